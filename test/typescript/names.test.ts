import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identifier, typeIdentifier } from '../../generators/code/name.ts';
import { NamePlanner } from '../../generators/typescript/names.ts';
import { fileNameOf, typeNameOf, valueNameOf } from '../../generators/typescript/words.ts';
import { iterations } from '../runs/iterations.ts';

describe('a plain name', () => {
  const table: [key: string, type: string, value: string, file: string][] = [
    ['listMemberRoles', 'ListMemberRoles', 'listMemberRoles', 'list-member-roles'],
    ['repos/get-content', 'ReposGetContent', 'reposGetContent', 'repos-get-content'],
    ['simple_user', 'SimpleUser', 'simpleUser', 'simple-user'],
    ['HTTPServer', 'HTTPServer', 'httpServer', 'http-server'],
    ['delete', 'Delete', 'delete_', 'delete'],
    ['then', 'Then', 'then_', 'then'],
    ['NaN', 'NaN_', 'naN', 'na-n'],
    ['infinity', 'Infinity_', 'infinity', 'infinity'],
    ['2fa', 'N2fa', 'n2fa', '2fa'],
    ['con', 'Con', 'con', 'con-'],
    ['../../etc/passwd', 'EtcPasswd', 'etcPasswd', 'etc-passwd'],
    ['__proto__', 'Proto', 'proto', 'proto'],
    ['日本', '日本', '日本', '65e5-672c'],
    ['"; drop()', 'Drop', 'drop', 'drop'],
  ];
  test.each(table)('of %j', (key, type, value, file) => {
    expect({ type: typeNameOf(key), value: valueNameOf(key), file: fileNameOf(key) }).toEqual({
      type,
      value,
      file,
    });
  });
});

const typesOf = (schemas: Record<string, boolean>, operations: readonly string[]): Record<string, string> => {
  const planner = new NamePlanner();
  const plans = [planner.schemas(new Map(Object.entries(schemas))), planner.operations(operations)];
  return Object.fromEntries(plans.flatMap(({ names }) => [...names].map(([key, { type }]) => [key, type])));
};

test('plain names are names that code may bind', () => {
  const word = fc.constantFrom(
    'infinity',
    'Infinity',
    'NaN',
    'nan',
    'class',
    'string',
    'then',
    '1',
    '-',
    'é',
    'x',
  );
  const key = fc.oneof(
    word,
    fc.array(word).map((words) => words.join('')),
    fc.string(),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(key, (name) => {
      expect(String(typeIdentifier(typeNameOf(name)))).toBe(typeNameOf(name));
      expect(String(identifier(valueNameOf(name)))).toBe(valueNameOf(name));
    }),
    { numRuns: iterations(500) },
  );
});

describe('names of a document', () => {
  test('a name goes to the key that spells it, whatever the order', () => {
    expect(typesOf({ 'user-name': false, UserName: false }, [])).toEqual({
      UserName: 'UserName',
      'user-name': 'UserName2',
    });
  });

  test('an operation makes way for a schema of its name', () => {
    expect(typesOf({ Markdown: false }, ['markdown'])).toEqual({
      Markdown: 'Markdown',
      markdown: 'MarkdownOperation',
    });
  });

  test('an operation makes way for a schema that is called like one of its types', () => {
    expect(typesOf({ CreateUserRequest: false }, ['createUser'])).toEqual({
      CreateUserRequest: 'CreateUserRequest',
      createUser: 'CreateUserOperation',
    });
  });

  test('an operation makes way for another whose types would have its name', () => {
    expect(typesOf({}, ['listUsers', 'listUsersQuery'])).toEqual({
      listUsers: 'ListUsers',
      listUsersQuery: 'ListUsersQueryOperation',
    });
  });

  test('the key that spells the name of a function keeps it, and so does the key that spells a type', () => {
    const operations = new NamePlanner().operations(['GetItem', 'getItem', 'get-item']);
    expect([...operations.names].map(([key, { value }]) => [key, value])).toEqual([
      ['getItem', 'getItem'],
      ['GetItem', 'getItem2'],
      ['get-item', 'getItem3'],
    ]);
    expect(operations.qualified.map(({ key, value }) => [key, value])).toEqual([
      ['GetItem', 'getItem2'],
      ['get-item', 'getItem3'],
    ]);
    const schemas = new NamePlanner().schemas(new Map(['item', 'Item'].map((key) => [key, false])));
    expect([...schemas.names].map(([key, { type }]) => [key, type])).toEqual([
      ['Item', 'Item'],
      ['item', 'Item2'],
    ]);
  });

  test('a schema keeps its name where another would have it for its type in requests', () => {
    const { names, requestTypes } = new NamePlanner().schemas(
      new Map([
        ['User', true],
        ['UserRequest', true],
        ['user-request2', false],
      ]),
    );
    expect([...names].map(([key, { type }]) => [key, type])).toEqual([
      ['User', 'User'],
      ['UserRequest', 'UserRequest'],
      ['user-request2', 'UserRequest2'],
    ]);
    expect([...requestTypes]).toEqual([
      ['User', 'UserRequest3'],
      ['UserRequest', 'UserRequestRequest'],
    ]);
  });

  test('names of types in requests differ from all others', () => {
    const key = fc.constantFrom('User', 'UserRequest', 'user-request', 'UserRequest2', 'UserRequestRequest');
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(key, fc.boolean()), { selector: ([name]) => name }), (schemas) => {
        const { names, requestTypes } = new NamePlanner().schemas(new Map(schemas));
        const all = [...[...names.values()].map(({ type }) => type), ...requestTypes.values()];
        expect(new Set(all).size).toBe(all.length);
        const given = schemas.map(([name]) => name).filter((name) => name === typeNameOf(name));
        for (const name of given) expect(names.get(name)?.type).toBe(name);
      }),
    );
  });

  test.each<[string, Record<string, string[]>, Record<string, string>]>([
    [
      'a body of one kind, and a body of an operation with the name of the kind',
      { read: ['Body', 'JsonBody', 'MultipartBody'], readJson: ['Body'] },
      { read: 'Read', readJson: 'ReadJsonOperation' },
    ],
    [
      'bodies that are told apart by their versions',
      { get200: ['Body', 'JsonVersion2Body'], get200JsonVersion2: ['Body', 'JsonBody'] },
      { get200: 'Get200', get200JsonVersion2: 'Get200JsonVersion2Operation' },
    ],
    [
      'no body in common',
      { read: ['Body', 'JsonBody'], readJson: [] },
      { read: 'Read', readJson: 'ReadJson' },
    ],
    ['a longer name', { read: ['Body'], readJson: ['Body'] }, { read: 'Read', readJson: 'ReadJson' }],
  ])('types of bodies differ from those of other operations: %s', (_, bodies, want) => {
    const { names } = new NamePlanner().operations(Object.keys(bodies), new Map(Object.entries(bodies)));
    expect(Object.fromEntries([...names].map(([key, { type }]) => [key, type]))).toEqual(want);
  });

  test('file names differ also on disks that ignore case', () => {
    const { names } = new NamePlanner().schemas(
      new Map([
        ['URL', false],
        ['url', false],
        ['Url', false],
      ]),
    );
    const files = [...names.values()].map(({ file }) => file);
    expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(3);
  });

  test('names are unique, and the order of the keys does not matter', () => {
    const key = fc.oneof(
      fc.constantFrom('user', 'User', 'users', 'user-query', 'userQuery', 'User200', 'u.s.e.r'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.uniqueArray(key, { maxLength: 12 }), (keys) => {
        const plan = new NamePlanner().operations(keys).names;
        expect(new Set([...plan.values()].map(({ type }) => type)).size).toBe(keys.length);
        expect(new Set([...plan.values()].map(({ value }) => value)).size).toBe(keys.length);
        const reversed = new NamePlanner().operations(keys.toReversed()).names;
        for (const name of keys) expect(reversed.get(name)).toEqual(plan.get(name));
      }),
    );
  });

  test('adding an operation whose name is free renames no other', () => {
    const before = new NamePlanner().operations(['a/b', 'a-b', 'c']).names;
    const after = new NamePlanner().operations(['a/b', 'aa', 'a-b', 'c', 'zz']).names;
    for (const [key, names] of before) expect(after.get(key)).toEqual(names);
  });
});
