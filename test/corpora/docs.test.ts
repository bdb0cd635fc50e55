import { beforeAll, describe, expect, test } from 'vitest';
import { tooLarge } from '../docs/first-view.ts';
import { brokenLinks } from '../docs/links.ts';
import { siteOf, type BuiltSite } from '../docs/site-files.ts';
import { github, locate } from './documents.ts';

describe("the site of GitHub's document", () => {
  let site: BuiltSite;

  beforeAll(async () => {
    site = await siteOf(locate(github));
  });

  test('has a page for every operation and every schema', () => {
    for (const { names } of site.model.operations)
      expect(site.files.has(`operations/${names.file}.html`)).toBe(true);
    for (const { names } of site.model.schemas)
      expect(site.files.has(`schemas/${names.file}-schema.html`)).toBe(true);
    expect(site.model.operations.length).toBeGreaterThan(1_000);
  });

  test('has no broken link and no broken anchor', () => {
    expect(brokenLinks(site.files)).toEqual([]);
  });

  test('has no page of an operation that loads more than 40 KiB with an empty cache', () => {
    const pages = site.model.operations.map(({ names }) => `operations/${names.file}.html`);
    expect(tooLarge(site.files, pages)).toEqual([]);
  });

  test('has what every form loads', () => {
    for (const { names } of site.model.operations) {
      const module = site.files.get(`assets/validators/operations/${names.file}.js`);
      expect(module).toContain('export const responses = ');
      expect(module).toContain('export const operation = ');
    }
  });
});
