/** One piece of a glob: an escaped character, several folders, a star, a set of characters, or any other character. */
const piece =
  /\\(?<literal>.?)|(?<folders>(?<=^|\/)(?:\*\*\/)+)|(?<star>\*+)|\[(?<set>[^/]?[^\]/]*)\]|(?<other>.)/gsu;

/**
 * The regular expression (RE2 syntax) of a glob for whole paths: `*` and `?` match within a folder, two stars and a
 * slash any number of folders, `[a-z]` and `[^a]` or `[!a]` one character, and a backslash escapes the next character.
 * Files that begin with a dot match too. Braces have no meaning here: `expandBraces` resolves them.
 */
export function globExpression(glob: string): string {
  let expression = '';
  for (const { groups = {} } of glob.matchAll(piece)) {
    const { literal, folders, star, set, other } = groups;
    if (literal !== undefined) expression += quote(literal);
    else if (folders !== undefined) expression += '(?:[^/]*/)*';
    else if (star !== undefined) expression += '[^/]*';
    else if (set !== undefined) expression += characterClass(set);
    else if (other === '?') expression += '[^/]';
    else expression += quote(other ?? '');
  }
  return `^(?:${expression})$`;
}

function quote(character: string): string {
  return character.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`);
}

function characterClass(set: string): string {
  const negated = set.startsWith('^') || set.startsWith('!');
  const members = (negated ? set.slice(1) : set).replaceAll(/[\\[\]^&~]/g, String.raw`\$&`);
  return negated ? `[^/${members}]` : `[${members}]`;
}
