import { describe, expect, it } from 'vitest';
import { Highlighter, type Language } from '../../generators/emit/docs/highlight.ts';

const highlighter = new Highlighter();

/** Snippets with the part of them that varies. */
const SNIPPETS: readonly (readonly [language: Language, text: string, varying: string])[] = [
  [
    'ts',
    "import { listThings } from './client/index.js';\n\nawait listThings(client, { id: 1 });",
    'listThings',
  ],
  ['ts', 'await makeThing(client, { placeholder_id: 1 });', 'makeThing'],
  ['sh', `curl "https://api.example/things?id=1"`, 'https://api.example/things?id=1'],
  ['sh', `curl --data '{\n\n"placeholder_id": 1}' \\\n  "https://api.example/a"`, 'https://api.example/a'],
];

describe('a snippet of which a part varies', () => {
  it.each(SNIPPETS)('is coloured as it would be as a whole: %s %s', (language, text, varying) => {
    const whole = highlighter.print(text, language).toString();
    expect(highlighter.print(text, language, varying).toString()).toBe(whole);
  });
});
