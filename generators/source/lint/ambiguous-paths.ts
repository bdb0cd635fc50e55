import { finding } from '../../diagnostics/catalog.ts';
import { References } from '../follow.ts';
import { isObject, memberOf } from '../member.ts';
import { brokenRule } from '../check/plain-rules.ts';
import type { Rule } from '../check/rule.ts';
import type { Json } from '../document.ts';
import { declaredPaths, type DeclaredPath } from '../operations.ts';
import { methods } from '../structure.ts';
import { nameOf } from '../text-file.ts';

/** Steps from a segment to one that overlaps with it, for all paths of a document; beyond, the search ends. */
const MOST_STEPS = 500_000;

/** Paths by their segments: what stands behind a fixed segment, and behind a parameter. */
interface Branch {
  readonly fixed: Map<string, Branch>;
  parameter?: Branch;
  readonly paths: DeclaredPath[];
}

/** A branch that overlaps with the first segments of a path, and who of both was more exact so far. */
interface Step {
  readonly branch: Branch;
  readonly isExacter: boolean;
  readonly isOtherExacter: boolean;
}

/**
 * Paths that one request can match, of which each is more exact somewhere: `/{kind}/all` and `/pets/{id}` (OpenAPI
 * 3.1.1, section 4.8.8.1). A fixed path counts before one with a parameter in its place, so those two are no finding,
 * and neither are paths of which a parameter refuses the fixed text. Paths with a parameter beside text in one segment
 * are left out.
 */
export const lintAmbiguousPaths: Rule = function* ({ root, places }) {
  const references = new References(root);
  const first: Branch = { fixed: new Map(), paths: [] };
  let left = MOST_STEPS;
  for (const declared of declaredPaths(root)) {
    const segments = declared.path.split('/').slice(1);
    if (segments.some((segment) => /[{}]/.test(segment) && !isParameter(segment))) continue;
    let steps: readonly Step[] = [{ branch: first, isExacter: false, isOtherExacter: false }];
    for (const segment of segments) {
      steps = steps.flatMap((step) => (left > 0 ? next(step, segment) : []));
      left -= steps.length;
    }
    const other = steps
      .filter(({ isExacter, isOtherExacter }) => isExacter && isOtherExacter)
      .flatMap(({ branch }) => branch.paths)
      .find((each) => shareMethod(each, declared) && canMeet(each, declared, references));
    add(first, segments, declared);
    if (other === undefined) continue;
    const at = nameOf(places.of(other.value));
    const related = at === undefined ? [] : [{ message: `${other.path} is declared here`, at }];
    const particulars = { path: declared.path, other: other.path };
    yield finding('lint/ambiguous-paths', particulars, nameOf(places.of(declared.value)), related);
  }
};

function isParameter(segment: string): boolean {
  return /^\{[^{}]*\}$/.test(segment);
}

function next({ branch, ...step }: Step, segment: string): readonly Step[] {
  const { fixed, parameter } = branch;
  const ofParameter = parameter === undefined ? [] : [parameter];
  if (isParameter(segment))
    return [
      ...ofParameter.map((each) => ({ ...step, branch: each })),
      ...[...fixed.values()].map((each) => ({ ...step, branch: each, isOtherExacter: true })),
    ];
  const same = fixed.get(segment);
  return [
    ...(same === undefined ? [] : [{ ...step, branch: same }]),
    ...ofParameter.map((each) => ({ ...step, branch: each, isExacter: true })),
  ];
}

function add(first: Branch, segments: readonly string[], declared: DeclaredPath): void {
  let branch = first;
  for (const segment of segments) {
    const known = isParameter(segment) ? branch.parameter : branch.fixed.get(segment);
    const behind: Branch = known ?? { fixed: new Map(), paths: [] };
    if (isParameter(segment)) branch.parameter = behind;
    else branch.fixed.set(segment, behind);
    branch = behind;
  }
  branch.paths.push(declared);
}

/** Whether each parameter of one path may have the fixed text that the other one has in its place. */
function canMeet(one: DeclaredPath, other: DeclaredPath, references: References): boolean {
  const others = other.path.split('/').slice(1);
  return one.path
    .split('/')
    .slice(1)
    .every((segment, index) => {
      const fixed = others[index] ?? '';
      if (isParameter(segment) === isParameter(fixed)) return true;
      return isParameter(segment)
        ? mayBe(fixed, schemaOf(one, segment, references))
        : mayBe(segment, schemaOf(other, fixed, references));
    });
}

/** The schema of a path parameter; of those of several operations the first. */
function schemaOf(
  { shared, operations }: DeclaredPath,
  segment: string,
  references: References,
): Json | undefined {
  const name = segment.slice(1, -1);
  const parameters = [...operations.flatMap(({ own }) => own), ...shared];
  const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
  return references.follow(memberOf(parameter?.value, 'schema'));
}

/** Whether a text of a path may be a value of a schema, by the rules that look at the value alone. */
function mayBe(text: string, schema: Json | undefined): boolean {
  if (!isObject(schema)) return true;
  const readings: readonly Json[] = [
    text,
    ...(/^-?\d+(?:\.\d+)?$/.test(text) ? [Number(text)] : []),
    ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
  ];
  const { type } = schema;
  // Lists and objects are texts in a path.
  if (type === 'array' || type === 'object') return true;
  return readings.some((reading) => brokenRule(schema, reading) === undefined);
}

function shareMethod(one: DeclaredPath, other: DeclaredPath): boolean {
  return methods.some((method) => Object.hasOwn(one.value, method) && Object.hasOwn(other.value, method));
}
