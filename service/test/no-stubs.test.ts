import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeWorld } from './families/world.ts';

const world = describeWorld();

test.each(['../handlers/', '../companion/handlers/', '../control/handlers/'])(
  'no handler in %s is a scaffolded stub',
  (folder) => {
    const url = new URL(folder, import.meta.url);
    const files = readdirSync(url).filter((file) => file.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(3);
    for (const file of files)
      expect([file, readFileSync(new URL(file, url), 'utf8')].join('\n')).not.toMatch(
        /is not implemented|\b501\b/,
      );
  },
);

interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Readonly<
      Record<
        string,
        { readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: object }>> }
      >
    >;
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly examples?: Readonly<Record<string, { readonly value?: object }>> };
}

type Case = readonly [name: string, method: string, path: string, body: object | undefined];

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

function operationsOf(file: string): readonly Case[] {
  const url = new URL(`../../generated/${file}`, import.meta.url);
  const { paths, components } = JSON.parse(readFileSync(url, 'utf8')) as Document;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]): Case[] => {
      if (!methods.has(method)) return [];
      const examples = operation.requestBody?.content['application/json']?.examples ?? {};
      const [first] = Object.values(examples);
      const body = first?.value ?? components.examples?.[first?.$ref?.split('/').at(-1) ?? '']?.value;
      const filled = path.replaceAll(/\{[^}]+\}/g, '1');
      return [[operation.operationId, method.toUpperCase(), filled, body]];
    }),
  );
}

describe('no operation answers 501', () => {
  const operations = operationsOf('openapi.json');

  test('of all 139', () => expect(operations).toHaveLength(139));

  test.each(operations)('%s', async (_, method, path, body) => {
    const { status } = await world().root(method, path, body);
    expect(status).not.toBe(501);
    expect(status).toBeLessThan(500);
  });
});
