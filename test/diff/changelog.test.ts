import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WorkFolder } from '../cli/process.ts';

interface Change {
  readonly kind: string;
  readonly verdict: string;
  readonly message: string;
  readonly before?: object;
  readonly after?: object;
}

interface Report {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly Change[];
}

/** What each verdict is called on the page. */
const words = { breaks: 'Breaking', unknown: 'May break', safe: 'Safe', documentation: 'Documentation' };

/** What a change says, without its kind in the changelog and its places in files. */
function printed(change: Change): string {
  return JSON.stringify({ ...change, kind: undefined, before: undefined, after: undefined });
}

function published(name: string): string {
  return readFileSync(join(import.meta.dirname, 'published', name), 'utf8');
}

/** The text of a cell, as a browser shows it. */
function textOf(cell: string): string {
  return cell
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

it('is on the page of the site what the diff of the documents says', async () => {
  const folder = new WorkFolder({
    'old.yaml': published('before.yaml'),
    'new.yaml': published('after.yaml'),
  });
  const diff = async (format: string): Promise<string> =>
    (await folder.run(`diff old.yaml new.yaml --fail-on none --format ${format}`)).stdout;
  expect((await folder.run('docs new.yaml --since old.yaml --out site')).code).toBe(0);

  const json = folder.read('site/changelog.json');
  expect(json).toBe(await diff('changelog-json'));
  const { from, to, changes } = JSON.parse(json) as Report;
  expect([from, to]).toEqual(['22.0.0', '23.0.0']);

  const found = JSON.parse(await diff('json')) as Report;
  expect(found.changes.length).toBeGreaterThan(100);
  expect(changes.map(printed).toSorted()).toEqual(found.changes.map(printed).toSorted());

  const rows = [...folder.read('site/changelog.html').matchAll(/<tr><td[^>]*>(.*?)<\/tr>/gs)].map(
    ([, row = '']) => row.split(/<td[^>]*>/).map((cell) => textOf(cell)),
  );
  expect(rows.map(([, effect, text = '']) => [effect, text])).toEqual(
    changes.map(({ verdict, message }) => [
      words[verdict as keyof typeof words],
      expect.stringContaining(message) as string,
    ]),
  );

  const markdown = await diff('changelog');
  const entries = markdown.split('\n').filter((line) => line.startsWith('- '));
  expect(entries.map((line) => /^- \*\*(.+?)\.\*\* /.exec(line)?.[1])).toEqual(
    changes.map(({ verdict }) =>
      verdict === 'breaks' || verdict === 'unknown' ? words[verdict] : undefined,
    ),
  );
  expect(markdown.split('\n')[0]).toBe('## 23.0.0');
});
