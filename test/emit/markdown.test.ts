import { describe, expect, test } from 'vitest';
import { markdownCode, markdownText } from '../../generators/code/markdown.ts';

describe('text of a document in a Markdown page', () => {
  test.each([
    ['Merge requests', 'Merge requests'],
    ['a|b', String.raw`a\|b`],
    ['<script>x</script>', String.raw`\<script\>x\</script\>`],
    ['<!-- x', String.raw`\<\!-- x`],
    ['[x](javascript:y)', String.raw`\[x\](javascript:y)`],
    ['*a* _b_ `c` #d ~e~', String.raw`\*a\* \_b\_ \`c\` \#d \~e\~`],
    ['&lt;', String.raw`\&lt;`],
    ['two\nlines', 'two lines'],
  ])('%j', (text, want) => {
    expect(markdownText(text)).toBe(want);
  });

  test.each([
    ['listProjects', '`listProjects`'],
    ['a`b', '``a`b``'],
    ['`a``', '``` `a`` ```'],
  ])('%j as code', (text, want) => {
    expect(markdownCode(text)).toBe(want);
  });
});
