import { _, type Expression, type KeywordCxt, type Name, names } from '../ajv.ts';

/**
 * Number of errors after which a loop over the members of a value ends. It bounds how many errors a hostile value can
 * produce. They are counted from the start of the loop, as errors of earlier branches may be discarded.
 */
const MANY = 100;

export function eachMember(context: KeywordCxt, body: (key: Name) => void): void {
  const { gen, data } = context;
  const before = gen.const('before', names.errors);
  gen.forIn('key', data, (key) => {
    body(key);
    stopAfterMany(context, before);
  });
}

export function eachItem(context: KeywordCxt, from: Expression | number, body: (index: Name) => void): void {
  const { gen, data } = context;
  const before = gen.const('before', names.errors);
  gen.forRange('i', from, _`${data}.length`, (index) => {
    body(index);
    stopAfterMany(context, before);
  });
}

function stopAfterMany({ gen }: KeywordCxt, before: Name): void {
  gen.if(_`${names.errors} - ${before} >= ${MANY}`, () => gen.break());
}
