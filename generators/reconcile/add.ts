import { Draft } from './draft.ts';
import { INDEX_FILE, providesItself } from './index-file.ts';
import type { LedgerEntry } from './ledger.ts';
import { parseModule } from './module.ts';
import type { ServedOperation } from './served-operation.ts';
import type { Survey } from './survey.ts';

/** The stubs for operations without a handler. */
export interface Additions {
  readonly ledger: readonly LedgerEntry[];
  /** Operations whose names belong to another declaration. */
  readonly refused: readonly RefusedStub[];
  /** New files. */
  readonly drafts: readonly Draft[];
}

export interface RefusedStub {
  readonly operation: ServedOperation;
  readonly draft: Draft;
  readonly offset: number;
}

/** Adds a stub for each operation without a handler, to the file of its family. */
export function addStubs(survey: Survey): Additions {
  const drafts = new Map<string, Draft>();
  const refused: RefusedStub[] = [];
  const ledger = survey.operations
    .filter((operation) => !survey.handlers.has(operation))
    .map((operation): LedgerEntry => {
      const { name, endpoint, file } = operation;
      const entry = { operation: name, endpoint, file };
      if (isInIndex(survey, operation)) return { action: 'kept', ...entry, file: INDEX_FILE };
      const unread = unreadFile(survey, operation);
      if (unread !== undefined) return { action: 'skipped', ...entry, file: unread };
      const draft = survey.drafts.get(file) ?? drafts.get(file) ?? newDraft(survey, file);
      const offset = draft.takenAt(name);
      if (offset !== undefined) {
        refused.push({ operation, draft, offset });
        return { action: 'skipped', ...entry };
      }
      if (!survey.drafts.has(file)) drafts.set(file, draft);
      draft.addStub(operation);
      return { action: 'added', ...entry };
    });
  return { ledger, refused, drafts: [...drafts.values()] };
}

function isInIndex({ assembly, drafts, folder }: Survey, { name }: ServedOperation): boolean {
  const index = drafts.get(INDEX_FILE);
  if (index === undefined || assembly === undefined) return false;
  const paths = new Set(folder.files.map(({ path }) => path));
  return providesItself(index.module, assembly, { name, isInFolder: (path) => paths.has(path) });
}

/** The unreadable file that seems to contain the handler of an operation, or to which it would be added. */
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
