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

/** Combinations of branches that are tried. */
const MOST_ALTERNATIVES = 32;
/** Branches that are entered to find them: if the last of 40 groups has no branch, there are 2^40 ways to that end. */
const MOST_ENTERED = 4_000;
/** Groups that are one step of effort, as each branch has a copy of those that are left. */
const GROUPS = 16;

/**
 * The combinations of single schemas in the order of the document, by the list of named schemas that their references
 * use.
 */
const known = new WeakMap<ApiModel['schemas'], WeakMap<object, readonly Conjuncts[]>>();

/**
 * The combinations that meet several schemas at once, in the order of the document: one for each combination of
 * branches of `anyOf`, `oneOf` and `if`. A validator has to check that the other branches of `oneOf` do not match.
 */
export function alternatives(
  model: ApiModel,
  schemas: readonly Schema[],
  choice: Choice,
  effort: Effort = unlimited,
): readonly Conjuncts[] {
  const [only] = schemas;
  // Samples of one document use the same schemas again and again.
  if (typeof only !== 'object' || schemas.length > 1 || choice !== firstChoice)
    return collected(model, schemas, { choice, effort });
  const bySchema = known.get(model.schemas) ?? new WeakMap<object, readonly Conjuncts[]>();
  known.set(model.schemas, bySchema);
  // What is kept is for all, and must not be a part of the effort of one.
  const found = bySchema.get(only) ?? collected(model, schemas, { choice, effort: unlimited });
  bySchema.set(only, found);
  return found;
}

function collected(
  model: ApiModel,
  schemas: readonly Schema[],
  given: Pick<Search, 'choice' | 'effort'>,
): readonly Conjuncts[] {
  const found: Conjuncts[] = [];
  collect(beginning(schemas), { model, ...given, found, apart: undefined, left: MOST_ENTERED });
  return found;
}

/**
 * The same combinations, with members that distinguish the branch of each `oneOf` from the others; none where no branch
 * has such a member. Their values are unusual, so they are used where the other combinations give no value.
 */
export function alternativesApart(
  model: ApiModel,
  schemas: readonly Schema[],
  choice: Choice,
  effort: Effort,
): readonly Conjuncts[] {
  const found: Conjuncts[] = [];
  const apart: Apart = { isUsed: false };
  collect(beginning(schemas), { model, choice, effort, found, apart, left: MOST_ENTERED });
  return apart.isUsed ? found : [];
}

function beginning(schemas: readonly Schema[]): State {
  return { open: schemas, conjuncts: [], groups: [], entered: new Set() };
}

/** What must be met, and what was found so far. */
interface State {
  readonly open: readonly Schema[];
  readonly conjuncts: Conjuncts;
  /** Lists of which one entry must be met. */
  readonly groups: readonly (readonly (readonly Schema[])[])[];
  readonly entered: ReadonlySet<Schema>;
}

interface Search {
  readonly model: ApiModel;
  readonly choice: Choice;
  readonly effort: Effort;
  readonly found: Conjuncts[];
  /** Undefined where branches are taken as they are. */
  readonly apart: Apart | undefined;
  /** Number of branches that may still be entered. */
  left: number;
}

/** Whether a branch has got a member that distinguishes it. */
interface Apart {
  isUsed: boolean;
}

function collect(state: State, search: Search): void {
  search.effort.spend(1 + Math.floor(state.groups.length / GROUPS));
  search.left -= 1;
  if (search.found.length >= MOST_ALTERNATIVES || search.left < 0) return;
  const conjuncts = [...state.conjuncts];
  const groups = [...state.groups];
  const entered = new Set(state.entered);
  const open = [...state.open];
  for (let schema = open.shift(); schema !== undefined; schema = open.shift()) {
    if (schema === false) return;
    if (schema === true || entered.has(schema)) continue;
    entered.add(schema);
    conjuncts.push(schema);
    const reference = keywordOf(schema, '$ref');
    if (reference !== undefined) open.push(schemaAt(search.model, reference).schema);
    open.push(...(keywordOf(schema, 'allOf') ?? []));
    groups.push(...ownNodes(schema).flatMap((node) => branches(node, search)));
  }
  const [group, ...rest] = groups;
  if (group === undefined) search.found.push(conjuncts);
  else
    for (const branch of enteredFirst(search.choice.order(group), entered))
      collect({ open: branch, conjuncts, groups: rest, entered }, search);
}

/** Branches that must be met anyway come before those that would add requirements. */
function enteredFirst(group: State['groups'][number], entered: ReadonlySet<Schema>): State['groups'][number] {
  const isEntered = ([first]: readonly Schema[]): boolean => first !== undefined && entered.has(first);
  return [...group.filter(isEntered), ...group.filter((branch) => !isEntered(branch))];
}

/** The lists of which one entry must be met for a node. */
function branches(node: SchemaNode, search: Search): State['groups'] {
  if (node.kind === 'condition') return [[[node.test, node.passed], [node.failed]]];
  return node.kind === 'union' ? [options(node, search)] : [];
}

function options(
  { keyword, schemas, discriminator }: UnionNode,
  { model, apart }: Search,
): State['groups'][number] {
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
  if (!leavesOpen(model, option, member)) return [];
  const values = tagsOf(discriminator, schemaAt(model, reference));
  return [{ properties: Object.fromEntries([[member, { enum: [...values] }]]) }];
}
