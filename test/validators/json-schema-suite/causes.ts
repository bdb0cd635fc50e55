/** Why tests of the suite fail, each with what there is to say of it. */
export const causes = {
  elsewhere:
    'The schema refers to another file by its address, or to the metaschema. Documents are read from their own folder and never from the network, so the reference is refused.',
  anchors:
    'The same `$anchor` stands in several schemas with an `$id` of their own, or in data. Anchors are looked for in the whole file, so the reference is refused as ambiguous.',
  dynamic:
    'What the `$dynamicRef` leads to depends on the way by which it is reached. Types and validators are made once per schema; the keyword is not enforced and the document gets a warning.',
  data: 'An `$id` in data (in `enum`, or below a keyword that nobody knows) is taken for the one of a schema.',
  contains:
    'A `contains` within a condition decides which items are left to `unevaluatedItems`. Such items are refused, and the document gets a warning.',
  vocabulary:
    'A metaschema of its own switches keywords off. All documents are of the dialect of OpenAPI 3.1.',
  integers: 'Integers that JavaScript cannot hold exactly are refused, as their digits are lost already.',
  drafts: '`dependencies` belongs to earlier drafts and is no keyword of this one.',
  mailboxes: 'Quoted local parts and addresses in place of domains are not taken for e-mail addresses.',
  international: 'The format is not checked; the document gets a warning.',
} as const;

export type Cause = keyof typeof causes;

/** What validators of the schemas in a file get wrong. */
const byFile: ReadonlyMap<string, Cause> = new Map<string, Cause>([
  ['dynamicRef', 'dynamic'],
  ['id', 'data'],
  ['unevaluatedItems', 'contains'],
  ['unknownKeyword', 'data'],
  ['vocabulary', 'vocabulary'],
  ['optional/bignum', 'integers'],
  ['optional/dependencies-compatibility', 'drafts'],
  ['optional/float-overflow', 'integers'],
  ['optional/format/email', 'mailboxes'],
  ['optional/format/idn-email', 'international'],
  ['optional/format/idn-hostname', 'international'],
  ['optional/format/iri', 'international'],
  ['optional/format/iri-reference', 'international'],
]);

/** Why values of a schema in a file are judged wrongly; undefined where nothing is known to be wrong. */
export function causeOfFile(name: string): Cause | undefined {
  return byFile.get(name);
}

/** Why a schema is refused, by the errors that were found in it; undefined where it should not be. */
export function causeOfRefusal(errors: string): Cause | undefined {
  if (/source\/outside-reference|there is no such file/.test(errors)) return 'elsewhere';
  return errors.includes('several schemas of the file have the anchor') ? 'anchors' : undefined;
}
