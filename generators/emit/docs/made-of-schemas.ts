import type { Schema } from '../../model/model.ts';
import type { TsModel, TsSchema } from '../../typescript/ts-model.ts';
import { schemaReads } from '../reads.ts';

/** What was made of a schema, and the named schemas that it leads to. */
interface Known<Made> {
  readonly made: Made;
  readonly reads: readonly (readonly TsSchema[])[];
}

/** What was made of schemas, which holds for the next version of a document where all that they lead to is the same. */
export class MadeOfSchemas<Made> {
  readonly #known: WeakMap<object, Known<Made>> | undefined;

  /** @param isFollowed whether a next version is to be expected; of a single one nothing is kept */
  constructor(isFollowed: boolean) {
    this.#known = isFollowed ? new WeakMap() : undefined;
  }

  of(model: TsModel, schema: Schema, make: () => Made): Made {
    if (this.#known === undefined || typeof schema === 'boolean') return make();
    // The lists are the same objects where nothing in them has changed.
    const reads = schemaReads(model, [schema]);
    const known = this.#known.get(schema);
    const isSame =
      known !== undefined &&
      known.reads.length === reads.length &&
      known.reads.every((each, index) => each === reads[index]);
    if (isSame) return known.made;
    const made = make();
    this.#known.set(schema, { made, reads });
    return made;
  }
}
