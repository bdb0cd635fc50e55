import { liveValidators, type LiveValidators } from '../check/live.ts';
import type { ApiModel } from '../model/model.ts';
import { wireDescriptors, type WireDescriptors } from './wire-descriptors.ts';

export type Scalars = 'exact' | 'lenient';

/** What all checks of a document share. */
export interface CheckContext {
  readonly model: ApiModel;
  /** How requests may write booleans and numbers, as `scalars` of a generated server. */
  readonly scalars: Scalars;
  readonly validators: LiveValidators;
  readonly wire: WireDescriptors;
  /** Names of query parameters with credentials: security schemes describe them, operations do not. */
  readonly credentials: ReadonlySet<string>;
}

export function checkContext(model: ApiModel, scalars: Scalars = 'exact'): CheckContext {
  const credentials = model.securitySchemes.flatMap((scheme) =>
    scheme.in === 'query' && scheme.parameter !== undefined ? [scheme.parameter] : [],
  );
  return {
    model,
    scalars,
    validators: liveValidators(model),
    wire: wireDescriptors(model, scalars),
    credentials: new Set(credentials),
  };
}
