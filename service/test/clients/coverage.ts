import { readdirSync, readFileSync } from 'node:fs';
import { loadModel } from '../../../generators/pipeline.ts';
import type { Operation } from '../../../generators/model/model.ts';
import { printSettings } from './settings-coverage.ts';
import { readLines, type Called } from './recorded.ts';

const service = new URL('../../', import.meta.url);

/** The clients as columns: file of the records, and title. */
const clients = [
  ['generated-client', 'generated client'],
  ['gitbeaker', 'gitbeaker'],
  ['python-gitlab', 'python-gitlab'],
  ['ruby-gitlab', 'ruby-gitlab'],
  ['gitlab-api-v4', 'GitLab::API::v4'],
] as const;

/** The table of operations and clients, from the operations that the scenarios of the clients have called. */
export async function printCoverage(): Promise<string> {
  const called = clients.map(([file]) => readRecords(file));
  const own = await operationsOf('spec/openapi.yaml', 'handlers/');
  const companion = await operationsOf('service/companion/openapi.yaml', 'companion/handlers/');
  return `# Coverage

Which operations the service has, and which of them the generated client and clients from other projects have called
successfully. This file is generated: the scenarios in \`test/clients\` record what they call, and \`npm run coverage -w forge-service\` prints it.

## Operations of the API

${table(own, called)}
## Operations around them

Of [companion/openapi.yaml](companion/openapi.yaml).

${table(companion, called)}
## git

| request | scenarios |
| --- | --- |
${[...readRecords('git')].map(([request, by]) => `| ${request} | ${[...by].join(', ')} |`).join('\n')}

## Settings

Settings that are not in a table are stored and shown, and have no other effect. Most are about what the service does
not have, such as runners, discussions, mirrors, wikis, packages and web pages; the others, such as
\`restricted_visibility_levels\` and \`restrict_user_defined_variables\`, are not implemented. Of the settings of merge
requests, \`allow_collaboration\` and \`discussion_locked\` have no effect.

${printSettings()}`;
}

interface Row {
  readonly operation: Operation;
  /** Path of the file with its handler; undefined if it is a stub. */
  readonly handler: string | undefined;
}

function table(rows: readonly Row[], called: readonly Called[]): string {
  const titles = ['operation', 'implemented', 'scenarios', ...clients.map(([, title]) => title)];
  const lines = rows.map(({ operation: { id }, handler }) => {
    const scenarios = new Set(called.flatMap((each) => [...(each.get(id) ?? [])]));
    const marks = called.map((each) => (each.has(id) ? '✓' : ''));
    const file = handler === undefined ? '' : `[yes](${handler})`;
    return [id, file, [...scenarios].join(', '), ...marks];
  });
  const counts = called.map((each) => String(rows.filter(({ operation: { id } }) => each.has(id)).length));
  const implemented = rows.filter(({ handler }) => handler !== undefined).length;
  const tried = lines.filter(([, , scenarios]) => scenarios !== '').length;
  const totals = [`**${rows.length}**`, String(implemented), String(tried), ...counts];
  return [titles, titles.map((_, at) => (at < 3 ? '---' : ':---:')), totals, ...lines]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}

function readRecords(file: string): Called {
  return readLines(readFileSync(new URL(`recorded/${file}.txt`, import.meta.url), 'utf8'));
}

async function operationsOf(document: string, folder: string): Promise<readonly Row[]> {
  const { model } = await loadModel(document, { root: '.' });
  if (model === undefined) throw new Error(`${document} could not be read.`);
  const handlers = handlersIn(folder);
  return model.operations.map((operation) => ({ operation, handler: handlers.get(operation.id) }));
}

/** The files of handlers by the operations that they implement. */
function handlersIn(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(new URL(folder, service)).filter((name) => name !== 'index.ts')) {
    const text = readFileSync(new URL(folder + file, service), 'utf8');
    for (const [, name = ''] of text.matchAll(/^export const (\w+): \w+Handler/gm))
      if (!text.includes(`'${name} is not implemented.'`)) found.set(name, folder + file);
  }
  return found;
}
