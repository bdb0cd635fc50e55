import { describe, expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

const config = (code: string, more = ''): Readonly<Record<string, string>> => ({
  'forgespec.config.mjs': `${code}\nexport default { document: 'petstore.yaml', out: 'api', emitters: ['types'], ${more} };\n`,
});
const plugin = (emit: string): string =>
  `emitters: undefined, plugins: [{ name: 'acme', emitters: [{ name: 'acme-one', summary: 's', emit: ${emit} }] }]`;

const GENERATE = 'generate --config forgespec.config.mjs';

describe('code of a configuration or a plug-in', () => {
  test.each<readonly [about: string, files: Readonly<Record<string, string>>, code: number, says: string]>([
    ['that never loads', config('await new Promise(() => {});'), 2, 'config/unreadable'],
    [
      'that ends the process',
      config('process.exit(0);'),
      2,
      'a configuration or a plug-in calls process.exit',
    ],
    [
      'that throws later',
      config("setTimeout(() => { throw new Error('late'); }, 0);"),
      2,
      'because of an error in ',
    ],
    ['that rejects later', config("Promise.reject(new Error('late'));"), 2, 'forgespec.config.mjs:'],
    ['with a timer', config('setInterval(() => {}, 1000);'), 0, ''],
    [
      'with an emitter that never ends',
      config('', plugin('() => new Promise(() => {})')),
      1,
      'config/plugin-failed',
    ],
  ])('%s', async (_, files, code, says) => {
    const ended = await new WorkFolder(files).spawn(GENERATE);
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(says)]);
    expect(ended.stderr).not.toContain('forgespec itself');
  });

  test('that ends the process does not make a check succeed', async () => {
    const folder = new WorkFolder(config('process.exit(0);'));
    expect((await folder.spawn(GENERATE.replace('generate', 'check'))).code).toBe(2);
  });
});
