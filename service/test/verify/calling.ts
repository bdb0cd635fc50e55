import type { RunningForge } from '../../start/start.ts';

/** A caller of the API of a service. */
export type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/** Calls with a token. Throws if the service refuses. */
export function calling({ url }: RunningForge, token: string): Call {
  return async (method, path, body) => {
    const response = await fetch(`${url}/api/v4${path}`, {
      method,
      headers: {
        'private-token': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

type Members = Readonly<Record<string, unknown>>;

export function object(value: unknown): Members {
  if (typeof value !== 'object' || value === null) throw new Error(`No object: ${JSON.stringify(value)}`);
  return value as Members;
}

export async function all(root: Call, path: string): Promise<readonly Members[]> {
  const list = await root('GET', path);
  if (!Array.isArray(list)) throw new Error(`No list: ${path}`);
  return list as readonly Members[];
}
