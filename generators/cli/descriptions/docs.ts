import type { Description } from '../command.ts';
import { STRICT_OPTION } from '../document.ts';
import { allowHost } from '../served-hosts.ts';
import { OUTPUT_OPTIONS } from '../output-options.ts';
import { flag, valued, repeated } from '../option.ts';

export const docs: Description = {
  name: 'docs',
  summary: 'Write the documentation of a document as a static site, or preview it',
  usage:
    '[document] [--out DIR] [--url URL] [--accent COLOUR] [--logo FILE] [--guides DIR] [--since DOCUMENT] [--ledger FILE] [--serve [--port N] [--allow-host NAME]] [--force]',
  details: [
    'Writes pages in HTML and Markdown that work from disk, on any host and below any path. Articles in the folder guides',
    'beside the document become pages too. With --since, the site has a changelog: what has changed since an earlier',
    'document.',
    '',
    'Try it, on the pages of operations, sends requests from the browser. If the host of the site sends a',
    "Content-Security-Policy, it has to allow the API: default-src 'self'; connect-src 'self' https://api.example.com",
    '',
    'With --serve nothing is written: the site is served from memory and follows edits of the document and its guides.',
    'Only requests for this machine are served: for localhost, 127.0.0.1 and [::1].',
    '',
    'Examples:',
    '  forgespec docs petstore.yaml --out site --url https://docs.example.com/',
    '  forgespec docs --serve',
  ],
  options: {
    out: { short: 'o', ...valued('DIR', 'Output folder (default: site)') },
    url: valued('URL', 'Address of the site, for canonical links and the sitemap'),
    since: valued('DOCUMENT', 'Earlier document, for the changelog'),
    ledger: valued('FILE', 'Ledger of forgespec verify (JSON), for a page of its own'),
    accent: valued('COLOUR', 'Colour of links and buttons, such as #4b45d1'),
    logo: valued('FILE', 'Picture at the top of each page'),
    favicon: valued('FILE', 'Picture in the tab of the browser'),
    guides: repeated(
      'DIR',
      'Folder of articles, more than once for several (default: guides beside the document)',
    ),
    package: valued('NAME', 'Package that samples import the client from'),
    marks: flag('Mark what is implied, observed or not shown'),
    serve: flag('Serve the site on this machine and reload it on edits'),
    port: valued('N', 'With --serve: the port (default: 4400)'),
    'allow-host': allowHost,
    ...OUTPUT_OPTIONS,
    ...STRICT_OPTION,
  },
};
