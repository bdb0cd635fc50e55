/** The types know the payloads and the responses. */
export const receiverUsage = `import { createWebhooks, Refusal } from './server/webhooks.js';
import { createNodeServer } from './server/node.js';

const receiver = createWebhooks(
  {
    orderShipped({ headers, body }) {
      if (headers['X-Delivery'] === 'old') throw new Refusal({ status: 410, message: 'No more.' });
      const id: number = body.id;
      return { status: 200, body: { ok: id > 0 } };
    },
    // @ts-expect-error A callback answers 204.
    placeOrderProgressCallback: () => ({ status: 200 }),
  },
  { verify: ({ headers, body }) => headers.get('x') === String(body.length), basePath: '/hooks' },
);
createNodeServer(receiver);
// @ts-expect-error Who sends has to be checked.
createWebhooks({}, {});
`;
