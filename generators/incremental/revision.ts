let revision = 0;

/** The number of edits so far, of all documents. A result that was checked in this revision is current. */
export function currentRevision(): number {
  return revision;
}

/** Starts a revision, in which everything has to be checked again. */
export function nextRevision(): void {
  revision += 1;
}
