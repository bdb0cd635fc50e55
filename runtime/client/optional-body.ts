/** The members of an optional body; undefined if none is given, so that no body is sent. */
export function unlessEmpty<Members extends object>(members: Members): Members | undefined {
  for (const value of Object.values(members)) if (value !== undefined) return members;
  return undefined;
}
