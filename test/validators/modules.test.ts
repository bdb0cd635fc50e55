import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { validatorsEmitter } from '../../generators/emit/validators/validators-emitter.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { modelOf } from '../check/model.ts';
import { written } from './output.ts';
import { emitted } from '../emit/emitted.ts';

const run = promisify(execFile);

const schemas = {
  Email: { type: 'string', format: 'email' },
  User: {
    type: 'object',
    required: ['id', 'mail'],
    properties: { id: { type: 'integer', readOnly: true }, mail: { $ref: '#/components/schemas/Email' } },
  },
  Tree: {
    type: 'object',
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Forest' } } },
  },
  Forest: { anyOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'null' }] },
};
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
const paths = {
  '/users/{id}': {
    put: {
      operationId: 'updateUser',
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
        { name: 'sort[]', in: 'query', schema: { type: 'array', items: { enum: ['asc', 'desc'] } } },
      ],
      requestBody: json({ $ref: '#/components/schemas/User' }),
      responses: {
        200: {
          description: 'Done.',
          ...json({ $ref: '#/components/schemas/User' }),
          headers: { 'X-Total': { schema: { type: 'integer' } } },
        },
        default: { description: 'Failed.', ...json({ type: 'object', required: ['message'] }) },
      },
    },
  },
};
const model = modelOf(schemas, paths);

/** What a program prints that has the modules of a model in its folder, where no code may be made of text. */
async function printed(folder: string, program: string): Promise<unknown> {
  const { stdout } = await run(
    process.execPath,
    ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', program],
    { cwd: folder },
  );
  return JSON.parse(stdout);
}

describe('modules', () => {
  it('refuse a value in which a limit is reached, whatever surrounds it', async () => {
    const list = { type: 'array', items: { $ref: '#/components/schemas/List' } };
    const folder = await written(
      modelOf({ List: list, Other: { not: { $ref: '#/components/schemas/List' } } }),
    );
    const answers = await printed(
      folder,
      `import { isOther, validateOther } from './validators/schemas/other.js';
       let deep = [];
       for (let level = 1; level < 300; level += 1) deep = [deep];
       console.log(JSON.stringify([isOther(deep), isOther('a'), validateOther(deep).valid, validateOther('a').valid]));`,
    );
    expect(answers).toStrictEqual([false, true, false, true]);
  });

  it('validate under a policy that forbids code from strings', async () => {
    const folder = await written(model);
    const answers = await printed(
      folder,
      `import { isUser, validateUser, validateUserRequest } from './validators/schemas/user.js';
       import { isEmail } from './validators/schemas/email.js';
       import * as updateUser from './validators/operations/update-user.js';
       import * as all from './validators/index.js';
       const user = { id: 1, mail: 'a@b.co' };
       console.log(JSON.stringify([
         isUser(user), isUser({ mail: 'a@b.co' }), isEmail('a@b@c'),
         validateUser({ id: '1', mail: 'x' }),
         validateUserRequest({ mail: 'a@b.co' }),
         updateUser.parameters.query.is({ 'sort[]': ['asc', 'up'] }),
         updateUser.parameters.path.validate({}),
         updateUser.body['application/json'].is({ mail: 'a@b.co' }),
         updateUser.responses['200'].content['application/json'].is({ mail: 'a@b.co' }),
         updateUser.responses['200'].headers.is({ 'X-Total': 'x' }),
         updateUser.responses.default.content['application/json'].is({ message: 1 }),
         all.operations.updateUser.body['application/json'].is(user), all.isUser({}),
         Object.keys(all).filter((name) => !/^(is|validate)[A-Z]/.test(name)),
       ]))`,
    );
    expect(answers).toEqual([
      true,
      false,
      false,
      {
        valid: false,
        errors: [
          { pointer: '/id', keyword: 'type', message: 'must be of type integer', expected: 'integer' },
          { pointer: '/mail', keyword: 'format', message: 'must have the format email', expected: 'email' },
        ],
      },
      { valid: true, value: { mail: 'a@b.co' } },
      false,
      {
        valid: false,
        errors: [{ pointer: '', keyword: 'required', message: 'must have the property id', expected: 'id' }],
      },
      true,
      false,
      false,
      true,
      true,
      false,
      ['operations'],
    ]);
  });

  it('may refer to each other in a circle', async () => {
    const folder = await written(model);
    const program = `import { isForest } from './validators/schemas/forest.js';
      console.log(JSON.stringify([isForest({ children: [null, { children: [] }] }), isForest({ children: [{ children: [1] }] })]))`;
    expect(await printed(folder, program)).toEqual([true, false]);
  });

  it('are loaded one by one as they are needed', async () => {
    const folder = await written(model);
    const loaded = await modulesOf(join(folder, 'validators/schemas/email.js'));
    expect(loaded.some((path) => path.includes('/schemas/user') || path.includes('/operations/'))).toBe(
      false,
    );
  });

  it('are the same each time', async () => {
    const again = modelOf(schemas, paths);
    expect(await emitted(validatorsEmitter, again)).toEqual(await emitted(validatorsEmitter, model));
  });

  it.each([
    ['a document of nothing', modelOf({})],
    [
      'names that are inherited',
      modelOf(
        JSON.parse('{"constructor":{"enum":["`${x}`","\\"\\u2028*/"]},"toString":{"const":"require("}}'),
      ),
    ],
  ] satisfies [string, ApiModel][])('load for %s', async (_, given) => {
    const folder = await written(given);
    const files = (await readdir(join(folder, 'validators'), { recursive: true })).filter((name) =>
      name.endsWith('.js'),
    );
    const program = `await Promise.all(${JSON.stringify(files)}.map((file) => import('./validators/' + file))); console.log('true')`;
    expect(await printed(folder, program)).toBe(true);
  });
});

/** The files that a module leads to by its imports, itself included. */
async function modulesOf(entry: string): Promise<readonly string[]> {
  const seen = new Set<string>();
  const open = [pathToFileURL(entry)];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next.pathname)) continue;
    seen.add(next.pathname);
    for (const [, specifier = ''] of (await readFile(next, 'utf8')).matchAll(/ from ['"]([^'"]+)['"]/g)) {
      open.push(new URL(specifier, next));
    }
  }
  return [...seen];
}
