import { dirname } from 'node:path';
import { fileOf } from '../artifacts/names.ts';
import { operationPath, type OperationArtifact } from '../artifacts/operation-files.ts';
import type { Comparison } from './comparison.ts';
import { setDifference } from './difference.ts';

/** The files of operations and schemas: exactly those that the document asks for. */
export const files: Comparison = {
  artifact: 'files',
  whole: ({ facts, generated }) => {
    const schemas = [...facts.schemas.keys()].map(fileOf);
    const ofOperations = (artifact: OperationArtifact): readonly string[] =>
      facts.operations.map((operation) => operationPath(generated, artifact, operation));
    const groups: readonly (readonly [paths: readonly string[], extensions: readonly string[]])[] = [
      [ofOperations('types'), ['.d.ts']],
      [schemas.map((name) => `types/schemas/${name}`), ['.d.ts']],
      [ofOperations('validators'), ['.js', '.d.ts']],
      [schemas.map((name) => `validators/schemas/${name}`), ['.js', '.d.ts']],
      [ofOperations('server'), ['.js', '.d.ts']],
      [ofOperations('client'), ['.js', '.d.ts']],
    ];
    return groups.flatMap(([paths, extensions]) => {
      const folder = dirname(paths[0] ?? '');
      return setDifference(
        'files/names',
        folder,
        generated.files(folder),
        paths.flatMap((path) => extensions.map((extension) => path + extension)),
      );
    });
  },
};
