import { expect, test } from 'vitest';
import * as percent from '../../runtime/parameters/percent.ts';
import * as client from '../../generated/client/runtime/parameters/percent.js';
import * as server from '../../generated/server/runtime/parameters/percent.js';

test('a module of the runtime is the copy of an output here', () => {
  const copies: readonly unknown[] = [client.encodePercent, server.encodePercent];
  expect(copies).toContain(percent.encodePercent);
});
