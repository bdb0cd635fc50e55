import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { ImportFailed } from '../../git/errors.ts';
import type { Credentials } from './credentials.ts';
import { importCollaborators } from './collaborators.ts';
import { importIssues, importMilestones } from './planning.ts';
import { ProviderClient } from './provider-client.ts';
import { ProviderError } from './provider-error.ts';
import { defaultPatience } from './source-a.ts';

/** What an import does after the repository is complete, in the form for the row of its job. */
export interface Stages {
  /** URL of the provider's API. */
  readonly base: string;
  /** Path of the original below it. */
  readonly path: string;
  /** Entries of one page. */
  readonly size: number;
  /** If false, an import ends when a stage takes too long (`pessimistic`). Otherwise the next stage begins. */
  readonly isPatient: boolean;
  readonly collaborators: boolean;
}

/** The input of a stage. */
export interface Stage {
  readonly forge: Forge;
  readonly project: Row<'projects'>;
  readonly client: ProviderClient;
  readonly path: string;
  readonly size: number;
}

/**
 * Imports what belongs to a repository: milestones, issues with their labels, and collaborators if requested. Each
 * stage can be repeated: existing things are not changed. Throws `ImportFailed`.
 */
export async function runStages(
  forge: Forge,
  project: Row<'projects'>,
  {
    stages,
    credentials,
    signal,
  }: { readonly stages: Stages; readonly credentials: Credentials; readonly signal: AbortSignal },
): Promise<void> {
  const { base, path, size, isPatient, collaborators } = stages;
  const { patience = defaultPatience } = forge.instance.imports ?? {};
  const authorization = `Bearer ${credentials.password}`;
  const client = new ProviderClient(forge.database, base, { authorization, patience, signal });
  const stage = { forge, project, client, path, size };
  for (const run of [importMilestones, importIssues, ...(collaborators ? [importCollaborators] : [])]) {
    try {
      await run(stage);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // A provider without issues has no such list.
      const isOver = error.fault === 'missing' || (error.fault === 'late' && !isPatient);
      if (!isOver) throw new ImportFailed(error.message, { cause: error });
    }
  }
}
