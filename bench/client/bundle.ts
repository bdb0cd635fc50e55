import { build } from 'esbuild';
import { peers } from '../places.ts';

const REQUIRE =
  "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);";

/** A program in one file, as applications are shipped. */
export async function bundle(
  contents: string,
  { minify, platform }: { readonly minify: boolean; readonly platform: 'browser' | 'node' },
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify,
    platform,
    format: 'esm',
    target: 'es2022',
    // Only Node's own undici would be installed beside a program for Node.
    external: ['undici'],
    // Some peers have dependencies that are not ES modules.
    banner: platform === 'node' ? { js: REQUIRE } : {},
    nodePaths: [peers],
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}
