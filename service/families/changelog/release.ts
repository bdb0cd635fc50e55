import type { Row } from '../../database/rows.ts';
import { badRequest } from '../../http/refusals.ts';
import type { ChangelogAuthor } from './authors.ts';
import type { MarkedCommit } from './commits.ts';
import type { ChangelogConfiguration } from './configuration.ts';
import { formatDate } from './date.ts';
import { fillTemplate } from './template/fill.ts';
import { TemplateError, type Shown } from './template/nodes.ts';

/** A version and its changes. */
export interface Release {
  /** Without a leading `v`. */
  readonly version: string;
  readonly date: Date;
  readonly commits: readonly MarkedCommit[];
  readonly project: Pick<Row<'projects'>, 'full_path'>;
  /** By address in lower case. */
  readonly authors: ReadonlyMap<string, ChangelogAuthor>;
}

/** The section of a version: `## 1.4.0 (2026-10-01)`, followed by the text from the template. */
export function releaseText(release: Release, configuration: ChangelogConfiguration): string {
  const byTitle = Map.groupBy(
    release.commits,
    ({ category }) => configuration.categories.get(category) ?? category,
  );
  const categories = [...byTitle].map(([title, commits]) => ({
    title,
    count: commits.length,
    single_change: commits.length === 1,
    entries: commits.map((each) => entry(each, release)),
  }));
  const header = `## ${release.version} (${formatDate(release.date, configuration.dateFormat)})`;
  try {
    return `${header}\n\n${fillTemplate(configuration.template, { categories }).trim()}\n`;
  } catch (error) {
    throw error instanceof TemplateError ? badRequest(error.message) : error;
  }
}

function entry({ commit, category }: MarkedCommit, { project, authors }: Release): Shown {
  const author = authors.get(commit.author.email.toLowerCase());
  return {
    title: commit.title,
    category,
    commit: {
      reference: `${project.full_path}@${commit.id}`,
      trailers: Object.fromEntries(commit.trailers.map(({ name, value }) => [name, value])),
    },
    ...(author === undefined
      ? {}
      : { author: { reference: `@${author.username}`, contributor: author.isContributor } }),
  };
}
