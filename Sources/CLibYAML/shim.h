// libyaml for Swift.

#ifndef XIBLINT_LIBYAML_SHIM_H
#define XIBLINT_LIBYAML_SHIM_H

#include <yaml.h>

#endif
