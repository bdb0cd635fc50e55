/** Values that can be bound to a query. Objects are stored by `json(…)`. */
export type SqlValue = string | number | boolean | null | Uint8Array;

/** A query or a part of one: texts with a value, or nothing, between them. */
export interface Sql {
  readonly texts: readonly string[];
  readonly values: readonly SqlValue[];
}

/**
 * A query with bound values. Values in `${…}` are bound, never read as SQL, unless they are parts made by `sql` itself:
 * sql`select * from users where id = ${id} ${more}`.
 */
export function sql(texts: TemplateStringsArray, ...parts: readonly (SqlValue | Sql)[]): Sql {
  const joined: string[] = [texts[0] ?? ''];
  const values: SqlValue[] = [];
  for (const [index, part] of parts.entries()) {
    const after = texts[index + 1] ?? '';
    if (isSql(part)) append({ joined, values }, part);
    else {
      values.push(part);
      joined.push('');
    }
    joined[joined.length - 1] += after;
  }
  return { texts: joined, values };
}

/** Nothing: for an omitted condition. */
export const nothing: Sql = { texts: [''], values: [] };

/** Parts with a separator, which is never from a request. */
export function joinSql(parts: readonly Sql[], between: ', ' | ' and ' | ' or ' | ' '): Sql {
  const joined = [''];
  const values: SqlValue[] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0) joined[joined.length - 1] += between;
    append({ joined, values }, part);
  }
  return { texts: joined, values };
}

/** `(?, ?, ?)` for use after `in`; for an empty list, one that contains no value. */
export function listOf(values: readonly SqlValue[]): Sql {
  return values.length === 0
    ? sql`(null)`
    : sql`(${joinSql(
        values.map((value) => sql`${value}`),
        ', ',
      )})`;
}

/** An object in the form of a column of type `json`. */
export function json(value: unknown): string {
  return JSON.stringify(value ?? null);
}

/** A name of a column or a direction from a closed set of our own. */
export function name<Name extends string>(chosen: Name, allowed: readonly Name[]): Sql {
  if (!allowed.includes(chosen)) throw new TypeError(`${chosen} is none of ${allowed.join(', ')}.`);
  return { texts: [chosen], values: [] };
}

/** A pattern for `like … escape '\'` that finds a text anywhere, with all characters taken literally. */
export function containing(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

function isSql(part: SqlValue | Sql): part is Sql {
  return typeof part === 'object' && part !== null && !(part instanceof Uint8Array);
}

function append(
  to: { readonly joined: string[]; readonly values: SqlValue[] },
  { texts, values }: Sql,
): void {
  const [first = '', ...rest] = texts;
  to.joined[to.joined.length - 1] += first;
  to.joined.push(...rest);
  to.values.push(...values);
}
