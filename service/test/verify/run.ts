import { startVerifiedWorld } from './verify.ts';

// `npm run verify:service`: the whole document against a service with the world of this folder, in one run.
const world = await startVerifiedWorld();
try {
  const { code, output } = await world.verify('spec/openapi.yaml');
  process.stdout.write(output);
  const isWhole = code === 0 && /^(?<all>\d+) of \k<all> operations responded with success/m.test(output);
  process.exitCode = isWhole ? 0 : 1;
} finally {
  await world.stop();
}
