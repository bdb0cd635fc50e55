import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOf, typeNameOf, valueNameOf, wordsOf } from '../../generators/typescript/words.ts';
import { growth, LINEAR } from '../runs/growth.ts';

test.each([
  ['listMemberRoles', 'list Member Roles'],
  ['HTTPServer', 'HTTP Server'],
  ['parseURL', 'parse URL'],
  ['aBCd', 'a B Cd'],
  ['ABCDe', 'ABC De'],
  ['ABcDEf', 'A Bc D Ef'],
  ['one_two-three.4', 'one two three 4'],
])('splits %s at characters between words, and where the case changes', (name, want) => {
  expect(wordsOf(name).join(' ')).toBe(want);
});

test.each([
  ['用户', '用户', '用户', /^7528-6237$/],
  ['Größe', 'Größe', 'größe', /^gro-df-e$/],
  ['überGröße', 'ÜberGröße', 'überGröße', /^uber-gro-df-e$/],
  ['Список заказов', 'СписокЗаказов', 'списокЗаказов', /^[a-z0-9-]+$/],
  ['café list', 'CaféList', 'caféList', /^cafe-list$/],
  ['लिस्ट', 'लिस्ट', 'लिस्ट', /^[a-z0-9-]+$/],
  ['٣ items', 'N٣Items', 'n٣Items', /^[a-z0-9-]+$/],
  ['a\u200Db', 'AB', 'aB', /^[a-z0-9-]+$/],
  ['\u3164', 'Unnamed', 'unnamed', /^[a-z0-9-]+$/],
  ['a\u202Eb', 'AB', 'aB', /^[a-z0-9-]+$/],
  ['ｐｅｔ', 'Pet', 'pet', /^pet$/],
])('%j has the names %s and %s', (name, type, value, file) => {
  expect([typeNameOf(name), valueNameOf(name)]).toEqual([type, value]);
  expect(fileNameOf(name)).toMatch(file);
});

test('splits capitals before the last of them wherever a word follows', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('A', 'B', 'a', 'b', '1', '-') }), (name) => {
      const want = name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
        .split(/[^A-Za-z0-9]+/);
      expect(wordsOf(name)).toEqual(want.filter((word) => word !== ''));
    }),
  );
});

test.each(['N', 'n', '_', 'Nn', 'é'])('takes time linear in the length of a name: %s', (part) => {
  const times = growth((length) => {
    const name = part.repeat(length);
    return () => wordsOf(name);
  }, 40_000);
  expect(times).toBeLessThan(LINEAR);
});
