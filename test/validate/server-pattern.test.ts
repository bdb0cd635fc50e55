import { describe, expect, test } from 'vitest';
import { serverPattern } from '../../generators/validate/server-pattern.ts';

test('a server may have an address of many slashes', () => {
  const template = `https://a.example${'/'.repeat(500_000)}x`;
  expect(serverPattern(template)(`${template}/y`)).toBe('/y');
});

const table: readonly (readonly [server: string, url: string, path: string | undefined])[] = [
  ['{base_url}/api/v4', 'https://a.example/api/v4/x?y#z', '/x'],
  ['{base_url}/api/v4', 'http://a.example:8080/prefix/api/v4/x', '/x'],
  ['{base_url}/api/v4', 'https://a.example/api/v4', '/'],
  ['{base_url}/api/v4', 'https://a.example/api/v40/x', undefined],
  ['{base_url}/api/v4', 'https://a.example/api/v40/api/v4/x', '/x'],
  ['{base_url}/api/v4', 'https://api/v4/x', undefined],
  ['{base_url}/api/v4', 'https://api/v4/api/v4/x', '/x'],
  ['{base_url}/api/v4', 'https://a.example/x?u=/api/v4/y', undefined],
  ['{base_url}/api/v4', '/api/v4/x', undefined],
  ['{base_url}', 'https://a.example/x/y', '/x/y'],
  ['{base_url}/', 'https://a.example/x', '/x'],
  ['https://api.example', 'https://API.example/x', '/x'],
  ['https://api.example', 'https://api.example.evil/x', undefined],
  ['https://api.example', 'http://api.example/x', undefined],
  ['https://api.example/v1/', 'https://api.example/v1/x%2Fy', '/x%2Fy'],
  ['https://{tenant}.api.example/v1', 'https://a.b.api.example/v1/x', '/x'],
  ['https://{tenant}.api.example/v1', 'https://.api.example/v1/x', undefined],
  ['https://{host}:{port}/v1', 'https://a.example:443/v1/x', '/x'],
  ['/api/v1', 'https://any.example/api/v1/x', '/x'],
  ['api/v1', 'https://any.example/api/v1/x', '/x'],
  ['/', 'https://any.example', '/'],
  ['/{version}', 'https://any.example/v2/x', '/x'],
];

describe('a URL lies below a server', () => {
  test.each(table)('%s: %s', (server, url, path) => {
    expect(serverPattern(server)(url)).toBe(path);
  });

  test('or not, quickly', () => {
    const server = serverPattern(`${'{a}/'.repeat(20)}end`);
    expect(server(`https://a.example/${'/'.repeat(100_000)}`)).toBeUndefined();
  });
});
