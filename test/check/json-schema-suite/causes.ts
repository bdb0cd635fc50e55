/** Why tests of the suite fail, each with what there is to say of it. */
export const causes = {
  elsewhere:
    'The schema refers to another file by its address, or to the metaschema. Documents are read from their own folder and never from the network, so the reference is a flaw, and `lint` refuses it.',
  dynamic:
    'What the `$dynamicRef` leads to depends on the way by which it is reached. Types and validators are made once per schema; the keyword is not enforced and the document gets a warning.',
  vocabulary:
    'A metaschema of its own switches keywords off. All schemas are read in the dialect of OpenAPI 3.1, and the document gets a warning.',
  integers: 'Integers that JavaScript cannot hold exactly are refused, as their digits are lost already.',
  drafts: '`dependencies` belongs to earlier drafts and is no keyword of this one.',
  international: 'The format is not checked; the document gets a warning.',
} as const;

export type Cause = keyof typeof causes;

/** What validators of the schemas in a file get wrong. */
const byFile: ReadonlyMap<string, Cause> = new Map<string, Cause>([
  ['dynamicRef', 'dynamic'],
  ['vocabulary', 'vocabulary'],
  ['optional/bignum', 'integers'],
  ['optional/dependencies-compatibility', 'drafts'],
  ['optional/float-overflow', 'integers'],
  ['optional/format/idn-hostname', 'international'],
]);

/** Why values of a schema in a file are judged wrongly; undefined where nothing is known to be wrong. */
export function causeOfFile(name: string): Cause | undefined {
  return byFile.get(name);
}

/** Why a schema is refused, by the errors that were found in it; undefined where it should not be. */
export function causeOfRefusal(errors: string): Cause | undefined {
  return /source\/(?:outside|remote)-reference|there is no such file/.test(errors) ? 'elsewhere' : undefined;
}
