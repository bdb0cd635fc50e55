import { keywordOf, schemaUnder } from '../../schema/schema.ts';
import type { JsonObject } from '../../json/json.ts';
import { draftChange } from './draft-aspect.ts';
import type { Member } from './member.ts';
import { lacking, safe } from './verdicts.ts';
import type { SchemaWalk } from './walk.ts';

/** Compares whether a member is required, where only one side requires it. */
export function compareRequired(
  walk: SchemaWalk,
  { name, alternatives, inner, position }: Omit<Member, 'before' | 'after'>,
): void {
  const { direction } = walk.root;
  const [before, after] = [alternatives.before.summary, alternatives.after.summary];
  const was = before.required.has(name);
  const is = after.required.has(name);
  if (was === is) return;
  const isSafe = direction === 'request' ? was : is;
  draftChange(walk, inner, {
    code: `diff/${direction}-property-${is ? 'required' : 'optional'}`,
    places: { before: requiring(before.conjuncts, name), after: requiring(after.conjuncts, name) },
    judgement: isSafe
      ? safe(was ? 'requests that have the property are valid' : 'responses with the property were possible')
      : lacking(name, position),
  });
}

/** The schemas of a member first, then the objects that require it, then all objects. */
function requiring(conjuncts: readonly JsonObject[], name: string): readonly JsonObject[] {
  const asking = conjuncts.filter((conjunct) => keywordOf(conjunct, 'required')?.includes(name) === true);
  const describing = conjuncts.flatMap((conjunct) => {
    const own = schemaUnder(conjunct, 'properties', name);
    return typeof own === 'object' ? [own] : [];
  });
  return [...describing, ...asking, ...conjuncts];
}
