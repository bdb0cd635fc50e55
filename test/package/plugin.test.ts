import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer } from './consumer.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

const CONFIG = `
import { defineConfig } from 'forgespec';
import acme from 'forgespec-plugin-acme';

export default defineConfig({
  document: 'shop.yaml',
  out: 'shop',
  emitters: ['validators', 'acme-routes'],
  plugins: [acme({ verbs: ['get', 'put'] })],
});
`;

const PROGRAM = `
import { getProduct } from './shop/acme/routes.js';
import { isSku } from './shop/validators/index.js';
console.log(getProduct({ sku: 'a/b' }), isSku('ABC-12340'), isSku('ABC-12341'));
`;

describe('a plug-in, packed and installed beside the package', () => {
  const consumer = new Consumer();

  beforeAll(async () => {
    const source = join(consumer.path, 'plugin');
    cpSync(join(repository, 'examples/plugin-acme'), source, { recursive: true });
    cpSync(join(source, 'openapi.yaml'), join(consumer.path, 'shop.yaml'));
    mkdirSync(join(consumer.path, 'node_modules/@types'), { recursive: true });
    symlinkSync(
      join(repository, 'node_modules/@types/node'),
      join(consumer.path, 'node_modules/@types/node'),
    );
    // Its author's build, on the declarations of the installed package.
    await consumer.run(process.execPath, join(repository, 'node_modules/typescript/bin/tsc'), '-p', 'plugin');
    await consumer.run('npm', 'pack', './plugin', '--pack-destination', '.');
    await consumer.run('npm', 'install', '--prefer-offline', './forgespec-plugin-acme-1.0.0.tgz');
  });
  afterAll(() => consumer.remove());

  test.for(['forgespec.config.ts', 'forgespec.config.mjs'])('is used by %s', async (name) => {
    consumer.write(name, CONFIG);
    const folder = name.endsWith('ts') ? 'shop' : 'again';
    const generate = [
      'npx',
      '--no-install',
      'forgespec',
      'generate',
      '--config',
      name,
      '--out',
      folder,
    ] as const;
    expect(await consumer.run(...generate)).toMatch(new RegExp(`^${folder}: \\d+ written, 0 unchanged\\n$`));
  });

  test('its output runs and compiles', async () => {
    consumer.write('routes.ts', PROGRAM);
    await consumer.compile('typescript7');
    expect(await consumer.run(process.execPath, 'routes.js')).toBe('/products/a%2Fb true false\n');
  });

  test('its rule is followed with the option that the configuration gives', async () => {
    const lint = ['npx', '--no-install', 'forgespec', 'lint', '--format', 'json'] as const;
    const { findings } = JSON.parse(await consumer.run(...lint)) as { findings: { code: string }[] };
    expect(findings.map(({ code }) => code)).toContain('acme/verb-in-path');
    await expect(consumer.run(...lint, '--rule', 'acme/verb-in-path=error')).rejects.toThrow(
      'forgespec lint',
    );
  });
});
