import type { ApiModel, Operation } from '../../../model/model.ts';
import { schemeOf } from '../try/schemes.ts';
import { serverUrl } from './wire-request.ts';

/** What is known of a token by the name of its scheme and the origin of its server. */
export interface StoredToken {
  readonly scheme: string | undefined;
  readonly origin: string | undefined;
}

/**
 * The scheme whose token the samples of an operation read, and the origin that they send it to. The copy of a sample
 * contains the token that the reader entered for both. Undefined if the samples read no token, or several.
 */
export function storedToken({ securitySchemes }: ApiModel, { security, servers }: Operation): StoredToken {
  const [first, ...more] = security[0] ?? [];
  const scheme = schemeOf(securitySchemes.find(({ name }) => name === first?.scheme));
  const url = serverUrl(servers[0]);
  if (scheme === undefined || scheme.kind === 'basic' || more.length > 0 || !URL.canParse(url))
    return { scheme: undefined, origin: undefined };
  return { scheme: scheme.name, origin: new URL(url).origin };
}
