import type { JsonObject } from '../../generators/json/json.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** Names in several scripts, as teams write them who do not speak English to each other. */
const names: readonly (readonly [operation: string, schema: string, tag: string])[] = [
  ['创建用户', '用户', '用户管理'],
  ['erstelleGröße', 'Größe', 'Maße'],
  ['создатьЗаказ', 'Заказ', 'Заказы'],
  ['إنشاء', 'طلب', 'طلبات'],
  ['बनाओ', 'सूची', 'सूचियाँ'],
  ['作成する', 'ユーザー', 'ユーザー一覧'],
];

const paths = Object.fromEntries(
  names.map(([operationId, schema, tag], index) => {
    const content = { 'application/json': { schema: ref(schema) } };
    const responses = { 200: { description: 'OK', content } };
    const parameters = [{ name: '名前', in: 'query', schema: { type: 'string', enum: ['一', '二'] } }];
    const requestBody = { required: true, content };
    return [
      `/${index}`,
      { post: { operationId, tags: [tag] as string[], parameters, requestBody, responses } },
    ] as const;
  }),
);

const schemas = Object.fromEntries(
  names.map(([, schema]) => [
    schema,
    {
      type: 'object',
      required: ['имя'],
      properties: { имя: { type: 'string' }, 価格: { type: 'integer' }, next: ref(schema) },
    },
  ]),
);

export const scripts: JsonObject = {
  openapi: '3.1.1',
  info: { title: 'Scripts', version: '1' },
  paths,
  components: { schemas },
};
