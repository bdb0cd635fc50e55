import type { Parameter } from '../../model/model.ts';
import type { Comparison } from './comparison.ts';
import { newGroup, partOf, type Group } from './draft.ts';
import { memberPosition } from './member.ts';
import { pathNames } from './pair-operations.ts';
import type { AddChange, OperationPair } from './pairs.ts';
import { compareParameter, lineWithout, parameterRoot, whereOf, wireName } from './parameter.ts';
import { rootPosition } from './schemas.ts';
import { breaksRequest, lacking, safe } from './verdicts.ts';

/** Compares the parameters of an operation: by location and name, and path parameters by their order. */
export function compareParameters(
  comparison: Comparison,
  pair: OperationPair,
  add: AddChange,
): readonly Group[] {
  const { before, after, label } = pair;
  const renamed = new Map(pathNames(before).map((name, index) => [name, pathNames(after)[index] ?? name]));
  const nameOf = ({ in: location, name }: Parameter): string =>
    JSON.stringify([location, location === 'path' ? (renamed.get(name) ?? name) : wireName(location, name)]);
  const own = new Map(before.parameters.map((parameter) => [nameOf(parameter), parameter]));
  const later = new Map(
    after.parameters.map((each) => [JSON.stringify([each.in, wireName(each.in, each.name)]), each]),
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
      verdict: breaksRequest(lineWithout(comparison, before, one)),
    });
  for (const parameter of gone)
    if (!moved.has(parameter))
      add({
        code: 'diff/parameter-removed',
        names: [parameter.in, parameter.name],
        where: whereOf(parameter, label),
        before: parameter.at,
        verdict: breaksRequest(lineWithout(comparison, before, parameter)),
      });
  const others = new Set(moved.values());
  for (const parameter of come) if (!others.has(parameter)) addNew(comparison, pair, parameter);
  return [...own].flatMap(([key, parameter]) => {
    const other = later.get(key);
    return other === undefined
      ? []
      : compareParameter(comparison, pair, { before: parameter, after: other }, add);
  });
}

function addNew(comparison: Comparison, pair: OperationPair, parameter: Parameter): void {
  const group = newGroup(
    whereOf(parameter, pair.label),
    partOf(pair.after, parameter.in, parameter.name),
    pair.label,
  );
  const outer = rootPosition(group, parameterRoot(comparison, pair, parameter.in), parameter.in);
  comparison.add({
    code: parameter.required ? 'diff/required-parameter-added' : 'diff/parameter-added',
    words: { where: group.label },
    before: pair.before.at,
    after: parameter.at,
    group,
    judgement: parameter.required
      ? {
          ...lacking(parameter.name, outer),
          position: memberPosition(outer, parameter.name, parameter.name),
        }
      : safe('the parameter is optional, and requests did not have it'),
  });
}
