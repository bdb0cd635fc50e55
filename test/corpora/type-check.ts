import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const compilers = { '5.9': 'node_modules/typescript/bin/tsc', '7': 'node_modules/typescript7/bin/tsc' };

const compilerOptions = {
  target: 'es2023',
  // The client stands on `fetch`.
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
};

/** Parts of the output that are compiled together: the server needs the types of Node, the rest must do without. */
const PARTS = {
  anywhere: {
    types: [],
    include: ['types', 'validators', 'client'],
    exclude: ['node', 'undici', 'undici-response'],
  },
  // Fastify's own types are not there.
  node: { types: ['node'], include: ['server'], exclude: ['fastify', 'fastify-*'] },
} as const;

/** What a release of the compiler reports on the declarations in folders, as `folder/file(line,column): …`. */
export function typeErrors(check: {
  readonly release: keyof typeof compilers;
  /** The folder that holds those to check. */
  readonly root: string;
  readonly folders: readonly string[];
  readonly part: keyof typeof PARTS;
}): Promise<readonly string[]> {
  const { release, root, folders, part } = check;
  const { types, include, exclude } = PARTS[part];
  const project = join(root, `tsconfig.${release}.${part}.json`);
  writeFileSync(
    project,
    JSON.stringify({
      compilerOptions: { ...compilerOptions, types, typeRoots: [join(process.cwd(), 'node_modules/@types')] },
      include: folders.flatMap((folder) => include.map((name) => `${folder}/${name}/**/*.d.ts`)),
      exclude: exclude.map((name) => `**/${name}.d.ts`),
    }),
  );
  const arguments_ = [join(process.cwd(), compilers[release]), '-p', project, '--pretty', 'false'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, arguments_, { cwd: root, maxBuffer: 2 ** 28 }, (error, stdout) => {
      const errors = stdout.split('\n').filter((line) => /^\S.*error TS/.test(line));
      if (error !== null && errors.length === 0) reject(new Error(`${error.message}\n${stdout}`));
      else resolve(errors);
    });
  });
}
