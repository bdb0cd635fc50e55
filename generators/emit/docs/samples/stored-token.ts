import type { ApiModel, Operation } from '../../../model/model.ts';
import { schemeOf } from '../try/schemes.ts';
import { serverUrl } from './wire-request.ts';

/** The key of a stored token: the name of its scheme and the origin of its server. */
export interface StoredToken {
  readonly scheme: string | undefined;
  readonly origin: string | undefined;
}

/**
 * The token in the samples of an operation: the button that copies a sample inserts the token that the reader has entered.
 * Undefined if the samples have none, or several.
 */
export function storedToken({ securitySchemes }: ApiModel, { security, servers }: Operation): StoredToken {
  const [first, ...more] = security[0] ?? [];
  const scheme = schemeOf(securitySchemes.find(({ name }) => name === first?.scheme));
  const url = serverUrl(servers[0]);
  if (scheme === undefined || scheme.kind === 'basic' || more.length > 0 || !URL.canParse(url))
    return { scheme: undefined, origin: undefined };
  return { scheme: scheme.name, origin: new URL(url).origin };
}
