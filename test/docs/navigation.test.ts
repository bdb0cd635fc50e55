import { expect, test } from 'vitest';
import { Navigation } from '../../generators/emit/docs/navigation.ts';
import { pagePaths } from '../../generators/emit/docs/paths.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';
import { modelOf } from '../check/model.ts';

test('a page of a large document has the same links whichever page was printed before', () => {
  const paths = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [
      `/things/${index}`,
      { get: { operationId: `get${index}`, tags: [`Family ${index % 3}`], responses: {} } },
    ]),
  );
  const model = tsModelOf(modelOf({}, paths));
  const pages = model.families.flatMap(({ tag, operations: [operation] }) =>
    operation === undefined ? [] : [{ path: pagePaths.operation(operation), family: tag }],
  );
  const printed = (order: typeof pages): readonly string[] => {
    const navigation = new Navigation(model, [], []);
    const texts = new Map(order.map((page) => [page.path, navigation.print(page).toString()]));
    return pages.map(({ path }) => texts.get(path) ?? '');
  };
  expect(pages).toHaveLength(3);
  expect(printed(pages.toReversed())).toEqual(printed(pages));
  for (const text of printed(pages)) expect(text.match(/>Family \d</g)).toHaveLength(3);
});
