import type { Item, Shop } from './shop.ts';
import { within } from './rules.ts';

/** A fault of a server: what it is called, and how it gets in. */
export type ShopFault = readonly [name: string, plant: (shop: Shop) => void];

type Json = Record<string, unknown>;

/** Changes the answers of a shop that a request and its answer tell. */
function onAnswer(
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
function shown(change: (item: Json) => unknown): (shop: Shop) => void {
  return (shop) => {
    shop.show = (item) => change({ ...item });
  };
}

function renamed(from: string, to: string): (item: Json) => unknown {
  return ({ [from]: value, ...others }) => ({ ...others, [to]: value });
}

/** Changes headers of answers; null takes one away. */
function headers(
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
function status(
  from: number,
  to: number,
  text: string | null = '{"title":"It is so."}',
): (shop: Shop) => void {
  return onAnswer(
    (_, response) => response.status === from,
    (response) => new Response(to === 204 ? null : text, { status: to, headers: response.headers }),
  );
}

/** Fails where the address or body of a request holds something. */
function failsWhere(isMeant: (text: string) => boolean, code = 500): (shop: Shop) => void {
  return (shop) => {
    const inner = shop.answer.bind(shop);
    shop.answer = async (request) => {
      const text = `${decodeURIComponent(request.url.replaceAll('+', ' '))} ${await request.clone().text()}`;
      return isMeant(text) && shop.mayEnter(request) ? shop.problem(code, 'Oh.') : inner(request);
    };
  };
}

/** Takes members that a rule refuses. */
function member(name: string, rule: (value: unknown, shop: Shop) => boolean): (shop: Shop) => void {
  return (shop) => {
    shop.rules.members = { ...shop.rules.members, [name]: (value) => rule(value, shop) };
  };
}

function parameter(name: string, rule: (text: string) => boolean): (shop: Shop) => void {
  return (shop) => {
    shop.rules.parameters = { ...shop.rules.parameters, [name]: rule };
  };
}

/** Changes what is kept. */
function kept(change: (item: Json) => Json): (shop: Shop) => void {
  return (shop) => {
    const inner = shop.withDefaults.bind(shop);
    shop.withDefaults = (id, input) => ({ ...change({ ...inner(id, input) }), id }) as Item;
  };
}

const isList = (request: Request): boolean =>
  request.method === 'GET' && new URL(request.url).pathname.endsWith('/items');
const isOf =
  (method: string) =>
  (request: Request): boolean =>
    request.method === method;

/** Headers and bodies of answers. */
const answers: readonly ShopFault[] = [
  ['a required member is missing', shown((item) => ({ ...item, state: undefined }))],
  ['a number is a text', shown((item) => ({ ...item, id: String(item['id']) }))],
  ['null for a text', shown((item) => ({ ...item, name: null }))],
  ['a member in other letters', shown(renamed('state', 'State'))],
  ['a value in other letters', shown((item) => ({ ...item, state: String(item['state']).toUpperCase() }))],
  ['a date as Europe writes it', shown((item) => ({ ...item, created_at: '15.01.2026 09:30' }))],
  ['a date as seconds', shown((item) => ({ ...item, created_at: 1_768_469_400 }))],
  ['a date without its zone', shown((item) => ({ ...item, created_at: '2026-01-15T09:30:00' }))],
  [
    'the last item of a page is broken',
    (shop) => {
      const inner = shop.page.bind(shop);
      shop.page = (items, asked) =>
        inner(
          items.map((item, index) =>
            index === items.length - 1 ? ({ ...item, urgent: 'no' } as Item) : item,
          ),
          asked,
        );
    },
  ],
  ['HTML for JSON', headers({ 'content-type': 'text/html' })],
  [
    'a problem as plain JSON',
    headers({ 'content-type': 'application/json' }, (_, { status: code }) => code >= 400),
  ],
  [
    'texts in Latin 1',
    onAnswer(
      (_, { ok, status: code }) => ok && code !== 204,
      async (response) =>
        new Response(Buffer.from((await response.text()).replaceAll('Item', 'Itém'), 'latin1'), response),
    ),
  ],
  ['no total', headers({ 'x-total': null }, isList)],
  ['no ETag', headers({ etag: null })],
  [
    'an ETag without quotes',
    headers({ etag: (text) => text.replaceAll('"', '') }, (_, { headers: all }) => all.has('etag')),
  ],
  ['no Location', headers({ location: null })],
  ['200 for 201', status(201, 200)],
  ['404 for a method', status(405, 404)],
  ['405 without Allow', headers({ allow: null }, (_, { status: code }) => code === 405)],
  ['405 with half of Allow', headers({ allow: 'GET' }, (_, { status: code }) => code === 405)],
  ['403 for 401', status(401, 403)],
  ['422 for 400', status(400, 422)],
  ['null for 404', status(404, 200, 'null')],
  [
    'a body after deletion',
    onAnswer(isOf('DELETE'), (response) =>
      response.ok
        ? new Response('{"gone":true}', { status: 200, headers: { 'content-type': 'application/json' } })
        : response,
    ),
  ],
  [
    'HEAD is not known',
    onAnswer(isOf('HEAD'), () => new Response(null, { status: 405, headers: { allow: 'GET' } })),
  ],
  ['HEAD announces no length but 0', headers({ 'content-length': '0' }, isOf('HEAD'))],
  ['HEAD without the headers of GET', headers({ 'x-total': null, etag: null }, isOf('HEAD'))],
  [
    'JSON begins with a byte order mark',
    onAnswer(
      (_, { ok, status: code }) => ok && code !== 204 && code !== 304,
      async (response) => new Response(`\uFEFF${await response.text()}`, response),
    ),
  ],
  [
    'If-None-Match is passed over',
    (shop) => {
      const inner = shop.get.bind(shop);
      shop.get = (request, id) => inner(new Request(request.url), id);
    },
  ],
  [
    'a new ETag each time',
    (shop) => {
      let count = 0;
      shop.etagOf = () => {
        count += 1;
        return `"${count}"`;
      };
    },
  ],
];

/** Pages of lists. */
const pages: readonly ShopFault[] = [
  ['per_page is ignored', changedPage((asked) => ({ ...asked, size: 20 }))],
  ['one item too many', changedPage(({ size, ...asked }) => ({ ...asked, size: size + 1 }))],
  ['per_page is cut to 50', changedPage(({ size, ...asked }) => ({ ...asked, size: Math.min(size, 1) }))],
  [
    'a page begins one item early',
    sliced(({ page, size }) => [(page - 1) * size - (page > 1 ? 1 : 0), page * size]),
  ],
  [
    'a page begins one item late',
    sliced(({ page, size }) => [(page - 1) * size + (page > 1 ? 1 : 0), page * size]),
  ],
  ['pages are short', sliced(({ page, size }) => [(page - 1) * size, page * size - 1])],
  ['always the first page', sliced(({ size }) => [0, size])],
  [
    'the list stops early',
    headers(
      {
        link: (text) => text.replace(/, <[^>]*page=3.*/, ''),
        'x-next-page': (text) => (text === '3' ? '' : text),
      },
      isList,
    ),
  ],
  ['a next page behind the last', headers({ 'x-next-page': (text) => text || '99' }, isList)],
  ['a total that is one too large', headers({ 'x-total': (text) => String(Number(text) + 1) }, isList)],
  ['a wrong count of pages', headers({ 'x-total-pages': (text) => String(Number(text) + 1) }, isList)],
  ['always page 1 in the headers', headers({ 'x-page': '1' }, isList)],
  ['links lose per_page', headers({ link: (text) => text.replaceAll(/&?per_page=\d+/g, '') }, isList)],
  ['links lose filters', headers({ link: (text) => text.replaceAll(/state=\w+&?/g, '') }, isList)],
  [
    'an order that changes',
    (shop) => {
      let turn = 0;
      const inner = shop.page.bind(shop);
      shop.page = (items, asked) => {
        turn += 1;
        return inner(turn % 2 === 0 ? items : items.toReversed(), asked);
      };
    },
  ],
];

type Asked = Parameters<Shop['page']>[1];

function changedPage(change: (asked: Asked) => Asked): (shop: Shop) => void {
  return (shop) => {
    const inner = shop.page.bind(shop);
    const itself = shop.pageHeaders.bind(shop);
    shop.page = (items, asked) => {
      shop.pageHeaders = (total) => itself(total, asked);
      return inner(items, change(asked));
    };
  };
}

function sliced(range: (asked: Asked) => readonly [number, number]): (shop: Shop) => void {
  return (shop) => {
    shop.page = (items, asked) =>
      shop.json(
        items.slice(...range(asked)).map((item) => shop.show(item)),
        200,
        shop.pageHeaders(items.length, asked),
      );
  };
}

/** Rules that are too loose or too tight. */
const rules: readonly ShopFault[] = [
  ['a name of 51 characters is taken', nameLength((length) => length >= 1 && length <= 51)],
  ['an empty name is taken', nameLength((length) => length <= 50)],
  ['names of 50 characters are refused', nameLength((length) => length >= 1 && length < 50)],
  ['lengths are counted in UTF-16', (shop) => (shop.rules.lengthOf = ({ length }) => length)],
  ['a name may be missing', (shop) => (shop.rules.required = [])],
  ['unknown members are taken', (shop) => (shop.rules.mayHaveMore = true)],
  [
    'a priority of 0 is taken',
    member('priority', (value, { rules: { isInteger } }) => isInteger(value) && within(Number(value), 0, 5)),
  ],
  [
    'a priority of 6 is taken',
    member('priority', (value, { rules: { isInteger } }) => isInteger(value) && within(Number(value), 1, 6)),
  ],
  ['a fraction is a whole number', (shop) => (shop.rules.isInteger = (value) => typeof value === 'number')],
  [
    'a weight of 0 is taken',
    member('weight', (value) => typeof value === 'number' && value >= 0 && value <= 1000),
  ],
  ['any state is taken in a body', member('state', (value) => typeof value === 'string')],
  [
    'states in other letters are taken',
    (shop) => (shop.rules.isState = (value) => /^(open|closed)$/i.test(String(value))),
  ],
  [
    'any date is taken that can be parsed',
    (shop) => (shop.rules.isDate = (value) => !Number.isNaN(Date.parse(String(value)))),
  ],
  ['null is refused', member('due', (value, { rules: { isDate } }) => isDate(value))],
  [
    'too many tags are taken',
    tags((list, { isTag }) => new Set(list).size === list.length && list.every(isTag)),
  ],
  ['equal tags are taken', tags((list, { isTag }) => list.length <= 3 && list.every(isTag))],
  [
    'only the first tag is looked at',
    tags(
      (list, { isTag }) =>
        list.length <= 3 && new Set(list).size === list.length && list.slice(0, 1).every(isTag),
    ),
  ],
  [
    'the pattern of tags is passed over',
    (shop) => (shop.rules.isTag = (value) => typeof value === 'string' && value !== '' && value.length <= 30),
  ],
  [
    'texts are taken as numbers',
    (shop) => {
      shop.rules.isInteger = (value) => Number.isSafeInteger(Number(value));
      shop.rules.isNumber = (value): value is number => !Number.isNaN(Number(value));
    },
  ],
  ['any text is an address of mail', (shop) => (shop.rules.isEmail = () => true)],
  ['an owner without mail is taken', member('owner', (value, { rules: { isRecord } }) => isRecord(value))],
  [
    'any content type is read',
    (shop) => {
      const inner = shop.read.bind(shop);
      shop.read = async (request) =>
        inner(new Request(request, { headers: { 'content-type': 'application/json' } }));
    },
  ],
  [
    'bad JSON is an empty item',
    (shop) => {
      const inner = shop.read.bind(shop);
      shop.read = async (request) => {
        const text = await request.clone().text();
        return text === '{"' ? { name: 'Item' } : inner(request);
      };
    },
  ],
  ['bad JSON makes it fail', failsWhere((text) => text.endsWith(' {"'))],
  ['page 0 is taken', parameter('page', (text) => Number(text) >= 0)],
  ['per_page 101 is taken', parameter('per_page', (text) => within(Number(text), 1, 1000))],
  [
    'a size that is no number is taken',
    parameter('per_page', (text) => !(Number(text) < 1 || Number(text) > 100)),
  ],
  ['any state is taken in the query', parameter('state', () => true)],
  ['any time is taken in the query', parameter('since', () => true)],
  ['unknown parameters are taken', (shop) => (shop.rules.mayHaveMoreParameters = true)],
  [
    'a number that begins well is an id',
    (shop) =>
      (shop.rules.numberIn = (text) =>
        Number.isNaN(Number.parseInt(text, 10)) ? undefined : Number.parseInt(text, 10)),
  ],
  ['a quote makes it fail', failsWhere((text) => text.includes(`'"`))],
  ['NUL makes it fail', failsWhere((text) => text.includes('\u0000') || text.includes(String.raw`\u0000`))],
  ['an emoji makes it fail', failsWhere((text) => text.includes('\u{1f600}'))],
  ['a percent sign makes it fail', failsWhere((text) => text.includes('%zz'))],
  ['long names make it fail', failsWhere((text) => /"name":"[^"]{41,50}"/.test(text))],
  ['large pages make it fail', failsWhere((text) => /[?&]page=\d{10}/.test(text))],
];

function nameLength(isLength: (length: number) => boolean): (shop: Shop) => void {
  return member('name', (value, shop) => shop.rules.isText(value) && isLength(shop.rules.lengthOf(value)));
}

function tags(rule: (list: readonly unknown[], rules: Shop['rules']) => boolean): (shop: Shop) => void {
  return (shop) => {
    shop.rules.isTags = (value) => Array.isArray(value) && rule(value, shop.rules);
  };
}

/** Who may come in, and what is kept. */
const state: readonly ShopFault[] = [
  ['the list is open', open((request) => isList(request))],
  ['deletion is open', open(isOf('DELETE'))],
  ['any token is taken', (shop) => (shop.mayEnter = (request) => request.headers.has('authorization'))],
  [
    'what is deleted stays',
    (shop) =>
      (shop.remove = (id) =>
        shop.items.has(id) ? new Response(null, { status: 204 }) : shop.problem(404, 'There is none.')),
  ],
  ['what is made is not kept', (shop) => (shop.add = (input) => shop.withDefaults(999_000, input))],
  ['names are cut to 20', kept((item) => ({ ...item, name: String(item['name']).slice(0, 20) }))],
  [
    'names are trimmed of blanks',
    kept((item) => ({ ...item, name: String(item['name']).replaceAll(/\s+/g, '') })),
  ],
  ['the state is lost', kept((item) => ({ ...item, state: 'open' }))],
  [
    'a change is not kept',
    (shop) =>
      (shop.change = async (request, id) => {
        const input = await shop.read(request);
        const item = shop.items.get(id);
        if (item === undefined) return shop.problem(404, 'There is none.');
        if (input instanceof Response) return input;
        return shop.json(shop.show(shop.withDefaults(id, input)), 200, { etag: shop.etagOf(item) });
      }),
  ],
  ['Location leads elsewhere', (shop) => (shop.placeOf = ({ id }) => `/v1/items/${id + 1}`)],
  [
    'PUT gives back what was sent',
    (shop) => {
      const inner = shop.change.bind(shop);
      shop.change = async (request, id) => {
        const text = await request.clone().text();
        const response = await inner(request, id);
        return response.ok ? new Response(text, response) : response;
      };
    },
  ],
];

function open(isMeant: (request: Request) => boolean): (shop: Shop) => void {
  return (shop) => {
    const inner = shop.mayEnter.bind(shop);
    shop.mayEnter = (request) => isMeant(request) || inner(request);
  };
}

/** Faults of the kinds that a review of the proof planted. */
export const faults: readonly ShopFault[] = [...answers, ...pages, ...rules, ...state];

/** Further faults. */
export const moreFaults: readonly ShopFault[] = [
  [
    'an expired token is taken',
    (shop) => {
      const inner = shop.mayEnter.bind(shop);
      shop.mayEnter = (request) =>
        inner(request) || (request.headers.get('authorization') ?? '').startsWith('Bearer ey');
    },
  ],
  [
    'a token is taken by its beginning',
    (shop) =>
      (shop.mayEnter = (request) => (request.headers.get('authorization') ?? '').startsWith('Bearer kind_')),
  ],
  [
    'tokens are compared by their length',
    (shop) => (shop.mayEnter = (request) => request.headers.get('authorization')?.length === 31),
  ],
  ['creation is open', open(isOf('POST'))],
  [
    'only the last tag is looked at',
    tags(
      (list, { isTag }) =>
        list.length <= 3 && new Set(list).size === list.length && list.slice(-1).every(isTag),
    ),
  ],
  [
    'the second tag is not looked at',
    tags(
      (list, { isTag }) =>
        list.length <= 3 &&
        new Set(list).size === list.length &&
        list.filter((_, index) => index !== 1).every(isTag),
    ),
  ],
  [
    'two tags are refused',
    tags(
      (list, { isTag }) =>
        list.length !== 2 && list.length <= 3 && new Set(list).size === list.length && list.every(isTag),
    ),
  ],
  [
    'three tags are refused',
    tags((list, { isTag }) => list.length < 3 && new Set(list).size === list.length && list.every(isTag)),
  ],
  [
    'no tags are refused',
    tags(
      (list, { isTag }) =>
        list.length > 0 && list.length <= 3 && new Set(list).size === list.length && list.every(isTag),
    ),
  ],
  [
    'a priority of 5 is refused',
    member('priority', (value, { rules: { isInteger } }) => isInteger(value) && within(Number(value), 1, 4)),
  ],
  [
    'a priority of 1 is refused',
    member('priority', (value, { rules: { isInteger } }) => isInteger(value) && within(Number(value), 2, 5)),
  ],
  ['closed is refused', (shop) => (shop.rules.isState = (value) => value === 'open')],
  ['false is refused', (shop) => (shop.rules.isBoolean = (value) => value === true)],
  [
    'a boolean may be a text',
    (shop) =>
      (shop.rules.isBoolean = (value) =>
        value === true || value === false || value === 'true' || value === 'false'),
  ],
  [
    'leap days are refused',
    (shop) => {
      const inner = shop.rules.isDate.bind(shop.rules);
      shop.rules.isDate = (value) => inner(value) && !String(value).endsWith('-02-29');
    },
  ],
  [
    'a date may have a time',
    (shop) => {
      const inner = shop.rules.isDate.bind(shop.rules);
      shop.rules.isDate = (value) => inner(String(value).split('T')[0]);
    },
  ],
  [
    'times in other zones are refused',
    (shop) => {
      const inner = shop.rules.isDateTime.bind(shop.rules);
      shop.rules.isDateTime = (text) => inner(text) && /Z$/i.test(text);
    },
  ],
  [
    'per_page 100 is refused',
    parameter('per_page', (text) => within(Number(text), 1, 99) && /^\d+$/.test(text)),
  ],
  [
    'tags are lost when an item is changed',
    (shop) => {
      const inner = shop.change.bind(shop);
      shop.change = async (request, id) => {
        const response = await inner(request, id);
        const item = shop.items.get(id);
        if (response.ok && item !== undefined) shop.items.set(id, { ...item, tags: [] });
        return response;
      };
    },
  ],
  ['names are in small letters', kept((item) => ({ ...item, name: String(item['name']).toLowerCase() }))],
  [
    'the list shows another name',
    (shop) => {
      const inner = shop.page.bind(shop);
      shop.page = (items, asked) =>
        inner(
          items.map((item) => ({ ...item, name: 'An item' })),
          asked,
        );
    },
  ],
  [
    'notes of owners are cut',
    kept((item) => {
      const { owner } = item;
      if (typeof owner !== 'object' || owner === null || !('note' in owner)) return item;
      return { ...item, owner: { ...owner, note: String(owner.note).slice(0, 2) } };
    }),
  ],
  [
    'a deleted item makes the next read fail',
    (shop) => {
      const gone = new Set<number>();
      const [remove, get] = [shop.remove.bind(shop), shop.get.bind(shop)];
      shop.remove = (id) => {
        gone.add(id);
        return remove(id);
      };
      shop.get = (request, id) => (gone.has(id) ? shop.problem(500, 'Oh.') : get(request, id));
    },
  ],
];
