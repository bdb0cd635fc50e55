import { meantBy, unite, untaggedBy } from '../../runtime/validation/alternatives.ts';
import { anything } from '../../runtime/validation/anything.ts';
import { codePoints } from '../../runtime/validation/code-points.ts';
import { enter, leave, tooDeep } from '../../runtime/validation/depth.ts';
import { among, equal } from '../../runtime/validation/equal.ts';
import { countOthers, takeItems } from '../../runtime/validation/evaluated-items.ts';
import {
  enterPlain,
  isPlainInteger,
  leavePlain,
  refusedIntegers,
} from '../../runtime/validation/exact-integers.ts';
import { fail, integerFault, join, segment } from '../../runtime/validation/issues.ts';
import { multipleOf } from '../../runtime/validation/multiple-of.ts';
import { linearPattern } from '../../runtime/validation/pattern/linear-pattern.ts';
import { named, written } from '../../runtime/validation/shown-values.ts';
import { firstDuplicate } from '../../runtime/validation/unique-items.ts';
import type { FormatCheck } from '../formats/format.ts';

/** An export of a module that a generated check needs. */
export interface Import {
  /** Path below `validators/`, without extension: `runtime/issues`, `schemas/project`. */
  readonly module: string;
  readonly name: string;
  /** Its name in the importing module, where it differs. */
  readonly as?: string;
  /** The export itself, if it is from the runtime: checks that are run at once use it. */
  readonly value?: unknown;
}

/** What checks use of the runtime. Names of checks, guards and validators begin with other words. */
export const runtime = {
  among: ofRuntime('equal', among),
  // Its function has no name of its own.
  anything: { ...ofRuntime('anything', anything), name: 'anything' },
  codePoints: ofRuntime('code-points', codePoints),
  countOthers: ofRuntime('evaluated-items', countOthers),
  enter: ofRuntime('depth', enter),
  enterPlain: ofRuntime('exact-integers', enterPlain),
  equal: ofRuntime('equal', equal),
  fail: ofRuntime('issues', fail),
  firstDuplicate: ofRuntime('unique-items', firstDuplicate),
  integerFault: ofRuntime('issues', integerFault),
  join: ofRuntime('issues', join),
  isPlainInteger: { ...ofRuntime('exact-integers', isPlainInteger), as: 'plainInteger' },
  leave: ofRuntime('depth', leave),
  linearPattern: ofRuntime('pattern/linear-pattern', linearPattern),
  leavePlain: ofRuntime('exact-integers', leavePlain),
  meantBy: ofRuntime('alternatives', meantBy),
  untaggedBy: ofRuntime('alternatives', untaggedBy),
  multipleOf: ofRuntime('multiple-of', multipleOf),
  named: ofRuntime('shown-values', named),
  refusedIntegers: ofRuntime('exact-integers', refusedIntegers),
  segment: ofRuntime('issues', segment),
  takeItems: ofRuntime('evaluated-items', takeItems),
  unite: ofRuntime('alternatives', unite),
  tooDeep: ofRuntime('depth', tooDeep),
  written: ofRuntime('shown-values', written),
} as const satisfies Readonly<Record<string, Import>>;

/** @param file path below `runtime/validation`, without extension: it exports the function by its own name */
function ofRuntime(file: string, value: { readonly name: string }): Import {
  return { module: `runtime/${file}`, name: value.name, value };
}

/**
 * The check of a format. Its name in checks differs from that in the runtime: `isEmail` may be the guard of a schema.
 */
export function checkOfFormat(format: string, { file, test }: FormatCheck): Import {
  const words = format.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { ...ofRuntime(`formats/${file}`, test), as: `${words}Format` };
}
