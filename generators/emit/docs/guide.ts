/** An article that accompanies the document. */
export interface Guide {
  /** Name of its file without the ending, in addresses too. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly order: number;
  /** Markdown, without the front matter. */
  readonly text: string;
  /** Title of the part of the navigation that it stands in; `Guides` unless given. */
  readonly section?: string | undefined;
  /** Path of its file, which links of other guides lead to; `guides/<slug>.md` unless given. */
  readonly file?: string | undefined;
  /** Whether the navigation and the first page list it: yes unless given. */
  readonly isListed?: boolean;
}

/** The part of the navigation that a guide stands in. */
export function sectionOf({ section }: Guide): string {
  return section ?? 'Guides';
}

/** The guides that the navigation and the first page list. */
export function listedGuides(guides: readonly Guide[]): readonly Guide[] {
  return guides.filter(({ isListed }) => isListed !== false);
}

/** Folders of the site that hold other pages. */
const TAKEN: ReadonlySet<string> = new Set([
  'assets',
  'errors',
  'families',
  'operations',
  'schemas',
  'webhooks',
]);

/** Path of the page of a guide in the site, without its ending: `guides/errors`. */
export function guidePath(guide: Guide): string {
  const words = sectionOf(guide)
    .toLowerCase()
    .match(/[a-z\d]+/g) ?? ['guides'];
  const folder = words.join('-');
  return `${TAKEN.has(folder) ? `${folder}-guides` : folder}/${guide.slug}`;
}

/** Path of the file of a guide, by which others link to it. */
export function guideFile({ file, slug }: Guide): string {
  return file ?? `guides/${slug}.md`;
}

/** What other pages show of guides: all but their texts. */
export function guideHeads(guides: readonly Guide[]): readonly Omit<Guide, 'text'>[] {
  return guides.map(({ text: _text, ...head }) => head);
}
