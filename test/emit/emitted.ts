import { noPlaces } from '../../generators/diagnostics/no-places.ts';
import type { Places } from '../../generators/diagnostics/place.ts';
import type { Emitter } from '../../generators/emit/emitter.ts';
import { printEmission, type PrintedEmission } from '../../generators/emit/print-emission.ts';
import type { ApiModel } from '../../generators/model/model.ts';

/** The files that an emitter makes of a model, and its findings. */
export function emitted(
  emitter: Emitter,
  model: ApiModel,
  places: Places = noPlaces,
): Promise<PrintedEmission> {
  return printEmission(emitter.emit(model, places));
}
