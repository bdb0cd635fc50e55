import { fileOf } from '../artifacts/names.ts';
import type { Comparison, Disagreement } from './comparison.ts';
import { attempt, difference, setDifference } from './difference.ts';

interface Descriptor {
  readonly name: string;
  readonly in: string;
  readonly style: string;
  readonly explode: boolean;
  readonly required: boolean;
}

interface Contract {
  readonly parameters?: Readonly<Record<string, { readonly descriptors: readonly Descriptor[] } | undefined>>;
  readonly body?: { readonly required: boolean; readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<
    Record<
      string,
      { readonly headers: readonly Descriptor[]; readonly content: Readonly<Record<string, unknown>> }
    >
  >;
}

/** What the contract of an operation says, also where nothing reads it at present. */
export const serverContracts: Comparison = {
  artifact: 'server',
  operation: ({ generated }, { id, parameters, body, responses }) =>
    attempt('server/contract', async (): Promise<readonly Disagreement[]> => {
      const path = `server/operations/${fileOf(id)}.js`;
      const { contract } = await generated.load<{ readonly contract: Contract }>(path);
      const found = Object.values(contract.parameters ?? {}).flatMap((part) => part?.descriptors ?? []);
      const contents = Object.keys(contract.body?.content ?? {});
      return [
        ...setDifference(
          'server/contract',
          id,
          found.map(print),
          parameters.map((each) => print({ ...each, required: each.isRequired })),
        ),
        ...difference('server/contract', `${id} body`, contract.body?.required, body?.isRequired),
        ...setDifference('server/contract', `${id} body`, contents, body?.content.keys() ?? []),
        ...setDifference(
          'server/contract',
          `${id} statuses`,
          Object.keys(contract.responses),
          responses.keys(),
        ),
        ...[...responses].flatMap(([status, { headers, content }]) => [
          ...setDifference(
            'server/contract',
            `${id} ${status}`,
            (contract.responses[status]?.headers ?? []).map(print),
            [...headers].map(([name, { isRequired }]) =>
              print({ name, in: 'header', style: 'simple', explode: false, required: isRequired }),
            ),
          ),
          ...setDifference(
            'server/contract',
            `${id} ${status} content`,
            Object.keys(contract.responses[status]?.content ?? {}),
            content.keys(),
          ),
        ]),
      ];
    }),
};

function print({ name, in: place, style, explode, required }: Descriptor): string {
  return [place, name, style, explode ? 'exploded' : 'whole', required ? 'required' : 'optional'].join(' ');
}
