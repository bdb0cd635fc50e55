import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesIn } from './import-graph.ts';

const root = join(import.meta.dirname, '../..');

/** Words that the house does not use, and those of the glossary in CONTRIBUTING.md that it has in their place. */
const rejected: Readonly<Record<string, string>> = {
  spot: 'pointer, position or cursor',
  told: 'said by the verb that is meant: reported, known, distinguished',
  remark: 'note',
  facet: 'conjunct',
  twin: 'what it is a copy of',
  mend: 'repair or correct',
  mended: 'repair or correct',
  answer: 'response, and the verb respond',
  answered: 'response, and the verb respond',
  fault: 'finding or error',
};

/** Where files use a word with its meaning elsewhere: names of modules, types and members of the runtime, texts of the output. */
const allowed: readonly (readonly [file: RegExp, use: RegExp])[] = [
  // What is wrong with a message is a `Fault` of the server of the runtime; reports for programs have `faults`.
  [/^docs\/server\.md$/, /`faults`|\bfaults: \[/g],
  [/^generators\/mock\//, /\bfaults?\b|\bFaults?\b/g],
  [/^generators\/conformance\/report\/json\.ts$/, /\bfaults\b/g],
  [/^generators\/check\//, /\bintegerFault\b/g],
  [/^generators\/emit\/server\/index-module\.ts$/, /\bFault\b/g],
  [/^generators\/code\/prose\/reader\.ts$/, /\bremark(?:Gfm|Parse|Rehype)\b|'remark-[a-z]+'/g],
  // The control plane of the service makes requests fail by `faults`.
  [/^service\/README\.md$/, /\bforge\.faults\b/g],
  // Tests plant faults in the code that they test.
  [/^CONTRIBUTING\.md$/, /\bplants? (?:single )?faults\b|\bFaults?`?s\b/g],
];

const files = filesIn('generators');
const pages = ['docs', 'spec/guides']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => name.endsWith('.md'))
  .concat('README.md', 'service/README.md');

/** Folders of code whose texts, or comments on exports, users read: on pages, on the command line, when they hover. */
const readByUsers = [
  'runtime',
  'generators/cli/descriptions',
  'generators/config',
  'generators/diagnostics/catalog',
  'generators/diff/codes',
  'generators/exports',
];

/** The files of the API document, whose descriptions are in types, pages and errors. */
const descriptions = ['spec/paths', 'spec/components']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => name.endsWith('.yaml'));

/** Phrases that read like a translation, and what is said in their place to users: on pages, in findings, in generated code. */
const translated: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bunless (?:given|told)\b/i, 'by default'],
  [/\b(?:is|are) led to\b|\bleads? nowhere\b/i, 'is matched to, refers to, cannot be resolved'],
  [/\bh(?:olds?|eld) [^.]{0,40}\bagainst\b/i, 'checks against'],
  [/\b(?:right|documented) (?:is|are) \$\{/i, 'expected'],
  [/\bnobody said\b/i, 'was not given'],
  [/\bin silence\b/i, 'silently'],
  [/\bbeyond all measure\b/i, 'too many, too large'],
  [/\bas the document says'/i, 'matches the document'],
  [/\bnothing describes\b/i, 'that is not described'],
  [/\b(?:is|are) taken for\b/i, 'is treated as, is read as'],
  [/\bhosted kind\b/i, 'the hosted service'],
  [/\bwhat (?:be)?came of\b/i, 'the outcome of, the result of'],
  [/\bgo(?:es)? on with(?:out)?\b/i, 'continues with'],
  [/\bwhat is no\b/i, 'a value that is not'],
  [/\bin earnest\b/i, 'really'],
  [/\b(?:made|make|begins|begin|decide) anew\b/i, 'again'],
  [/\b(?:takes?|taken) (?:\w+ ){0,2}apart\b/i, 'splits, parses'],
  [/\bwhat (?:it|they|that) (?:holds?)\b|\bholds what\b/i, 'the contents of, contains'],
  [/\bnobody (?:knows|looks|waits|wants)\b/i, 'the passive: is unknown, is not checked'],
];

/** The words of a text in lower case, of names too: `isSameSpot` has three. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g),
  );
}

test('files and pages use the words of the glossary', () => {
  const found = [...files, ...pages, 'CONTRIBUTING.md'].flatMap((file) => {
    const text = allowed
      .filter(([where]) => where.test(file))
      .reduce((rest, [, use]) => rest.replaceAll(use, ''), readFileSync(join(root, file), 'utf8'));
    const words = wordsOf(`${file} ${text}`);
    return Object.entries(rejected).flatMap(([word, instead]) =>
      words.has(word) || words.has(`${word}s`) ? [`${file} says ${word}: ${instead}`] : [],
    );
  });
  expect(found).toEqual([]);
});

test('each allowed use is one that files have', () => {
  const texts = [...files, ...pages, 'CONTRIBUTING.md'].map((file) => [
    file,
    readFileSync(join(root, file), 'utf8'),
  ]);
  const unused = allowed.filter(
    ([where, use]) => !texts.some(([file = '', text = '']) => where.test(file) && text.search(use) >= 0),
  );
  expect(unused).toEqual([]);
});

test('users read no phrase that sounds like a translation', () => {
  const texts = [...pages, ...descriptions, ...readByUsers.flatMap((folder) => filesIn(folder))];
  const found = texts.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/\s+(?:\* )?/g, ' ');
    return translated.flatMap(([phrase, instead]) => {
      const [said] = phrase.exec(text) ?? [];
      return said === undefined ? [] : [`${file} says "${said}": ${instead}`];
    });
  });
  expect(found).toEqual([]);
});

test('nothing is named way: it is a path, a trail of references, or what leads to it', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /\bways?\b/i.test(text) && identifiersOf(text).some((name) => wordsOf(name).has('way'))
      ? [file]
      : [];
  });
  expect(found).toEqual([]);
});

function identifiersOf(text: string): readonly string[] {
  const names: string[] = [];
  const enter = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.push(node.text);
    ts.forEachChild(node, enter);
  };
  enter(ts.createSourceFile('text.ts', text, ts.ScriptTarget.Latest));
  return names;
}
