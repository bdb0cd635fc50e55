import { _, _Code, type Keyword, names } from '../ajv.ts';
import { runtime } from '../runtime.ts';
import { generatorOf } from './keyword.ts';

/**
 * The members with checks of their own, by the names of these. Schemas that are cut into pieces have this beside
 * `properties`; it is not a keyword of documents.
 */
export const MEMBERS = 'members';

/** A loop over a table of checks takes much less time to compile than statements for each member. */
export const membersKeyword: Keyword = {
  keyword: MEMBERS,
  type: 'object',
  schemaType: 'object',
  code(context) {
    const { data, it } = context;
    const gen = generatorOf(context);
    const checks: Readonly<Record<string, string>> = context.schema;
    const entries = Object.entries(checks).flatMap(([name, check]) => [
      ..._`[${name}, ${gen.use({ module: '', name: check })}],`._items,
    ]);
    const table = gen.expression('members', _`[${new _Code(entries)}]`);
    const entry = gen.name('entry');
    gen.for(_`const ${entry} of ${table}`, () => {
      const name = gen.const('name', _`${entry}[0]`);
      const check = gen.const('check', _`${entry}[1]`);
      const member = gen.const('member', _`Object.hasOwn(${data}, ${name}) ? ${data}[${name}] : undefined`);
      gen.if(_`${member} !== undefined && !${check}(${member})`, () => {
        const pointer = gen.pointerOf(it.errorPath, name);
        gen.assign(names.vErrors, _`${gen.use(runtime.join)}(${names.vErrors}, ${check}.errors, ${pointer})`);
        gen.assign(names.errors, _`${names.vErrors}.length`);
      });
    });
  },
};
