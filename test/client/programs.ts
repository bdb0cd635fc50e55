import { fileURLToPath } from 'node:url';
import { nodeOnly, type Program } from '../outputs/program.ts';
import type { OutputRequest } from '../outputs/request.ts';
import { bigintDocument } from './bigint-document.ts';
import { bigintUsage } from './bigint-usage.ts';
import { specification } from './generated.ts';
import { serversDocument } from './servers-document.ts';
import { serversUsage } from './servers-usage.ts';
import { shownPrograms } from './shown-programs.ts';
import { untypedBodies } from './untyped-bodies.ts';
import { usage } from './usage.ts';

const bodies = fileURLToPath(new URL('fixtures/bodies.yaml', import.meta.url));

const ofSpecification: OutputRequest = { document: specification, emitters: ['client', 'validators'] };
const ofBodies: OutputRequest = { document: bodies, emitters: ['client', 'validators'] };

export const programs: readonly Program[] = [
  {
    name: 'the client of the specification compiles, and so do examples in comments and samples of the docs; misuse of it does not',
    environment: 'browser',
    output: ofSpecification,
    files: async (output) => [
      { path: 'usage.ts', text: usage },
      ...(await shownPrograms(specification, output)),
    ],
    declarations: ['client/**/*.d.ts'],
    except: nodeOnly,
    hasGlobals: true,
  },
  {
    name: 'the client of bodies of all kinds compiles, and so do examples in comments and samples of the docs',
    environment: 'browser',
    output: ofBodies,
    files: (output) => shownPrograms(bodies, output),
    declarations: ['client/**/*.d.ts'],
    except: nodeOnly,
  },
  {
    name: 'servers and variables of a client are typed',
    environment: 'browser',
    output: { document: serversDocument, emitters: ['client'] },
    files: () => [{ path: 'usage.ts', text: serversUsage }],
  },
  {
    name: 'arguments with integers beyond 2^53 accept a bigint, responses and other arguments do not',
    environment: 'browser',
    output: { document: bigintDocument, emitters: ['client', 'server'] },
    files: () => [{ path: 'usage.ts', text: bigintUsage }],
  },
  {
    name: 'the client of bodies that name no type compiles',
    environment: 'browser',
    output: { document: untypedBodies, emitters: ['client'] },
    declarations: ['client/index.d.ts', 'client/operations/*.d.ts'],
  },
];
