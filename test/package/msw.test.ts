import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shownFiles } from '../handbook/blocks.ts';
import { Consumer } from './consumer.ts';

/** The release that the page was written for. */
const MSW = 'msw@3.0.5';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('the recipe for MSW', () => {
  const consumer = new Consumer();
  const page = read('docs/recipes.md');
  const [, program = ''] = /^```ts\n(import \{ http \} from 'msw';\n.*?)^```$/ms.exec(page) ?? [];

  beforeAll(async () => {
    await consumer.run('npm', 'install', '--prefer-offline', '--ignore-scripts', MSW);
    for (const { file, text } of shownFiles(read('docs/getting-started.md')))
      if (file === 'petstore.yaml') consumer.write(file, text);
    for (const { file, text } of shownFiles(page))
      if (['pets-server.ts', 'resolve-pets.ts'].includes(file)) consumer.write(file, text);
    consumer.write('intercept.ts', program);
    await consumer.run('npx', 'forgespec', 'generate', 'petstore.yaml', '--out', 'api');
  });
  afterAll(() => consumer.remove());

  test('responds to the generated client', async () => {
    expect(await consumer.run(process.execPath, 'intercept.ts')).toBe(
      "[ { id: 7, name: 'Bruno', state: 'available' } ]\n",
    );
  });
});
