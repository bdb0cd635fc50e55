import { parametersPart } from '../../check/parts.ts';
import type { Operation, Parameter, ParameterIn } from '../../model/model.ts';
import { keywordOf } from '../../schema/schema.ts';
import { requestLine } from '../witness/request-line.ts';
import type { Comparison } from './comparison.ts';
import { draftChange } from './draft-aspect.ts';
import { newGroup, partOf, type Group, type Root } from './draft.ts';
import { memberPosition } from './member.ts';
import { addIfChanged, type AddChange, type OperationPair, type Pair } from './pairs.ts';
import { rootOf } from './root.ts';
import { rootPosition, schemaWalk } from './schemas.ts';
import { breaksRequest, lacking, onlyWords, safe, unknown } from './verdicts.ts';

/** Names of headers are case-insensitive (RFC 9110, section 5.1). */
export function wireName(location: ParameterIn, name: string): string {
  return location === 'header' ? name.toLowerCase() : name;
}

/** A parameter for people. */
export function whereOf({ in: location, name }: Parameter, label: string): string {
  return `${location} parameter ${name} of ${label}`;
}

/** An example of a request of the earlier document that has the parameter. */
export function lineWithout({ before }: Comparison, operation: Operation, parameter: Parameter): string {
  const line = requestLine(operation);
  const { in: location, name } = parameter;
  if (location === 'query') return `${line}?${encodeURIComponent(name)}=…`;
  return location === 'path' || before.operations.length === 0 ? line : `${line} (${location} ${name}: …)`;
}

/** Compares a parameter of both documents: its serialization, whether it is required, and its schema. */
export function compareParameter(
  comparison: Comparison,
  pair: OperationPair,
  { before, after }: Pair<Parameter>,
  addPart: AddChange,
): readonly Group[] {
  const part = { names: [after.in, after.name], where: whereOf(after, pair.label) };
  const add: AddChange = (change) => addPart({ ...change, ...part, before: before.at, after: after.at });
  const verdict = breaksRequest(lineWithout(comparison, pair.before, before));
  addIfChanged(add, [before.mediaType ?? 'a schema', after.mediaType ?? 'a schema'], {
    code: 'diff/parameter-content-changed',
    verdict,
  });
  addIfChanged(add, [before.style, after.style], { code: 'diff/parameter-style-changed', verdict });
  if (before.style === after.style && isOfParts(before))
    addIfChanged(add, [String(before.explode), String(after.explode)], {
      code: 'diff/parameter-explode-changed',
      verdict,
    });
  addIfChanged(add, [String(before.allowReserved), String(after.allowReserved)], {
    code: 'diff/parameter-reserved-changed',
    verdict: unknown('allowReserved'),
  });
  addIfChanged(add, [String(before.allowEmptyValue), String(after.allowEmptyValue)], {
    code: 'diff/parameter-empty-changed',
    verdict: unknown('allowEmptyValue'),
  });
  if (before.deprecated !== after.deprecated)
    add({
      code: after.deprecated ? 'diff/parameter-deprecated' : 'diff/parameter-deprecated-no-longer',
      verdict: onlyWords,
    });
  if (before.description !== after.description)
    add({ code: 'diff/parameter-description-changed', verdict: onlyWords });
  return compareSchemas(comparison, pair, { before, after });
}

/** Compares the values of a parameter, together with the other parameters of its location. */
function compareSchemas(
  comparison: Comparison,
  pair: OperationPair,
  { before, after }: Pair<Parameter>,
): readonly Group[] {
  const root = parameterRoot(comparison, pair, after.in);
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
        ? lacking(after.name, outer)
        : safe('requests that have the parameter are valid'),
    });
  walk.compare([before.schema], [after.schema], position);
  return [group];
}

/** The parameters of one location together, as both documents describe them. */
export function parameterRoot(comparison: Comparison, pair: OperationPair, location: ParameterIn): Root {
  return rootOf(comparison, pair, [
    parametersPart(pair.before, location),
    parametersPart(pair.after, location),
  ]);
}

/** Whether values of a parameter may have several parts, so that `explode` matters. */
function isOfParts({ schema }: Parameter): boolean {
  const types = keywordOf(schema, 'type');
  return types === undefined || types.includes('array') || types.includes('object');
}
