import { failsWhere, member, nameLength, parameter, tags, type ShopFault } from './plant.ts';
import { within } from '../rules.ts';

/** Rules that are too loose or too tight. */
export const ruleFaults: readonly ShopFault[] = [
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
