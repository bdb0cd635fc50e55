import { derive } from '../incremental/versions.ts';
import type { ApiModel } from './model.ts';

const withPolymorphic = derive((model: ApiModel): ApiModel =>
  model.polymorphic === model.schemas ? model : { ...model, schemas: model.polymorphic },
);

/** The model with its polymorphic schemas; the same object if it has none. */
export function polymorphicModel<Model extends ApiModel>(model: Model): Model {
  // Only the list of schemas differs, so the type of the model stays the same.
  return withPolymorphic(model) as Model;
}
