import { api } from './api.ts';
import { createNodeServer } from './generated/server/node.js';

const server = createNodeServer(api);
server.listen(Number(process.env['PORT'] ?? 8080), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}/api/v1`);
});
