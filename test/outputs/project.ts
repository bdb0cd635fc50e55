import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compile, type Compiler } from './compiler.ts';
import { outputOf } from './output.ts';
import { outputs, own } from './places.ts';
import { declarationsOf, type Program } from './program.ts';
import { environments, type EnvironmentName } from './environments.ts';

/** Declarations out of the module in which they stand; those of the own copy of the output do not matter. */
const GLOBALS = /^declare (?:global|module ['"][^.])/m;

/** Programs that are compiled together, each in a folder of its own with a copy of its output. */
export class Project {
  readonly #folder: string;
  readonly #programs: readonly Program[];

  static async create(name: EnvironmentName, programs: readonly Program[]): Promise<Project> {
    const { hasPackages, compilerOptions } = environments[name];
    // Packages are found from below the repository, and from nowhere else.
    const parent = hasPackages ? outputs : tmpdir();
    await mkdir(parent, { recursive: true });
    const folder = await mkdtemp(join(parent, own));
    const project = new Project(folder, programs);
    try {
      const files = await project.#writePrograms();
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    } catch (error) {
      await project.remove();
      throw error;
    }
    return project;
  }

  private constructor(folder: string, programs: readonly Program[]) {
    this.#folder = folder;
    this.#programs = programs;
  }

  async #writePrograms(): Promise<readonly string[]> {
    const files: string[] = [];
    for (const [index, program] of this.#programs.entries()) {
      const paths = await writeProgram(program, join(this.#folder, String(index)));
      if (paths.length === 0) throw new Error(`There is nothing to compile in ${program.name}.`);
      files.push(...paths.map((path) => `${index}/${path}`));
    }
    return files;
  }

  /** What a compiler says of each program, in lines. What it says of none of them, it says of all. */
  async compile(compiler: Compiler): Promise<ReadonlyMap<Program, readonly string[]>> {
    const said = new Map<Program, string[]>(this.#programs.map((program) => [program, []]));
    let concerned: readonly Program[] = this.#programs;
    for (const line of (await compile(this.#folder, compiler)).split('\n')) {
      const isContinued = line.startsWith(' ');
      if (!isContinued) concerned = this.#concernedBy(line);
      if (line !== '') for (const program of concerned) said.get(program)?.push(line);
    }
    return said;
  }

  #concernedBy(line: string): readonly Program[] {
    const [, index] = /^(\d+)\//.exec(line) ?? [];
    return index === undefined ? this.#programs : this.#programs.slice(Number(index), Number(index) + 1);
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }
}

/** Puts a program into a folder, and gives the paths of what is to be compiled there. */
async function writeProgram(program: Program, folder: string): Promise<readonly string[]> {
  const output = program.output === undefined ? '' : await outputOf(program.output);
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  if (output !== '') {
    await cp(output, folder, { recursive: true, filter: isCompiled });
  }
  const files = (await program.files?.(output)) ?? [];
  if (program.hasGlobals !== true && files.some(({ text }) => GLOBALS.test(text)))
    throw new Error(`${program.name} has declarations that other programs would see.`);
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return [...files.map(({ path }) => path), ...declarationsOf(program, output)];
}

/** Compilers read declarations, and not the modules that they describe. */
function isCompiled(path: string): boolean {
  return !path.endsWith('.js');
}
