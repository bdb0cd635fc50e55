import { within } from '../rules.ts';
import type { Shop } from '../shop.ts';
import {
  changedPage,
  failsWhere,
  headers,
  isList,
  isOf,
  member,
  onAnswer,
  parameter,
  tags,
  type ShopFault,
} from './plant.ts';

/** Faults on the edges of what the document allows, and in responses that nearly are as they should be. */
export const edgeFaults: readonly ShopFault[] = [
  ['a tag of 30 characters is refused', tag((text) => text.length < 30)],
  ['a tag of 31 characters is taken', longerTags],
  ['only the first character of a tag is looked at', tags(isTagList((text) => /^[a-z]/.test(text)))],
  ['a note of 60 characters is refused', note((length) => length < 60)],
  ['a note of 61 characters is taken', longerNotes],
  ['a weight of 1000 is refused', weight((value) => value > 0 && value < 1000)],
  ['a weight of 1000.5 is taken', weight((value) => value > 0 && value < 1001)],
  ['fractions of a weight are refused', weight((value) => Number.isInteger(value) && within(value, 1, 1000))],
  ['null is an owner', member('owner', (value, { rules }) => value === null || rules.isOwner(value))],
  ['null is a boolean', member('urgent', (value, { rules }) => value === null || rules.isBoolean(value))],
  ['a search of 50 characters is refused', parameter('search', (text) => [...text].length < 50)],
  ['a search of 51 characters is taken', parameter('search', (text) => [...text].length <= 51)],
  ['five ids are refused', ids((list) => list.length < 5 && new Set(list).size === list.length)],
  ['equal ids are taken', ids((list) => list.length <= 5)],
  ['fractions of a second are refused', since((text) => !text.includes('.'))],
  ['a plus in an address of mail is refused', mail((text) => !text.includes('+'))],
  [
    'a member of every object makes it fail',
    failsWhere((text) => /"(?:constructor|__proto__|toString)"/.test(text)),
  ],
  ['an id of 0 makes it fail', failsWhere((text) => /\/items\/0(?: |$)/.test(text))],
  ['a negative size makes it fail', failsWhere((text) => /per_page=-/.test(text))],
  ['a change is answered with 201', onStatus('PUT', 200, 201)],
  ['a deletion is answered with 200', onStatus('DELETE', 204, 200)],
  [
    'a problem without a title',
    onAnswer(
      (_, { status: code }) => code === 404,
      (response) => new Response('{"detail":"None."}', response),
    ),
  ],
  [
    'HEAD of a list is not found',
    onAnswer(
      (request) => isOf('HEAD')(request) && new URL(request.url).pathname.endsWith('/items'),
      () => new Response(null, { status: 404 }),
    ),
  ],
  [
    'a begun page is not counted',
    headers({ 'x-total-pages': (text) => String(Math.max(1, Number(text) - 1)) }, isList),
  ],
  ['a list of one page has a next one', changedHeaders],
  [
    'the second page is empty',
    changedPage((asked) => ({ ...asked, page: asked.page === 2 ? 9999 : asked.page })),
  ],
];

type Rule = (text: string) => boolean;

function tag(rule: Rule): (shop: Shop) => void {
  return (shop) => {
    const inner = shop.rules.isTag.bind(shop.rules);
    shop.rules.isTag = (value) => inner(value) && rule(String(value));
  };
}

function isTagList(rule: Rule) {
  return (list: readonly unknown[]): boolean =>
    list.length <= 3 &&
    new Set(list).size === list.length &&
    list.every((each) => typeof each === 'string' && within(each.length, 1, 30) && rule(each));
}

function longerTags(shop: Shop): void {
  const inner = shop.rules.isTag.bind(shop.rules);
  shop.rules.isTag = (value) =>
    inner(typeof value === 'string' && value.length === 31 ? value.slice(1).replace(/^[^a-z]/, 'a') : value);
}

function note(isLength: (length: number) => boolean): (shop: Shop) => void {
  return (shop) => {
    const inner = shop.rules.isOwner.bind(shop.rules);
    shop.rules.isOwner = (value) =>
      inner(value) &&
      (!('note' in Object(value)) || isLength(shop.rules.lengthOf(String(Object(value).note))));
  };
}

function longerNotes(shop: Shop): void {
  const inner = shop.rules.isOwner.bind(shop.rules);
  shop.rules.isOwner = (value) => {
    const { note: text, ...owner } = Object(value) as { note?: unknown };
    return inner(typeof text === 'string' && shop.rules.lengthOf(text) === 61 ? owner : value);
  };
}

function weight(rule: (value: number) => boolean): (shop: Shop) => void {
  return member('weight', (value, { rules }) => rules.isNumber(value) && rule(value));
}

function ids(rule: (list: readonly string[]) => boolean): (shop: Shop) => void {
  return parameter('ids', (text) => {
    const list = text === '' ? [] : text.split(',');
    return list.every((id) => /^[1-9]\d*$/.test(id)) && rule(list);
  });
}

function since(rule: Rule): (shop: Shop) => void {
  return (shop) => {
    const inner = shop.rules.isDateTime.bind(shop.rules);
    shop.rules.isDateTime = (text) => inner(text) && rule(text);
  };
}

function mail(rule: Rule): (shop: Shop) => void {
  return (shop) => {
    const inner = shop.rules.isEmail.bind(shop.rules);
    shop.rules.isEmail = (text) => inner(text) && rule(text);
  };
}

function onStatus(method: string, from: number, to: number): (shop: Shop) => void {
  return onAnswer(
    (request, response) => isOf(method)(request) && response.status === from,
    (response) => new Response(to === 200 ? '' : response.body, { status: to, headers: response.headers }),
  );
}

function changedHeaders(shop: Shop): void {
  const inner = shop.pageHeaders.bind(shop);
  shop.pageHeaders = (total, asked) => {
    const all = inner(total, asked);
    return total <= asked.size ? { ...all, 'x-next-page': '2' } : all;
  };
}
