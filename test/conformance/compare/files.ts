import { fileOf } from '../artifacts/names.ts';
import type { Comparison } from './comparison.ts';
import { setDifference } from './difference.ts';

/** The files of operations and schemas: exactly those that the document asks for. */
export const files: Comparison = {
  artifact: 'files',
  whole: ({ facts, generated }) => {
    const operations = facts.operations.map(({ id }) => fileOf(id));
    const schemas = [...facts.schemas.keys()].map(fileOf);
    const folders: readonly (readonly [string, readonly string[], readonly string[]])[] = [
      ['types/operations', operations, ['.d.ts']],
      ['types/schemas', schemas, ['.d.ts']],
      ['validators/operations', operations, ['.js', '.d.ts']],
      ['validators/schemas', schemas, ['.js', '.d.ts']],
      ['server/operations', operations, ['.js', '.d.ts']],
      ['client/operations', operations, ['.js', '.d.ts']],
    ];
    return folders.flatMap(([folder, names, extensions]) =>
      setDifference(
        'files/names',
        folder,
        generated.files(folder),
        names.flatMap((name) => extensions.map((extension) => `${folder}/${name}${extension}`)),
      ),
    );
  },
};
