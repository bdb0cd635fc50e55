import { noPlaces } from '../../generators/diagnostics/no-places.ts';
import type { Places } from '../../generators/diagnostics/place.ts';
import type { Emission, Emitter } from '../../generators/emit/emitter.ts';
import type { ApiModel } from '../../generators/model/model.ts';

/** The files that an emitter makes of a model, and its findings. */
export function emitted(emitter: Emitter, model: ApiModel, places: Places = noPlaces): Promise<Emission> {
  return emitter.emit(model, places);
}
