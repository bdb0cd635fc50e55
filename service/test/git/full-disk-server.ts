import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LocalRepositoryStore } from '../../git/local-store.ts';

// A server whose process cannot write large files. Pushes go to the store; any other request commits its body as a
// file.
const [root = ''] = process.argv.slice(2);
const store = await LocalRepositoryStore.start({ root });
const repository = await store.open('a.git');
const server = createServer(async (request, response) => {
  const suffix = request.url ?? '';
  if (suffix.startsWith('/git-')) {
    return await store.serve(request, response, { path: 'a.git', suffix, mayWrite: true });
  }
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const outcome = await repository
    .createCommit({
      branch: 'main',
      message: 'Write it',
      author: { name: 'Mira Holm', email: 'mira@acme.example', at: '2026-03-01T09:00:00.000Z' },
      actions: [{ action: 'create', path: suffix.slice(1), content: Buffer.concat(parts) }],
    })
    .then(
      () => 'done',
      (error: Error) => error.name,
    );
  response.end(outcome);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
