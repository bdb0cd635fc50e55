import { describe, expect, test } from 'vitest';
import { hostCheck } from '../../generators/process/allowed-host.ts';

describe('a server of this machine', () => {
  test.each([
    ['127.0.0.1', [], 'localhost', true],
    ['127.0.0.1', [], 'LocalHost.:4010', true],
    ['127.0.0.1', [], 'api.localhost:80', true],
    ['127.0.0.1', [], '127.0.0.1:4010', true],
    ['127.0.0.1', [], '127.9.9.9', true],
    ['127.0.0.1', [], '[::1]:4010', true],
    ['127.0.0.1', [], 'evil.example', false],
    ['127.0.0.1', [], 'evil.example:4010', false],
    ['127.0.0.1', [], '127.0.0.1.evil.example', false],
    ['127.0.0.1', [], '127.evil', false],
    ['127.0.0.1', [], 'localhost.evil.example', false],
    ['127.0.0.1', [], 'notlocalhost', false],
    ['127.0.0.1', [], 'localhost@evil.example', false],
    ['127.0.0.1', [], 'evil.example#localhost', false],
    ['127.0.0.1', [], '192.168.1.5', false],
    ['127.0.0.1', [], '', false],
    ['127.0.0.1', [], undefined, false],
    ['127.0.0.1', ['api.test'], 'API.test:4010', true],
    ['127.0.0.1', ['api.test'], 'x.api.test', false],
    ['127.0.0.1', ['.api.test'], 'x.api.test', true],
    ['127.0.0.1', ['.api.test'], 'api.test', true],
    ['127.0.0.1', ['.api.test'], 'xapi.test', false],
    ['192.168.1.5', [], '192.168.1.5:80', true],
    ['192.168.1.5', [], '192.168.1.6', false],
    ['build.local', [], 'build.local:80', true],
    ['0.0.0.0', [], '192.168.1.5:80', true],
    ['::', [], '[fe80::1]', true],
    ['0.0.0.0', [], 'evil.example', false],
  ])('at %s that allows %j serves %s: %s', (listened, allowed, host, want) => {
    expect(hostCheck(listened, allowed)(host)).toBe(want);
  });
});
