import { Refusal } from '../../../generated/server/index.js';
import { instant } from '../../clock.ts';
import type { Forge } from '../../forge.ts';
import type { JobKind } from '../../jobs/worker.ts';
import { readSettings } from '../application-settings/store.ts';
import { storingBlobs } from '../job-artifacts/blobs.ts';
import { storeMail } from '../mails/store.ts';
import { storeSnippet } from '../snippets/store.ts';
import { onePiece } from '../../blobs/one-piece.ts';
import { openCredentials } from './credentials.ts';
import { ProviderClient } from './provider-client.ts';
import { ProviderError } from './provider-error.ts';
import { memberOf, textOf } from './provider-values.ts';
import { endGists, hasSnippet } from './queries.ts';
import { defaultPatience } from './source-a.ts';

/** The payload of a job that imports gists. */
export interface GistsPayload {
  readonly userId: number;
  readonly base: string;
  /** The token, sealed. */
  readonly credentials: string;
}

/** Gists with more files are skipped (Part B 4.9). */
const maxFiles = 10;
const pageSize = 100;

/** Stores each gist as a snippet of the user. Failures are listed in a mail; the other gists are still imported. */
export const gistsJob: JobKind = {
  async run(forge, payload, signal) {
    const importing = payload as GistsPayload;
    await finish(forge, importing, await importAll(forge, importing, signal));
  },
  async died(forge, payload) {
    await finish(forge, payload as GistsPayload, ['The import could not be done.']);
  },
};

async function finish(forge: Forge, { userId }: GistsPayload, failures: readonly string[]): Promise<void> {
  const now = instant(forge.clock);
  await forge.database.transaction(async (writes) => {
    await endGists(writes, userId);
    if (failures.length === 0) return;
    const body = `These gists were not imported:\n\n${failures.map((line) => `- ${line}\n`).join('')}`;
    await storeMail(writes, { userId, subject: 'Import of gists: some have failed', body, now });
  });
}

/** Returns the failures, one line for each. */
async function importAll(
  forge: Forge,
  { userId, base, credentials: sealed }: GistsPayload,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const credentials = openCredentials(forge, sealed);
  if (credentials === undefined) return ['The import was interrupted for too long.'];
  const { patience = defaultPatience } = forge.instance.imports ?? {};
  const authorization = `Bearer ${credentials.password}`;
  const client = new ProviderClient(forge.database, base, { authorization, patience, signal });
  const failures: string[] = [];
  try {
    for await (const page of client.pages('/gists', pageSize)) {
      for (const gist of page) {
        const failure = await importOne(forge, client, { gist, userId });
        if (failure !== undefined) failures.push(failure);
      }
    }
  } catch (error) {
    failures.push(reasonOf(error));
  }
  return failures;
}

async function importOne(
  forge: Forge,
  client: ProviderClient,
  { gist, userId }: { readonly gist: unknown; readonly userId: number },
): Promise<string | undefined> {
  const origin = textOf(gist, 'id', 200);
  if (origin === undefined || (await hasSnippet(forge.database, userId, origin))) return undefined;
  const files = Object.values(memberOf(gist, 'files') ?? {});
  const described = textOf(gist, 'description', 1000)?.trim() ?? '';
  const title = described === '' ? (textOf(files[0], 'filename', 255) ?? 'Gist') : described.slice(0, 255);
  if (files.length > maxFiles) return `${title} (${origin}): it has more than ${maxFiles} files`;
  const { values } = await readSettings(forge.database);
  try {
    const contents: { readonly name: string; readonly content: Buffer }[] = [];
    for (const file of files) {
      const { content } = await client.raw(addressOf(file));
      if (content.length > values.snippet_size_limit) return `${title} (${origin}): a file is too large`;
      contents.push({ name: textOf(file, 'filename', 255) ?? 'file', content });
    }
    const visibility = memberOf(gist, 'public') === true ? 'public' : 'private';
    await storingBlobs(forge, async (write) => {
      const stored = [];
      for (const { name, content } of contents)
        stored.push({ name, blob: await write(onePiece(content), { maxBytes: content.length }) });
      const snippet = {
        authorId: userId,
        title,
        description: described,
        visibility,
        origin,
        files: stored,
      } as const;
      await forge.database.transaction((writes) => storeSnippet(writes, snippet, instant(forge.clock)));
    });
    return undefined;
  } catch (error) {
    return `${title} (${origin}): ${reasonOf(error)}`;
  }
}

/** Why a gist or a page of them could not be read, if a retry would not help. */
function reasonOf(error: unknown): string {
  if (error instanceof ProviderError || error instanceof Refusal) return error.message;
  throw error;
}

function addressOf(file: unknown): string {
  const address = textOf(file, 'raw_url', 2000);
  if (address === undefined || !URL.canParse(address)) throw new ProviderError('invalid');
  return address;
}
