import { describe, expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

const COMMANDS = [
  'generate',
  'check',
  'dev',
  'lint',
  'diff',
  'validate',
  'scaffold',
  'mock',
  'verify',
  'conformance',
  'docs',
  'lsp',
];

describe('help', () => {
  test.for(['--help', '-h', 'help'])('forgespec %s lists the commands and the exit codes', async (call) => {
    const { code, stdout, stderr } = await new WorkFolder().run(call);
    expect([code, stderr]).toEqual([0, '']);
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'));
    expect(stdout).toContain('Exit codes: 0 ');
  });

  test('without a command the overview is shown, and the call fails', async () => {
    const { code, stdout } = await new WorkFolder().run('');
    expect(code).toBe(2);
    expect(stdout).toContain('Usage: forgespec COMMAND');
  });

  test.for(COMMANDS)('forgespec %s --help says how it is called and with which options', async (command) => {
    const { code, stdout, stderr } = await new WorkFolder().run(`${command} --help`);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: forgespec ${command} `));
    expect(stdout).toContain('--format FORMAT');
    expect(stdout).toContain('--help');
  });

  test('help is shown also when the rest of the call would do something', async () => {
    const folder = new WorkFolder();
    const before = folder.contents();
    expect((await folder.run('generate petstore.yaml --out api --help')).code).toBe(0);
    expect(folder.contents()).toEqual(before);
  });
});
