import { schemaAt, type SchemaSource } from '../../schema/named.ts';
import { keywordOf, type Schema } from '../../schema/schema.ts';
import type { JsonObject } from '../../json/json.ts';

/** Maximum number of disjuncts of a schema. Nothing is proven about a schema with more. */
const MOST = 64;

/** A chosen branch of `anyOf` or `oneOf`. */
export interface Branch {
  readonly keyword: 'anyOf' | 'oneOf';
  readonly schema: Schema;
  /** The branches that it was chosen from. */
  readonly among: readonly Schema[];
}

/** The schema objects that a value meets by one choice of alternatives, with references and `allOf` resolved. */
export interface Disjunct {
  readonly conjuncts: readonly JsonObject[];
  readonly branches: readonly Branch[];
}

/**
 * The disjuncts of several schemas that apply together: one for each combination of branches of `anyOf` and `oneOf`.
 * Together they accept all values that the schemas accept, and perhaps more: `not`, `if`, and the rule that the other
 * branches of `oneOf` must not match are ignored. Undefined if there are too many.
 */
export function disjunctsOf(
  source: SchemaSource,
  schemas: readonly Schema[],
): readonly Disjunct[] | undefined {
  const found: Disjunct[] = [];
  const open: State[] = [{ open: schemas, conjuncts: [], groups: [], branches: [], entered: new Set() }];
  for (let state = open.shift(); state !== undefined; state = open.shift()) {
    const entered = enter(source, state);
    if (entered === undefined) continue;
    const [group, ...groups] = entered.groups;
    if (group === undefined) found.push({ conjuncts: entered.conjuncts, branches: entered.branches });
    else
      open.unshift(
        ...group.among.map((schema) => ({
          ...entered,
          open: [schema],
          groups,
          branches: [...entered.branches, { ...group, schema }],
        })),
      );
    if (found.length + open.length > MOST) return undefined;
  }
  return found;
}

interface State {
  readonly open: readonly Schema[];
  readonly conjuncts: readonly JsonObject[];
  readonly groups: readonly Pick<Branch, 'keyword' | 'among'>[];
  readonly branches: readonly Branch[];
  readonly entered: ReadonlySet<Schema>;
}

/** Follows references and `allOf`; undefined if one of the schemas accepts nothing. */
function enter(source: SchemaSource, state: State): State | undefined {
  const conjuncts = [...state.conjuncts];
  const groups = [...state.groups];
  const entered = new Set(state.entered);
  const open = [...state.open].toReversed();
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (schema === false) return undefined;
    if (schema === true || entered.has(schema)) continue;
    entered.add(schema);
    conjuncts.push(schema);
    for (const part of keywordOf(schema, 'allOf')?.toReversed() ?? []) open.push(part);
    const reference = keywordOf(schema, '$ref');
    if (reference !== undefined) open.push(schemaAt(source, reference).schema);
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const among = keywordOf(schema, keyword);
      if (among !== undefined) groups.push({ keyword, among });
    }
  }
  return { ...state, conjuncts, groups, entered };
}
