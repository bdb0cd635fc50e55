import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedUrl, shownUrl } from '../../generators/validate/shown-url.ts';

test.each([
  ['https://a.example/b', 'https://a.example/b'],
  ['https://a.example/b?page=2&token=x#top', 'https://a.example/b?page=***&token=***#***'],
  ['/b?private%5Ftoken=x&private_token=y&private_token', '/b?private%5Ftoken=***&private_token=***&***'],
  ['/b?%61pi_token=x', '/b?%61pi_token=***'],
  ['https://a.example/b?c=d=e&%=%&&=', 'https://a.example/b?c=***&%=***&&='],
  ['https://user:pass@a.example/b@c', 'https://***a.example/b@c'],
  ['HTTPS:user:pass@a.example/b', 'HTTPS:***a.example/b'],
  ['https:/\\user:pass@a.example/b', 'https:/\\***a.example/b'],
  ['//user@a.example/b', '//***a.example/b'],
  ['https://a.example/#access_token=x', 'https://a.example/#***'],
  ['https://a.example/#?token=x', 'https://a.example/#***'],
  ['data:text/html,<p>x', 'data:***'],
  ['blob:https://a.example/1-2', 'blob:***'],
  ['javascript:x', 'javascript:***'],
  ['', ''],
])('%s is shown as %s', (url, want) => expect(shownUrl(url)).toBe(want));

test('the names of a query may be hidden too', () => {
  expect(shownUrl('https://a.example/b?c=d&e#f', 'hidden')).toBe('https://a.example/b?***#***');
});

const secret = 'SECRET';

test('a masked URL has its length, and no value', () => {
  const text = fc.stringMatching(/^[a-z:@/?#&=%.]{0,12}$/);
  const sign = fc.constantFrom('?a=', '&b=', '#', '?', '&');
  fc.assert(
    fc.property(fc.constantFrom('https://h/', '/', '', 'wss://h/'), text, sign, (start, path, before) => {
      const url = `${start}${path}?${before}${secret}`;
      expect(maskedUrl(url)).toHaveLength(url.length);
      expect(maskedUrl(url) + shownUrl(url)).not.toContain(secret);
    }),
  );
});
