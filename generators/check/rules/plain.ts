import { _, type Keyword } from '../ajv.ts';
import { runtime } from '../runtime.ts';
import { generatorOf } from './keyword.ts';

/**
 * The lowering wraps this around schemas whose refusal can make a value valid. Our own bounds do not apply in them.
 */
export const plainKeyword: Keyword = {
  keyword: 'plain',
  schemaType: ['object', 'boolean'],
  code(context) {
    const gen = generatorOf(context);
    const valid = gen.name('valid');
    gen.code(_`${gen.use(runtime.enterPlain)}()`);
    gen.try(
      () => context.mergeEvaluated(context.subschema({ keyword: 'plain' }, valid)),
      undefined,
      _`${gen.use(runtime.leavePlain)}()`,
    );
    context.ok(valid);
  },
};
