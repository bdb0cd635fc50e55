import type { ApiModel, Operation, ParameterIn } from '../../model/model.ts';
import { encodeRequest } from '../../sample/encode-request.ts';
import type { RequestValues } from '../../sample/request.ts';
import type { JsonObject } from '../../json/json.ts';

const nothing: RequestValues['parameters'] = { path: {}, query: {}, header: {}, cookie: {} };

/** Method and path of an operation, with placeholders for its parameters. */
export function requestLine({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}

/**
 * The request line with the values of the parameters of one location, followed by headers and cookies. Undefined if a
 * request cannot carry them.
 */
export function lineWith(
  model: ApiModel,
  operation: Operation,
  { location, values }: { readonly location: ParameterIn; readonly values: JsonObject },
): string | undefined {
  try {
    const path = Object.fromEntries(
      operation.parameters.filter((each) => each.in === 'path').map(({ name }) => [name, `{${name}}`]),
    );
    const { method, target, headers } = encodeRequest(model, operation, {
      values: { parameters: { ...nothing, path, [location]: values }, body: undefined },
      credentials: { headers: {}, query: {} },
    });
    const readable = target.replaceAll('%7B', '{').replaceAll('%7D', '}');
    const more = Object.entries(headers).map(([name, value]) => ` ${name}: ${value}`);
    return `${method} ${readable}${more.join('')}`;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
