import { noPlaces } from '../../generators/diagnostics/no-places.ts';
import type { Emission, Emitter, Printed } from '../../generators/emit/emitter.ts';
import { printUnits } from '../../generators/emit/print-units.ts';
import { UnitCache } from '../../generators/emit/unit-cache.ts';
import { Versions } from '../../generators/incremental/versions.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { StructuralSharing } from '../../generators/source/structural-sharing.ts';

/** Prints versions of a model with an emitter, and counts what is printed. */
export class CountedUnits {
  readonly #emitter: Emitter;
  readonly #models = new Versions<ApiModel>();
  readonly #previous = new StructuralSharing();
  readonly #cache = new UnitCache();

  constructor(emitter: Emitter) {
    this.#emitter = emitter;
  }

  /** The texts of the files by their paths, and the paths of the units and aggregates that were printed. */
  async print(
    model: ApiModel,
  ): Promise<{ readonly texts: ReadonlyMap<string, string>; readonly printed: readonly string[] }> {
    const emission = await this.#emitter.emit(this.#models.next(this.#previous.made(model)), noPlaces);
    const printed: string[] = [];
    const { files } = await printUnits(counted(emission, printed), this.#cache);
    return { texts: new Map(files.map(({ path, text }) => [path, text])), printed };
  }
}

function counted({ files, aggregates = [], findings }: Emission, printed: string[]): Emission {
  const count = (path: string, print: () => Printed): Printed => {
    printed.push(path);
    return print();
  };
  return {
    findings,
    files: files.map((unit) =>
      'print' in unit
        ? {
            path: unit.path,
            get inputs() {
              return unit.inputs;
            },
            print: () => count(unit.path, () => unit.print()),
          }
        : unit,
    ),
    aggregates: aggregates.map((each) => ({
      ...each,
      print: (outputs) => count(each.path, () => each.print(outputs)),
    })),
  };
}
