import type { Naming } from '../model/naming.ts';
import { prefixesOf } from './endings.ts';
import { firstFree, numbered } from '../source/document/free-name.ts';
import { fileNameOf, typeNameOf, valueNameOf } from './words.ts';

/** The names for a key, which are unique in their scope. */
export interface Names {
  /** Function or variable: `listMemberRoles`. */
  readonly value: string;
  /** Type or class: `ListMemberRoles`. */
  readonly type: string;
  /** File, without extension, also unique on case-insensitive disks: `list-member-roles`. */
  readonly file: string;
}

/** Ending of the type of a schema in requests, if it differs from that in responses. */
const REQUEST_ENDING = 'Request';

/** The spelling of a key: the name that the user chose, otherwise the key itself. */
type Spelling = (key: string) => string;

/** Names by key, and those that are not plain, as another key has the plain name. */
export interface NamePlan {
  readonly names: ReadonlyMap<string, Names>;
  readonly qualified: readonly QualifiedNames[];
}

/** The names of a key that are not plain; undefined for those that are. */
export interface QualifiedNames {
  readonly key: string;
  readonly type: string | undefined;
  readonly value: string | undefined;
}

export interface SchemaNamePlan extends NamePlan {
  /** Type names in requests, by the keys of the schemas that have a separate type there. */
  readonly requestTypes: ReadonlyMap<string, string>;
}

/**
 * Plans the names of schemas and operations, whose types share one scope. A plain name is that of the key with the same
 * spelling, otherwise of the first in order of keys; the others are qualified. So a name depends only on the keys that
 * compete for it, and a new operation does not rename others.
 */
export class NamePlanner {
  readonly #naming: Naming;
  readonly #types = new Set<string>();
  /** Prefixes of type names whose remainder is a suffix of operations, which no operation may have as its name. */
  readonly #prefixes = new Set<string>();

  constructor(naming: Naming = {}) {
    this.#naming = naming;
  }

  /**
   * Plans the names of schemas, then those of their types in requests.
   *
   * @param keys the schemas, with whether each has a separate type in requests
   */
  schemas(keys: ReadonlyMap<string, boolean>): SchemaNamePlan {
    const spelling = spellingOf(this.#naming.schemas);
    const planned = plan(
      byPriority([...keys.keys()], spelling, [typeNameOf, valueNameOf]),
      (key) => this.#takeFree(typeNameOf(spelling(key))),
      spelling,
    );
    const requestTypes = new Map<string, string>();
    for (const [key, { type }] of planned.names)
      if (keys.get(key) === true) requestTypes.set(key, this.#takeFree(type + REQUEST_ENDING));
    return { ...planned, requestTypes };
  }

  /** @param bodies the endings of the types of bodies, by the keys of their operations */
  operations(keys: readonly string[], bodies: ReadonlyMap<string, readonly string[]> = new Map()): NamePlan {
    const taken = new Set<string>();
    // `read` with bodies of several kinds has the type `ReadJsonBody`, as `readJson` with a body would have.
    const bodyTypes = new Set<string>();
    const spelling = spellingOf(this.#naming.operations);
    const typeName = (key: string): string => {
      const plain = typeNameOf(spelling(key));
      const endings = bodies.get(key) ?? [];
      const isFree = (type: string): boolean =>
        !this.#types.has(type) &&
        !this.#prefixes.has(type) &&
        !isPartOf(type, taken) &&
        !endings.some((ending) => bodyTypes.has(type + ending));
      const name = isFree(plain) ? plain : firstFree(numbered(`${plain}Operation`), isFree);
      taken.add(name);
      for (const ending of endings) bodyTypes.add(name + ending);
      this.#take(name);
      return name;
    };
    return plan(byPriority(keys, spelling, [valueNameOf, typeNameOf]), typeName, spelling);
  }

  #takeFree(plain: string): string {
    const name = firstFree(numbered(plain), (type) => !this.#types.has(type));
    this.#take(name);
    return name;
  }

  #take(name: string): void {
    this.#types.add(name);
    for (const prefix of prefixesOf(name)) this.#prefixes.add(prefix);
  }
}

/** Names for keys without types, such as families. */
export function planNames(keys: readonly string[]): NamePlan {
  const taken = new Set<string>();
  return plan(byPriority(keys, plainSpelling, [valueNameOf, typeNameOf]), (key) => {
    const name = firstFree(numbered(typeNameOf(key)), (type) => !taken.has(type));
    taken.add(name);
    return name;
  });
}

function plainSpelling(key: string): string {
  return key;
}

function spellingOf(given: Readonly<Record<string, string>> = {}): Spelling {
  return (key) => (Object.hasOwn(given, key) ? (given[key] ?? key) : key);
}

function plan(
  keys: readonly string[],
  typeName: (key: string) => string,
  spelling: Spelling = plainSpelling,
): NamePlan {
  const names = new Map<string, Names>();
  const qualified: QualifiedNames[] = [];
  const values = new Set<string>();
  const files = new Set<string>();
  for (const key of keys) {
    const type = typeName(key);
    const spelled = spelling(key);
    const value = firstFree(numbered(valueNameOf(spelled)), (name) => !values.has(name));
    const file = firstFree(numbered(fileNameOf(spelled), '-'), (name) => !files.has(name));
    values.add(value);
    files.add(file);
    names.set(key, { type, value, file });
    const own = {
      key,
      type: type === typeNameOf(spelled) ? undefined : type,
      value: value === valueNameOf(spelled) ? undefined : value,
    };
    if (own.type !== undefined || own.value !== undefined) qualified.push(own);
  }
  return { names, qualified };
}

/**
 * The keys with a name that the user chose, then those that are a name, then the others, each sorted.
 * @param styles of names, the most usual one first
 */
function byPriority(
  keys: readonly string[],
  spelling: Spelling,
  styles: readonly ((key: string) => string)[],
): readonly string[] {
  const priority = (key: string): number => {
    if (spelling(key) !== key) return -1;
    const style = styles.findIndex((nameOf) => nameOf(key) === key);
    return style === -1 ? styles.length : style;
  };
  return keys.toSorted().toSorted((a, b) => priority(a) - priority(b));
}

/** Whether a name is the name of another operation with a suffix. */
function isPartOf(name: string, taken: ReadonlySet<string>): boolean {
  return prefixesOf(name).some((prefix) => taken.has(prefix));
}
