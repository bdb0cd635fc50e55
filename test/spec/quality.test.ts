import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, test } from 'vitest';
import type { Operation, Schema } from '../../generators/model/model.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { findings, model } from './document.ts';
import { closedSets, openBodies, soberBooleans } from './schema-tolerance.ts';
import { schemaErrors } from './schema-validator.ts';

const documents = ['spec/openapi.yaml', 'generated/openapi.json', 'service/companion/openapi.yaml'];

test.each(documents)('the linter of the field has nothing to say about %s', async (path) => {
  const ref = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref, config });
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`),
  ).toEqual([]);
});

/** The severity of errors in Spectral. */
const ERROR = 0;

test.each(['generated/openapi.json', 'service/companion/openapi.yaml'])(
  'the recommended rules of Spectral have no error for %s',
  async (path) => {
    const bundle = (await loadModel(fileURLToPath(new URL(`../../${path}`, import.meta.url)))).model?.bundle;
    const spectral = new Spectral();
    spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
    const problems = await spectral.run(bundle ?? {});
    expect(problems.length).toBeGreaterThan(0);
    const errors = problems.filter(({ severity }) => severity === ERROR);
    expect(errors.map(({ code, message, path: at }) => `${code}: ${message} ${at.join('/')}`)).toEqual([]);
  },
);

test('reading the document finds nothing to report', () => {
  const told = findings.filter(({ severity }) => severity !== 'note');
  expect(told.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});

test('what readers of the API see does not speak of the sources of the document', async () => {
  const guides = new URL('../../spec/guides/', import.meta.url);
  const texts = await Promise.all(
    (await readdir(guides)).map((name) => readFile(new URL(name, guides), 'utf8')),
  );
  const sentences = [JSON.stringify(model.bundle).replaceAll(String.raw`\n`, ' '), ...texts].flatMap((text) =>
    text.split(/\. |"|\n\n/),
  );
  expect(sentences.length).toBeGreaterThan(1_000);
  expect(sentences.filter((sentence) => /\bthe sources\b/i.test(sentence))).toEqual([]);
});

describe('every operation', () => {
  test('has an operationId in the regular style', () => {
    const irregular = model.operations.filter(({ id, extensions }) => {
      const listed = extensions['x-pagination'] !== undefined;
      return !/^[a-z]+(?:[A-Z][A-Za-z]+)+$/.test(id) || (listed && !id.startsWith('list'));
    });
    expect(irregular.map(({ id }) => id)).toEqual([]);
  });

  test('has a summary of at most eight words without a full stop', () => {
    const wordy = model.operations.filter(
      ({ summary = '' }) => !/^\S+(?: \S+){1,7}$/.test(summary) || summary.endsWith('.'),
    );
    expect(wordy.map(({ id, summary }) => `${id}: ${summary}`)).toEqual([]);
  });

  test('has one tag, which the document declares and describes', () => {
    const described = new Set(
      model.families.filter(({ description }) => description !== undefined).map(({ tag }) => tag),
    );
    const tagged = Object.values(model.bundle['paths'] ?? {}).flatMap((item) => Object.values(item ?? {}));
    const lists = tagged.flatMap((node) =>
      node !== null && typeof node === 'object' && 'tags' in node ? [node.tags] : [],
    );
    expect(lists).toHaveLength(model.operations.length);
    expect(
      lists.filter((tags) => !Array.isArray(tags) || tags.length !== 1 || !described.has(String(tags[0]))),
    ).toEqual([]);
  });

  test('shows an example of each of its bodies and of each success in JSON', () => {
    const bare = model.operations.flatMap((operation) =>
      contents(operation)
        .filter(
          ({ status, content }) =>
            status === 'request' || (status.startsWith('2') && content.kind === 'json'),
        )
        .filter(({ content }) => content.examples.length === 0)
        .map(({ status, content }) => `${operation.id} ${status} ${content.type}`),
    );
    expect(bare).toEqual([]);
  });

  test('shows an example of each path parameter', () => {
    const bare = model.operations.flatMap(({ id, parameters }) =>
      parameters
        .filter(({ in: place, examples }) => place === 'path' && examples.length === 0)
        .map(({ name }) => `${id} ${name}`),
    );
    expect(bare).toEqual([]);
  });
});

for (const { tag, operations } of model.families) {
  test(`the examples of ${tag} are valid`, () => {
    expect(operations.flatMap(exampleErrors)).toEqual([]);
  });
}

describe('requests', () => {
  /** Their members are not all shown: what takes settings of a kind, of an instance, or of nobody knows what. */
  const open = ['IntegrationUpdate', 'ApplicationSettingsUpdate', 'Revert'];

  test('are closed', () => {
    const bodies = model.operations.flatMap(({ id, body }) =>
      (body?.content ?? []).map(({ schema }) => ({ id, schema })),
    );
    expect(
      bodies.flatMap(({ id, schema }) => openBodies(schema, open).map((where) => `${id}: ${where}`)),
    ).toEqual([]);
  });
});

describe('answers', () => {
  const answers = model.operations.flatMap(({ id, responses }) =>
    responses.flatMap(({ status, content }) =>
      content.map(({ schema }) => ({ where: `${id} ${status}`, schema })),
    ),
  );
  const all = (find: (schema: Schema) => readonly string[]): readonly string[] => [
    ...new Set(answers.flatMap(({ where, schema }) => find(schema).map((at) => `${where}: ${at}`))),
  ];

  test('take null for every boolean', () => {
    expect(all(soberBooleans)).toEqual([]);
  });

  test('take values beyond every documented set', () => {
    expect(all(closedSets)).toEqual([]);
  });
});

function contents({ body, responses }: Operation) {
  return [
    ...(body?.content ?? []).map((content) => ({ status: 'request', content })),
    ...responses.flatMap(({ status, content }) => content.map((entry) => ({ status, content: entry }))),
  ];
}

function exampleErrors(operation: Operation): readonly string[] {
  const holders = [
    ...operation.parameters.map(({ name, schema, examples }) => ({
      where: `parameter ${name}`,
      schema,
      examples,
    })),
    ...contents(operation).map(({ status, content }) => ({ where: `${status} ${content.type}`, ...content })),
  ];
  return holders.flatMap(({ where, schema, examples }) =>
    examples.flatMap(({ name, value }) =>
      schemaErrors(schema, value).map((error) => `${operation.id}, ${where}, example ${name}: ${error}`),
    ),
  );
}
