import { _, type Keyword, type KeywordCxt, mergeEvaluated, Name, names } from '../ajv.ts';
import { runtime, type Import } from '../runtime.ts';
import { generatorOf } from './keyword.ts';

/**
 * `$ref` (JSON Schema 2020-12 Core, section 8.2.3.1): a call of the check of the other schema. Lowered references name
 * its module and function: `schemas/project#checkProject`.
 */
export const referenceKeyword: Keyword = {
  keyword: '$ref',
  schemaType: 'string',
  code(context) {
    const { schema, data, it } = context;
    const gen = generatorOf(it);
    const check = gen.use(checkAt(schema));
    context.result(
      _`${check}(${data})`,
      () => takeEvaluated(context, check),
      () => {
        const join = gen.use(runtime.join);
        gen.assign(names.vErrors, _`${join}(${names.vErrors}, ${check}.errors, ${it.errorPath})`);
        gen.assign(names.errors, _`${names.vErrors}.length`);
      },
    );
  },
};

/** The reference by which lowered schemas name a check. */
export function referenceTo({ module, name }: Import): string {
  return `${module}#${name}`;
}

/** The module and name of the check that a lowered reference names. */
export function checkAt(reference: string): Import {
  const [module = '', name = ''] = reference.split('#');
  return { module, name };
}

/**
 * Members and items that the other schema evaluated count as evaluated here (section 11). The members are copied, because
 * the checks that follow add to them.
 */
function takeEvaluated({ data, it }: KeywordCxt, check: Name): void {
  const gen = generatorOf(it);
  if (it.opts.unevaluated !== true) return;
  if (it.props !== true) {
    const evaluated = _`${check}.evaluated.props`;
    const props = gen.var('props', _`${evaluated} === true || { ...${evaluated} }`);
    it.props = mergeEvaluated.props(gen, props, it.props, Name);
  }
  if (it.items !== true) {
    const items = gen.var('items', _`${check}.evaluated.items`);
    it.items = mergeEvaluated.items(gen, items, it.items, Name);
  }
  const contained = gen.containedIn(data);
  if (contained !== undefined) gen.code(_`${gen.use(runtime.takeItems)}(${contained}, ${check}.contained)`);
}
