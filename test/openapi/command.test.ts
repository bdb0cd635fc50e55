import { describe, expect, test } from 'vitest';
import { WorkFolder } from '../cli/process.ts';

const acme = `plugins: [{ name: 'acme', emitters: [{
  name: 'acme-one', summary: 's', onRequest: true, emit: () => ({ files: [{ path: 'one', text: '' }], findings: [] }),
}] }]`;

describe('an emitter that runs on request', () => {
  test.each<[what: string, path: string, config: string, call: string, isWritten: boolean]>([
    ['nobody names', 'types/openapi.d.ts', '', '', false],
    ['--only names', 'types/openapi.d.ts', '', '--only types,openapi', true],
    ['the configuration names', 'types/openapi.d.ts', `emitters: ['types', 'openapi']`, '', true],
    ['nobody names, of a plug-in', 'one', acme, '', false],
    ['--only names, of a plug-in', 'one', acme, '--only manifest,acme-one', true],
  ])('%s', async (_, path, config, call, isWritten) => {
    const text = `export default { document: 'petstore.yaml', out: 'out', ${config} };`;
    const folder = new WorkFolder({ 'forgespec.config.mjs': text });
    expect(await folder.run(`generate ${call}`)).toMatchObject({ code: 0 });
    expect(Object.hasOwn(folder.contents(), `${folder.path}/out/${path}`)).toBe(isWritten);
  });

  test('writes nothing without its package, and says how to install it', async () => {
    const folder = new WorkFolder({
      // The package is looked for where nothing is installed.
      'without.mjs': `import { registerHooks } from 'node:module';
registerHooks({
  resolve: (name, context, next) =>
    next(name, name.startsWith('openapi-typescript') ? { ...context, parentURL: 'file:///' } : context),
});`,
    });
    await folder.run('generate petstore.yaml --out out');
    const before = folder.contents();
    const call = 'generate petstore.yaml --out out --only types,openapi --layout family';
    const { code, stderr } = await folder.spawn(call, { env: { NODE_OPTIONS: '--import ./without.mjs' } });
    expect(code).toBe(1);
    expect(stderr).toContain('error config/missing-package');
    expect(stderr).toContain('but it is not installed');
    expect(stderr).toContain('npm install --save-dev openapi-typescript@7.13.0');
    expect(folder.contents()).toEqual(before);
  });
});
