import { _, alwaysValidSchema, Name, not, type Keyword, type KeywordCxt } from '../ajv.ts';
import { takeNotes } from './alternatives.ts';
import { expecting, generatorOf } from './keyword.ts';

/**
 * `if`, `then` and `else` (JSON Schema 2020-12 Core, section 10.2.2). What the condition has evaluated counts where it
 * succeeded, also without `then` and `else` (section 11.3). The condition is checked once: checking it for each outcome
 * would double the work with every condition inside of another.
 */
export const conditionKeyword: Keyword = {
  keyword: 'if',
  schemaType: ['object', 'boolean'],
  trackErrors: true,
  error: expecting(({ params }) => _`${params['clause']}`),
  code(context) {
    const { it } = context;
    const gen = generatorOf(context);
    const isTracked = it.opts.unevaluated === true;
    const hasThen = hasClause(context, 'then');
    const hasElse = hasClause(context, 'else');
    if (!isTracked && !hasThen && !hasElse) return;
    if (isTracked) takeNotes(context);
    const contained = gen.containedIn(context.data);
    const before = contained === undefined ? undefined : gen.const('before', _`${contained}.length`);
    const valid = gen.let('valid', true);
    const isMet = gen.name('_valid');
    const clause = hasThen && hasElse ? gen.let('clause') : undefined;
    const briefly = isTracked ? {} : { createErrors: false, allErrors: false };
    const condition = context.subschema({ keyword: 'if', compositeRule: true, ...briefly }, isMet);
    context.reset();
    const check = (keyword: 'then' | 'else'): void => {
      const inner = context.subschema({ keyword }, isMet);
      gen.assign(valid, isMet);
      context.mergeValidEvaluated(inner, valid);
      if (clause !== undefined) gen.assign(clause, _`${keyword}`);
    };
    const whenMet = (): void => {
      context.mergeEvaluated(condition, Name);
      if (hasThen) check('then');
    };
    const otherwise = (): void => {
      if (contained !== undefined && before !== undefined) gen.assign(_`${contained}.length`, before);
      if (hasElse) check('else');
    };
    const hasOtherwise = hasElse || contained !== undefined;
    if (!isTracked && !hasThen) gen.if(not(isMet), otherwise);
    else gen.if(isMet, whenMet, hasOtherwise ? otherwise : undefined);
    context.setParams({ clause: clause ?? (hasThen ? 'then' : 'else') });
    context.pass(valid, () => context.error(true));
  },
};

function hasClause({ it, parentSchema = {} }: KeywordCxt, keyword: 'then' | 'else'): boolean {
  const schema: unknown = parentSchema[keyword];
  return schema !== undefined && alwaysValidSchema(it, parentSchema[keyword]) !== true;
}
