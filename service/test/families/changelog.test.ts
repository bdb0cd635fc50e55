import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { readConfiguration } from '../../families/changelog/configuration.ts';
import { formatDate } from '../../families/changelog/date.ts';
import { insertRelease } from '../../families/changelog/insert.ts';
import { fillTemplate } from '../../families/changelog/template/fill.ts';
import { parseTemplate } from '../../families/changelog/template/parse.ts';
import { compareVersions, readVersion, tagBefore, type Version } from '../../families/changelog/version.ts';
import { createGroup } from '../../families/groups/create.ts';
import { createProjectWithRepository, repositoryOf } from '../../families/projects/repository.ts';
import { describeWorld, type Answer, type Send } from './world.ts';
import { growth, LINEAR } from '../../../test/runs/growth.ts';

/** Lists in lists without their ends. */
const unended = (depth: number): string => `x: ${'['.repeat(depth)}`;

function version(text: string): Version {
  const read = readVersion(text);
  if (read === undefined) throw new Error(`${text} is no version.`);
  return read;
}

describe('versions', () => {
  test('have the order of semantic versions', () => {
    const ordered = [
      '0.9',
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0',
    ];
    const sorted = ordered.toReversed().map((text) => [text, version(text)] as const);
    sorted.sort(([, one], [, other]) => compareVersions(one, other));
    expect(sorted.map(([text]) => text)).toEqual(ordered);
  });

  test.each([
    ['1.4.0', ['v1.3.0', 'v1.10.0', '1.3.9', 'v1.4.0-rc1', 'v1.3.99-pre'], '1.3.9'],
    ['1.4', ['v1.3.0', 'other'], 'v1.3.0'],
    ['1.4.0', ['v1.4.0', 'v2.0.0', '1.3'], undefined],
  ])('%s comes after the tag', (text, tags, want) => expect(tagBefore(version(text), tags)).toBe(want));
});

describe('a template', () => {
  const value = { a: { b: 'x' }, items: ['1', '2'], none: [], yes: true };
  test.each([
    ['{{ a.b }}{{ a.c }}{{ constructor }}', 'x'],
    ['{% each items %}\n- {{ it }}\n{% end %}\nend', '- 1\n- 2\nend'],
    ['{% if none %}a{% else %}b{% end %}{% if yes %}c{% end %}', 'bc'],
    ['one\\\n  two', 'onetwo'],
    ['{ {{a.b}} }', '{ x }'],
  ])('%j gives %j', (template, want) => expect(fillTemplate(parseTemplate(template), value)).toBe(want));

  test.each([
    '{% if a %}',
    '{% end %}',
    '{% else %}',
    '{{ a b }}',
    '{{ 1+1 }}',
    '{% run a %}',
    'x'.repeat(70_000),
  ])('is refused: %.20s', (template) => expect(() => parseTemplate(template)).toThrow(/template/));

  test('is bounded in depth, work and output', () => {
    expect(() => parseTemplate('{% each items %}'.repeat(40))).toThrow('too deep');
    const many = Array.from({ length: 1000 }, () => 'x');
    const deep = parseTemplate('{% each items %}'.repeat(20) + '{% end %}'.repeat(20));
    const nested: { items: readonly unknown[] } = { items: [] };
    nested.items = Array.from({ length: 8 }, () => nested);
    expect(() => fillTemplate(deep, nested as never)).toThrow('too long');
    const long = parseTemplate(`{% each items %}${'y'.repeat(60_000)}{% end %}`);
    expect(() => fillTemplate(long, { items: many })).toThrow('too long');
  });
});

test.each([
  ['', '## N\n'],
  ['# Changes\n', '# Changes\n\n## N\n'],
  [
    '# Changes\n\n## 2.0.0 (x)\n\na\n\n## 1.0.0\n\nb\n',
    '# Changes\n\n## 2.0.0 (x)\n\na\n\n## N\n\n## 1.0.0\n\nb\n',
  ],
  ['## v1.4.0-rc1\n', '## N\n\n## v1.4.0-rc1\n'],
  ['## 2.0.0\n', '## 2.0.0\n\n## N\n'],
])('1.4.0 is put into %j', (content, want) =>
  expect(insertRelease(content, '## N\n', version('1.4.0'))).toBe(want),
);

test.each([
  ['%Y-%m-%d', '2026-03-04'],
  ['%-d %B %y at %H:%M:%S, 100%%', '4 March 26 at 05:06:07, 100%'],
  ['%Q %b', '%Q Mar'],
])('a date by %s', (format, want) =>
  expect(formatDate(new Date('2026-03-04T05:06:07.000Z'), format)).toBe(want),
);

test.each(['- a', 'categories: [x]', 'template: "{% if %}"', 'a: &a [*a]', 'a: [', unended(60_000)])(
  'the configuration %.20s is refused',
  (text) => {
    expect(() => readConfiguration(text)).toThrow(/configuration is invalid/);
  },
);

test('a configuration is refused in time that grows as its depth', () => {
  const times = growth((depth) => {
    const text = unended(depth);
    return () => expect(() => readConfiguration(text)).toThrow(/configuration is invalid/);
  }, 15_000);
  expect(times).toBeLessThan(LINEAR);
});

describe('a version of a project', () => {
  const world = describeWorld();
  let dev: Send;
  let guest: Send;
  const at = '/projects/acme%2Ftools/repository';
  const commit = (message: string, path: string, content = message): Promise<Answer> =>
    dev('POST', `${at}/commits`, {
      branch: 'main',
      commit_message: message,
      actions: [{ action: 'create', file_path: path, content }],
    });
  const changelog = async (): Promise<string> => {
    const tree = await dev('GET', `${at}/tree`);
    const found = (tree.body as { id: string; path: string }[]).find(({ path }) => path === 'CHANGELOG.md');
    return String((await dev('GET', `${at}/blobs/${found?.id ?? ''}/raw`)).body);
  };

  beforeAll(async () => {
    const { forge } = world().running;
    const dana = await world().user('dana');
    const gus = await world().user('gus');
    [dev, guest] = [dana.send, gus.send];
    const namespace = await forge.database.transaction(async (writes) => {
      const acme = await createGroup(writes, forge.clock, { name: 'Acme', path: 'acme' });
      for (const [id, level] of [
        [dana.row.id, 30],
        [gus.row.id, 10],
      ] as const) {
        await writes.run(sql`insert into members (kind, source_id, user_id, access_level, created_at)
          values ('group', ${acme.id}, ${id}, ${level}, ${'2026-01-01T00:00:00.000Z'})`);
      }
      return acme;
    });
    const project = { name: 'Tools', path: 'tools', namespace, creatorId: null };
    const row = await createProjectWithRepository(forge, project);
    await commit('Start', 'README.md');
    await commit('Old\n\nChangelog: added', 'old');
    const repository = await repositoryOf(forge, row);
    await repository.createTag({ name: 'v1.3.0', revision: 'main' });
    await commit('Find things\n\nChangelog: added', 'a');
    await commit('Nothing to say', 'b');
    const gone = await commit('Break things\n\nChangelog: added', 'c');
    await commit(`Undo\n\nThis reverts commit ${(gone.body as { id: string }).id}.`, 'd');
    await commit('Repair things\n\nchangelog: other\nChangelog: fixed', 'e');
  });

  test('needs a beginning', async () => {
    expect(await dev('POST', `${at}/changelog`, { version: '1.3.0' })).toMatchObject({ status: 400 });
    expect((await dev('POST', `${at}/changelog`, { version: '1.3.0', from: '0'.repeat(40) })).status).toBe(
      404,
    );
    expect((await dev('POST', `${at}/changelog`, { version: '1.4.0', branch: 'absent' })).status).toBe(404);
    expect((await dev('POST', `${at}/changelog`, { version: 'one' })).status).toBe(400);
    expect((await dev('POST', `${at}/changelog`, { version: '1.4.0', file: '../x' })).status).toBe(400);
  });

  test('is for developers', async () => {
    expect((await guest('POST', `${at}/changelog`, { version: '1.4.0' })).status).toBe(403);
    expect((await world().nobody('POST', `${at}/changelog`, { version: '1.4.0' })).status).toBe(401);
  });

  test('is written in one commit, after the last stable tag', async () => {
    const body = { version: 'v1.4.0', date: '2026-10-01T09:00:00Z' };
    const made = await dev('POST', `${at}/changelog`, body);
    expect(made).toMatchObject({
      status: 200,
      body: { title: 'Add changelog for version 1.4.0', author_name: 'dana' },
    });
    const text = await changelog();
    expect(text.replaceAll(/@[0-9a-f]{40}/g, '@sha')).toBe(
      [
        '## 1.4.0 (2026-10-01)',
        '',
        '### fixed (1 change)',
        '',
        '- [Repair things](acme/tools@sha)',
        '',
        '### added (1 change)',
        '',
        '- [Find things](acme/tools@sha)',
        '',
      ].join('\n'),
    );
  });

  test('is put in its place, by the configuration of the project', async () => {
    const template = '{% each categories %}\n{{ title }}: {% each entries %}{{ title }}{% end %}\n{% end %}';
    await commit(
      'Configure',
      '.gitlab/changelog_config.yml',
      JSON.stringify({
        categories: { added: 'New' },
        date_format: '%-d.%-m.%Y',
        template,
      }),
    );
    const { body } = await dev('GET', `${at}/commits?per_page=100`);
    const first = (body as { id: string }[]).at(-1)?.id ?? '';
    const request = {
      version: '1.3.0',
      from: first,
      to: 'v1.3.0',
      date: '2026-01-02T00:00:00Z',
      message: 'Log',
    };
    expect(await dev('POST', `${at}/changelog`, request)).toMatchObject({
      status: 200,
      body: { title: 'Log' },
    });
    expect(await changelog()).toMatch(/^## 1\.4\.0 [^]*\n\n## 1\.3\.0 \(2\.1\.2026\)\n\nNew: Old\n$/);
  });
});
