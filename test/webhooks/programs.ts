import type { Program } from '../outputs/program.ts';
import { madeBodies } from './made-values.ts';
import { output } from './outputs.ts';
import { receiverUsage } from './receiver-usage.ts';

export const programs: readonly Program[] = [
  {
    name: 'the types of a receiver know the payloads and the responses',
    environment: 'node',
    output,
    files: () => [{ path: 'usage.ts', text: receiverUsage }],
  },
  {
    name: 'values that are made for webhooks are of the generated types',
    environment: 'browser',
    output,
    files: async () => [{ path: 'usage.ts', text: await valuesUsage() }],
  },
];

async function valuesUsage(): Promise<string> {
  const lines = (await madeBodies()).map(
    ({ operation, value }, index) =>
      `export const body${index}: types.${operation.names.type}Body = ${JSON.stringify(value)};`,
  );
  return `import type * as types from './types/index.js';
import { webhooks } from './validators/index.js';
${lines.join('\n')}
export const shipped: types.Webhooks['orderShipped']['request'] = { headers: { 'X-Delivery': 'abc' }, body: { id: 1, total: 2 } };
const payload: unknown = {};
const validator = webhooks.orderShipped.body['application/json'];
export const id: number | undefined = validator.is(payload) ? payload.id : undefined;
// @ts-expect-error The id is sent by the service.
export const incomplete: types.OrderShippedBody = { total: 2 };
// @ts-expect-error There is no such status.
export const response: types.OrderShippedResponse = { status: 500 };
`;
}
