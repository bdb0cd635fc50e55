import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Finding } from '../diagnostics/finding.ts';
import { readFindings, recordFindings, type FindingOfRun } from '../diagnostics/recorded.ts';
import type { ReadOutcome } from '../source/read-text.ts';
import { stampOf } from '../watch/stamp.ts';
import { hashOf } from './hash.ts';
import { LOCK_FILE } from './lock.ts';
import { STAGING } from './staging.ts';

/** Increased when the layout of records changes; records of other layouts are not read. */
const FORMAT = 2;

/** Maximum number of records in a folder; the oldest are deleted first. */
const MOST_RECORDS = 32;

/** Maximum size of a record in characters; larger ones are not kept. */
const LARGEST = 8_000_000;

/** The identity of a run. */
export interface RunRequest {
  /** A text with everything that the outcome depends on except the files. Equal requests have equal texts. */
  readonly key: string;
  /** Absolute path of the output folder. */
  readonly folder: string;
}

/** A run that left nothing to do. */
export interface FinishedRun {
  /** The result of reading each file that it read or looked for, by absolute path. */
  readonly inputs: ReadonlyMap<string, ReadOutcome>;
  /** Relative to the output folder. */
  readonly outputs: readonly string[];
  readonly findings: readonly Finding[];
}

/** The record of such a run. */
interface RunRecord {
  readonly key: string;
  readonly inputs: readonly (readonly [path: string, sha256: string])[];
  readonly outputs: readonly (readonly [path: string, stamp: string])[];
  readonly findings: readonly FindingOfRun[];
}

/** The runs that left nothing to do, in a form that the next process can recognize: one file each, in one folder. */
export class FinishedRuns {
  readonly #folder: string;

  /** @param folder absolute path; created when it is written to */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The report of a run, if the same one has already ended and nothing has changed since: the hashes of its inputs and
   * the times of its outputs are compared. Undefined if anything has changed, or if the run is unknown.
   */
  recall({
    key,
    folder,
  }: RunRequest): { readonly findings: readonly Finding[]; readonly files: number } | undefined {
    const record = this.#read(key);
    if (record === undefined || existsSync(join(folder, STAGING))) return undefined;
    const inputs = new Map<string, InputFile>();
    for (const [path, sha256] of record.inputs) {
      const bytes = readIfThere(path);
      if (bytes === undefined || hashOf(bytes) !== sha256) return undefined;
      inputs.set(path, new InputFile(bytes));
    }
    // `join` would take as long as asking the disk.
    const isSame = record.outputs.every(([path, stamp]) => stampOf(`${folder}/${path}`).text === stamp);
    if (!isSame) return undefined;
    const findings = findingsOf(record, inputs);
    // The lock is not an output.
    return findings === undefined ? undefined : { findings, files: record.outputs.length - 1 };
  }

  /** Keeps a run, if the next process can verify it. If the folder cannot be written, nothing is kept. */
  keep({ key, folder }: RunRequest, { inputs, outputs, findings }: FinishedRun): void {
    const recorded = recordFindings(findings);
    const read = [...inputs].flatMap(([path, outcome]) =>
      'text' in outcome ? [[path, outcome.sha256] as const] : [],
    );
    // If an input is missing now, its later creation could not be noticed.
    if (recorded === undefined || read.length < inputs.size) return;
    const stamps = [...outputs, LOCK_FILE].map((path) => [path, stampOf(join(folder, path)).text] as const);
    const record: RunRecord = { key, inputs: read, outputs: stamps, findings: recorded };
    const text = JSON.stringify(record);
    if (text.length > LARGEST || stamps.some(([, stamp]) => stamp === '')) return;
    try {
      mkdirSync(this.#folder, { recursive: true });
      const path = this.#pathOf(key);
      const aside = `${path}.${process.pid}`;
      writeFileSync(aside, `${hashOf(text)}\n${text}`);
      renameSync(aside, path);
      this.#forgetOldest();
    } catch {
      // A cache that cannot be written is treated as missing.
    }
  }

  #pathOf(key: string): string {
    return join(this.#folder, `run-${hashOf(key).slice(0, 32)}.json`);
  }

  /** A record is valid if it is complete and of the same request. */
  #read(key: string): RunRecord | undefined {
    const text = readIfThere(this.#pathOf(key))?.toString();
    if (text === undefined || text.length > LARGEST + 100) return undefined;
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    if (end < 0 || text.slice(0, end) !== hashOf(body)) return undefined;
    try {
      // A record of another layout has another key. Others can write one with this key and its own hash.
      const record: unknown = JSON.parse(body);
      return isRecord(record) && record.key === key ? record : undefined;
    } catch {
      return undefined;
    }
  }

  #forgetOldest(): void {
    const records = readdirSync(this.#folder)
      .filter((name) => /^run-[\da-f]{32}\.json(?:\.\d+)?$/.test(name))
      .map((name) => ({
        path: join(this.#folder, name),
        written: statSync(join(this.#folder, name)).mtimeMs,
      }))
      .toSorted((left, right) => right.written - left.written);
    for (const { path } of records.slice(MOST_RECORDS)) rmSync(path, { force: true });
  }
}

/** The findings of a record; undefined where they have another form than those of a run. */
function findingsOf(
  record: RunRecord,
  inputs: ReadonlyMap<string, InputFile>,
): readonly Finding[] | undefined {
  try {
    return readFindings(record.findings, (path) => inputs.get(resolve(path)));
  } catch {
    return undefined;
  }
}

/** A file that a run has read. Its text is decoded at the first use. */
class InputFile {
  readonly #bytes: Uint8Array;
  #text: string | undefined;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get text(): string {
    return (this.#text ??= new TextDecoder().decode(this.#bytes));
  }
}

/** The key of a request: the layout of records, the toolkit, and the settings of the run. */
export function keyOfRun(asked: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ format: FORMAT, node: process.version, ...asked });
}

function isRecord(value: unknown): value is RunRecord {
  const { key, inputs, outputs, findings } = Object(value) as Readonly<Record<string, unknown>>;
  return (
    typeof key === 'string' &&
    isListOfPairs(inputs) &&
    isListOfPairs(outputs) &&
    outputs.at(-1)?.[0] === LOCK_FILE &&
    // A file that is missing has an empty stamp.
    outputs.every(([, stamp]) => stamp !== '') &&
    Array.isArray(findings)
  );
}

function isListOfPairs(value: unknown): value is readonly (readonly [string, string])[] {
  return (
    Array.isArray(value) &&
    value.every(
      (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string'),
    )
  );
}

/** The bytes of an ordinary file. Others, such as pipes and devices, may have no end. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return statSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}
