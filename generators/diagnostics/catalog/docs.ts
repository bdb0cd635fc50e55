import { error, warning } from '../definition.ts';

/** Findings about the guides and images of the documentation site. */
export const docsFindings = {
  'docs/unreadable-guide': warning<{ path: string; reason: string }>({
    title: 'A guide cannot be read',
    message: ({ path, reason }) => `${path} is left out: ${reason}.`,
    cause: 'A guide is a text file in UTF-8 of 4 MB at most, in the folder of the document.',
    fix: 'Put the text itself into the folder guides, or give the entry a name that does not end in .md.',
  }),
  'docs/missing-guide-title': warning<{ path: string; reason: string }>({
    title: 'A guide has no title',
    message: ({ path, reason }) => `${path} is left out: ${reason}.`,
    cause:
      'A guide begins with a block of YAML between two lines of ---, with its title, summary and order; or with a heading, such as # Errors.',
    fix: 'Write the block or the heading, or move the file out of the folder of the guides.',
  }),
  'docs/broken-link': warning<{ path: string; href: string }>({
    title: 'A guide has a broken link',
    message: ({ path, href }) => `${path} links to ${JSON.stringify(href)}, which is not a guide.`,
    cause: 'Relative links in guides lead to other guides, as `pagination.md` or `pagination.md#by-offset`.',
    fix: 'Correct the link, or use a full address that begins with https://.',
  }),
  'docs/invalid-image': error<{ path: string; reason: string }>({
    title: 'A logo or favicon is not valid',
    message: ({ path, reason }) => `${path} cannot be an image of the site: ${reason}.`,
    cause:
      'An image is an SVG, PNG, JPEG, WebP or ICO of 256 KiB at most. An SVG may contain only shapes: when a reader opens it directly, the browser runs and loads what it contains.',
    fix: 'Correct the path, or export the image again as a plain SVG or as a PNG.',
  }),
};
