import { describe, expect, test } from 'vitest';
import { siteOf } from './site-files.ts';

const { model, files } = await siteOf('spec/openapi.yaml');

/** The statuses of failures as the document has them. */
const statuses = [
  ...new Set(
    model.operations.flatMap(({ responses }) =>
      responses.map(({ status }) => status).filter((status) => !/^[123]/.test(status)),
    ),
  ),
].toSorted();

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('the page of a status', () => {
  test.each(statuses)('%s lists the operations that respond with it, and no other', (status) => {
    const html = files.get(`errors/${status}.html`) ?? '';
    const main = html.slice(html.indexOf('<main'), html.indexOf('<nav id="menu"'));
    const linked = [...main.matchAll(/href="\.\.\/operations\/([\w-]+)\.html#/g)].map(([, name]) => name);
    const wanted = model.operations
      .filter(({ responses }) => responses.some((each) => each.status === status))
      .map(({ names }) => names.file);
    expect(linked.toSorted()).toEqual(wanted.toSorted());
    expect(files.get(`errors/${status}.md`)).toContain(`# ${status}`);
  });

  test.each(statuses)('%s gives a reason that most operations have once', (status) => {
    const reasons = model.operations.flatMap(({ responses }) =>
      responses.filter((each) => each.status === status).map(({ description }) => oneLine(description)),
    );
    const counts = Map.groupBy(reasons, (reason) => reason);
    const page = oneLine(files.get(`errors/${status}.md`) ?? '');
    const [main = ''] = page.split('## ');
    for (const [reason, { length }] of counts) {
      const isUsual = length * 2 >= reasons.length;
      expect([reason, main.includes(reason), page.split(reason).length - 1]).toEqual([
        reason,
        isUsual,
        isUsual ? 1 : length,
      ]);
    }
  });

  test.each(model.operations.map(({ names, responses }) => [names.file, responses] as const))(
    'is linked from %s for each of its failures',
    (file, responses) => {
      const html = files.get(`operations/${file}.html`) ?? '';
      const linked = [...html.matchAll(/href="\.\.\/errors\/(\w+)\.html"/g)].map(([, status]) => status);
      const main = new Set(linked.slice(0, responses.length));
      const failures = responses.map(({ status }) => status).filter((status) => statuses.includes(status));
      expect(failures.filter((status) => !main.has(status))).toEqual([]);
    },
  );

  test('is linked where errors are listed', () => {
    const errors = files.get('errors.html') ?? '';
    expect(statuses.filter((status) => !errors.includes(`href="errors/${status}.html"`))).toEqual([]);
  });
});

function menuOf(path: string): string {
  const html = files.get(`${path}.html`) ?? '';
  return html.slice(html.indexOf('<nav id="menu"'));
}

describe('families in the navigation', () => {
  test('fold, and that of the page is open', () => {
    const menu = menuOf('operations/list-projects');
    expect([...menu.matchAll(/<details open><summary>([^<]+)/g)].map(([, tag]) => tag)).toEqual(['Projects']);
    expect([...menu.matchAll(/<details>/g)]).toHaveLength(model.families.length - 1);
    expect([...menu.matchAll(/aria-current="page"/g)]).toHaveLength(1);
  });

  test('list every operation on every page', () => {
    const names = model.operations.map(({ names: { file } }) => `operations/${file}.html"`);
    expect(names.filter((name) => !menuOf('index').includes(name))).toEqual([]);
  });
});
