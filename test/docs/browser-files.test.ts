import { expect, test } from 'vitest';
import { browserFile, bundleAll } from '../../generators/emit/docs/browser-files.ts';

test('the published package contains what a clone bundles on demand', async () => {
  const published = await bundleAll();
  expect([...published.keys()].toSorted()).toEqual([
    'preview.js',
    'search.js',
    'site.css',
    'site.js',
    'theme.js',
    'tokens.js',
    'try.js',
  ]);
  for (const [name, text] of published) expect(await browserFile(name)).toBe(text);
});
