/**
 * Names that a user chooses instead of the keys of a document. They are written like keys, `fetchPet` or `fetch-pet`.
 */
export interface Naming {
  /** By operationId. */
  readonly operations?: Readonly<Record<string, string>>;
  /** By the keys of `components/schemas`. */
  readonly schemas?: Readonly<Record<string, string>>;
}
