import type { ProjectLicense } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { GitError } from '../../git/errors.ts';
import { repositoryOf } from './repository.ts';

/** Maximum bytes of a license that are read. */
const longest = 200_000;

/**
 * Licenses by phrases of their texts, the more specific before the more general; keys are SPDX identifiers in lower
 * case.
 */
const known: readonly (readonly [id: string, name: string, text: RegExp])[] = [
  ['AGPL-3.0', 'GNU Affero General Public License v3.0', /GNU AFFERO GENERAL PUBLIC LICENSE\s+Version 3/i],
  ['LGPL-3.0', 'GNU Lesser General Public License v3.0', /GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3/i],
  ['LGPL-2.1', 'GNU Lesser General Public License v2.1', /GNU LESSER GENERAL PUBLIC LICENSE\s+Version 2\.1/i],
  ['GPL-3.0', 'GNU General Public License v3.0', /GNU GENERAL PUBLIC LICENSE\s+Version 3/i],
  ['GPL-2.0', 'GNU General Public License v2.0', /GNU GENERAL PUBLIC LICENSE\s+Version 2/i],
  ['Apache-2.0', 'Apache License 2.0', /Apache License\s+Version 2\.0/i],
  ['MPL-2.0', 'Mozilla Public License 2.0', /Mozilla Public License,? (?:Version )?2\.0/i],
  ['BSD-3-Clause', 'BSD 3-Clause License', /Neither the name of [^.]{1,200}may be used to endorse/i],
  ['BSD-2-Clause', 'BSD 2-Clause License', /Redistributions in binary form must reproduce/i],
  ['ISC', 'ISC License', /Permission to use, copy, modify, and\/or distribute this software/i],
  ['MIT', 'MIT License', /Permission is hereby granted, free of charge, to any person obtaining a copy/i],
  ['Unlicense', 'The Unlicense', /This is free and unencumbered software released into the public domain/i],
];

/** The license in the repository of a project; null without one. An unknown text has the key `other`. */
export async function licenseOf(forge: Forge, project: Row<'projects'>): Promise<ProjectLicense | null> {
  if (project.license_path === null || project.default_branch === null) return null;
  const text = await textOf(forge, project, project.license_path);
  if (text === undefined) return null;
  const [id, name] = known.find(([, , pattern]) => pattern.test(text)) ?? ['other', 'Other'];
  const page = id === 'other' ? null : `https://spdx.org/licenses/${id}.html`;
  return { key: id.toLowerCase(), name, nickname: null, html_url: page, source_url: null };
}

async function textOf(forge: Forge, project: Row<'projects'>, path: string): Promise<string | undefined> {
  try {
    const repository = await repositoryOf(forge, project);
    const { id } = await repository.file(`refs/heads/${project.default_branch}`, path);
    const { content } = await repository.blob(id, { maxBytes: longest });
    return content.toString('utf8').replaceAll(/\s+/g, ' ');
  } catch (error) {
    // The branch has moved in the meantime, or the file is too large.
    if (error instanceof GitError) return undefined;
    throw error;
  }
}
