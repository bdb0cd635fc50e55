import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../generators/diagnostics/catalog.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/linting.md'), 'utf8');

/** Rows of the tables under a heading. */
function rowsOf(heading: string): readonly (readonly string[])[] {
  const [, text = ''] = page.split(`## ${heading}\n`);
  const [section = ''] = text.split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

const codesOf = (text: string) => [...text.matchAll(/`([a-z]+\/[a-z-]+)`/g)].map(([, code]) => code ?? '');

describe.each(['Compared with Redocly', 'Compared with Spectral'])('%s', (heading) => {
  test.each(rowsOf(heading))('%s: %s', (_rule, verdict, reason) => {
    expect(['have', 'better', 'opt-in', 'no']).toContain(verdict);
    expect(verdict === 'no' || codesOf(reason ?? '').length > 0).toBe(true);
    expect(reason).not.toBe('');
  });
});

test('each rule that Redocly recommends has a row, and no other has', async () => {
  const { rules } = await createConfig({ extends: ['recommended'] });
  const recommended = (['oas3_0', 'oas3_1', 'oas3_2'] as const).flatMap((version) =>
    Object.entries(rules[version]).flatMap(([name, setting]) =>
      setting === 'off' || (typeof setting === 'object' && setting.severity === 'off') ? [] : [name],
    ),
  );
  const listed = rowsOf('Compared with Redocly').map(([rule = '']) => rule.replaceAll('`', ''));
  expect(listed.toSorted()).toEqual([...new Set(recommended)].toSorted());
});

test('each code of the page is one of the catalog', () => {
  const codes = codesOf(page).filter((code) => !code.startsWith('application/'));
  expect(codes.filter((code) => !Object.hasOwn(catalog, code))).toEqual([]);
});
