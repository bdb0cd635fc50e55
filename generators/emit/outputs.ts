import { depend } from '../incremental/dependencies.ts';
import type { OutputFile, Outputs } from './emitter.ts';

/**
 * The files for an aggregate.
 * @param current returns the files of the current version, to find out whether what was read of these has changed
 */
export function outputsOf(files: readonly OutputFile[], current: () => readonly OutputFile[]): Outputs {
  const read = <Result>(compute: (files: readonly OutputFile[]) => Result): Result => {
    const value = compute(files);
    depend({ name: 'outputs', read: () => compute(current()), value });
    return value;
  };
  return {
    get files() {
      return read((all) => all);
    },
    map: (select) => read((all) => all.map(select)),
  };
}

/** Some of the files. */
export function filterOutputs(outputs: Outputs, isWanted: (file: OutputFile) => boolean): Outputs {
  return {
    get files() {
      return outputs.files.filter(isWanted);
    },
    map(select) {
      const wanted = outputs.map((file) => (isWanted(file) ? [select(file)] : []));
      return wanted.flat();
    },
  };
}
