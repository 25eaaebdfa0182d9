import RuleFormat

/// The rules and sets that come with the program: the files below `Rules`, made into Swift when the package is built.
///
/// `entries` is the table of all rules, sorted by id: cheap to look through, since a rule is made only when its entry is
/// asked for it. `sets` are the sets that the rules belong to, sorted by name.
public enum BuiltInRules {}
