import { describe, expect, test } from 'vitest';
import { writeJson } from '../../../runtime/server/write-json.ts';

describe('a body in JSON', () => {
  test.each([
    [undefined, 'null'],
    [null, 'null'],
    [[null, undefined, 1], '[null,null,1]'],
    [{ a: null, b: 'null', c: undefined }, '{"a":null,"b":"null"}'],
    [new Date(0), '"1970-01-01T00:00:00.000Z"'],
    [{ at: { toJSON: () => null }, n: -0 }, '{"at":null,"n":0}'],
    [Number.MAX_VALUE, '1.7976931348623157e+308'],
    [{ a: [9223372036854775807n, 1] }, '{"a":[9223372036854775807,1]}'],
  ])('%o is written as JSON.stringify does, with the digits of bigints', (body, text) => {
    expect(writeJson(body)).toBe(text);
  });

  test.each([
    [Number.NaN, '"" in the body of the response is NaN.'],
    [{ a: [1, { b: -Infinity }] }, '"b" in the body of the response is -Infinity.'],
    [[null, Infinity], '"1" in the body of the response is Infinity.'],
    [{ a: Object.assign(Object.create(null), { b: Number.NaN }) }, '"b" in the body of the response is NaN.'],
  ])('a number that JSON does not have is an error: %o', (body, message) => {
    expect(() => writeJson(body)).toThrow(new TypeError(message));
  });
});
