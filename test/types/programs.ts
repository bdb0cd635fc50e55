import { openapiEmitter } from '../../generators/emit/openapi/openapi-emitter.ts';
import { typesEmitter } from '../../generators/emit/types/types-emitter.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { emitted } from '../emit/emitted.ts';
import type { Program, ProgramFile } from '../outputs/program.ts';
import { awkward, hostileModel } from './hostile-models.ts';
import { modelOf } from './model-of.ts';
import { requiredMembers } from './required-members.ts';
import { usage } from './usage.ts';

export const programs: readonly Program[] = [
  {
    name: 'the types of an awkward document compile',
    environment: 'no platform',
    files: () => typesOf(awkward),
  },
  {
    name: 'the types of a hostile document compile',
    environment: 'no platform',
    files: () => typesOf(hostileModel()),
  },
  {
    name: 'the types say what they should',
    environment: 'browser without iterables',
    files: async () => [
      ...(await typesOf(modelOf(usage.document))),
      { path: 'usage.ts', text: usage.program },
    ],
  },
  {
    name: 'members that are required in one schema and described in another are never undefined',
    environment: 'node',
    files: async () => [
      ...(await typesOf(modelOf({ schemas: requiredMembers.schemas }))),
      { path: 'usage.ts', text: requiredMembers.program },
    ],
  },
];

/** Of a model and not of a document, which would be refused. */
async function typesOf(model: ApiModel): Promise<readonly ProgramFile[]> {
  const outputs = await Promise.all([typesEmitter, openapiEmitter].map((emitter) => emitted(emitter, model)));
  return outputs.flatMap(({ files }) => files).map(({ path, text }) => ({ path, text: String(text) }));
}
