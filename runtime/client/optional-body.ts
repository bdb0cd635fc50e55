/** The members of an optional body; undefined if all are absent, so that no body is sent. */
export function unlessEmpty<Members extends object>(members: Members): Members | undefined {
  for (const value of Object.values(members)) if (value !== undefined) return members;
  return undefined;
}
