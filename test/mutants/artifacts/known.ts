import { faultsOf, type ArtifactFault } from './fault.ts';

/**
 * Faults of outputs planted by hand, half of which no comparison saw at first. Those of the runtime that outputs carry
 * are in `copies/known.ts`.
 */
export const knownFaults: readonly ArtifactFault[] = [
  ...faultsOf('types', [
    [
      'a closed type takes any name',
      'types/schemas/milestone-update.d.ts',
      '  title?: string;',
      '  [name: string]: unknown;\n  title?: string;',
      'types/schema',
    ],
    [
      'an item may be anything',
      'types/schemas/commit-create.d.ts',
      'actions: CommitAction[];',
      'actions: unknown[];',
      'types/schema',
    ],
    [
      'a status is any number',
      'types/operations/list-merge-requests.d.ts',
      'status: 200;',
      'status: number;',
      'types/operation',
    ],
    [
      'a parameter of the query is required',
      'types/operations/list-merge-requests.d.ts',
      '  author_id?: number;',
      '  author_id: number;',
      'types/operation',
    ],
    [
      'a default is not written',
      'types/operations/list-merge-requests.d.ts',
      '   * @default 20\n',
      '',
      'types/tags',
    ],
    [
      'an open list of values is closed',
      'types/operations/list-merge-requests.d.ts',
      'milestone?: MergeRequestNoneOrAny | (string & {});',
      'milestone?: MergeRequestNoneOrAny;',
      'types/operation',
    ],
    [
      'what may be missing may be undefined',
      'types/operations/list-merge-requests.d.ts',
      '  author_id?: number;',
      '  author_id?: number | undefined;',
      'types/operation',
    ],
    [
      'a list is read-only',
      'types/operations/list-project-merge-requests.d.ts',
      "'iids[]'?: number[];",
      "'iids[]'?: readonly number[];",
      'types/operation',
    ],
  ]),
  ...faultsOf('validators', [
    [
      'the first item is not checked',
      'validators/schemas/commit-create.js',
      'for(let i0=0; i0<data5.length',
      'for(let i0=1; i0<data5.length',
      'validators/refuses',
    ],
    [
      'the last item is not checked',
      'validators/schemas/commit-create.js',
      'i0<data5.length',
      'i0<data5.length-1',
      'validators/refuses',
    ],
    [
      'only the first item is checked',
      'validators/schemas/application-settings-update.js',
      'i0<data102.length',
      'i0<Math.min(data102.length,1)',
      'validators/refuses',
    ],
    [
      'one of several is always there',
      'validators/schemas/commit-create.js',
      'let valid5 = false;',
      'let valid5 = true;',
      'validators/refuses',
    ],
    [
      'a time is a date',
      'validators/schemas/milestone.js',
      'isDateTime as dateTimeFormat',
      'isDate as dateTimeFormat',
      'validators/accepts',
    ],
    [
      'a constant is any value',
      'validators/schemas/file-mode-action.js',
      'if(data0 !== "chmod"){',
      'if(false){',
      'validators/refuses',
    ],
    [
      'a pattern has lost its begin',
      'validators/schemas/changelog-create.js',
      'new RegExp("^v?',
      'new RegExp("v?',
      'validators/refuses',
    ],
    [
      'a pattern takes both cases',
      'validators/schemas/changelog-create.js',
      '$", "u");',
      '$", "iu");',
      'validators/refuses',
    ],
    [
      'leap years come by four',
      'validators/runtime/formats.js',
      'year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)',
      'year % 4 === 0',
      'validators/refuses',
    ],
  ]),
  ...faultsOf('server', [
    [
      'a list has lost its brackets',
      'server/operations/list-project-members.js',
      "name: 'user_ids[]'",
      "name: 'user_ids'",
      'server/accepts',
    ],
    [
      'a default is another one',
      'server/operations/list-merge-requests.js',
      "['page', 1]",
      "['page', 0]",
      'server/accepts',
    ],
    [
      'a default is missing',
      'server/operations/list-merge-requests.js',
      "['page', 1], ",
      '',
      'server/accepts',
    ],
    [
      'headers of responses are not checked',
      'server/operations/list-merge-requests.js',
      "      headersValidator: validators.responses['200'].headers,\n",
      '',
      'server/response',
    ],
    [
      'a parameter comes before text',
      'server/runtime/routing.js',
      'const literal = this.#literals',
      "const early = segment.raw === '' ? undefined : this.#parameter;\n" +
        '        values.push(segment.raw);\n' +
        '        const first = early?.find(walk, at + 1);\n' +
        '        if (first !== undefined) return first;\n' +
        '        values.length -= 1;\n' +
        '        const literal = this.#literals',
      'server/accepts',
    ],
    [
      'unknown names of the query are taken',
      'server/runtime/requests.js',
      'unknown: unknown.filter(({ name }) => !this.#credentials.has(name))',
      'unknown: []',
      'server/refuses',
    ],
    [
      'Bearer is written in small letters alone',
      'server/runtime/server.js',
      'name.toLowerCase() !== scheme.type',
      'name !== scheme.type',
      'server/credentials',
    ],
  ]),
  ...faultsOf('client', [
    [
      'parameters of a path have changed places',
      'client/operations/get-project-member.js',
      "segment(values, 'id') + '/members/' + segment(values, 'user_id')",
      "segment(values, 'user_id') + '/members/' + segment(values, 'id')",
      'client/path',
    ],
  ]),
];
