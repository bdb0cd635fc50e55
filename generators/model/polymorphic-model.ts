import { oncePer } from '../source/once.ts';
import type { ApiModel } from './model.ts';

const known = oncePer((model: ApiModel): ApiModel =>
  model.polymorphic === model.schemas ? model : { ...model, schemas: model.polymorphic },
);

/** The model whose named schemas are as their values are written; the same object, where all are. */
export function polymorphicModel<Model extends ApiModel>(model: Model): Model {
  // Only the schemas differ, and the polymorphic ones of a model have the type of its others.
  return known(model) as Model;
}
