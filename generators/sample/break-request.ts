import { parameterLocations } from '../source/structure.ts';
import type { ApiModel, Operation, ParameterIn } from '../model/model.ts';
import type { JsonObject } from '../source/document.ts';
import type { BrokenRequest } from './broken-request.ts';
import { openParts } from './open-parts.ts';
import { sampleRequest, type RequestValues } from './request.ts';
import type { Sampler } from './sampler.ts';

export interface BreakOptions {
  readonly sampler: Sampler;
  /** They lead to the constraints of other branches of `anyOf` and `oneOf`. */
  readonly seeds?: readonly (number | undefined)[];
  /** Values that stand for real things, by location: requests hold them where they break nothing else. */
  readonly given?: (location: ParameterIn) => JsonObject;
}

/**
 * Requests that each break one constraint of an operation and are valid otherwise, made as they are asked for: first
 * one for each keyword, then the others. Each was sent through the codec and refused by the validators at its pointer,
 * for its keyword and nothing else; constraints that cannot be broken so are left out, as every text is a string on the
 * wire.
 */
export function* breakRequest(
  model: ApiModel,
  operation: Operation,
  { sampler, seeds = [undefined], given = () => ({}) }: BreakOptions,
): Generator<BrokenRequest> {
  const found = new Set<string>();
  const keywords = new Set<string>();
  for (const seed of seeds) {
    const options = { examples: false, ...(seed === undefined ? {} : { seed }) };
    for (const mediaType of operation.body?.content ?? [undefined]) {
      const valid = sampleRequest(operation, sampler, {
        ...options,
        ...(mediaType === undefined ? {} : { mediaType }),
      });
      if (valid === undefined) continue;
      const parts = [
        ...openParts({ model, operation, sampler, options, given, valid: withGiven(valid, given) }),
      ];
      for (const isFirst of [true, false])
        for (const part of parts)
          for (const each of part.breaks) {
            const type = part.in === 'body' ? (mediaType?.type ?? '') : '';
            const key = JSON.stringify([part.in, type, each.pointer, each.keyword, each.variant]);
            if (found.has(key) || (isFirst && keywords.has(each.keyword))) continue;
            const broken = part.broken(each);
            if (broken === undefined) continue;
            found.add(key);
            keywords.add(each.keyword);
            yield broken;
          }
    }
  }
}

function withGiven(values: RequestValues, given: (location: ParameterIn) => JsonObject): RequestValues {
  const parameters = Object.fromEntries(
    parameterLocations.map((location) => [location, { ...values.parameters[location], ...given(location) }]),
  ) as unknown as RequestValues['parameters'];
  return { ...values, parameters };
}
