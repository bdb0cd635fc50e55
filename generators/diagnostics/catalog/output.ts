import { error, type FindingDefinition } from '../definition.ts';

/** Findings about the output folder: what prevents writing, and what has drifted. */
export const outputFindings = {
  'output/edited': error({
    title: 'A generated file was edited by hand',
    message: (p: { path: string }) => `${p.path} has changed since the last run.`,
    cause:
      'Somebody changed a file that belongs to the generators. Nothing was written, so the change is not lost.',
    fix: 'Move the change into the document or into a file of your own, then run again with --force to overwrite it.',
  }),
  'output/untracked-file': error({
    title: 'An untracked file has the path of an output',
    message: (p: { path: string }) => `${p.path} exists, and no run has written it.`,
    cause: 'The output folder contains a file that the lock file does not list. Nothing was written.',
    fix: 'Choose another folder with --out, move the file away, or run with --force to overwrite it.',
  }),
  'output/another-document': error({
    title: 'The folder belongs to another document',
    message: (p: { folder: string; other: string }) => `${p.folder} was made from ${p.other}.`,
    cause: 'Its lock file names another document, or the title of the document changed. Nothing was written.',
    fix: 'Choose another folder with --out, or run with --replace: files of the other document are then deleted.',
  }),
  'output/lock-unreadable': error({
    title: 'The lock file cannot be read',
    message: (p: { path: string; reason: string }) => `${p.path} is not a lock file: ${p.reason}.`,
    cause: 'The file was damaged, merged with conflict marks, or written by another version.',
    fix: 'Restore it from version control, or delete it together with the generated files and generate again.',
  }),
  'output/busy': error({
    title: 'Another run is writing to the folder',
    message: (p: { reason: string }) => p.reason,
    cause: 'Two runs must not write to one folder at the same time.',
    fix: 'Wait until the other run has ended, then run again. If you know that it has ended (for example, it ran in a container that no longer exists), run with --take-over: its incomplete changes are undone first.',
  }),
  'output/symlink': error({
    title: 'A folder of the output is a symbolic link',
    message: (p: { reason: string }) => p.reason,
    cause: 'A folder in the output folder is a symbolic link.',
    fix: 'Replace the link by a folder, or choose another folder with --out.',
  }),
  'output/unwritable': error({
    title: 'The output folder cannot be written',
    message: (p: { folder: string; reason: string }) => `Cannot write to ${p.folder}: ${p.reason}.`,
    cause:
      'The system does not take the path, the folder or one of its files is not writable, or the disk is full. The existing files are unchanged.',
    fix: 'Check the path, the permissions and the free space, then run again.',
  }),
  'output/drift': error({
    title: 'The output is out of date',
    message: (p: { path: string; state: string }) => `${p.path} ${p.state}.`,
    cause: 'The document or the generators changed after the last run.',
    fix: 'Run forgespec generate and commit the result.',
  }),
  'output/outside-path': error({
    title: 'A path is outside the output folder',
    message: (p: { path: string; owner: string }) =>
      `The emitter ${p.owner} writes the file ${JSON.stringify(p.path)}, which is not a path inside the output folder.`,
    cause: 'Files are written only inside the output folder, by relative paths with forward slashes.',
    fix: 'Correct the emitter: take file names from the names of the model.',
  }),
  'output/non-portable-name': error({
    title: 'A file name is not portable',
    message: (p: { path: string; owner: string; problem: string }) =>
      `The emitter ${p.owner} writes the file ${JSON.stringify(p.path)}, which ${p.problem}.`,
    cause:
      'Output is checked out on other systems, and the lock file and the folder of a run have fixed names.',
    fix: 'Correct the emitter: take file names from the names of the model.',
  }),
  'output/duplicate-path': error({
    title: 'Two files have the same path',
    message: (p: { path: string; owner: string; other: string }) =>
      `The emitters ${p.other} and ${p.owner} both write ${p.path}, or one writes a file where the other needs a folder.`,
    cause:
      'One of the files would overwrite the other. On many disks, paths that differ only in case or in how accents are composed are the same path.',
    fix: 'Write the files of each emitter to a separate folder.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
