import { parameterLocations } from '../source/structure.ts';
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

/** The descriptors of a document, each created at its first use. Those of requests may be lenient. */
export class WireDescriptors {
  readonly #model: ApiModel;
  readonly #received: (descriptor: ParameterDescriptor) => ParameterDescriptor;
  readonly #parameters = new Map<Operation, ReadonlyMap<ParameterIn, readonly ParameterDescriptor[]>>();
  readonly #forms = new Map<MediaType, readonly ParameterDescriptor[]>();
  readonly #closed = new Map<MediaType, boolean>();
  readonly #headers = new Map<Response, readonly ParameterDescriptor[]>();

  constructor(model: ApiModel, scalars: 'exact' | 'lenient') {
    this.#model = model;
    this.#received = scalars === 'lenient' ? lenientParameter : (descriptor) => descriptor;
  }

  parameters(operation: Operation, location: ParameterIn): readonly ParameterDescriptor[] {
    const made = kept(this.#parameters, operation, () => {
      const all = describeParameters(this.#model, operation);
      return new Map(
        parameterLocations.map((each) => [
          each,
          all.filter((parameter) => parameter.in === each).map((parameter) => this.#received(parameter)),
        ]),
      );
    });
    return made.get(location) ?? [];
  }

  form(mediaType: MediaType): readonly ParameterDescriptor[] {
    return kept(this.#forms, mediaType, () =>
      describeForm(this.#model, mediaType).map((field) => this.#received(field)),
    );
  }

  otherFields(mediaType: MediaType): ParameterDescriptor | undefined {
    const others = describeOtherFields(this.#model, mediaType);
    return others && this.#received(others);
  }

  isClosedForm(mediaType: MediaType): boolean {
    return kept(this.#closed, mediaType, () => isClosedForm(this.#model, mediaType));
  }

  headers(response: Response): readonly ParameterDescriptor[] {
    return kept(this.#headers, response, () => describeHeaders(this.#model, response));
  }
}

function kept<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}
