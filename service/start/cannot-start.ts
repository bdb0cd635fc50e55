/** Why the service does not start, in sentences for the operator: what is wrong, where, and what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** The code of an error of Node or of PostgreSQL: `EACCES`, `28P01`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** What to do, by the code of an error. */
export type Remedies = Readonly<Record<string, string>>;

/** Runs a step of the start. Errors whose code has a remedy are thrown as `CannotStart`, others unchanged. */
export async function explaining<Result>(
  remedies: Remedies,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const remedy = remedies[codeOf(error) ?? ''];
    throw remedy === undefined ? error : new CannotStart(remedy, { cause: error });
  }
}

const otherFolder = 'or choose another folder: --data FOLDER';

/** What to do if a path of the data folder cannot be used. */
export function diskRemedies(path: string): Remedies {
  const denied = `The service may not write to ${path}. Give its user the right to, ${otherFolder}.`;
  const occupied = `${path} is a file where a folder is needed. Move it away, ${otherFolder}.`;
  const full = `There is no room left for ${path}. Make room on the disk, ${otherFolder}.`;
  const readOnly = `The disk of ${path} is read-only. Mount it for writing, ${otherFolder}.`;
  const elsewhere = `The file system of ${path} takes no folders. Choose another folder: --data FOLDER.`;
  return {
    EACCES: denied,
    EPERM: denied,
    EEXIST: occupied,
    ENOTDIR: occupied,
    ENOSPC: full,
    EDQUOT: full,
    EFBIG: full,
    ENOENT: elsewhere,
    EINVAL: elsewhere,
    ENAMETOOLONG: `The name ${path} is too long for its file system. Choose a shorter one: --data FOLDER.`,
    ELOOP: `${path} is a link to itself. Remove it, ${otherFolder}.`,
    EROFS: readOnly,
  };
}
