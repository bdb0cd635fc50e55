import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownRecording } from '../../generators/validate/shown-recording.ts';

const stars = (text: string): string => '*'.repeat(text.length);

test.each([
  ['{"name": "Authorization", "value": "Bearer x"}', '{"name": "Authorization", "value": "********"}'],
  ['{"value":"Bearer x","name":"Authorization"}', '{"value":"********","name":"Authorization"}'],
  ['{"name":"\\u0041uthorization","value":"x"}', '{"name":"\\u0041uthorization","value":"*"}'],
  ['{"name":"Authorization","value":"Bearer x', '{"name":"Authorization","value":"********'],
  ['{"name":"Authorization","value":"a\\', '{"name":"Authorization","value":"**'],
  ['{"value":"a\\"b:c\\\\","name":"x"}', '{"value":"********","name":"x"}'],
  ['{"url":"https://a/?page=1&t%5Bk%5D=ab#c"}', '{"url":"https://a/?page=*&t%5Bk%5D=**#*"}'],
  ['{"url":"https:\\/\\/a?t=x"}', `{"url":"${stars('https:\\/\\/a?t=x')}"}`],
  ['{"url":"https://a/?tok', '{"url":"https://a/?***'],
  ['{"text":"{\\"password\\":\\"x\\"}"}', `{"text":"${stars('{\\"password\\":\\"x\\"}')}"}`],
  ['{"text":"{"password": "hunter2"}"}', `{"text":"*"********"**"*******"*"}`],
  ['{"status": 200, "size": -1, "pin": 1234}', '{"status": 200, "size": -1, "pin": ****}'],
  ['{"name":["x","y"],"method":{"z":"GET"}}', '{"name":["*","*"],"method":{"z":"***"}}'],
  ['root:x:0:0\nme:x:1:1\n', '****:*:*:*\n**:*:*:*\n'],
  ["{'Authorization': 'Bearer x'}", '{***************: ******* **}'],
  ['', ''],
])('%s is shown as %s', (text, want) => expect(shownRecording(text)).toBe(want));

const secret = 'SECRET';
const value = fc
  .array(fc.constantFrom(secret, '"', '\\', ':', ',', '{', '}', '\u0001', '\n', '%'), { maxLength: 6 })
  .map((parts) => parts.join(''));

test('no value is shown, wherever the text ends, and all lines keep their lengths', () => {
  const list = fc.array(fc.tuple(value, fc.boolean()), { maxLength: 4 });
  fc.assert(
    fc.property(
      list,
      value,
      fc.nat(2),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (pairs, text, indent, cut) => {
        const headers = pairs.map(([each, isFirst]) =>
          isFirst ? { value: each, name: 'Authorization' } : { name: 'Authorization', value: each },
        );
        const url = `https://a.example/b?token=${text}`;
        const whole = JSON.stringify(
          { log: { entries: [{ request: { url, headers, postData: { text } } }] } },
          null,
          indent,
        );
        const given = whole.slice(0, Math.round(whole.length * cut));
        const shown = shownRecording(given);
        expect(shown).not.toContain(secret);
        expect(shown.split('\n').map(({ length }) => length)).toEqual(
          given.split('\n').map(({ length }) => length),
        );
      },
    ),
  );
});
