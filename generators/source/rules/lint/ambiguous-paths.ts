import { finding } from '../../../diagnostics/catalog.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import type { Examined, WholeRule } from '../rule.ts';
import type { Json } from '../../../json/json.ts';
import { declaredPaths, type DeclaredPath } from '../../document/operations.ts';
import { methods } from '../../document/structure.ts';
import { nameOf } from '../../files/text-file.ts';

/** Maximum steps from a segment to an overlapping one, for all paths of a document; then the search ends. */
const MOST_STEPS = 500_000;

/** Paths by their segments: the rest after a fixed segment, and after a parameter. */
interface Branch {
  readonly fixed: Map<string, Branch>;
  parameter?: Branch;
  readonly paths: DeclaredPath[];
}

/** A branch that overlaps with the first segments of a path, and which of the two was more specific so far. */
interface Step {
  readonly branch: Branch;
  readonly isExacter: boolean;
  readonly isOtherExacter: boolean;
}

/**
 * Paths that match a common request, each more specific in some segment: `/{kind}/all` and `/pets/{id}` (OpenAPI 3.1.1,
 * section 4.8.8.1). A fixed path takes precedence over one with a parameter in its place, so those two are not a
 * finding. Paths where a parameter refuses the fixed text are not either. Paths with a parameter and text in one
 * segment are ignored.
 */
export const lintAmbiguousPaths: WholeRule = function* ({ root, places, ...context }) {
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
      .find((each) => shareMethod(each, declared) && canMeet(each, declared, context));
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

/** Whether each parameter of one path accepts the fixed text of the other path in its place. */
type Context = Pick<Examined, 'references' | 'values'>;

function canMeet(one: DeclaredPath, other: DeclaredPath, context: Context): boolean {
  const others = other.path.split('/').slice(1);
  return one.path
    .split('/')
    .slice(1)
    .every((segment, index) => {
      const fixed = others[index] ?? '';
      if (isParameter(segment) === isParameter(fixed)) return true;
      return isParameter(segment)
        ? mayBe(fixed, schemaOf(one, segment, context), context)
        : mayBe(segment, schemaOf(other, fixed, context), context);
    });
}

/** The schema of a path parameter; if several operations have it, that of the first. */
function schemaOf(
  { shared, operations }: DeclaredPath,
  segment: string,
  { references }: Context,
): Json | undefined {
  const name = segment.slice(1, -1);
  const parameters = [...operations.flatMap(({ own }) => own), ...shared];
  const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
  return references.follow(memberOf(parameter?.value, 'schema'));
}

/** Whether a text of a path may be valid by a schema. */
function mayBe(text: string, schema: Json | undefined, { values }: Context): boolean {
  if (!isObject(schema)) return true;
  const readings: readonly Json[] = [
    text,
    ...(/^-?\d+(?:\.\d+)?$/.test(text) ? [Number(text)] : []),
    ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
  ];
  const { type } = schema;
  // In a path, lists and objects are texts.
  if (type === 'array' || type === 'object') return true;
  return readings.some((reading) => values.of(schema, reading) === undefined);
}

function shareMethod(one: DeclaredPath, other: DeclaredPath): boolean {
  return methods.some((method) => Object.hasOwn(one.value, method) && Object.hasOwn(other.value, method));
}
