import SourceText

/// A rule as its file says it. `Rules/rule.schema.json` describes the file; expressions are XPath 1.0 with the functions
/// of the rule engine, and are text here: the engine compiles them.
public struct Rule: Sendable {
  /// The identifier, which is the file's name.
  public var id: String
  /// The category, which is the name of the file's folder.
  public var category: String
  /// One sentence: what the rule finds.
  public var summary: String
  /// The severity of its findings, unless the configuration gives another.
  public var severity: Severity
  /// The sets that it belongs to; none: opt-in.
  public var sets: [String]
  /// What it judges: names of elements, `*` for every element, or names of classes (`UIControl`: every element that is one).
  public var elements: [String]
  /// Named values, computed once a node when first used; usable in later expressions as `$name`.
  public var bindings: [Binding]
  /// A guard: the rule judges only nodes for which it holds.
  public var when: Text?
  /// Several things to judge at each node, each as `$each`.
  public var forEach: ForEach?
  /// What makes a node right or wrong.
  public var condition: Condition
  /// The node to underline; absent: the name in the start tag.
  public var at: Text?
  /// Further places that belong to the finding.
  public var also: Text?
  /// Why it matters and what to do, in Markdown.
  public var why: String
  /// How to mend a finding.
  public var fix: FixTemplate?
  /// What the configuration can set; each is a `$name` in the expressions.
  public var options: [Option]
  /// Other tools' identifiers for the same rule.
  public var aliases: [String]
  /// Links to read more; the first is the finding's `url`.
  public var references: [String]
  /// Documents with and without findings: the rule's documentation and its tests.
  public var examples: [Example]
  /// The path of the file that the rule was read from; `nil` for a built-in rule.
  public var file: String?

  /// A text of the rule file and where in the file it stands, for messages about it.
  public struct Text: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text.
    public var text: String
    /// Where it begins; `nil` in built-in rules.
    public var position: TextPosition?

    /// A text from its parts.
    public init(_ text: String, at position: TextPosition? = nil) {
      self.text = text
      self.position = position
    }

    /// A text without a position.
    public init(stringLiteral text: String) {
      self.init(text)
    }
  }

  /// A named value: an entry of `let`.
  public struct Binding: Hashable, Sendable {
    /// The name, without `$`.
    public var name: String
    /// The expression.
    public var value: Text

    /// A binding from its parts.
    public init(_ name: String, _ value: Text) {
      self.name = name
      self.value = value
    }
  }

  /// The things that a rule judges one by one at a node.
  public enum ForEach: Hashable, Sendable {
    /// Each string of a list.
    case strings([String])
    /// Each node of a node set.
    case nodes(Text)
  }

  /// What makes a node right or wrong.
  public enum Condition: Hashable, Sendable {
    /// `assert`: right when the expression is true; else one finding with the message.
    case assertion(Text, message: Text)
    /// `fault`: right when the expression is the empty string; else its value is the kind of fault, which chooses the
    /// message.
    case fault(Text, messages: [String: Text])
    /// `source: engine`: findings come from the engine, as that the XML is faulty; the file holds what people are told of it.
    case engine
  }

  /// What `fix` says: edits made of expressions.
  public struct FixTemplate: Hashable, Sendable {
    /// What the fix does, as an instruction.
    public var title: Text
    /// Whether the fix keeps what the document means: `unsafe` fixes are made only when asked for.
    public var isSafe: Bool
    /// Whether the fix can be made; absent: always.
    public var when: Text?
    /// The edits, made together or not at all.
    public var edits: [EditTemplate]

    /// A fix from its parts.
    public init(title: Text, isSafe: Bool, when: Text? = nil, edits: [EditTemplate]) {
      self.title = title
      self.isSafe = isSafe
      self.when = when
      self.edits = edits
    }
  }

  /// One edit of a fix. Paths are expressions; `to` and `insert` are texts with `{…}`.
  public enum EditTemplate: Hashable, Sendable {
    /// Sets an attribute, or the text of an element; an absent attribute (`element/@name`) is inserted.
    case set(Text, to: Text)
    /// Removes the attributes or elements.
    case remove(Text)
    /// Inserts XML, the first text, at a place relative to the node that the second gives.
    case insert(Text, Place, Text)
    /// Renames the elements.
    case rename(Text, to: Text)

    /// Where XML is inserted.
    public enum Place: String, CaseIterable, Sendable {
      case into, before, after
    }
  }

  /// A declared option.
  public struct Option: Hashable, Sendable {
    /// The name: the key in the configuration, and `$name` in expressions.
    public var name: String
    /// What it may hold.
    public var type: OptionType
    /// Its value when the configuration is silent.
    public var defaultValue: OptionValue
    /// For `choice`: what it may be.
    public var choices: [String]
    /// What it is for, in one sentence.
    public var help: String

    /// An option from its parts.
    public init(_ name: String, _ type: OptionType, default value: OptionValue, choices: [String] = [], help: String) {
      self.name = name
      self.type = type
      self.defaultValue = value
      self.choices = choices
      self.help = help
    }
  }

  /// A document, or part of one, and what the rule should say of it.
  public struct Example: Hashable, Sendable {
    /// The XML; `↓` stands before each place where a finding is expected. None in a good example.
    public var xml: Text
    /// Whether findings are expected.
    public var isBad: Bool
    /// The XML after the fix.
    public var fixed: String?
    /// Values of options other than the defaults.
    public var options: [String: OptionValue]
    /// What the example shows.
    public var comment: String?

    /// An example from its parts.
    public init(
      xml: Text, isBad: Bool, fixed: String? = nil, options: [String: OptionValue] = [:], comment: String? = nil
    ) {
      self.xml = xml
      self.isBad = isBad
      self.fixed = fixed
      self.options = options
      self.comment = comment
    }
  }

  /// A rule from its parts.
  public init(
    id: String, category: String, summary: String, severity: Severity, sets: [String] = [], elements: [String],
    bindings: [Binding] = [], when: Text? = nil, forEach: ForEach? = nil, condition: Condition, at: Text? = nil,
    also: Text? = nil, why: String, fix: FixTemplate? = nil, options: [Option] = [], aliases: [String] = [],
    references: [String] = [], examples: [Example] = []
  ) {
    self.id = id
    self.category = category
    self.summary = summary
    self.severity = severity
    self.sets = sets
    self.elements = elements
    self.bindings = bindings
    self.when = when
    self.forEach = forEach
    self.condition = condition
    self.at = at
    self.also = also
    self.why = why
    self.fix = fix
    self.options = options
    self.aliases = aliases
    self.references = references
    self.examples = examples
  }
}
