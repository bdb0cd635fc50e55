import { setTimeout as pause } from 'node:timers/promises';
import type { SendableBytes } from '../../runtime/server/bytes.ts';
import type { AnyHandler, Context } from '../../runtime/server/handler.ts';
import type { Logger } from '../../runtime/server/message.ts';
import type { Multipart } from '../../runtime/server/multipart.ts';
import type { ServerOptions } from '../../runtime/server/options.ts';
import type { ServerModule } from './workshop.ts';

export interface Caller {
  readonly name: string;
}

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: object;
  readonly message: string;
}

/** A logger that keeps what it is told. */
export function memoryLog(): Logger & { readonly entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const at =
    (level: LogEntry['level']) =>
    (fields: object, message: string): void => {
      entries.push({ level, fields, message });
    };
  return { entries, info: at('info'), warn: at('warn'), error: at('error') };
}

type Call = Context<Caller>;

/** A dozen operations of different shapes. What a handler does depends on the id, so that tests can choose. */
export function sampleHandlers({
  offsetHeaders,
  keysetHeaders,
}: ServerModule): Readonly<Record<string, AnyHandler<Caller>>> {
  return {
    listTools(
      { query }: { query: { page: number; per_page: number; pagination?: string; id_after?: number } },
      { url }: Call,
    ) {
      const perPage = query.per_page;
      if (query.pagination === 'keyset') {
        const next =
          (query.id_after ?? 0) >= 40 ? undefined : { id_after: String((query.id_after ?? 0) + perPage) };
        return {
          status: 200,
          headers: { ...keysetHeaders({ url, next }) },
          body: next === undefined ? [] : [{ id: 1, name: 'saw' }],
        };
      }
      const headers = offsetHeaders({ url, page: query.page, perPage, total: 45 });
      return { status: 200, headers: { ...headers }, body: [{ id: 1, name: JSON.stringify(query) }] };
    },
    createTool: ({ body }: { body: { name: string } }) =>
      body.name === 'taken'
        ? { status: 409, body: { message: 'There is one.' } }
        : { status: 201, body: { ...body, id: 7 } },
    getNewestTool: () => ({ status: 302, headers: { Location: '/api/v1/tools/7' } }),
    async getTool({ path }: { path: { id: number | string } }, { principal, signal }: Call) {
      switch (path.id) {
        case 'throws':
          throw new Error('secret of the handler');
        case 'undocumented':
          return { status: 418 };
        case 'wrong':
          return { status: 200, body: { id: 'secret', name: 1 } };
        case 'infinite':
          return { status: 200, body: { id: 1, name: 'saw', size: [Infinity] } };
        case 'slow':
          await pause(200, undefined, { signal });
          return { status: 200, body: { id: 1, name: 'slow' } };
        case 'nobody':
          return { status: 404, body: { message: 'There is none.' } };
        default:
          return { status: 200, body: { id: 1, name: `${principal?.name} ${path.id}` } };
      }
    },
    deleteTool: () => ({ status: 204 }),
    getManual: () => ({ status: 200, body: 'Übung macht den Meister.' }),
    putManual: () => ({ status: 204 }),
    async uploadPhoto({
      path,
      body,
    }: {
      path: { id: number };
      body: Multipart<{ title: string; tags?: string[]; file: { size: number; name: string } }>;
    }) {
      if (path.id !== 2) {
        const { title, tags = [], file } = await body.read();
        return { status: 201, body: { title, tags, size: file.size, name: file.name } };
      }
      let size = 0;
      const form = await body.read(async ({ content }) => {
        for await (const piece of content) size += piece.length;
      });
      return { status: 201, body: { title: form.title, size } };
    },
    getArchive: ({ path }: { path: { format: string } }) => ({
      status: 200,
      contentType: path.format === 'zip' ? 'application/zip' : 'application/gzip',
      body: pieces(),
    }),
    getFile({ path }: { path: { path: string } }): {
      status: number;
      body: SendableBytes;
      contentType?: string;
    } {
      const bytes = new TextEncoder().encode(path.path);
      if (path.path === 'blob') return { status: 200, body: new Blob([bytes]) };
      if (path.path === 'stream') return { status: 200, body: new Blob([bytes]).stream() };
      if (path.path === 'breaks') return { status: 200, body: breaking() };
      return { status: 200, body: bytes, contentType: 'text/x-path' };
    },
    async putFile({ body }: { body?: AsyncIterable<Uint8Array> }) {
      let size = 0;
      for await (const piece of body ?? []) size += piece.length;
      return { status: 200, body: size };
    },
  };
}

async function* pieces(): AsyncGenerator<Uint8Array> {
  for (const text of ['one ', 'two ', 'three']) yield new TextEncoder().encode(text);
}

async function* breaking(): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode('half');
  throw new Error('the disk is gone');
}

function known(token: string): Caller | undefined {
  return token === 'good' || token === 'guest' ? { name: token } : undefined;
}

export function sampleOptions(log: Logger): ServerOptions<Caller> {
  return {
    log,
    limits: { body: 10_000, stream: 50_000, field: 1_000, file: 40_000, parts: 20, url: 4_000 },
    authenticate: {
      Token: known,
      Key: known,
      Bearer: async (token: string) => known(token),
      Login: ({ username, password }: { username: string; password: string }) =>
        username === 'ann' && password === 'pa:ss' ? { name: username } : undefined,
    },
    authorize: (caller, { 'x-role': role }) =>
      caller?.name !== 'guest' || Reflect.get(Object(role), 'minimum') !== 'maintainer',
  };
}
