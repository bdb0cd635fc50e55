/**
 * A program against the generated server of the workshop, as a team would write it. Each line behind an
 * `@ts-expect-error` has to be an error: the compiler complains where it is none.
 */
export const usage: string = `
import { createPartialServer, createServer, keysetHeaders, offsetHeaders, Refusal } from './server/index.js';
import type { CreateToolHandler, GetToolHandler, GetToolServerResponse, Handlers, ListToolsHandler, Options, UploadPhotoHandler } from './server/index.js';
import { createNodeServer } from './server/node.js';

interface Caller { readonly name: string }

const listTools: ListToolsHandler<Caller> = ({ query, headers, cookies }, { url, principal }) => {
  const ids: number[] = query['ids[]'] ?? [];
  const owner: number | undefined = query.not?.owner?.id;
  const trace: number | undefined = headers['X-Trace'];
  const theme: 'light' | 'dark' | undefined = cookies.theme;
  const name: string | undefined = principal?.name;
  if (query.pagination === 'keyset') return { status: 200, headers: keysetHeaders({ url, next: undefined }), body: [] };
  const page = offsetHeaders({ url, page: query.page, perPage: query.per_page, total: 0 });
  return { status: 200, headers: page, body: [{ id: ids[0] ?? owner ?? trace ?? 1, name: name ?? theme ?? '' }] };
};

const createTool: CreateToolHandler<Caller> = async ({ contentType, body }) => {
  const sent: 'application/json' | 'application/x-www-form-urlencoded' = contentType;
  if (body.name === sent) return { status: 409, body: { message: 'There is one.' } };
  return { status: 201, body: { id: 1, name: body.name, labels: body.labels ?? [] } };
};

const getTool: GetToolHandler = ({ path }, { signal, log, requestId }) => {
  if (signal.aborted) log.info({ requestId }, 'gone');
  if (path.id === 0) throw new Refusal({ status: 410, message: 'It is gone.' });
  return { status: 200, body: { id: 1, name: String(path.id) } };
};

const uploadPhoto: UploadPhotoHandler = async ({ body }) => {
  const { title, file } = await body.read();
  for await (const part of body.parts()) for await (const piece of part.content) piece.byteLength;
  return { status: 201, body: { title, size: file instanceof Uint8Array ? file.length : 0 } };
};

const handlers: Handlers<Caller> = {
  listTools,
  createTool,
  getTool,
  uploadPhoto,
  getNewestTool: () => ({ status: 302, headers: { Location: '/tools/1' } }),
  deleteTool: () => ({ status: 204 }),
  getManual: () => ({ status: 200, body: 'text' }),
  putManual: ({ body }) => (body.length > 1 ? { status: 204 } : { status: 204, body: undefined }),
  getArchive: () => ({ status: 200, contentType: 'application/zip', body: new Uint8Array(1) }),
  getFile: () => ({ status: 200, contentType: 'image/png', body: new Blob([]) }),
  putFile: async ({ body }) => ({ status: 200, body: body === undefined ? 0 : 1 }),
};

const options: Options<Caller> = {
  authenticate: {
    Token: (token) => ({ name: token.toUpperCase() }),
    Key: async () => undefined,
    Bearer: (token, { scopes }) => (scopes.includes(token) ? { name: token } : undefined),
    Login: ({ username, password }) => ({ name: username + password }),
  },
  authorize: (caller, { 'x-role': role, 'x-tier': tier, 'x-deployment': deployments = [] }) =>
    caller?.name !== tier && role?.minimum.length !== deployments.length,
};

createNodeServer(createServer(handlers, options)).listen(0);
createPartialServer<Caller>({ listTools }, options);

const { deleteTool, ...incomplete } = handlers;
// @ts-expect-error a handler is missing
createServer<Caller>(incomplete, options);
// @ts-expect-error nobody decides about credentials
createServer<Caller>(handlers, {});
// @ts-expect-error one scheme has nobody
createServer<Caller>(handlers, { authenticate: { Token: () => undefined, Key: () => undefined, Bearer: () => undefined } });

// @ts-expect-error an undocumented status
const undocumentedStatus: GetToolHandler = () => ({ status: 418 });
// @ts-expect-error a body of another type
const wrongBody: GetToolHandler = () => ({ status: 200, body: { id: 'one', name: 'saw' } });
// @ts-expect-error a misspelt member, where the type of the result is declared
const misspelt: GetToolHandler = (): GetToolServerResponse => ({ status: 200, body: { id: 1, name: 'saw', nmae: 'saw' } });
// @ts-expect-error the same in a promise
const misspeltLater: GetToolHandler = async (): Promise<GetToolServerResponse> => ({ status: 200, body: { id: 1, name: 'saw', nmae: 'saw' } });
// @ts-expect-error no body where one is documented
const noBody: GetToolHandler = () => ({ status: 200 });
// @ts-expect-error a body where none is documented
const someBody: Handlers['deleteTool'] = () => ({ status: 204, body: 'gone' });
// @ts-expect-error a required header is missing
const noHeader: Handlers['getNewestTool'] = () => ({ status: 302 });
// @ts-expect-error a header of another type
const wrongHeader: ListToolsHandler = () => ({ status: 200, headers: { 'x-page': 'one' }, body: [] });
// @ts-expect-error a choice that has to be made
const noType: Handlers['getArchive'] = () => ({ status: 200, body: new Uint8Array(1) });
// @ts-expect-error a body that may be absent
const careless: Handlers['putFile'] = async ({ body }) => ({ status: 200, body: body[Symbol.asyncIterator] === undefined ? 0 : 1 });
// @ts-expect-error a parameter that may be left out
const noDefault: ListToolsHandler = ({ query }) => ({ status: 200, body: [{ id: query.id_after, name: '' }] });
// @ts-expect-error a parameter that is not described
const unknownParameter: ListToolsHandler = ({ query }) => ({ status: 200, body: query.nothing });
// @ts-expect-error an operation that is not described
const more: Handlers = { ...handlers, dropTools: () => ({ status: 204 }) };
`;
