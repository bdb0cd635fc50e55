import { describe, expect, test } from 'vitest';
import { shownRecording, shownUrl } from '../../generators/validate/credentials.ts';

describe('a URL of a recording is shown', () => {
  test.each([
    ['https://a.example/b', 'https://a.example/b'],
    ['https://a.example/b?page=2&private_token=x#top', 'https://a.example/b?page=2&private_token=***#top'],
    [
      '/b?private%5Ftoken=x&private_token=y&private_token',
      '/b?private%5Ftoken=***&private_token=***&private_token=***',
    ],
    ['https://a.example/b?c=d=e&%=%', 'https://a.example/b?c=d=e&%=%'],
    ['https://user:pass@a.example/b@c', 'https://a.example/b@c'],
    ['https://a.example/#?private_token=x', 'https://a.example/#?private_token=x'],
  ])('%s as %s', (url, want) => expect(shownUrl(url, new Set(['private_token']))).toBe(want));

  test('without its query where credentials are unknown', () => {
    expect(shownUrl('https://a.example/b?c=d#e', 'unknown')).toBe('https://a.example/b?***#e');
  });
});

test('excerpts hide credentials and keep every place', () => {
  const text = `{"url":"https://a.example/?page=1&auth%5Bkey%5D=a\\u0026b&c=d","name": "AUTHORIZATION", "value": "\\"x\\"","name":"auth[key]","value":"y"}`;
  const want = `{"url":"https://a.example/?page=1&auth%5Bkey%5D=********&c=d","name": "AUTHORIZATION", "value": "*****","name":"auth[key]","value":"*"}`;
  expect(shownRecording(text, new Set(['auth[key]', '\ud800']))).toBe(want);
});
