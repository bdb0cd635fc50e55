import type { ParameterDescriptor } from '../../runtime/parameters/descriptor.ts';
import { lenientParameter } from '../../runtime/server/lenient-contract.ts';
import type { ApiModel, MediaType, Operation, ParameterIn, Response } from '../model/model.ts';
import {
  describeForm,
  describeHeaders,
  describeOtherFields,
  describeParameters,
  isClosedForm,
} from '../model/wire.ts';
import { memoize } from '../incremental/memoize.ts';

/** The descriptors of a document, created on demand. Those of requests may be lenient. */
export interface WireDescriptors {
  parameters(operation: Operation, location: ParameterIn): readonly ParameterDescriptor[];
  form(mediaType: MediaType): readonly ParameterDescriptor[];
  otherFields(mediaType: MediaType): ParameterDescriptor | undefined;
  isClosedForm(mediaType: MediaType): boolean;
  headers(response: Response): readonly ParameterDescriptor[];
}

export function wireDescriptors(model: ApiModel, scalars: 'exact' | 'lenient'): WireDescriptors {
  const received = scalars === 'lenient' ? lenientParameter : (each: ParameterDescriptor) => each;
  const byLocation = memoize((operation: Operation) =>
    Map.groupBy(describeParameters(model, operation).map(received), (each) => each.in),
  );
  return {
    parameters: (operation, location) => byLocation(operation).get(location) ?? [],
    form: memoize((mediaType: MediaType) => describeForm(model, mediaType).map(received)),
    otherFields(mediaType) {
      const others = describeOtherFields(model, mediaType);
      return others && received(others);
    },
    isClosedForm: memoize((mediaType: MediaType) => isClosedForm(model, mediaType)),
    headers: memoize((response: Response) => describeHeaders(model, response)),
  };
}
