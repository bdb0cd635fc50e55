import type { JsonObject } from '../../source/document.ts';
import { bundled, bundleFile, type KeptParts } from '../bundle/emitter.ts';
import { PackedFile } from '../encoded-file.ts';
import type { OutputFile } from '../emitter.ts';
import { printYaml } from './yaml.ts';

/** The document in one file, as JSON and as YAML, for readers to take away. What an edit leaves as it was is printed once. */
export class KeptDownloads {
  readonly #json: KeptParts | undefined;
  readonly #yaml: KeptParts | undefined;

  /** @param isFollowed whether a next version is to be expected; of a single one nothing is kept */
  constructor(isFollowed: boolean) {
    this.#json = isFollowed ? new WeakMap() : undefined;
    this.#yaml = isFollowed ? new WeakMap() : undefined;
  }

  of(bundle: JsonObject): readonly OutputFile[] {
    return [
      bundleFile(bundle, this.#json),
      new PackedFile({ path: 'openapi.yaml', bytes: printYaml(bundled(bundle), this.#yaml) }),
    ];
  }
}
