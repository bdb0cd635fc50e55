import { LocalRepositoryStore } from '../../git/local-store.ts';

// A process that commits until it is killed, and prints the id of each commit when it is done.
const [root = '', name = ''] = process.argv.slice(2);
const store = await LocalRepositoryStore.start({ root });
const repository = await store.open(name);
for (let turn = 0; ; turn += 1) {
  const { commit } = await repository.createCommit({
    branch: 'main',
    message: `Turn ${turn}`,
    author: { name: 'Writer', email: 'writer@acme.example', at: '2026-03-01T09:00:00.000Z' },
    actions: [{ action: 'create', path: `${process.pid}/${turn}`, content: `${process.pid} ${turn}\n` }],
  });
  process.stdout.write(`${commit.id}\n`);
}
