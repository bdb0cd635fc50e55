import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiModel, MediaType } from '../generators/model/model.ts';
import type { Json } from '../generators/json/json.ts';
import { absolute, ajvFor } from './ajv-peer.ts';
import { heyApiZod } from './generation.ts';
import { output } from './places.ts';
import { rateOf } from './rate.ts';
import type { Section } from './section.ts';
import { alternate, median } from './statistics.ts';
import { tsModelOf, type TsOperation } from '../generators/typescript/ts-model.ts';

const ROUNDS = 5;

/** Operations whose example responses from GitHub are validated, and their characteristics. */
const answers: Readonly<Record<string, string>> = {
  'projects/get-org-item': 'URL-rich',
  'actions/get-workflow-run': 'URL-rich',
  'repos/get-views': 'date-rich',
  'secret-scanning/get-scan-history': 'date-rich',
  'git/get-tree': 'hashes',
  'rate-limit/get': 'numbers',
};

type Contestants = Readonly<Record<string, (value: Json) => boolean>>;

/** How many responses per second each validator accepts. */
export async function benchValidation(model: ApiModel): Promise<Section> {
  const rows: string[][] = [];
  for (const [id, kind] of Object.entries(answers)) {
    const { operation, mediaType, value } = answerOf(model, id);
    const contestants = await contestantsFor(model, operation, mediaType);
    for (const [name, isValid] of Object.entries(contestants)) {
      if (!isValid(value)) throw new Error(`${name} refuses the answer of ${id}.`);
    }
    const runs = await alternate(
      ROUNDS,
      Object.fromEntries(
        Object.entries(contestants).map(([name, isValid]) => [name, () => rateOf(() => isValid(value))]),
      ),
    );
    const rates = [...runs.values()].map(median);
    const [ours = Number.NaN, full = Number.NaN] = rates;
    const size = (JSON.stringify(value).length / 1_000).toFixed(1);
    rows.push([
      `${id} (${kind}, ${size} kB)`,
      ...rates.map((rate) => grouped(rate)),
      `**${(ours / full).toFixed(1)}**`,
    ]);
  }
  return {
    title: 'Validation',
    remark:
      `Answers a second, from GitHub's own examples, ${ROUNDS} rounds in turns, medians. The ratio is ours over ajv with ` +
      'all formats in full, which is as strict.',
    head: [
      'Answer',
      'forgespec',
      'ajv, full formats',
      'ajv, fast formats',
      'ajv, no formats',
      'zod 4',
      'Ratio',
    ],
    rows,
  };
}

function answerOf(
  model: ApiModel,
  id: string,
): { operation: TsOperation; mediaType: MediaType; value: Json } {
  const operation = tsModelOf(model).operations.find((each) => each.id === id);
  const mediaType = operation?.responses.find(({ status }) => status === '200')?.content[0];
  const value = mediaType?.examples[0]?.value;
  if (operation === undefined || mediaType === undefined || value === undefined)
    throw new Error(`${id} has no example.`);
  return { operation, mediaType, value };
}

async function contestantsFor(
  model: ApiModel,
  operation: TsOperation,
  mediaType: MediaType,
): Promise<Contestants> {
  const schema = absolute(mediaType.schema);
  const module = join(output.github, 'validators/operations', `${operation.names.file}.js`);
  const { responses } = (await import(pathToFileURL(module).href)) as OperationModule;
  const ours = responses['200']?.content[mediaType.type];
  const zod = ((await import(pathToFileURL(heyApiZod).href)) as ZodModule)[
    `z${operation.names.type}Response`
  ];
  if (ours === undefined || zod === undefined) throw new Error(`${operation.id} has no validator.`);
  const ajv = (formats: 'full' | 'fast' | 'none') => {
    const validate = ajvFor(model, formats).compile(schema);
    return (value: Json) => validate(value);
  };
  return {
    forgespec: (value) => ours.is(value),
    full: ajv('full'),
    fast: ajv('fast'),
    none: ajv('none'),
    zod: (value) => zod.safeParse(value).success,
  };
}

interface OperationModule {
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { is(value: unknown): boolean }>> }>
  >;
}

type ZodModule = Readonly<
  Record<string, { safeParse(value: unknown): { readonly success: boolean } } | undefined>
>;

function grouped(rate: number): string {
  return Math.round(rate).toLocaleString('en');
}
