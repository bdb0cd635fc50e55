/** What can be bound to a query. A structure is stored by `json(…)`. */
export type SqlValue = string | number | boolean | null | Uint8Array;

/** A query or a part of one: texts with a value, or nothing, between each two. */
export interface Sql {
  readonly texts: readonly string[];
  readonly values: readonly SqlValue[];
}

/**
 * A query with bound values. What stands in `${…}` is bound, never read as SQL, unless it is a part made by `sql` itself:
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

/** Nothing: for a condition that is left out. */
export const nothing: Sql = { texts: [''], values: [] };

/** Parts with a text between them; the text is ours, never from a request. */
export function joinSql(parts: readonly Sql[], between: ', ' | ' and ' | ' or ' | ' '): Sql {
  const joined = [''];
  const values: SqlValue[] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0) joined[joined.length - 1] += between;
    append({ joined, values }, part);
  }
  return { texts: joined, values };
}

/** `(?, ?, ?)`, to stand after `in`; a list that no value is in where there are none. */
export function listOf(values: readonly SqlValue[]): Sql {
  return values.length === 0
    ? sql`(null)`
    : sql`(${joinSql(
        values.map((value) => sql`${value}`),
        ', ',
      )})`;
}

/** A structure as a column of type `json` takes it. */
export function json(value: unknown): string {
  return JSON.stringify(value ?? null);
}

/** A name of a column or a direction out of a closed set of our own. */
export function name<Name extends string>(chosen: Name, allowed: readonly Name[]): Sql {
  if (!allowed.includes(chosen)) throw new TypeError(`${chosen} is none of ${allowed.join(', ')}.`);
  return { texts: [chosen], values: [] };
}

/** A pattern for `like … escape '\'` that finds a text anywhere, whatever characters it has. */
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
