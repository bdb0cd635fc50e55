import { error, flaw, note, warning, type FindingDefinition } from '../definition.ts';

/** Findings about reading files: files that cannot be read or parsed, and references that cannot be resolved. */
export const sourceFindings = {
  'source/unreadable': error({
    title: 'The file cannot be read',
    message: (p: { path: string; reason: string }) => `Cannot read ${p.path}: ${p.reason}.`,
    cause:
      'The path does not exist, is a folder, or may not be read. Pipes are read for the document itself, not for files that it refers to.',
    fix: 'Check the spelling of the path and its permissions.',
  }),
  'source/empty': error({
    title: 'The file is empty',
    message: (p: { path: string }) => `${p.path} contains no document.`,
    cause: 'The file has no bytes, or only white space and comments.',
    fix: 'Name the file that contains the document, or write one: `openapi: 3.1.1` is the usual first line.',
  }),
  'source/encoding': error({
    title: 'The file is not UTF-8',
    message: (p: { path: string; offset: number }) =>
      `${p.path} is not UTF-8 text: byte ${p.offset} cannot be decoded.`,
    cause: 'The file is binary, or was saved in another encoding such as UTF-16 or Latin-1.',
    fix: 'Save the file as UTF-8.',
  }),
  'source/too-large': error({
    title: 'The document is too large',
    message: (p: { path: string; bytes: number; limit: number }) =>
      `${p.path} has ${p.bytes} bytes; together with the files read before it, that exceeds the limit of ${p.limit}.`,
    cause: 'Sizes are bounded so that a document cannot exhaust the memory. YAML needs more than JSON.',
    fix: 'Split the document into files, write it as JSON, or raise the limit (`maxBytes`) if it really is that large.',
  }),
  'source/too-many-values': error({
    title: 'The file contains too many values',
    message: (p: { limit: number }) => `The file has more than ${p.limit} tokens.`,
    cause: 'The syntax tree of YAML needs much memory, so its size is bounded.',
    fix: 'Write the document as JSON, or split it into files.',
  }),
  'source/too-deep': error({
    title: 'The document is nested too deeply',
    message: (p: { depth: number }) => `Nested more than ${p.depth} levels deep.`,
    cause: 'Nesting is bounded so that a document cannot exhaust the stack.',
    fix: 'Move inner schemas to `components/schemas` and refer to them.',
  }),
  'source/syntax': error({
    title: 'The file does not parse',
    message: (p: { reason: string }) => `Syntax error: ${p.reason}.`,
    cause: 'The text is not well-formed YAML 1.2 or JSON.',
    fix: 'Fix the line at the caret; the mistake is often in the line above it, such as a missing quote, colon or indent.',
  }),
  'source/outdented-line': flaw<Record<never, never>>({
    title: 'A line has too little indentation',
    message: () => 'This line is read as a part of the quoted text, list or mapping above it.',
    cause:
      'In YAML, all lines of a quoted text, and of a list or mapping in brackets, are further to the right than its key (YAML 1.2.2, section 6.1). Some parsers read them anyway, others refuse the file.',
    fix: 'Indent the lines.',
  }),
  'source/comment-space': flaw<Record<never, never>>({
    title: 'A comment has no space before it',
    message: () => 'This is read as a comment.',
    cause:
      'In YAML, a space stands before the # of a comment (YAML 1.2.2, section 6.6). Some parsers do without, others refuse the file.',
    fix: 'Write a space before the #, or remove it.',
  }),
  'source/multiple-documents': error<Record<never, never>>({
    title: 'The file contains multiple documents',
    message: () => 'A second YAML document starts here.',
    cause: 'A line `---` ends one YAML document and begins the next. Only one document is read.',
    fix: 'Move the second document to a separate file, or remove the `---`.',
  }),
  'source/duplicate-key': flaw({
    title: 'A name is given twice',
    message: (p: { name: string }) =>
      `${JSON.stringify(p.name)} is already a member of this object; the last one is used.`,
    cause:
      'The names of an object have to be unique (RFC 8259, section 4; YAML 1.2.2, section 3.2.1.1). Most parsers use the last one, and so does forgespec.',
    fix: 'Remove one of the two, or merge them.',
  }),
  'source/non-scalar-key': error<Record<never, never>>({
    title: 'A key is not a scalar',
    message: () => 'The key of a member has to be a plain scalar.',
    cause:
      'YAML allows lists and maps as keys, JSON and OpenAPI do not. `{{name}}` without quotes is such a key.',
    fix: 'Put quotes around the text.',
  }),
  'source/invalid-merge-key': error<Record<never, never>>({
    title: 'A merge key is not valid',
    message: () => '`<<` has to refer to an object, or to a list of objects.',
    cause: '`<<` copies the members of the objects that it refers to into its own object.',
    fix: 'Refer to a map with an anchor, as in `<<: *defaults`.',
  }),
  'source/unresolved-alias': error({
    title: 'An alias cannot be resolved',
    message: (p: { name: string }) => `There is no anchor ${JSON.stringify(p.name)} before this alias.`,
    cause: 'An alias (`*name`) stands for the value that was marked `&name` earlier in the same file.',
    fix: 'Mark the value with the anchor before the alias, or put quotes around a text that begins with `*`.',
  }),
  'source/unknown-tag': warning({
    title: 'A tag is not known',
    message: (p: { tag: string }) =>
      `The tag ${JSON.stringify(p.tag)} is ignored: the value is read as it is written.`,
    cause:
      'YAML tags give values a type. Documents have the types of JSON, so tags of programs have no meaning in them.',
    fix: 'Remove the tag, or put quotes around a text that begins with `!`.',
  }),
  'source/circular-alias': error({
    title: 'An alias is inside its own anchor',
    message: (p: { name: string }) => `The value of ${JSON.stringify(p.name)} contains itself.`,
    cause: 'Expanded, the value would never end.',
    fix: 'Use a named schema and `$ref` for recursive structures.',
  }),
  'source/alias-bomb': error({
    title: 'Aliases expand to too many values',
    message: (p: { limit: number }) => `The aliases of this file expand to more than ${p.limit} values.`,
    cause: 'Aliases of values that contain aliases multiply; a few lines can expand to billions of values.',
    fix: 'Name the repeated parts under `components` and refer to them with `$ref`.',
  }),
  'source/prototype-key': note<Record<never, never>>({
    title: 'A member is named __proto__',
    message: () =>
      'The name `__proto__` has a special meaning in JavaScript; forgespec treats it as an ordinary member.',
    cause: 'Programs that copy objects carelessly set the prototype instead of the member.',
    fix: 'Rename the member, unless the API really has it.',
  }),
  'source/not-a-document': error({
    title: 'The file does not describe an API',
    message: (p: { found: string }) => `An OpenAPI document is an object; this is ${p.found}.`,
    cause: 'The file is well-formed, but not an object with the field `openapi`.',
    fix: 'Name the root file of the document.',
  }),
  'source/unsupported-version': error({
    title: 'The version of OpenAPI is not supported',
    message: (p: { problem: string }) => p.problem,
    cause:
      'OpenAPI 3.0 and 3.1 are read, and 3.2 by the rules of 3.1. Other versions have other fields with other meanings, so outputs would be wrong.',
    fix: 'Convert the document to OpenAPI 3.1 and set `openapi: 3.1.1`.',
  }),
  'source/newer-version': warning({
    title: 'The version of OpenAPI is newer',
    message: (p: { version: string }) => `OpenAPI ${p.version} is read by the rules of OpenAPI 3.1.`,
    cause:
      'Fields that both versions have mean the same in both. Fields that are new in 3.2 are left out, with a warning for each.',
    fix: 'No action is needed if the document uses only fields of 3.1.',
  }),
  'source/unresolved-reference': flaw({
    title: 'A reference cannot be resolved',
    message: (p: { reference: string; reason: string; hint: string }) =>
      `Cannot follow ${JSON.stringify(p.reference)}: ${p.reason}.${p.hint}`,
    cause:
      'The target was renamed, removed or never written, or the reference is misspelt. Outputs continue without it: a schema, header, body or response stays undescribed, and a parameter is left out.',
    fix: 'Correct the reference, or add what it names.',
  }),
  'source/outside-reference': error({
    title: 'A reference leaves the folder of the document',
    message: (p: { reference: string; reason: string; root: string }) =>
      `${JSON.stringify(p.reference)} is not followed: ${p.reason}.${
        p.root === '' ? '' : ` \`--root ${p.root}\` allows it.`
      }`,
    group: ({ root }) => root,
    cause:
      'Only files inside the folder of the document are read, so that a document cannot reach other files. Without them most of the document would be missing.',
    fix: 'Name a folder that contains all of the files with --root, or copy the files into the folder of the document.',
  }),
  'source/remote-reference': flaw({
    title: 'A reference points to the network',
    message: (p: { reference: string; reason: string }) =>
      `${JSON.stringify(p.reference)} is not followed: ${p.reason}.`,
    cause:
      'Only files are read, so that a document can reach nothing else. Outputs continue as if the target did not exist.',
    fix: 'Copy the target into the folder of the document and refer to it by a relative path.',
  }),
  'source/circular-reference': flaw({
    title: 'References form a cycle',
    message: (p: { reference: string }) =>
      `${JSON.stringify(p.reference)} refers to itself, directly or through other references, and to nothing else.`,
    cause:
      'Each of these references points to another one of them, and none to an object. Outputs continue as if the target did not exist.',
    fix: 'Write out one of them. Recursive schemas are fine as long as `properties`, `items` or the like are in between.',
  }),
  'source/wrong-target': flaw({
    title: 'A reference points to the wrong kind of object',
    message: (p: { reference: string; wanted: string; found: string }) =>
      `${JSON.stringify(p.reference)} should lead to ${p.wanted}, but leads to ${p.found}.`,
    cause:
      'The pointer goes one level too deep, or not deep enough. Outputs continue as if the target did not exist.',
    fix: 'Correct the pointer after the `#`.',
  }),
  'source/misplaced-reference': warning({
    title: 'A reference is not allowed here',
    message: (p: { reference: string }) => `${JSON.stringify(p.reference)} was replaced by its target.`,
    group: () => '',
    cause:
      'OpenAPI 3.1 allows `$ref` in place of the objects that `components` can name, and in schemas and path items.',
    fix: 'Refer to the individual objects instead, so that other tools can read the document too.',
  }),
  'source/overridden-reference': note({
    title: 'Siblings of a reference override its target',
    message: (p: { names: string }) => `${p.names} beside the reference replaced those of its target.`,
    cause:
      'OpenAPI 3.1 leaves it undefined what fields beside `$ref` of a path item mean when the target has them too.',
    fix: 'Move the fields to the target, or write the path item out.',
  }),
  'source/expanded-references': error({
    title: 'References expand to too many values',
    message: (p: { limit: number }) =>
      `The references to path items and similar objects expand to more than ${p.limit} values.`,
    cause:
      'Objects that `components` cannot contain are copied to each reference, and copies of copies multiply. Without a limit, they could exhaust the memory.',
    fix: 'Name the repeated parts under `components`.',
  }),
  'source/renamed-component': note({
    title: 'A component got another name',
    message: (p: { wanted: string; given: string }) =>
      `This component is named ${JSON.stringify(p.given)}, because another component has the name ${JSON.stringify(p.wanted)}.`,
    group: () => '',
    cause:
      'Everything that is referred to gets a name in `components` of the root document, and two files use the same one.',
    fix: 'Name it in the root document with an entry of `components` that refers to it.',
  }),
  'source/invalid-vocabulary': flaw({
    title: 'The vocabulary cannot be used',
    message: (p: { problem: string }) => `${p.problem}.`,
    cause:
      '`x-vocabulary` names a folder inside the root folder, with a JSON Schema `<name>.schema.json` for each extension. Extensions that cannot be checked are used without a check.',
    fix: 'Correct the path or the schema, or remove `x-vocabulary`.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
