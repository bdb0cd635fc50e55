import { parameterLocations } from '../source/document/structure.ts';
import type { ApiModel, Operation, ParameterIn } from '../model/model.ts';
import type { JsonObject } from '../json/json.ts';
import type { MutatedRequest } from './mutated-request.ts';
import { openParts } from './open-parts.ts';
import { sampleRequest, type RequestValues } from './request.ts';
import type { Sampler } from './sampler.ts';

export interface MutationOptions {
  readonly sampler: Sampler;
  /** Seeds that also reach the constraints of other branches of `anyOf` and `oneOf`. */
  readonly seeds?: readonly (number | undefined)[];
  /** Values of existing things, by location: requests contain them where they break nothing else. */
  readonly given?: (location: ParameterIn) => JsonObject;
}

/**
 * Requests that each break one constraint of an operation and are otherwise valid, made one at a time as they are
 * needed: first one for each keyword, then the others. Each was encoded and decoded, and the validators refused it at
 * its pointer, for its keyword and nothing else. Constraints that cannot be broken this way are left out: for example,
 * every text on the wire is a string.
 */
export function* mutateRequest(
  model: ApiModel,
  operation: Operation,
  { sampler, seeds = [undefined], given = () => ({}) }: MutationOptions,
): Generator<MutatedRequest> {
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
