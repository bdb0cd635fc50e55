import { liveValidators, type LiveValidators } from '../check/live.ts';
import type { ApiModel } from '../model/model.ts';
import { WireDescriptors } from './wire-descriptors.ts';

/** What all checks of a document share. */
export interface CheckContext {
  readonly model: ApiModel;
  readonly validators: LiveValidators;
  readonly wire: WireDescriptors;
  /** Names of query parameters that carry credentials: security schemes describe them, not the operations. */
  readonly credentials: ReadonlySet<string>;
}

export function checkContext(model: ApiModel): CheckContext {
  const credentials = model.securitySchemes.flatMap((scheme) =>
    scheme.in === 'query' && scheme.parameter !== undefined ? [scheme.parameter] : [],
  );
  return {
    model,
    validators: liveValidators(model),
    wire: new WireDescriptors(model),
    credentials: new Set(credentials),
  };
}
