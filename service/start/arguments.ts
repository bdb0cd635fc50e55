import { parseArgs } from 'node:util';
import type { ForgeOptions } from './options.ts';

export const help: string = `Usage: npm start -- [OPTIONS]

Runs the hosting API with real repositories and a real database in one process.
On the first start it creates an administrator and prints its token once.

  --port PORT          port to listen on (default: 8080)
  --host ADDRESS       address to listen on (default: 127.0.0.1)
  --data FOLDER        folder of all state (default: ./data)
  --database ADDRESS   postgres://user:password@host:port/database in place of SQLite in the data folder
  --public-url URL     address under which callers see the service, behind a proxy
  --deployment KIND    any, hosted or self-managed (default: any)
  --tier TIER          free, paid or ultimate (default: ultimate)
  --source-a URL       address of the API that source_a imports come from (default: none)
  --source-b URL       address of the API that source_b imports come from (default: none)
  --seed FILE          users, groups and projects in YAML or JSON, added on the first start
  --control            lets programs on this machine seed, reset and set the clock at /-/forge
  --help               this text
`;

export type ReadArguments =
  | { readonly kind: 'start'; readonly options: ForgeOptions; readonly seed: string | undefined }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

const deployments = ['any', 'hosted', 'self-managed'] as const;
const tiers = ['free', 'paid', 'ultimate'] as const;

/** Reads the arguments of the command. */
export function readArguments(given: readonly string[]): ReadArguments {
  const parsed = parse(given);
  if (typeof parsed === 'string') return { kind: 'wrong', message: parsed };
  if (parsed.help === true) return { kind: 'help' };
  const empty = Object.entries(parsed).find(([, value]) => value === '');
  if (empty !== undefined) return wrong(`--${empty[0]} needs a value.`);
  const { port = '8080', host = '127.0.0.1', data = './data', database } = parsed;
  const publicUrl = parsed['public-url'];
  const deployment = deployments.find((kind) => kind === (parsed.deployment ?? 'any'));
  const tier = tiers.find((name) => name === (parsed.tier ?? 'ultimate'));
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return wrong('--port takes a number from 0 to 65535.');
  if (deployment === undefined) return wrong(`--deployment takes ${deployments.join(', ')}.`);
  if (tier === undefined) return wrong(`--tier takes ${tiers.join(', ')}.`);
  if (database !== undefined && !/^postgres(?:ql)?:\/\//.test(database))
    return wrong('--database takes an address that begins with postgres://.');
  if (publicUrl !== undefined && !/^https?:\/\/[^/]+$/.test(publicUrl))
    return wrong('--public-url takes an address such as https://forge.example, without a path.');
  for (const name of ['source-a', 'source-b'] as const) {
    if (parsed[name] !== undefined && !/^https?:\/\/[^/?#@]+(?:\/[^?#]*[^/?#])?$/.test(parsed[name]))
      return wrong(`--${name} takes an address such as https://api.code.example.`);
  }
  return {
    kind: 'start',
    seed: parsed.seed,
    options: {
      port: Number(port),
      host,
      data,
      deployment,
      tier,
      control: parsed.control ?? false,
      imports: {
        ...(parsed['source-a'] === undefined ? {} : { sourceA: parsed['source-a'] }),
        ...(parsed['source-b'] === undefined ? {} : { sourceB: parsed['source-b'] }),
      },
      ...(database === undefined ? {} : { database }),
      ...(publicUrl === undefined ? {} : { publicUrl }),
    },
  };
}

function wrong(message: string): ReadArguments {
  return { kind: 'wrong', message };
}

const text = { type: 'string' } as const;
const known = {
  port: text,
  host: text,
  data: text,
  database: text,
  'public-url': text,
  deployment: text,
  tier: text,
  'source-a': text,
  'source-b': text,
  seed: text,
  control: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Given = ReturnType<typeof parseArgs<{ args: string[]; options: typeof known }>>['values'];

/** The values, or the error in the arguments. */
function parse(args: readonly string[]): Given | string {
  try {
    return parseArgs({ args: [...args], options: known }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
