import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OLDEST_NODE, unsupportedNode } from '../../generators/process/node-version.ts';

test('the oldest Node is the one of package.json and of the README', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${OLDEST_NODE}`);
  const readme = readFileSync('README.md', 'utf8');
  expect(readme.includes(`Node ${OLDEST_NODE.replace(/\.0$/, '')} or later`)).toBe(true);
});

test.each(['22.19.0', '22.23.3', '24.0.0', '26.1.0-nightly'])('Node %s is supported', (version) => {
  expect(unsupportedNode(version)).toBeUndefined();
});

test.each(['18.20.8', '20.20.2', '22.9.0', '22.18.9'])('Node %s is refused in words', (version) => {
  expect(unsupportedNode(version)).toContain(`this is Node ${version}.`);
});
