/** An article that accompanies the document. */
export interface Guide {
  /** Name of its file without the ending. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly order: number;
  /** Markdown, without the front matter. */
  readonly text: string;
  /** Title of its section of the navigation; by default `Guides`. */
  readonly section?: string | undefined;
  /** Path of its file, for links of other guides; by default `guides/<slug>.md`. */
  readonly file?: string | undefined;
  /** Whether the navigation and the first page list it; by default they do. */
  readonly isListed?: boolean;
}

/** The section of the navigation that lists a guide. */
export function sectionOf({ section }: Guide): string {
  return section ?? 'Guides';
}

/** The guides that the navigation and the first page list. */
export function listedGuides(guides: readonly Guide[]): readonly Guide[] {
  return guides.filter(({ isListed }) => isListed !== false);
}

/** Folders of the site for other pages. */
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

/** Path of the file of a guide, for links of other guides. */
export function guideFile({ file, slug }: Guide): string {
  return file ?? `guides/${slug}.md`;
}

/** The members of guides that other pages show: all but their texts. */
export function guideHeads(guides: readonly Guide[]): readonly Omit<Guide, 'text'>[] {
  return guides.map(({ text: _text, ...head }) => head);
}
