import { describe, expect, test } from 'vitest';
import { memberOf } from '../../generators/json/member.ts';
import { brieflyAt, readFiles, rootOf, type Files } from './document-folder.ts';

const head = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\n";

/** Files, the first of which is read, and the document without `openapi` and `info`. */
const cases: Readonly<Record<string, readonly [files: Files, want: unknown]>> = {
  'an entry of components names what it refers to': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    Thing: { $ref: './s.yaml#/Pet' }\n    Other: { $ref: 's.yaml#/Pet' }\n    List: { items: { $ref: s.yaml#/Pet } }\n`,
      's.yaml': 'Pet: { type: object }\n',
    },
    {
      components: {
        schemas: {
          Thing: { $ref: '#/components/schemas/Other' },
          Other: { type: 'object' },
          List: { items: { $ref: '#/components/schemas/Other' } },
        },
      },
    },
  ],
  'targets in files are named by their pointer, whole files by their name': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A: { properties: { b: { $ref: ./x/s.yaml#/components/schemas/B }, c: { $ref: ./x/Whole.json } } }\n`,
      'x/s.yaml': 'components: { schemas: { B: { items: { $ref: Whole.json } } } }\n',
      'x/Whole.json': '{ "type": "string" }',
    },
    {
      components: {
        schemas: {
          A: {
            properties: { b: { $ref: '#/components/schemas/B' }, c: { $ref: '#/components/schemas/Whole' } },
          },
          B: { items: { $ref: '#/components/schemas/Whole' } },
          Whole: { type: 'string' },
        },
      },
    },
  ],
  'alternatives of a file are named by their titles, or by the file and their number': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A: { anyOf: [{ $ref: 's.yaml#/oneOf/0' }, { $ref: 's.yaml#/oneOf/1' }] }\n`,
      's.yaml': "oneOf: [{ title: Small cat }, { type: 'null' }]\n",
    },
    {
      components: {
        schemas: {
          A: { anyOf: [{ $ref: '#/components/schemas/Small_cat' }, { $ref: '#/components/schemas/s_1' }] },
          Small_cat: { title: 'Small cat' },
          s_1: { type: 'null' },
        },
      },
    },
  ],
  'members with numbers as names keep them': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A: { items: { $ref: 's.yaml#/404' } }\n`,
      's.yaml': "'404': { title: Missing }\n",
    },
    {
      components: {
        schemas: { 404: { title: 'Missing' }, A: { items: { $ref: '#/components/schemas/404' } } },
      },
    },
  ],
  'equal names are qualified by their files': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    P: { type: 'null' }\n    A: { anyOf: [{ $ref: y.yaml#/P }, { $ref: x.yaml#/P }, { $ref: x.yaml#/Q }, { $ref: y.yaml#/Q }] }\n`,
      'x.yaml': 'P: { title: xP }\nQ: { title: xQ }\n',
      'y.yaml': 'P: { title: yP }\nQ: { title: yQ }\n',
    },
    {
      components: {
        schemas: {
          P: { type: 'null' },
          A: {
            anyOf: ['y_P', 'x_P', 'Q', 'y_Q'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
          },
          x_P: { title: 'xP' },
          Q: { title: 'xQ' },
          y_P: { title: 'yP' },
          y_Q: { title: 'yQ' },
        },
      },
    },
  ],
  'pointers into schemas are named, and the place refers to the name': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A: { properties: { b: { type: object, properties: { c: { type: string } } } } }\n    B: { $ref: '#/components/schemas/A/properties/b/properties/c' }\n    C: { items: { $ref: '#/components/schemas/A/properties/b' } }\n`,
    },
    {
      components: {
        schemas: {
          A: { properties: { b: { $ref: '#/components/schemas/A_b' } } },
          A_b: { type: 'object', properties: { c: { $ref: '#/components/schemas/B' } } },
          B: { type: 'string' },
          C: { items: { $ref: '#/components/schemas/A_b' } },
        },
      },
    },
  ],
  'definitions and anchors inside of schemas': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A:\n      $defs: { inner: { $anchor: here, type: string } }\n      anyOf: [{ $ref: '#here' }, { $ref: '#/components/schemas/A/$defs/inner' }]\n`,
    },
    {
      components: {
        schemas: {
          A: {
            $defs: { inner: { $ref: '#/components/schemas/A_inner' } },
            anyOf: [{ $ref: '#/components/schemas/A_inner' }, { $ref: '#/components/schemas/A_inner' }],
          },
          A_inner: { type: 'string' },
        },
      },
    },
  ],
  identifiers: [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A:\n      $id: https://example.com/a\n      $defs: { n: { type: 'null' } }\n      items: { $ref: '#/$defs/n' }\n    B: { $ref: 'https://example.com/a' }\n    C: { $id: 'https://example.com/c', items: { $ref: a } }\n`,
    },
    {
      components: {
        schemas: {
          A: {
            $defs: { n: { $ref: '#/components/schemas/A_n' } },
            items: { $ref: '#/components/schemas/A_n' },
          },
          A_n: { type: 'null' },
          B: { $ref: '#/components/schemas/A' },
          C: { items: { $ref: '#/components/schemas/A' } },
        },
      },
    },
  ],
  'anchors belong to the schema with an identifier around them': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A: { $id: https://example.com/a, items: { $ref: '#x' }, $defs: { x: { $anchor: x, type: string } } }\n    B: { items: { $ref: '#x' }, $defs: { x: { $anchor: x, type: number } } }\n    C: { items: { $ref: 'https://example.com/a#x' } }\n`,
    },
    {
      components: {
        schemas: {
          A: {
            items: { $ref: '#/components/schemas/A_x' },
            $defs: { x: { $ref: '#/components/schemas/A_x' } },
          },
          A_x: { type: 'string' },
          B: {
            items: { $ref: '#/components/schemas/B_x' },
            $defs: { x: { $ref: '#/components/schemas/B_x' } },
          },
          B_x: { type: 'number' },
          C: { items: { $ref: '#/components/schemas/A_x' } },
        },
      },
    },
  ],
  'identifiers in data are data': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A: { enum: [{ $anchor: x }], items: { $ref: '#x' } }\n    B: { $anchor: x, const: { $id: x, $anchor: x }, default: { $anchor: x } }\n    C: { x-a: { $id: https://example.com/c }, items: { $ref: 's.yaml#y' } }\n    D: { $id: https://example.com/c, items: { $ref: c } }\n  examples:\n    E: { value: { $id: https://example.com/c, $anchor: x } }\n`,
      's.yaml':
        'Y: { example: { $anchor: y }, properties: { enum: { $anchor: y, not: { schemas: [{ $anchor: y }] } } } }\n',
    },
    {
      components: {
        schemas: {
          A: { enum: [{ $anchor: 'x' }], items: { $ref: '#/components/schemas/B' } },
          B: { const: { $id: 'x', $anchor: 'x' }, default: { $anchor: 'x' } },
          C: { 'x-a': { $id: 'https://example.com/c' }, items: { $ref: '#/components/schemas/Y_enum' } },
          D: { items: { $ref: '#/components/schemas/D' } },
          Y_enum: { not: { schemas: [{ $anchor: 'y' }] } },
        },
        examples: { E: { value: { $id: 'https://example.com/c', $anchor: 'x' } } },
      },
    },
  ],
  'a dynamic reference with one meaning': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    Tree: { $dynamicAnchor: node, properties: { up: { $dynamicRef: '#node' } } }\n`,
    },
    { components: { schemas: { Tree: { properties: { up: { $ref: '#/components/schemas/Tree' } } } } } },
  ],
  'a dynamic reference to what has no dynamic anchor': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A: { $id: https://example.com/a, $dynamicAnchor: x, items: { $dynamicRef: 'b#x' } }\n    B: { $id: https://example.com/b, $anchor: x }\n    C: { $id: https://example.com/c, $dynamicAnchor: x }\n`,
    },
    { components: { schemas: { A: { items: { $ref: '#/components/schemas/B' } }, B: {}, C: {} } } },
  ],
  'recursive schemas in files': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A: { items: { $ref: n.yaml } }\n`,
      'n.yaml': "properties: { next: { $ref: '#' }, a: { $ref: 'a.yaml#/components/schemas/A' } }\n",
    },
    {
      components: {
        schemas: {
          A: { items: { $ref: '#/components/schemas/n' } },
          n: {
            properties: { next: { $ref: '#/components/schemas/n' }, a: { $ref: '#/components/schemas/A' } },
          },
        },
      },
    },
  ],
  'path items are copied, what they refer to is named': [
    {
      'a.yaml': `${head}paths:\n  /a: { $ref: ./p/f.yaml#/items }\n  /b: { $ref: ./p/f.yaml#/items }\n`,
      'p/f.yaml':
        "items:\n  get:\n    parameters: [{ $ref: '../c.yaml#/page' }]\n    responses: { 200: { $ref: '../c.yaml#/Ok' } }\n",
      'c.yaml':
        'page: { name: page, in: query, schema: { $ref: "#/Page" } }\nPage: { type: integer }\nOk: { description: OK, headers: { L: { $ref: "#/Link" } } }\nLink: { schema: { type: string } }\n',
    },
    {
      paths: Object.fromEntries(
        ['/a', '/b'].map((path) => [
          path,
          {
            get: {
              parameters: [{ $ref: '#/components/parameters/page' }],
              responses: { 200: { $ref: '#/components/responses/Ok' } },
            },
          },
        ]),
      ),
      components: {
        parameters: { page: { name: 'page', in: 'query', schema: { $ref: '#/components/schemas/Page' } } },
        responses: { Ok: { description: 'OK', headers: { L: { $ref: '#/components/headers/Link' } } } },
        headers: { Link: { schema: { type: 'string' } } },
        schemas: { Page: { type: 'integer' } },
      },
    },
  ],
  'mappings of discriminators': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    Pet: { discriminator: { propertyName: kind, mapping: { c: Cat, d: '#/components/schemas/Cat', e: dog.yaml } } }\n    Cat: {}\n`,
      'dog.yaml': 'type: object\n',
    },
    {
      components: {
        schemas: {
          Pet: {
            discriminator: {
              propertyName: 'kind',
              mapping: {
                c: '#/components/schemas/Cat',
                d: '#/components/schemas/Cat',
                e: '#/components/schemas/dog',
              },
            },
          },
          Cat: {},
          dog: { type: 'object' },
        },
      },
    },
  ],
  'references in examples and other data are data': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A: { const: { $ref: x }, default: { $ref: y }, x-a: { $ref: z } }\n    B: { properties: { $ref: { type: string } } }\n  examples:\n    E: { value: { $ref: nowhere.yaml } }\n`,
    },
    {
      components: {
        schemas: {
          A: { const: { $ref: 'x' }, default: { $ref: 'y' }, 'x-a': { $ref: 'z' } },
          B: { properties: { $ref: { type: 'string' } } },
        },
        examples: { E: { value: { $ref: 'nowhere.yaml' } } },
      },
    },
  ],
  'pointers that go on behind a reference, and escapes': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A: { $ref: 'my%20file.yaml#/a~1b' }\n    B: { items: { $ref: '#/components/schemas/A/items' } }\n`,
      'my file.yaml': 'a/b: { items: { type: string } }\n',
    },
    {
      components: {
        schemas: {
          A: { items: { $ref: '#/components/schemas/a_b_items' } },
          B: { items: { $ref: '#/components/schemas/a_b_items' } },
          a_b_items: { type: 'string' },
        },
      },
    },
  ],
};

describe('bundling', () => {
  test.each(Object.entries(cases))('%s', async (_, [files, want]) => {
    const { openapi, info, ...rest } = await rootOf(files);
    expect([openapi, info]).toEqual(['3.1.1', { title: 'T', version: '1' }]);
    expect(rest).toEqual(want);
  });

  test('the order of members changes no name', async () => {
    const schemas = [
      'A: { $ref: y.yaml#/P }',
      'B: { items: { $ref: x.yaml#/P } }',
      'C: { items: { $ref: z.yaml#/P } }',
    ];
    const others = {
      'x.yaml': 'P: { title: x }\n',
      'y.yaml': 'P: { title: y }\n',
      'z.yaml': 'P: { title: z }\n',
    };
    const read = (lines: readonly string[]) =>
      rootOf({
        'a.yaml': `${head}components:\n  schemas:\n${lines.map((line) => `    ${line}\n`).join('')}`,
        ...others,
      });
    expect(await read(schemas)).toEqual(await read(schemas.toReversed()));
  });

  test('moved containers remember their places, files their hashes', async () => {
    const { document, findings, folder } = await readFiles({
      'a.yaml': `${head}paths:\n  /a: { $ref: p.yaml#/a }\n`,
      'p.yaml':
        'a:\n  get:\n    responses:\n      200:\n        description: OK\n        content:\n          application/json: { schema: { $ref: s.json } }\n',
      's.json': '{ "type": "string" }\n',
    });
    expect(findings).toEqual([]);
    const place = (...path: readonly string[]) => {
      const holder = path.slice(0, -1).reduce(memberOf, document?.root);
      const at = document?.places.at(holder as object, path.at(-1) ?? '');
      return at && brieflyAt(at, folder);
    };
    expect(place('paths', '/a', 'get')).toBe('p.yaml:2:3');
    expect(place('paths', '/a', 'get', 'responses', '200', 'description')).toBe('p.yaml:5:22');
    expect(place('components', 'schemas', 's', 'type')).toBe('s.json:1:11');
    expect(document?.files.map(({ path, sha256 }) => [path.slice(folder.length + 1), sha256.length])).toEqual(
      [
        ['a.yaml', 64],
        ['p.yaml', 64],
        ['s.json', 64],
      ],
    );
    expect(document?.files[2]?.sha256).toBe(
      '921e340b7862536fe211b8b2862850abd0135a86748f5363373ed13e6c0ff1d6',
    );
  });

  test.each([
    ['paths: { $ref: p.yaml }', 'p.yaml', '/a: {}', 'source/misplaced-reference', 3],
    ['paths:\n  /a: { $ref: p.yaml, summary: S }', 'p.yaml', 'summary: P', 'source/overridden-reference', 4],
  ])('%s', async (text, name, content, code, line) => {
    const { document, findings, folder } = await readFiles({
      'a.yaml': `${head}${text}\n`,
      [name]: `${content}\n`,
    });
    expect(document).toBeDefined();
    expect(findings.map((each) => [each.code, each.at && brieflyAt(each.at, folder).split(':')[1]])).toEqual([
      [code, String(line)],
    ]);
  });

  test('a description in another file is taken from there', async () => {
    const { document, findings, folder } = await readFiles({
      'a.yaml': `${head}tags: [{ name: A, description: { $ref: 't.yaml#/a' } }, { name: B, description: { $ref: t.md } }]\ncomponents:\n  schemas:\n    S: { properties: { description: { $ref: '#/components/schemas/T' } } }\n    T: { type: string }\n`,
      't.yaml': 'a: Of A.\n',
    });
    expect(document?.root['tags']).toEqual([{ name: 'A', description: 'Of A.' }, { name: 'B' }]);
    expect(document?.root['components']).toMatchObject({
      schemas: { S: { properties: { description: { $ref: '#/components/schemas/T' } } } },
    });
    expect(findings.map((each) => [each.code, each.at && brieflyAt(each.at, folder)])).toEqual([
      ['source/misplaced-reference', 'a.yaml:3:40'],
      ['openapi/wrong-type', 'a.yaml:3:81'],
    ]);
  });

  test('a description in a file of Markdown is taken as it stands', async () => {
    const { document, findings, folder } = await readFiles({
      'a.yaml': `${head}tags: [{ name: A, description: { $ref: t/a.md } }, { name: B, description: { $ref: ./t/b.MD } }, { name: C, description: { $ref: t/c.md } }]\ncomponents:\n  schemas:\n    S: { $ref: t/a.md }\n`,
      't/a.md': '# {A}\n\n- b: [c\n',
      't/b.MD': '%',
    });
    expect(document?.root['tags']).toEqual([
      { name: 'A', description: '# {A}\n\n- b: [c\n' },
      { name: 'B', description: '%' },
      { name: 'C' },
    ]);
    expect(findings.map((each) => [each.code, each.at && brieflyAt(each.at, folder)])).toEqual([
      ['source/misplaced-reference', 'a.yaml:3:40'],
      ['source/misplaced-reference', 'a.yaml:3:84'],
      ['source/wrong-target', 'a.yaml:6:16'],
      ['openapi/wrong-type', 'a.yaml:3:122'],
    ]);
  });

  test('copies of copies are bounded', async () => {
    const levels = Array.from({ length: 8 }, (_, level) => {
      const callbacks = Array.from(
        { length: 10 },
        (_unused, index) => `c${index}: { x: { $ref: '#/l${level + 1}' } }`,
      ).join(', ');
      return `l${level}: { get: { summary: word, callbacks: { ${callbacks} } } }\n`;
    });
    const { findings } = await readFiles({
      'a.yaml': `${head}paths:\n  /a: { $ref: l.yaml#/l0 }\n`,
      'l.yaml': `${levels.join('')}l8: {}\n`,
    });
    expect(findings.map(({ code }) => code)).toEqual(['source/expanded-references']);
  });
});
