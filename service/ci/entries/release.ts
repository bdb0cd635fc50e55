import { defined } from '../defined.ts';
import { isSequence } from '../value.ts';
import type { Entry } from './entry.ts';

/** A file that a release points to. */
export type ReleaseLink = { name: string; url: string; filepath?: string; type?: string };

/** The release that a job creates. */
export type Release = {
  tagName: string;
  description: string;
  tagMessage?: string;
  name?: string;
  ref?: string;
  milestones: readonly string[];
  releasedAt?: string;
  links: readonly ReleaseLink[];
};

const keys = 'tag_name tag_message name description ref released_at milestones assets'.split(' ');
const linkTypes = ['other', 'runbook', 'image', 'package'] as const;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** The value of `release`. */
export function readRelease(entry: Entry): Release | undefined {
  if (entry.members(keys) === undefined) return undefined;
  const releasedAt = entry.text('released_at');
  if (releasedAt !== undefined && !releasedAt.includes('$') && !instant.test(releasedAt)) {
    entry.fail('must be a valid datetime', 'released_at');
  }
  const tagMessage = entry.text('tag_message');
  const name = entry.text('name');
  const ref = entry.text('ref');
  return {
    tagName: entry.requiredText('tag_name') ?? '',
    description: entry.requiredText('description') ?? '',
    milestones: entry.textOrTexts('milestones') ?? [],
    links: readLinks(entry),
    ...defined({ tagMessage, name, ref, releasedAt }),
  };
}

function readLinks(entry: Entry): readonly ReleaseLink[] {
  const assets = entry.child('assets');
  if (assets?.members(['links']) === undefined) return [];
  const links = assets.child('links');
  if (links === undefined || !isSequence(links.value)) {
    assets.fail('should be an array of hashes', 'links');
    return [];
  }
  return links.items('link').flatMap((link) => {
    if (link.members(['name', 'url', 'filepath', 'link_type']) === undefined) return [];
    const filepath = link.text('filepath');
    const type = link.oneOf('link_type', linkTypes);
    return [
      {
        name: link.requiredText('name') ?? '',
        url: link.requiredText('url') ?? '',
        ...defined({ filepath, type }),
      },
    ];
  });
}
