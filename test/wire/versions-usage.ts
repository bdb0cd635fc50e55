import { newer, older } from './versions-document.ts';

/** Bodies are told apart by their media type. */
export const versionsUsage = `
import { createClient, putItem } from './client/index.js';
import type { PutItem200, PutItemRequest } from './types/operations/put-item.js';
import type { PutItemServerRequest } from './server/operations/put-item.js';

const client = createClient({ baseUrl: 'http://localhost' });
putItem(client, { id: '1', old: 'a' });
putItem(client, { id: '1', contentType: '${older}', old: 'a' });
putItem(client, { id: '1', contentType: '${newer}', young: 1 });
// @ts-expect-error this is the body of the other version
putItem(client, { id: '1', young: 1 });
// @ts-expect-error this too
putItem(client, { id: '1', contentType: '${newer}', old: 'a' });
// @ts-expect-error there is no such version
putItem(client, { id: '1', contentType: 'application/json;version=3', young: 1 });
// @ts-expect-error there is no such member
putItem(client, { id: '1', other: 1 });
export function read(response: PutItem200): string | number {
  return response.contentType === '${older}' ? response.body.old : response.body.young;
}
export async function ask(): Promise<string | number | undefined> {
  const result = await putItem(client, { id: '1', old: 'a' }).result();
  if (result.status !== 200) return undefined;
  return result.contentType === '${older}' ? result.body.old : result.body.young;
}
export function take(request: PutItemServerRequest): string | number {
  return request.contentType === '${older}' ? request.body.old : request.body.young;
}
export const requests: readonly PutItemRequest[] = [
  { path: { id: '1' }, body: { old: 'a' } },
  { path: { id: '1' }, contentType: '${newer}', body: { young: 1 } },
  // @ts-expect-error this is the body of the other version
  { path: { id: '1' }, contentType: '${newer}', body: { old: 'a' } },
];
`;
