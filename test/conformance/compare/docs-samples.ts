import { runInNewContext } from 'node:vm';
import { codeOf } from '../artifacts/page.ts';
import { fileOf } from '../artifacts/names.ts';
import { readSample, type Sample } from '../artifacts/sample.ts';
import type { DocumentFacts, OperationFacts } from '../document/facts.ts';
import type { Json } from '../document/json.ts';
import type { Comparison, Disagreement, Sources } from './comparison.ts';
import { difference, setDifference } from './difference.ts';

/** The languages that every page has a program in. */
const LANGUAGES = ['curl', 'fetch', 'Python', 'Go'];

/** What the programs of the documentation send: the method, an address of the path, and a body that is allowed. */
export const docsSamples: Comparison = {
  artifact: 'docs',
  operation: (sources, operation) => {
    const path = `operations/${fileOf(operation.id)}`;
    const shown = codeOf(sources.site.get(`${path}.html`) ?? '');
    const fenced = [...(sources.site.get(`${path}.md`) ?? '').matchAll(/^```\w*\n(.*?)^```$/gms)];
    const inMarkdown = fenced.map(([, code = '']) => code.trim());
    const languages = shown.flatMap((code) => readSample(code)?.language ?? []);
    return [
      ...setDifference('docs/samples', operation.id, languages, LANGUAGES),
      ...[shown, inMarkdown].flatMap((codes) => compareCodes(sources, operation, codes)),
    ];
  },
};

function compareCodes(
  { facts, casebook }: Sources,
  operation: OperationFacts,
  codes: readonly string[],
): readonly Disagreement[] {
  const { id, body } = operation;
  const ofClient = codes.some((code) => new RegExp(`\\b${id}\\(client\\b`).test(code));
  const schema = body?.content.get('application/json');
  const bodies = schema === undefined ? [] : codes.flatMap(bodyOf);
  return [
    ...difference('docs/samples', `${id} in the client`, ofClient, true),
    ...codes
      .flatMap((code) => readSample(code) ?? [])
      .flatMap((sample) => compareSample(facts, operation, sample)),
    ...bodies.flatMap((value) =>
      difference(
        'docs/sample-body',
        `${id} ${JSON.stringify(value)}`,
        casebook.oracle.judge(schema ?? true)(value),
        [],
      ),
    ),
  ];
}

function compareSample(
  { baseUrl }: DocumentFacts,
  { id, method, path, parameters }: OperationFacts,
  sample: Sample,
): readonly Disagreement[] {
  const several = new Set(parameters.flatMap(({ name, isMultiSegment }) => (isMultiSegment ? [name] : [])));
  const pattern = path
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]*)\}/g, (_, name: string) => (several.has(name) ? '[^?]+' : '[^/?]+'));
  const address = new RegExp(`^${pattern}(?:\\?.*)?$`);
  const isThere = sample.url.startsWith(baseUrl) && address.test(sample.url.slice(baseUrl.length));
  return [
    ...difference('docs/sample-method', `${id} in ${sample.language}`, sample.method, method),
    ...difference('docs/sample-address', `${id} in ${sample.language}: ${sample.url}`, isThere, true),
  ];
}

/** The JSON that curl and `fetch` send. */
function bodyOf(code: string): readonly Json[] {
  const [, data] = /--data '((?:[^']|'\\'')*)'/.exec(code) ?? [];
  if (code.startsWith('curl ') && data !== undefined && data.startsWith('{'))
    return [JSON.parse(data.replaceAll(String.raw`'\''`, "'")) as Json];
  const [, written] = /\bbody: JSON\.stringify\((.*?)\),?\n/s.exec(code) ?? [];
  return written === undefined ? [] : [runInNewContext(`JSON.parse(JSON.stringify(${written}))`) as Json];
}
