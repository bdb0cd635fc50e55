/** Texts of a request: a list, or one text with commas. Empty ones and duplicates are left out. */
export function textsOf(given: string | readonly string[]): readonly string[] {
  const texts = typeof given === 'string' ? given.split(',') : given;
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
}

/** Ids of a request: zero and an empty text mean nobody. */
export function idsOf(given: readonly (number | string)[]): readonly number[] {
  return [...new Set(given.map(Number).filter((id) => id > 0))];
}

/** The assignees of a request: from the list, or from the single id of old clients; undefined if it has neither. */
export function assigneesAskedFor(body: {
  readonly assignee_id?: number | null;
  readonly assignee_ids?: readonly (number | string)[];
}): readonly number[] | undefined {
  if (body.assignee_ids !== undefined) return idsOf(body.assignee_ids);
  return body.assignee_id === undefined ? undefined : idsOf([body.assignee_id ?? 0]);
}
