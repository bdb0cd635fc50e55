/** A seed refers to something that does not exist. */
export class SeedRefusal extends Error {
  override readonly name = 'SeedRefusal';
}
