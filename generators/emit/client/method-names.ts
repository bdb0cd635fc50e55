import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { TsFamily, TsOperation } from '../../typescript/ts-model.ts';
import { memoize } from '../../incremental/memoize.ts';
import { valueNameOf, wordsOf } from '../../typescript/words.ts';

export interface MethodNames {
  /** Names of methods by the names of operations. */
  readonly names: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

/**
 * Names of the methods of a family: `projects.list` for `listProjects`. The noun of the family is removed at the
 * beginning of a name or directly after its first word, but not elsewhere: `memberRoles.listGroupMemberRoles`. Operations
 * whose short names would be equal have their full names.
 */
export function methodNames(family: TsFamily): MethodNames {
  const short = family.operations.map((operation) => ({ operation, name: shortName(operation) }));
  const byName = Map.groupBy(short, ({ name }) => name);
  const names = new Map<string, string>();
  const findings: Finding[] = [];
  for (const { operation, name } of short) {
    const isClear =
      byName.get(name)?.length === 1 &&
      !short.some(
        (other) => other.operation !== operation && memberName(other.operation.names.value) === name,
      );
    const whole = memberName(operation.names.value);
    names.set(operation.names.value, isClear ? name : whole);
    if (!isClear && name !== whole) findings.push(clash(operation, family, name));
  }
  return { names, findings };
}

/** The name of an operation without the noun of its family. */
const shortName = memoize(({ names, family }: TsOperation): string =>
  withoutNoun(names.value, wordsOf(family)),
);

function clash({ id, at }: TsOperation, { tag }: TsFamily, name: string): Finding {
  return finding('client/method-clash', { operation: id, family: tag, name }, at);
}

function withoutNoun(name: string, noun: readonly string[]): string {
  const words = wordsOf(name);
  const isAt = (at: number) =>
    noun.length > 0 && noun.every((word, index) => isSame(word, words[at + index]));
  if (isAt(0) && words.length > noun.length)
    return memberName(valueNameOf(words.slice(noun.length).join(' ')));
  if (!isAt(1)) return memberName(name);
  return memberName(valueNameOf([words[0], ...words.slice(noun.length + 1)].join(' ')));
}

/** A member may have a reserved word as its name, but with a method `then`, the family could not be awaited. */
function memberName(name: string): string {
  return name === 'then_' ? name : name.replace(/_$/, '');
}

function isSame(word: string, other: string | undefined): boolean {
  return other !== undefined && singular(word) === singular(other);
}

function singular(word: string): string {
  return word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '');
}
