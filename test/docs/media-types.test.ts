import { expect, test } from 'vitest';
import { buildSite } from '../../generators/emit/docs/build-site.ts';
import { fieldsOf, mediaTypesOf, sameBodies } from '../conformance/artifacts/page.ts';
import { versionedPaths } from '../conformance/fixtures/versions.ts';
import { modelOf } from '../types/model-of.ts';

const { files } = await buildSite({ model: modelOf({ paths: versionedPaths }), guides: [], url: undefined });
const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? '';
const page = textOf('operations/add-item.html');
const twin = textOf('operations/add-item.md');

test('a page has each version of a body under its media type', () => {
  expect([...mediaTypesOf(page)]).toEqual([
    ['body', ['application/json;version=1']],
    ['body-2', ['application/json;version=2']],
    ['200.body', ['application/json;version=1']],
    ['200.body-2', ['application/json;version=2']],
  ]);
  const members = [...fieldsOf(page)].map(([anchor, { type }]) => `${anchor} ${type}`);
  expect(members).toEqual(['body.old string', 'body-2.young integer']);
  expect([...sameBodies(page)]).toEqual([
    ['200.body', 'body'],
    ['200.body-2', 'body-2'],
  ]);
});

test('its Markdown has them too', () => {
  expect(
    [...twin.matchAll(/^`(application.*)`: object\n\n(?:.+\n\n)?- `(\w+)`/gm)].map(([, type, name]) => [
      type,
      name,
    ]),
  ).toEqual([
    ['application/json;version=1', 'old'],
    ['application/json;version=2', 'young'],
    ['application/json;version=1', 'old'],
    ['application/json;version=2', 'young'],
  ]);
});

test('a sample names the version of what it sends', () => {
  expect(twin).toContain("--header 'Content-Type: application/json;version=1'");
  expect(twin).toMatch(/"old": /);
});
