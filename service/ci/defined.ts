/** The same members, but optional instead of possibly undefined. */
export type Defined<Members> = { [Key in keyof Members]?: Exclude<Members[Key], undefined> };

/** The members that are not undefined. */
export function defined<Members extends object>(members: Members): Defined<Members> {
  const result: Defined<Members> = { ...members };
  for (const key in result) if (result[key] === undefined) delete result[key];
  return result;
}
