import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { ImportFailed } from '../../git/errors.ts';
import type { Credentials } from './credentials.ts';
import { importCollaborators } from './collaborators.ts';
import { importIssues, importMilestones } from './planning.ts';
import { ProviderClient } from './provider-client.ts';
import { ProviderError } from './provider-error.ts';
import { defaultPatience } from './source-a.ts';

/** What an import does after the repository is there, as the row of its job has it. */
export interface Stages {
  /** Address of the API of the provider. */
  readonly base: string;
  /** Path of the original below it. */
  readonly path: string;
  /** Entries of one page. */
  readonly size: number;
  /** Whether an import ends where a stage takes too long (`pessimistic`). Otherwise the next stage begins. */
  readonly isPatient: boolean;
  readonly collaborators: boolean;
}

/** What a stage works with. */
export interface Stage {
  readonly forge: Forge;
  readonly project: Row<'projects'>;
  readonly client: ProviderClient;
  readonly path: string;
  readonly size: number;
}

/**
 * Brings what stands around a repository: milestones, issues with their labels, and collaborators where that was asked for.
 * Each stage can be done again: what is there already stays as it is. Throws `ImportFailed`.
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
