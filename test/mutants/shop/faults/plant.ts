import type { Item, Shop } from '../shop.ts';

/** A fault of a server: its name, and how it is planted. */
export type ShopFault = readonly [name: string, plant: (shop: Shop) => void];

export type Json = Record<string, unknown>;

/** Changes the answers of a shop that a request and its answer tell. */
export function onAnswer(
  isMeant: (request: Request, response: Response) => boolean,
  change: (response: Response, request: Request) => Response | Promise<Response>,
): (shop: Shop) => void {
  return (shop) => {
    const inner = shop.answer.bind(shop);
    shop.answer = async (request) => {
      const response = await inner(request.clone());
      return isMeant(request, response) ? change(response, request) : response;
    };
  };
}

/** Changes what is shown of an item. */
export function shown(change: (item: Json) => unknown): (shop: Shop) => void {
  return (shop) => {
    shop.show = (item) => change({ ...item });
  };
}

export function renamed(from: string, to: string): (item: Json) => unknown {
  return ({ [from]: value, ...others }) => ({ ...others, [to]: value });
}

/** Changes headers of answers; null takes one away. */
export function headers(
  change: Readonly<Record<string, string | null | ((text: string) => string)>>,
  isMeant: (request: Request, response: Response) => boolean = (_, { ok }) => ok,
): (shop: Shop) => void {
  return onAnswer(isMeant, (response) => {
    const all = new Headers(response.headers);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) all.delete(name);
      else all.set(name, typeof value === 'string' ? value : value(all.get(name) ?? ''));
    }
    return new Response(response.body, { status: response.status, headers: all });
  });
}

/** Answers with another status. */
export function status(
  from: number,
  to: number,
  text: string | null = '{"title":"It is so."}',
): (shop: Shop) => void {
  return onAnswer(
    (_, response) => response.status === from,
    (response) => new Response(to === 204 ? null : text, { status: to, headers: response.headers }),
  );
}

/** Fails if the address or body of a request holds something. */
export function failsWhere(isMeant: (text: string) => boolean, code = 500): (shop: Shop) => void {
  return (shop) => {
    const inner = shop.answer.bind(shop);
    shop.answer = async (request) => {
      const text = `${decodeURIComponent(request.url.replaceAll('+', ' '))} ${await request.clone().text()}`;
      return isMeant(text) && shop.mayEnter(request) ? shop.problem(code, 'Oh.') : inner(request);
    };
  };
}

/** Takes members that a rule refuses. */
export function member(name: string, rule: (value: unknown, shop: Shop) => boolean): (shop: Shop) => void {
  return (shop) => {
    shop.rules.members = { ...shop.rules.members, [name]: (value) => rule(value, shop) };
  };
}

export function parameter(name: string, rule: (text: string) => boolean): (shop: Shop) => void {
  return (shop) => {
    shop.rules.parameters = { ...shop.rules.parameters, [name]: rule };
  };
}

/** Changes what is kept. */
export function kept(change: (item: Json) => Json): (shop: Shop) => void {
  return (shop) => {
    const inner = shop.withDefaults.bind(shop);
    shop.withDefaults = (id, input) => ({ ...change({ ...inner(id, input) }), id }) as Item;
  };
}

export const isList = (request: Request): boolean =>
  request.method === 'GET' && new URL(request.url).pathname.endsWith('/items');

export const isOf =
  (method: string) =>
  (request: Request): boolean =>
    request.method === method;

export type Asked = Parameters<Shop['page']>[1];

export function changedPage(change: (asked: Asked) => Asked): (shop: Shop) => void {
  return (shop) => {
    const inner = shop.page.bind(shop);
    const itself = shop.pageHeaders.bind(shop);
    shop.page = (items, asked) => {
      shop.pageHeaders = (total) => itself(total, asked);
      return inner(items, change(asked));
    };
  };
}

export function sliced(range: (asked: Asked) => readonly [number, number]): (shop: Shop) => void {
  return (shop) => {
    shop.page = (items, asked) =>
      shop.json(
        items.slice(...range(asked)).map((item) => shop.show(item)),
        200,
        shop.pageHeaders(items.length, asked),
      );
  };
}

export function nameLength(isLength: (length: number) => boolean): (shop: Shop) => void {
  return member('name', (value, shop) => shop.rules.isText(value) && isLength(shop.rules.lengthOf(value)));
}

export function tags(
  rule: (list: readonly unknown[], rules: Shop['rules']) => boolean,
): (shop: Shop) => void {
  return (shop) => {
    shop.rules.isTags = (value) => Array.isArray(value) && rule(value, shop.rules);
  };
}

export function open(isMeant: (request: Request) => boolean): (shop: Shop) => void {
  return (shop) => {
    const inner = shop.mayEnter.bind(shop);
    shop.mayEnter = (request) => isMeant(request) || inner(request);
  };
}
