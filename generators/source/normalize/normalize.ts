import type { Finding } from '../../diagnostics/finding.ts';
import { bundle } from './bundle/bundle.ts';
import { conform } from './conform/conform.ts';
import type { JsonObject } from '../../json/json.ts';
import { upgrade } from './upgrade/upgrade.ts';
import { repair } from './repair/repair.ts';
import type { SourceFiles } from '../files/source-files.ts';
import type { Version } from '../document/version.ts';

/** The files of a document that is brought into its normal form. */
interface Given {
  readonly files: SourceFiles;
  readonly version: Version;
}

/** In this order: later steps find a document in the form of OpenAPI 3.1, in which each value has its type. */
const steps: readonly ((root: JsonObject, given: Given) => readonly Finding[])[] = [
  (root, { files: { places }, version }) => upgrade({ root, places, version }),
  (root, { files: { places } }) => conform(root, places),
  (root, { files: { places } }) => repair(root, places),
];

/** Brings a document into the normal form of `SourceDocument`, in place. It is unfinished if a finding is an error. */
export function normalize(root: JsonObject, given: Given): readonly Finding[] {
  const bundled = bundle(root, given.files);
  const isBroken = [...bundled, ...given.files.findings].some(({ severity }) => severity === 'error');
  return isBroken ? bundled : [...bundled, ...steps.flatMap((step) => step(root, given))];
}
