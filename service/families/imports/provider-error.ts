import { Refusal } from '../../../generated/server/index.js';
import { badRequest } from '../../http/refusals.ts';

/** Why a provider sent no usable response. */
export type ProviderFault = 'refused' | 'limited' | 'missing' | 'late' | 'unreachable' | 'invalid';

const messages: Readonly<Record<ProviderFault, string>> = {
  refused: 'The access token of the provider is not valid',
  limited: 'Rate limit of the provider exceeded',
  missing: 'The provider has no such repository',
  late: 'The provider took too long',
  unreachable: 'The provider cannot be reached',
  invalid: 'The response of the provider cannot be read',
};

/** A request to a provider that failed. Its message contains no token and no URL. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, options?: ErrorOptions) {
    super(messages[fault], options);
    this.fault = fault;
  }
}

/**
 * Sends requests to a provider while the caller waits: 401 for its token, 429 for its limit, 400 for the rest (Part A
 * 7).
 */
export async function askingProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { fault, message } = error;
    if (fault === 'refused') throw new Refusal({ status: 401, message });
    if (fault === 'limited') throw new Refusal({ status: 429, message });
    throw badRequest(message);
  }
}
