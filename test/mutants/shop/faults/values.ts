import { member, parameter, tags, type ShopFault } from './plant.ts';
import { within } from '../rules.ts';

/** Values that are refused although they are allowed, and the other way round. */
export const valueFaults: readonly ShopFault[] = [
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
];
