/** A seed names what there is not. */
export class SeedRefusal extends Error {
  override readonly name = 'SeedRefusal';
}
