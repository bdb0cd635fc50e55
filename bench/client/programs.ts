import type { ApiModel } from '../../generators/model/model.ts';
import { tsModelOf, type TsOperation } from '../../generators/typescript/ts-model.ts';
import { sampleRequest } from '../../generators/sample/request.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import { output } from '../places.ts';
import { clients } from './contestants.ts';

const CALLS = 20;

/** Where completion is requested: among the arguments of the last call, or what it needs to be one of them. */
export const MARK = '/*here*/';

/** A program of twenty calls, and what completion at its mark must offer. */
export interface TypedProgram {
  readonly title: string;
  readonly text: string;
  readonly offered: string;
}

/** A call, with the values for its path. */
interface Sampled {
  readonly operation: TsOperation;
  readonly path: Readonly<Record<string, unknown>>;
}

/** The same twenty calls with each client; for the hand-written client, twenty that it has. */
export function typedPrograms(model: ApiModel): readonly TypedProgram[] {
  const calls = twentyCalls(model);
  const names = calls.map(({ operation }) => operation.names.value);
  /** The calls, and the last of them again with the mark in it. */
  const program = (setUp: string, print: (call: Sampled) => string, marked: string) =>
    [
      setUp,
      ...calls.map((call) => `console.log(await ${print(call)});`),
      `void ${marked};`,
      'export {};',
    ].join('\n');
  return [
    {
      title: '**forgespec**',
      offered: 'statistics',
      text: program(
        `import { createClient, getProject, privateToken, ${others(names)} } from '${output.hosting}/client/index.js';
const client = createClient({ baseUrl: 'https://forge.example/api/v4', auth: privateToken('secret') });`,
        ({ operation, path }) => `${operation.names.value}(client, ${literal(path)})`,
        `getProject(client, { id: 1, ${MARK} })`,
      ),
    },
    {
      title: 'openapi-fetch',
      offered: 'statistics',
      text: program(
        `import createClient from 'openapi-fetch';
import type { paths } from '${clients}/openapi-typescript.js';
const client = createClient<paths>({ baseUrl: 'https://forge.example/api/v4' });`,
        ({ operation, path }) =>
          `client.GET(${literal(operation.path)}, { params: { path: ${literal(path)} as never } })`,
        `client.GET('/projects/{id}', { params: { path: { id: 1 }, query: { ${MARK} } } })`,
      ),
    },
    {
      title: 'hey-api, client-fetch',
      offered: 'statistics',
      text: program(
        `import { getProject, ${others(names)} } from '${clients}/hey-api/index.js';`,
        ({ operation, path }) =>
          `${operation.names.value}(${Object.keys(path).length === 0 ? '' : `{ path: ${literal(path)} }`})`,
        `getProject({ path: { id: 1 }, query: { ${MARK} } })`,
      ),
    },
    {
      title: 'orval, fetch',
      offered: 'statistics',
      text: program(
        `import { getProject, ${others(names)} } from '${clients}/orval/index.js';`,
        ({ operation, path }) => `${operation.names.value}(${Object.values(path).map(literal).join(', ')})`,
        `getProject(1, { ${MARK} })`,
      ),
    },
    {
      title: '@gitbeaker/rest (by hand)',
      offered: 'statistics',
      text: [
        `import { Gitlab } from '@gitbeaker/rest';
const api = new Gitlab({ host: 'https://forge.example', token: 'secret' });`,
        ...byHand.map((call) => `console.log(await api.${call});`),
        `void api.Projects.show(1, { ${MARK} });`,
        'export {};',
      ].join('\n'),
    },
  ];
}

const literal = (value: unknown): string => JSON.stringify(value);

function others(names: readonly string[]): string {
  return names.filter((name) => name !== 'getProject').join(', ');
}

/** Reads with valid values for their paths, from all over the document. */
function twentyCalls(model: ApiModel): readonly Sampled[] {
  const sampler = createSampler(model);
  const reads = tsModelOf(model).operations.filter(
    ({ method, body, parameters }) =>
      method === 'get' &&
      body === undefined &&
      parameters.every(({ in: location, required }) => location === 'path' || !required),
  );
  const step = Math.floor(reads.length / CALLS);
  return reads
    .filter((_, index) => index % step === 0)
    .slice(0, CALLS)
    .map((operation) => ({
      operation,
      path: sampleRequest(operation, sampler, {})?.parameters.path ?? {},
    }));
}

const byHand: readonly string[] = [
  'Projects.all()',
  'Projects.show(1)',
  'Projects.allUsers(1)',
  'Groups.all()',
  'Groups.show(1)',
  'Groups.allProjects(1)',
  'MergeRequests.all()',
  'MergeRequests.show(1, 2)',
  'MergeRequests.allCommits(1, 2)',
  'ProjectMembers.all(1)',
  'ProjectMembers.show(1, 2)',
  'GroupMembers.all(1)',
  'ProjectMilestones.all(1)',
  'ProjectMilestones.show(1, 2)',
  'Pipelines.all(1)',
  'Pipelines.show(1, 2)',
  'Jobs.all(1)',
  'Jobs.show(1, 2)',
  'Commits.all(1)',
  "Branches.show(1, 'main')",
];
