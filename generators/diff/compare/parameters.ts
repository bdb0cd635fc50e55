import { parametersPart } from '../../check/parts.ts';
import type { Operation, Parameter, ParameterIn } from '../../model/model.ts';
import { directionsOfOperation } from '../../model/received.ts';
import { keywordOf } from '../../schema/schema.ts';
import type { Json } from '../../source/document.ts';
import { leaveOut } from '../witness/edits.ts';
import { requestLine } from '../witness/request-line.ts';
import type { Comparison } from './comparison.ts';
import { newGroup, partOf, type Group, type Root } from './draft.ts';
import { draftChange } from './draft-aspect.ts';
import { memberPosition } from './member.ts';
import type { OperationPair, PartChange } from './operations.ts';
import { pathNames } from './pair-operations.ts';
import { rootPosition, schemaWalk } from './schemas.ts';

type Add = (change: PartChange) => void;

/** A parameter of both documents. */
interface ParameterPair {
  readonly before: Parameter;
  readonly after: Parameter;
}

/** Compares the parameters of an operation: by place and name, and those of the path by their order. */
export function compareParameters(comparison: Comparison, pair: OperationPair, add: Add): readonly Group[] {
  const { before, after, label } = pair;
  const renamed = new Map(pathNames(before).map((name, index) => [name, pathNames(after)[index] ?? name]));
  const nameOf = ({ in: location, name }: Parameter): string =>
    JSON.stringify([location, location === 'path' ? (renamed.get(name) ?? name) : wireName(location, name)]);
  const own = new Map(before.parameters.map((parameter) => [nameOf(parameter), parameter]));
  const later = new Map(
    after.parameters.map((parameter) => [
      JSON.stringify([parameter.in, wireName(parameter.in, parameter.name)]),
      parameter,
    ]),
  );
  const gone = [...own].filter(([key]) => !later.has(key)).map(([, parameter]) => parameter);
  const come = [...later].filter(([key]) => !own.has(key)).map(([, parameter]) => parameter);
  const moved = new Map(
    gone.flatMap((parameter) => {
      const other = come.find(({ name }) => name === parameter.name);
      return other === undefined ? [] : [[parameter, other] as const];
    }),
  );
  for (const [one, other] of moved)
    add({
      code: 'diff/parameter-moved',
      names: [other.in, other.name],
      where: whereOf(one, label),
      words: { before: one.in, after: other.in },
      before: one.at,
      after: other.at,
      verdict: { kind: 'breaks', witness: { kind: 'request', line: lineWithout(comparison, before, one) } },
    });
  for (const parameter of gone) if (!moved.has(parameter)) addGone(comparison, pair, parameter, add);
  const others = new Set(moved.values());
  for (const parameter of come) if (!others.has(parameter)) addNew(comparison, pair, parameter);
  return [...own].flatMap(([key, parameter]) => {
    const other = later.get(key);
    return other === undefined ? [] : compareOne(comparison, pair, { before: parameter, after: other }, add);
  });
}

/** Names of headers have no case (RFC 9110, section 5.1). */
function wireName(location: ParameterIn, name: string): string {
  return location === 'header' ? name.toLowerCase() : name;
}

function whereOf({ in: location, name }: Parameter, label: string): string {
  return `${location} parameter ${name} of ${label}`;
}

function lineWithout({ before }: Comparison, operation: Operation, parameter: Parameter): string {
  const line = requestLine(operation);
  const { in: location, name } = parameter;
  if (location === 'query') return `${line}?${encodeURIComponent(name)}=…`;
  return location === 'path' || before.operations.length === 0 ? line : `${line} (${location} ${name}: …)`;
}

function addGone(
  comparison: Comparison,
  { before, label }: OperationPair,
  parameter: Parameter,
  add: Add,
): void {
  add({
    code: 'diff/parameter-removed',
    names: [parameter.in, parameter.name],
    where: whereOf(parameter, label),
    before: parameter.at,
    verdict: {
      kind: 'breaks',
      witness: { kind: 'request', line: lineWithout(comparison, before, parameter) },
    },
  });
}

function addNew(comparison: Comparison, pair: OperationPair, parameter: Parameter): void {
  const group = newGroup(
    whereOf(parameter, pair.label),
    partOf(pair.after, parameter.in, parameter.name),
    pair.label,
  );
  const outer = rootPosition(group, rootOf(comparison, pair, parameter.in), parameter.in);
  comparison.add({
    code: parameter.required ? 'diff/required-parameter-added' : 'diff/parameter-added',
    words: { where: group.label },
    subject: group.subject,
    before: pair.before.at,
    after: parameter.at,
    group,
    judgement: parameter.required
      ? {
          kind: 'probe',
          position: memberPosition(outer, parameter.name, parameter.name),
          at: outer,
          forced: [true],
          edits: leaveOut(parameter.name),
          keyword: 'required',
        }
      : { kind: 'safe', reason: 'the parameter is optional, and requests did not have it' },
  });
}

function compareOne(
  comparison: Comparison,
  pair: OperationPair,
  { before, after }: ParameterPair,
  addPart: Add,
): readonly Group[] {
  const add: Add = (change) => addPart({ ...change, names: [after.in, after.name] });
  const where = whereOf(after, pair.label);
  const at = { before: before.at, after: after.at };
  const line = lineWithout(comparison, pair.before, before);
  const onTheWire = (code: PartChange['code'], [was, is]: readonly [Json, Json]): void => {
    if (was !== is)
      add({
        code,
        where,
        words: { before: String(was), after: String(is) },
        ...at,
        verdict: { kind: 'breaks', witness: { kind: 'request', line } },
      });
  };
  onTheWire('diff/parameter-content-changed', [
    before.mediaType ?? 'a schema',
    after.mediaType ?? 'a schema',
  ]);
  onTheWire('diff/parameter-style-changed', [before.style, after.style]);
  if (before.style === after.style && isOfParts(before))
    onTheWire('diff/parameter-explode-changed', [before.explode, after.explode]);
  if (before.allowReserved !== after.allowReserved)
    add({
      code: 'diff/parameter-reserved-changed',
      where,
      words: { before: String(before.allowReserved), after: String(after.allowReserved) },
      ...at,
      verdict: { kind: 'unknown', keyword: 'allowReserved' },
    });
  if (before.deprecated !== after.deprecated)
    add({
      code: after.deprecated ? 'diff/parameter-deprecated' : 'diff/parameter-deprecated-no-longer',
      where,
      ...at,
      verdict: { kind: 'documentation' },
    });
  if (before.description !== after.description)
    add({ code: 'diff/parameter-description-changed', where, ...at, verdict: { kind: 'documentation' } });
  return compareSchemas(comparison, pair, { before, after });
}

/** The values of a parameter, judged together with those beside it in the same place of requests. */
function compareSchemas(
  comparison: Comparison,
  pair: OperationPair,
  { before, after }: ParameterPair,
): readonly Group[] {
  const root = rootOf(comparison, pair, after.in);
  const group = newGroup(whereOf(after, pair.label), partOf(pair.after, after.in, after.name), pair.label);
  const outer = rootPosition(group, root, after.in);
  const walk = schemaWalk(comparison, root);
  const position = { ...memberPosition(outer, after.name, after.name), names: [] };
  if (before.required !== after.required)
    draftChange(walk, position, {
      code: after.required ? 'diff/parameter-required' : 'diff/parameter-optional',
      places: {},
      at: { before: before.at, after: after.at },
      judgement: after.required
        ? { kind: 'probe', forced: [true], edits: leaveOut(after.name), keyword: 'required', at: outer }
        : { kind: 'safe', reason: 'requests that have the parameter are valid' },
    });
  walk.compare([before.schema], [after.schema], position);
  return [group];
}

function rootOf({ before, after, checks }: Comparison, pair: OperationPair, location: ParameterIn): Root {
  return {
    direction: directionsOfOperation(pair.after).to,
    before: {
      model: before,
      operation: pair.before,
      schema: parametersPart(pair.before, location).schema,
      check: () => checks.before.parameters(pair.before, location),
    },
    after: {
      model: after,
      operation: pair.after,
      schema: parametersPart(pair.after, location).schema,
      check: () => checks.after.parameters(pair.after, location),
    },
  };
}

/** Whether a parameter may be written in parts, so that `explode` matters. */
function isOfParts({ schema }: Parameter): boolean {
  const types = keywordOf(schema, 'type');
  return types === undefined || types.includes('array') || types.includes('object');
}
