import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WorkFolder } from '../cli/process.ts';

/** A document whose name has at most so many characters, with a description. */
function documentOf(longest: number, description = 'A pet.'): string {
  return JSON.stringify(
    {
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1.2.0' },
      paths: {
        '/pets': {
          post: {
            operationId: 'create',
            description,
            requestBody: {
              required: true,
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
            },
            responses: { 204: { description: 'Made.' } },
          },
        },
      },
      components: {
        schemas: {
          Pet: {
            type: 'object',
            required: ['name'],
            properties: { name: { type: 'string', maxLength: longest } },
          },
        },
      },
    },
    null,
    2,
  );
}

/** A folder of one test, with documents of which the later one takes shorter names. */
function documents(): WorkFolder {
  return new WorkFolder({
    'old.json': documentOf(40),
    'new.json': documentOf(20),
    'words.json': documentOf(40, 'x'),
  });
}

interface Report {
  readonly changes: readonly {
    readonly code: string;
    readonly fingerprint: string;
    readonly before: { readonly file: string };
  }[];
  readonly next: string;
}

describe('forgespec diff', () => {
  it('shows a witness and fails', async () => {
    const { code, stdout } = await documents().run('diff old.json new.json');
    expect(code).toBe(1);
    expect(stdout).toContain('error diff/request-max-length-narrowed new.json:38:19');
    expect(stdout).toContain('old.json:38:19: was here');
    expect(stdout).toContain('Witness: {"name":"texttexttexttexttextt"} was valid');
    expect(stdout).toContain(
      '1 change: 1 breaking, 0 unknown, 0 safe, 0 documentation. The next version is 2.0.0.',
    );
  });

  it.each([
    ['diff old.json old.json', 0],
    ['diff old.json words.json', 0],
    ['diff new.json old.json', 0],
    ['diff old.json new.json --fail-on none', 0],
    ['diff old.json new.json --fail-on unknown', 0],
    ['diff old.json new.json --fail-on breaking', 1],
    ['diff old.json new.json --fail-on some', 2],
    ['diff old.json nowhere.json', 2],
    ['diff old.json new.json --accepted nowhere.json', 2],
    ['diff git:HEAD:old.json new.json', 2],
  ])('%s ends with %i', async (words, want) => {
    expect((await documents().run(words)).code).toBe(want);
  });

  it('gives every format', async () => {
    const folder = documents();
    const json = JSON.parse((await folder.run('diff old.json new.json --format json')).stdout) as Report;
    expect([json.changes.map(({ code }) => code), json.next]).toEqual([
      ['diff/request-max-length-narrowed'],
      '2.0.0',
    ]);
    const sarif = JSON.parse((await folder.run('diff old.json new.json --format sarif')).stdout) as {
      readonly runs: readonly {
        readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
      }[];
    };
    expect(sarif.runs[0]?.tool.driver.rules.map(({ id }) => id)).toEqual([
      'diff/request-max-length-narrowed',
    ]);
    expect((await folder.run('diff old.json new.json --format junit')).stdout).toContain(
      '<failure type="breaks"',
    );
    expect((await folder.run('diff old.json new.json --format markdown')).stdout).toContain(
      '### Breaking (1)',
    );
  });

  it('lets accepted changes pass until their day', async () => {
    const folder = documents();
    const { stdout } = await folder.run('diff old.json new.json --format json');
    const [change] = (JSON.parse(stdout) as Report).changes;
    const accept = async (entry: object): Promise<number | null> => {
      writeFileSync(join(folder.path, 'accepted.json'), JSON.stringify({ accepted: [entry] }));
      return (await folder.run('diff old.json new.json --accepted accepted.json')).code;
    };
    const fingerprint = change?.fingerprint;
    expect(await accept({ fingerprint, reason: 'Nobody has longer names.' })).toBe(0);
    expect(await accept({ fingerprint, reason: 'Meant.', until: '2999-01-01' })).toBe(0);
    expect(await accept({ fingerprint, reason: 'Meant.', until: '2001-01-01' })).toBe(1);
    expect(await accept({ fingerprint })).toBe(2);
    expect(await accept({ fingerprint: '0123456789abcdef', reason: 'Another one.' })).toBe(1);
  });

  it('reads revisions, and takes no text for an option', async () => {
    const folder = documents();
    const { path } = folder;
    const git = (...words: readonly string[]): string =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...words], {
        cwd: path,
        encoding: 'utf8',
      });
    git('init', '-q', '-b', 'main');
    mkdirSync(join(path, 'api'), { recursive: true });
    writeFileSync(join(path, 'api/pets.json'), documentOf(40));
    git('add', 'api');
    git('commit', '-q', '-m', 'one');
    writeFileSync(join(path, 'api/pets.json'), documentOf(20));
    const { code, stdout } = await folder.run('diff git:HEAD api/pets.json --format json');
    expect([code, (JSON.parse(stdout) as Report).changes[0]?.before.file]).toEqual([1, 'HEAD:api/pets.json']);
    expect((await folder.run('diff --document api/pets.json')).code).toBe(1);
    expect((await folder.run('diff git:--output=x:api/pets.json api/pets.json')).stderr).toContain(
      'diff/unreadable-revision',
    );
    expect((await folder.run('diff git:HEAD:../outside.json api/pets.json')).stderr).toContain(
      'diff/unreadable-revision',
    );
    expect(() => readFileSync(join(path, 'x'))).toThrow('ENOENT');
  });

  it('prints texts of a document as text alone', async () => {
    const folder = documents();
    const name = '<b>`|\u001b[31m\u202e';
    const hostile = (type: string): string =>
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'x', version: '1' },
        paths: {
          '/pets': {
            get: {
              operationId: 'x',
              parameters: [{ name, in: 'query', schema: { type } }],
              responses: { 204: { description: 'x' } },
            },
          },
        },
      });
    writeFileSync(join(folder.path, 'a.json'), hostile('string'));
    writeFileSync(join(folder.path, 'b.json'), hostile('integer'));
    for (const format of ['text', 'markdown', 'junit']) {
      const { stdout } = await folder.run(`diff a.json b.json --format ${format}`);
      expect(stdout).not.toContain('\u001b');
      expect(stdout).not.toContain('\u202e');
      expect(stdout).toContain('U+001B');
      const isText = format === 'text';
      expect(isText || !/(?<!\\)<b>/.test(stdout.replaceAll(/`[^`]*`|``.*``/g, ''))).toBe(true);
    }
  });
});
