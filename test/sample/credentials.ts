import type { ApiModel, Operation } from '../../generators/model/model.ts';
import type { Credentials } from '../../generators/sample/request.ts';

/** Credentials of the first alternative that an operation asks for; a server that knows no secrets may take them. */
export function sampleCredentials(model: ApiModel, { security }: Operation): Credentials {
  const headers: Record<string, string> = {};
  const query: Record<string, string> = {};
  for (const { scheme: name } of security.find(({ length }) => length > 0) ?? []) {
    const scheme = model.securitySchemes.find((each) => each.name === name);
    const parameter = scheme?.parameter ?? '';
    if (scheme?.type === 'apiKey' && scheme.in === 'query') query[parameter] = 'sample';
    else if (scheme?.type === 'apiKey' && scheme.in === 'cookie') headers['cookie'] = `${parameter}=sample`;
    else if (scheme?.type === 'apiKey') headers[parameter.toLowerCase()] = 'sample';
    else if (scheme?.scheme === 'basic') headers['authorization'] = `Basic ${btoa('sample:sample')}`;
    else headers['authorization'] = 'Bearer sample';
  }
  return { headers, query };
}
