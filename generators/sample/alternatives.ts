import type { ApiModel, Schema } from '../model/model.ts';
import type { SchemaNode, UnionNode } from '../schema/node.ts';
import { ownNodes } from '../schema/read.ts';
import type { Conjuncts } from '../schema/conjuncts.ts';
import { keywordOf } from '../schema/schema.ts';
import { tagsOf } from '../model/discriminator.ts';
import { leavesOpen, type Discriminator } from '../schema/discriminator.ts';
import { membersApart } from './apart.ts';
import { firstChoice, type Choice } from './choice.ts';
import { unlimited, type Effort } from './effort.ts';
import { schemaAt } from '../schema/named.ts';
import type { JsonObject } from '../json/json.ts';
import { query } from '../incremental/query.ts';

/** Maximum number of combinations that are tried. */
const MOST_ALTERNATIVES = 32;
/**
 * Maximum number of branches that are entered: if the last of 40 groups has no branch, 2^40 combinations lead to
 * that.
 */
const MOST_ENTERED = 4_000;
/** Maximum number of groups on one path. Of a longer chain of unions, only the beginning is combined. */
const MOST_GROUPS = 2_500;
/**
 * Maximum number of schemas in the stored combinations of one schema: in a chain of unions, each link has as many as
 * the rest is long.
 */
const MOST_CACHED = 2_000;

/**
 * The combinations of schemas that apply together, in the order of the document: one for each choice of branches of
 * `anyOf`, `oneOf` and `if`. A validator has to check that the other branches of `oneOf` do not match.
 */
export function alternatives(
  model: ApiModel,
  schemas: readonly Schema[],
  choice: Choice,
  effort: Effort = unlimited,
): readonly Conjuncts[] {
  const [only] = schemas;
  // Only the default choice, for a single schema, recurs in samples of a document.
  if (typeof only !== 'object' || schemas.length > 1 || choice !== firstChoice)
    return collected(model, schemas, { choice, effort });
  return alternativesOf(model, only) ?? collected(model, schemas, { choice, effort: unlimited });
}

/** Cached for all samples, so it does not depend on the effort of one. Undefined where it would take too much memory. */
const alternativesOf = query((model: ApiModel, schema: JsonObject): readonly Conjuncts[] | undefined => {
  const found = collected(model, [schema], { choice: firstChoice, effort: unlimited });
  return found.reduce((sum, { length }) => sum + length, 0) <= MOST_CACHED ? found : undefined;
});

function collected(
  model: ApiModel,
  schemas: readonly Schema[],
  given: Pick<Search, 'choice' | 'effort'>,
): readonly Conjuncts[] {
  const search = beginning({ model, ...given, apart: undefined });
  collect(schemas, search);
  return search.found;
}

/**
 * The same combinations, with members that distinguish each branch of `oneOf` from the others; none if no branch has
 * such a member. Their values are unusual, so they are used only if the other combinations give no value.
 */
export function alternativesApart(
  model: ApiModel,
  schemas: readonly Schema[],
  choice: Choice,
  effort: Effort,
): readonly Conjuncts[] {
  const apart: Apart = { isUsed: false };
  const search = beginning({ model, choice, effort, apart });
  collect(schemas, search);
  return apart.isUsed ? search.found : [];
}

function beginning(given: Pick<Search, 'model' | 'choice' | 'effort' | 'apart'>): Search {
  return { ...given, found: [], conjuncts: [], entered: new Set(), groups: [], left: MOST_ENTERED };
}

/** A choice: the schemas of one entry have to apply. */
type Group = readonly (readonly Schema[])[];

interface Search {
  readonly model: ApiModel;
  readonly choice: Choice;
  readonly effort: Effort;
  /** Undefined where branches are taken as they are. */
  readonly apart: Apart | undefined;
  readonly found: Conjuncts[];
  /**
   * The state of the backtracking search, as are the next two: what the chosen branches require. A branch pops what
   * it pushed.
   */
  readonly conjuncts: JsonObject[];
  readonly entered: Set<Schema>;
  readonly groups: Group[];
  /** Number of branches that may still be entered. */
  left: number;
}

/** Whether a branch has got a member that distinguishes it. */
interface Apart {
  isUsed: boolean;
}

/** A branch that was entered. */
interface Step {
  /** The branches of the next group that were not entered yet, in reverse order. */
  readonly branches: (readonly Schema[])[];
  /** Numbers of conjuncts and groups before it. */
  readonly conjuncts: number;
  readonly groups: number;
}

/** Not recursive, because a path may be longer than the stack. */
function collect(schemas: readonly Schema[], search: Search): void {
  const steps = [stepInto(schemas, 0, search)];
  for (let last = steps.at(-1); last !== undefined; last = steps.at(-1)) {
    const branch = last.branches.pop();
    if (branch !== undefined) steps.push(stepInto(branch, steps.length, search));
    else {
      for (const schema of search.conjuncts.splice(last.conjuncts)) search.entered.delete(schema);
      search.groups.length = last.groups;
      steps.pop();
    }
  }
}

/** @param next the place of the next group in the groups of the search */
function stepInto(schemas: readonly Schema[], next: number, search: Search): Step {
  const { conjuncts, entered, groups, found } = search;
  search.effort.spend(1);
  search.left -= 1;
  const step = { branches: [], conjuncts: conjuncts.length, groups: groups.length };
  if (found.length >= MOST_ALTERNATIVES || search.left < 0 || next > MOST_GROUPS) return step;
  if (!enter(schemas, search)) return step;
  const group = groups[next];
  if (group !== undefined)
    return { ...step, branches: enteredFirst(search.choice.order(group), entered).toReversed() };
  found.push([...conjuncts]);
  return step;
}

/** Adds what schemas require; false if nothing meets them. */
function enter(schemas: readonly Schema[], search: Search): boolean {
  const open = [...schemas];
  for (let schema = open.shift(); schema !== undefined; schema = open.shift()) {
    if (schema === false) return false;
    if (schema === true || search.entered.has(schema)) continue;
    search.entered.add(schema);
    search.conjuncts.push(schema);
    const reference = keywordOf(schema, '$ref');
    if (reference !== undefined) open.push(schemaAt(search.model, reference).schema);
    open.push(...(keywordOf(schema, 'allOf') ?? []));
    search.groups.push(...ownNodes(schema).flatMap((node) => branches(node, search)));
  }
  return true;
}

/** Branches that apply anyway come before those that add requirements. */
function enteredFirst(group: Group, entered: ReadonlySet<Schema>): Group {
  const isEntered = ([first]: readonly Schema[]): boolean => first !== undefined && entered.has(first);
  return [...group.filter(isEntered), ...group.filter((branch) => !isEntered(branch))];
}

/** The lists of which one entry must be met for a node. */
function branches(node: SchemaNode, search: Search): readonly Group[] {
  if (node.kind === 'condition') return [[[node.test, node.passed], [node.failed]]];
  return node.kind === 'union' ? [options(node, search)] : [];
}

function options({ keyword, schemas, discriminator }: UnionNode, { model, apart }: Search): Group {
  const members = keyword === 'oneOf' && apart !== undefined ? membersApart(model, schemas) : [];
  if (apart !== undefined && members.some((each) => each !== undefined)) apart.isUsed = true;
  return schemas.map((option, index) => {
    const added = members[index];
    return [option, ...tag(option, discriminator, model), ...(added === undefined ? [] : [added])];
  });
}

/** The values of a member by which a discriminator selects a branch, where the branch itself does not restrict them. */
function tag(option: Schema, discriminator: Discriminator | undefined, model: ApiModel): readonly Schema[] {
  const reference = keywordOf(option, '$ref');
  if (discriminator === undefined || reference === undefined) return [];
  const { member } = discriminator;
  const values = tagsOf(discriminator, schemaAt(model, reference));
  if (!leavesOpen(model, option, { member, values })) return [];
  return [{ properties: Object.fromEntries([[member, { enum: [...values] }]]) }];
}
