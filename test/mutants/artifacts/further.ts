import { faultsOf, type ArtifactFault } from './fault.ts';

/** Twenty more faults of outputs, of kinds that `known.ts` does not have. */
export const furtherFaults: readonly ArtifactFault[] = [
  ...faultsOf('types', [
    [
      'a deprecation is gone',
      'types/schemas/approval-settings.d.ts',
      '  /** @deprecated Use `require_reauthentication_to_approve` instead. */\n',
      '',
      'types/deprecated',
    ],
    [
      'a member has the words of another',
      'types/schemas/milestone-update.d.ts',
      '`close` closes the milestone, `activate` opens it again.',
      'Takes the milestone away.',
      'types/description',
    ],
    [
      'an example is another one',
      'types/schemas/container-expiration-policy.d.ts',
      '@example "7d"',
      '@example "70d"',
      'types/example',
    ],
    [
      'a path takes no text',
      'types/operations/update-project-milestone.d.ts',
      'id: number | string;',
      'id: number;',
      'types/operation',
    ],
  ]),
  ...faultsOf('validators', [
    [
      'every second item is checked',
      'validators/schemas/commit-create.js',
      'i0<data5.length; i0++',
      'i0<data5.length; i0+=2',
      'validators/refuses',
    ],
    [
      'a pattern has lost its end',
      'validators/schemas/changelog-create.js',
      '$", "u");',
      '", "u");',
      'validators/refuses',
    ],
    [
      'values are compared without their case',
      'validators/schemas/milestone-update.js',
      '(data4 !== "close")',
      '(String(data4).toLowerCase() !== "close")',
      'validators/refuses',
    ],
    [
      'a text may be empty',
      'validators/operations/download-ref-artifacts.js',
      'if(data0.length < 1){',
      'if(data0.length < 0){',
      'validators/refuses',
    ],
    [
      'a date may go on',
      'validators/runtime/formats.js',
      'text.length === LENGTH &&',
      'text.length >= LENGTH &&',
      'validators/refuses',
    ],
  ]),
  ...faultsOf('server', [
    [
      'an operation is for anybody',
      'server/operations.js',
      ", 'x-role': { minimum: 'administrator', scope: 'instance' }",
      '',
      'server/operation',
    ],
    [
      'items are texts',
      'server/operations/list-project-members.js',
      "name: 'user_ids[]', in: 'query', style: 'form', explode: true, allowReserved: false, required: false, splitDecoded: false, type: { kind: 'array', items: { kind: 'integer' } }",
      "name: 'user_ids[]', in: 'query', style: 'form', explode: true, allowReserved: false, required: false, splitDecoded: false, type: { kind: 'array', items: { kind: 'string' } }",
      'server/accepts',
    ],
    [
      'a list has half of its default',
      'server/operations/list-merge-requests.js',
      "['in', ['title', 'description']]",
      "['in', ['title']]",
      'server/accepts',
    ],
    [
      'a header has to be there',
      'server/operations/list-merge-requests.js',
      "name: 'x-next-page', in: 'header', style: 'simple', explode: false, allowReserved: false, required: false",
      "name: 'x-next-page', in: 'header', style: 'simple', explode: false, allowReserved: false, required: true",
      'server/contract',
    ],
    [
      'a body has to be there',
      'server/operations/approve-group-access-request.js',
      '    required: false,',
      '    required: true,',
      'server/accepts',
    ],
  ]),
  ...faultsOf('client', [
    [
      'another media type is asked for',
      'client/operations/get-project-member.js',
      "accept: 'application/json'",
      "accept: 'text/plain'",
      'client/answer',
    ],
    [
      'a list has no pages',
      'client/operations/list-merge-requests.js',
      "import { callList } from '../runtime/lists.js';",
      "import { call as callList } from '../runtime/calls.js';",
      'client/pages',
    ],
    [
      'tokens have another name',
      'client/authentication.js',
      "'PRIVATE-TOKEN'",
      "'PRIVATE_TOKEN'",
      'client/credentials',
    ],
    ['calls go to another version', 'client/client.js', "'/api/v4'", "'/api/v3'", 'client/base-url'],
  ]),
  ...faultsOf('docs', [
    [
      'a member of a body has another default',
      'operations/create-commit.html',
      '<code>true</code></span></dt><dd><p>Whether the response contains <code>stats</code>.</p>',
      '<code>false</code></span></dt><dd><p>Whether the response contains <code>stats</code>.</p>',
      'docs/facts',
    ],
    [
      'a parameter has no words',
      'operations/update-project-milestone.html',
      '<p>ID of the milestone. It is unique across projects, unlike its <code>iid</code>.</p>',
      '',
      'docs/description',
    ],
  ]),
  ...faultsOf('bundle', [
    [
      'a parameter has other words',
      'openapi.json',
      'ID of the milestone. It is unique across projects, unlike its `iid`.',
      'ID of the milestone.',
      'bundle/operation',
    ],
  ]),
];
