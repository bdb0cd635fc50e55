import { isRight, rightRules, within, type Rules } from './rules.ts';

export interface Item {
  readonly id: number;
  readonly [member: string]: unknown;
}

export type Input = Readonly<Record<string, unknown>>;

export const TOKEN = 'kind_s3cret-of-a-caller';

/** Items behind the newest of those that the shop has from the beginning. */
const FIRST = 7;

/** A server written by hand after its document. Every method may be replaced by a faulty one. */
export class Shop {
  readonly rules: Rules = rightRules();
  readonly items = new Map<number, Item>();
  #last = 0;

  constructor() {
    for (let count = 1; count <= FIRST; count += 1) this.add({ name: `Item ${count}` });
  }

  /** The whole way of a request. */
  async answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const [, version, family, id, ...rest] = url.pathname.split('/');
    if (version !== 'v1' || family !== 'items' || rest.length > 0) return this.problem(404, 'No such path.');
    const methods = id === undefined ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD', 'PUT', 'DELETE'];
    if (!methods.includes(request.method)) return this.refuseMethod(methods);
    if (!this.mayEnter(request)) return this.problem(401, 'Who are you?', { 'www-authenticate': 'Bearer' });
    const whole = await this.called(
      request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request,
      id,
    );
    return request.method === 'HEAD' ? this.headOf(whole) : whole;
  }

  async called(request: Request, text: string | undefined): Promise<Response> {
    const isList = text === undefined && request.method === 'GET';
    if (!isList && !this.rules.mayHaveMoreParameters && new URL(request.url).search !== '')
      return this.problem(400, 'There are no such parameters.');
    if (text === undefined) return isList ? this.list(request) : this.create(request);
    const id = this.rules.numberIn(decodeURIComponent(text));
    if (id === undefined || !within(id, 1, 1_000_000))
      return this.problem(400, 'That is no number of an item.');
    if (request.method === 'DELETE') return this.remove(id);
    return request.method === 'PUT' ? this.change(request, id) : this.get(request, id);
  }

  mayEnter(request: Request): boolean {
    const [, token] = /^bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    return token === TOKEN;
  }

  refuseMethod(methods: readonly string[]): Response {
    return this.problem(405, 'There is no such method.', { allow: methods.join(', ') });
  }

  problem(status: number, title: string, headers: Readonly<Record<string, string>> = {}): Response {
    return new Response(JSON.stringify({ title }), {
      status,
      headers: { 'content-type': 'application/problem+json', ...headers },
    });
  }

  json(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
    return new Response(JSON.stringify(value), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  async headOf(whole: Response): Promise<Response> {
    const headers = new Headers(whole.headers);
    headers.set('content-length', String((await whole.arrayBuffer()).byteLength));
    return new Response(null, { status: whole.status, headers });
  }

  /** The body of a request; what is wrong with it. */
  async read(request: Request): Promise<Input | Response> {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') return this.problem(415, 'Only JSON is read.');
    let body: unknown;
    try {
      body = JSON.parse(await request.text());
    } catch {
      return this.problem(400, 'That is not JSON.');
    }
    return isRight(body, this.rules) ? (body as Input) : this.problem(400, 'That is no item.');
  }

  add(input: Input): Item {
    this.#last += 1;
    const item = this.withDefaults(this.#last, input);
    this.items.set(item.id, item);
    return item;
  }

  withDefaults(id: number, input: Input): Item {
    const defaults = {
      state: 'open',
      due: null,
      tags: [],
      priority: 3,
      weight: null,
      urgent: false,
      owner: null,
    };
    return { created_at: '2026-01-15T09:30:00Z', ...defaults, ...input, id };
  }

  /** An item as it is shown. */
  show(item: Item): unknown {
    return item;
  }

  async create(request: Request): Promise<Response> {
    const input = await this.read(request);
    if (input instanceof Response) return input;
    const item = this.add(input);
    return this.json(this.show(item), 201, { location: this.placeOf(item) });
  }

  placeOf({ id }: Item): string {
    return `/v1/items/${id}`;
  }

  etagOf(item: Item): string {
    return `"${Buffer.from(JSON.stringify(item)).toString('hex').slice(-40)}${JSON.stringify(item).length}"`;
  }

  get(request: Request, id: number): Response {
    const item = this.items.get(id);
    if (item === undefined) return this.problem(404, 'There is no such item.');
    const etag = this.etagOf(item);
    if (request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { etag } });
    return this.json(this.show(item), 200, { etag });
  }

  async change(request: Request, id: number): Promise<Response> {
    if (!this.items.has(id)) return this.problem(404, 'There is no such item.');
    const input = await this.read(request);
    if (input instanceof Response) return input;
    const item = this.withDefaults(id, input);
    this.items.set(id, item);
    return this.json(this.show(item), 200, { etag: this.etagOf(item) });
  }

  remove(id: number): Response {
    return this.items.delete(id)
      ? new Response(null, { status: 204 })
      : this.problem(404, 'There is no such item.');
  }

  found(query: URLSearchParams): readonly Item[] {
    const state = query.get('state');
    const ids = query.get('ids') ?? '';
    const wanted = ids === '' ? undefined : new Set(ids.split(',').map(Number));
    return [...this.items.values()]
      .filter((item) => state === null || item['state'] === state)
      .filter(({ id }) => wanted === undefined || wanted.has(id))
      .filter((item) => String(item['name']).includes(query.get('search') ?? ''))
      .filter(
        (item) => Date.parse(String(item['created_at'])) >= Date.parse(query.get('since') ?? '2000-01-01'),
      );
  }

  list(request: Request): Response {
    const url = new URL(request.url);
    const query = url.searchParams;
    const { parameters, mayHaveMoreParameters } = this.rules;
    for (const [name, text] of query) {
      const rule = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
      if (rule === undefined ? !mayHaveMoreParameters : !rule(text, this.rules))
        return this.problem(400, `${name} is wrong.`);
    }
    return this.page(this.found(query), {
      url,
      page: Number(query.get('page') ?? 1),
      size: Number(query.get('per_page') ?? 20),
    });
  }

  page(
    items: readonly Item[],
    asked: { readonly url: URL; readonly page: number; readonly size: number },
  ): Response {
    const { page, size } = asked;
    const shown = items.slice((page - 1) * size, page * size).map((item) => this.show(item));
    return this.json(shown, 200, this.pageHeaders(items.length, asked));
  }

  pageHeaders(
    total: number,
    { url, page, size }: { readonly url: URL; readonly page: number; readonly size: number },
  ): Record<string, string> {
    const pages = Math.ceil(total / size);
    const link = (number: number, relation: string): string => {
      const address = new URL(url);
      address.searchParams.set('page', String(number));
      address.searchParams.set('per_page', String(size));
      return `<${address.pathname}${address.search}>; rel="${relation}"`;
    };
    const hasNext = page < pages;
    return {
      'x-total': String(total),
      'x-total-pages': String(pages),
      'x-page': String(page),
      'x-per-page': String(size),
      'x-next-page': hasNext ? String(page + 1) : '',
      link: [link(1, 'first'), ...(hasNext ? [link(page + 1, 'next')] : [])].join(', '),
    };
  }
}
