import { faultsOf, type ArtifactFault } from './fault.ts';

/**
 * Faults of outputs that leave each file well-formed but change what it says: another name of the same kind, a missing
 * choice.
 */
export const otherFaults: readonly ArtifactFault[] = [
  ...faultsOf('types', [
    [
      'a body may only be JSON',
      'types/operations/create-commit.d.ts',
      "contentType?: 'application/json' | 'application/x-www-form-urlencoded';",
      "contentType?: 'application/json';",
      'types/operation',
    ],
    [
      'a response has the body of a request',
      'types/operations/create-commit.d.ts',
      'status: 201;\n  body: Commit;',
      'status: 201;\n  body: CommitCreate;',
      'types/operation',
    ],
    [
      'the list of types lacks one',
      'types/index.d.ts',
      "export type { Error } from './schemas/error.js';\n",
      '',
      'types/index',
    ],
  ]),
  ...faultsOf('validators', [
    [
      'a form is checked as another body',
      'validators/operations/create-commit.js',
      "'application/x-www-form-urlencoded': validator(checkCommitCreate)",
      "'application/x-www-form-urlencoded': validator(checkCommit)",
      'validators/accepts',
    ],
    [
      'a day has 25 hours',
      'validators/runtime/formats.js',
      'hour < 0 || hour > 23',
      'hour < 0 || hour > 24',
      'validators/refuses',
    ],
    [
      'an error has the response of a success',
      'validators/operations/create-commit.js',
      "\t'400': {\n\t\tcontent: {\n\t\t\t'application/json': validator(checkError)",
      "\t'400': {\n\t\tcontent: {\n\t\t\t'application/json': validator(checkCommit)",
      'validators/accepts',
    ],
  ]),
  ...faultsOf('server', [
    [
      'a field of a form is always a text',
      'server/operations/create-commit.js',
      "name: 'stats', in: 'form', required: false, style: 'deepObject', explode: true, allowReserved: false, splitDecoded: false, type: { kind: 'boolean' }",
      "name: 'stats', in: 'form', required: false, style: 'deepObject', explode: true, allowReserved: false, splitDecoded: false, type: { kind: 'string' }",
      'server/accepts',
    ],
  ]),
  ...faultsOf('client', [
    [
      'no members are an empty object',
      'client/operations/update-project-milestone.js',
      'body: unlessEmpty(body)',
      'body',
      'client/body',
    ],
    [
      'a family gives another operation by the name',
      'client/families/milestones.js',
      "export { updateProjectMilestone } from '../operations/update-project-milestone.js';",
      "export { deleteProjectMilestone as updateProjectMilestone } from '../operations/delete-project-milestone.js';",
      'client/families',
    ],
    [
      'a body is announced as another text',
      'client/operations/create-commit.js',
      "contentType: 'application/json'",
      "contentType: 'text/json'",
      'client/body',
    ],
  ]),
  ...faultsOf('bundle', [
    [
      'an operation needs no body',
      'openapi.json',
      '"x-source": "B 4.2",\n        "requestBody": {\n          "required": true,',
      '"x-source": "B 4.2",\n        "requestBody": {\n          "required": false,',
      'bundle/operation',
    ],
  ]),
];
