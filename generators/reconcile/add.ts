import { Draft } from './draft.ts';
import { INDEX_FILE, providesItself } from './index-file.ts';
import type { LedgerEntry } from './ledger.ts';
import { parseModule } from './module.ts';
import type { ServedOperation } from './served-operation.ts';
import type { Survey } from './survey.ts';

/** The result for operations that had no handler. */
export interface Additions {
  readonly ledger: readonly LedgerEntry[];
  /** Operations whose names are used for something else, with its declaration. */
  readonly refused: readonly RefusedStub[];
  /** The files that did not exist. */
  readonly drafts: readonly Draft[];
}

export interface RefusedStub {
  readonly operation: ServedOperation;
  readonly draft: Draft;
  readonly offset: number;
}

/**
 * Adds a stub for each operation without a handler to the file of its family, unless an unreadable file prevents it.
 */
export function addStubs(survey: Survey): Additions {
  const made = new Map<string, Draft>();
  const refused: RefusedStub[] = [];
  const ledger = survey.operations
    .filter((operation) => !survey.handlers.has(operation))
    .map((operation): LedgerEntry => {
      const { name, endpoint, file } = operation;
      const entry = { operation: name, endpoint, file };
      if (isInIndex(survey, operation)) return { action: 'kept', ...entry, file: INDEX_FILE };
      const unread = unreadFile(survey, operation);
      if (unread !== undefined) return { action: 'skipped', ...entry, file: unread };
      const draft = survey.drafts.get(file) ?? made.get(file) ?? newDraft(survey, file);
      const offset = draft.takenAt(name);
      if (offset !== undefined) {
        refused.push({ operation, draft, offset });
        return { action: 'skipped', ...entry };
      }
      if (!survey.drafts.has(file)) made.set(file, draft);
      draft.addStub(operation);
      return { action: 'added', ...entry };
    });
  return { ledger, refused, drafts: [...made.values()] };
}

function isInIndex({ assembly, drafts, folder }: Survey, { name }: ServedOperation): boolean {
  const index = drafts.get(INDEX_FILE);
  if (index === undefined || assembly === undefined) return false;
  const paths = new Set(folder.files.map(({ path }) => path));
  return providesItself(index.module, assembly, { name, isInFolder: (path) => paths.has(path) });
}

/** The unreadable file that contains the handler of an operation, or would get it. */
function unreadFile(
  { unparsed, folder }: Survey,
  { name, endpoint, file }: ServedOperation,
): string | undefined {
  const mentions = new RegExp(`\\b${name}\\b`);
  const holder = unparsed.find(
    ({ path, text }) => path !== INDEX_FILE && (mentions.test(text) || text.includes(endpoint)),
  );
  if (holder !== undefined) return holder.path;
  const isBlocked = folder.unreadable.has(file) || unparsed.some(({ path }) => path === file);
  return isBlocked ? file : undefined;
}

function newDraft({ folder }: Survey, path: string): Draft {
  const parsed = parseModule(path, '');
  if ('error' in parsed) throw new Error('An empty text has no syntax error.');
  return new Draft({ module: parsed.module, server: folder.serverFrom(path), isServerName: () => false });
}
