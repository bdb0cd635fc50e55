/** Names that a user gives in place of the keys of a document: they are written as keys, `fetchPet` or `fetch-pet`. */
export interface Naming {
  /** By operationId. */
  readonly operations?: Readonly<Record<string, string>>;
  /** By the keys of `components/schemas`. */
  readonly schemas?: Readonly<Record<string, string>>;
}
