import { faultsOf, type ArtifactFault } from './fault.ts';

/** Faults of the bundled document: words, examples and references of something else. */
export const bundleFaults: readonly ArtifactFault[] = faultsOf('bundle', [
  [
    'a parameter has other words',
    'openapi.json',
    'ID of the milestone. It is unique across projects, unlike its `iid`.',
    'ID of the milestone.',
    'bundle/operation',
  ],
  [
    'an operation needs no body',
    'openapi.json',
    '"x-source": "B 4.2",\n        "requestBody": {\n          "required": true,',
    '"x-source": "B 4.2",\n        "requestBody": {\n          "required": false,',
    'bundle/operation',
  ],
  [
    'an operation has the example of another',
    'openapi.json',
    '"$ref": "#/components/examples/RoleToCreate"',
    '"$ref": "#/components/examples/InstanceRole"',
    'bundle/text',
  ],
  [
    'an example has another value',
    'openapi.json',
    '"name": "Release manager",\n          "description": "Approves and ships releases",\n          "base_access_level": 30,',
    '"name": "Release manager",\n          "description": "Approves and ships releases",\n          "base_access_level": 40,',
    'bundle/text',
  ],
  [
    'a response has another schema',
    'openapi.json',
    '"$ref": "#/components/schemas/Milestone"',
    '"$ref": "#/components/schemas/Member"',
    'bundle/operation',
  ],
  ['the document has another version', 'openapi.json', '"openapi": "3.1', '"openapi": "3.0', 'bundle/root'],
]);
