import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const compilers = { '5.9': 'node_modules/typescript/bin/tsc', '7': 'node_modules/typescript7/bin/tsc' };

const compilerOptions = {
  target: 'es2023',
  // The client stands on `fetch`.
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
};

/** What a release of the compiler has to say against the declarations in folders, as `folder/file(line,column): …`. */
export function typeErrors(check: {
  readonly release: keyof typeof compilers;
  /** The folder that holds those to check. */
  readonly root: string;
  readonly folders: readonly string[];
}): Promise<readonly string[]> {
  const { release, root, folders } = check;
  const project = join(root, `tsconfig.${release}.json`);
  writeFileSync(
    project,
    JSON.stringify({
      compilerOptions,
      include: folders.flatMap((folder) =>
        ['types', 'validators', 'client'].map((part) => `${folder}/${part}/**/*.d.ts`),
      ),
      // These are for Node alone, whose types are not there.
      exclude: ['node', 'undici', 'undici-response'].map((name) => `**/client/**/${name}.d.ts`),
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
