import type { Description } from '../command.ts';
import { STRICT_OPTION } from '../document.ts';
import { allowHost } from '../served-hosts.ts';
import { OUTPUT_OPTIONS } from '../output-options.ts';

export const docs: Description = {
  name: 'docs',
  summary: 'Write the documentation of a document as a static site, or preview it',
  usage:
    '[document] [--out DIR] [--url URL] [--accent COLOUR] [--logo FILE] [--guides DIR] [--since DOCUMENT] [--ledger FILE] [--serve [--port N] [--allow-host NAME]] [--force]',
  details: [
    'Pages of HTML and of Markdown that open from a disk, from any host and below any path. Articles in the folder',
    'guides beside the document become pages of their own. With --since there is a changelog too: what the document',
    'changes over an earlier one.',
    '',
    'Try it on the pages of operations sends calls from the browser. A host that sends a Content-Security-Policy has to',
    "allow where they go: default-src 'self'; connect-src 'self' https://api.example.com",
    '',
    'With --serve nothing is written: the site is served from memory and follows edits of the document and its guides.',
    'Only requests for this machine are served: for localhost, 127.0.0.1 and [::1].',
    '',
    'Examples:',
    '  forgespec docs petstore.yaml --out site --url https://docs.example.com/',
    '  forgespec docs --serve',
  ],
  options: {
    out: { type: 'string', short: 'o', value: 'DIR', summary: 'Output folder (default: site)' },
    url: {
      type: 'string',
      value: 'URL',
      summary: 'Address of the site, for canonical links and the sitemap',
    },
    since: { type: 'string', value: 'DOCUMENT', summary: 'Earlier document, for the changelog' },
    ledger: {
      type: 'string',
      value: 'FILE',
      summary: 'Ledger of forgespec verify (JSON), for a page of its own',
    },
    accent: { type: 'string', value: 'COLOUR', summary: 'Colour of links and buttons, such as #4b45d1' },
    logo: { type: 'string', value: 'FILE', summary: 'Picture at the top of each page' },
    favicon: { type: 'string', value: 'FILE', summary: 'Picture in the tab of the browser' },
    guides: {
      type: 'string',
      multiple: true,
      value: 'DIR',
      summary: 'Folder of articles, more than once for several (default: guides beside the document)',
    },
    package: { type: 'string', value: 'NAME', summary: 'Package that samples import the client from' },
    marks: { type: 'boolean', summary: 'Mark what is implied, observed or not shown' },
    serve: { type: 'boolean', summary: 'Serve the site on this machine and reload it on edits' },
    port: { type: 'string', value: 'N', summary: 'With --serve: the port (default: 4400)' },
    'allow-host': allowHost,
    ...OUTPUT_OPTIONS,
    ...STRICT_OPTION,
  },
};
