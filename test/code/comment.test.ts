import * as fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { docComment, lineComment, type DocText } from '../../generators/code/comment.ts';
import { hostileStrings } from './hostile.ts';
import { iterations } from '../runs/iterations.ts';

/** The names of the tags that TypeScript finds in the comment before a declaration. */
function tagsOf(comment: string): string[] {
  const file = ts.createSourceFile('a.ts', `${comment}\nexport const x = 1;`, ts.ScriptTarget.ESNext, true);
  const [statement] = file.statements;
  if (statement === undefined || file.statements.length !== 1)
    throw new Error('The comment broke the program.');
  return ts.getJSDocTags(statement).map((tag) => tag.tagName.text);
}

/** The text of the first statement behind a comment. */
function statementAfter(comment: string): string | undefined {
  const file = ts.createSourceFile('a.ts', `${comment}\nmarker();`, ts.ScriptTarget.ESNext, true);
  return file.statements[0]?.getText();
}

describe('a documentation comment', () => {
  test.each<[string, DocText, string]>([
    ['nothing', {}, ''],
    ['blank text as nothing', { description: ' \n ' }, ''],
    ['one line', { description: 'A group.' }, '/** A group. */'],
    ['one tag', { tags: [{ name: 'deprecated', text: 'Use x.' }] }, '/** @deprecated Use x. */'],
    ['lines', { description: 'A\r\n\r\n  b  \n' }, '/**\n * A\n *\n *   b\n */'],
    ['text and tags', { description: 'A', tags: [{ name: 'internal' }] }, '/**\n * A\n * @internal\n */'],
    [
      'a tag of two lines',
      { tags: [{ name: 'example', text: 'a\n@b' }] },
      '/**\n * @example a\n *   \\@b\n */',
    ],
    ['the end of a comment', { description: 'a */ b' }, '/** a *\\/ b */'],
    ['a slash at the start', { description: '/ a' }, '/** / a */'],
    ['tags of the text', { description: '@a\n @b c @d e@f' }, '/**\n * \\@a\n *  \\@b c \\@d e@f\n */'],
    ['inline tags of the text', { description: '{@link x}' }, '/** {\\@link x} */'],
    ['invisible characters', { description: 'a\u202Eb\u00A0c\u0007' }, '/** a\\u202eb c\\u0007 */'],
    ['line separators', { description: 'a\u2028b' }, '/**\n * a\n * b\n */'],
    ['the end of a script', { description: '</script><!--' }, '/** \\<\\/script>\\<\\!-- */'],
  ])('prints %s', (_, text, want) => {
    expect(String(docComment(text))).toBe(want);
  });

  test.each([' ', '\t', '\n', ' \n', '\u00A0', '*/', '@'])(
    'prints many of %j in a row in no time',
    (part) => {
      const description = `a${part.repeat(200_000)}b`;
      expect(String(docComment({ description, tags: [{ name: 'default', text: description }] }))).toContain(
        'b',
      );
    },
  );

  test('refuses a tag name that is none', () => {
    expect(() => docComment({ tags: [{ name: 'a */' }] })).toThrow(TypeError);
  });

  test.each(hostileStrings)('holds %j without an end and without a tag of its own', (text) => {
    const comment = String(docComment({ description: text, tags: [{ name: 'default', text }] }));
    expect(tagsOf(comment)).toEqual(['default']);
    expect(statementAfter(comment)).toBe('marker();');
  });

  test('holds any text', () => {
    const fragment = fc.constantFrom('*', '/', '@', '{', '\\', '\n', '\r', ' ', '`', 'see', '\t', '\u2028');
    const text = fc.oneof(fc.string({ unit: fragment }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(text, (description) => {
        expect(tagsOf(String(docComment({ description, tags: [{ name: 'internal' }] })))).toEqual([
          'internal',
        ]);
      }),
      { numRuns: iterations(1000) },
    );
  });
});

describe('a line comment', () => {
  test.each([
    ['', ''],
    ['a', '// a'],
    ['a\nb', '// a\n// b'],
    ['a\u2029process.exit()', '// a\n// process.exit()'],
  ])('prints %j', (text, want) => {
    expect(String(lineComment(text))).toBe(want);
  });

  test.each(hostileStrings)('holds %j', (text) => {
    expect(statementAfter(String(lineComment(text)))).toBe('marker();');
  });
});
