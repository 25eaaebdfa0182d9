// libxml2 for Swift: the headers, and what Swift cannot import itself (macros and unsafe callback tables).

#ifndef XIBLINT_LIBXML2_SHIM_H
#define XIBLINT_LIBXML2_SHIM_H

// Debian's libxml2 brings in the headers of its ICU, which clash with those of Foundation's; nothing here needs them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlregexp.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

#endif
