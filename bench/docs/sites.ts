import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { escapeText } from '../../generators/emit/docs/html.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { setAside } from '../aside.ts';
import { cache, peers, repository } from '../places.ts';
import { measureProcess, type Usage } from '../process.ts';
import { tsModelOf, type TsOperation } from '../../generators/typescript/ts-model.ts';

/** A document that all contestants show. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  /** The document as one JSON file, for tools that read it in the browser. */
  readonly json: string;
  readonly model: ApiModel;
}

/** A folder to serve, and its page that shows the first operation. */
export interface SiteFolder {
  readonly folder: string;
  readonly page: string;
  /** Set if the page shows an operation only behind a link that it generates: the id of the operation. */
  readonly behindLink?: string;
}

/** A page with only a heading: the time of the browser itself. */
export const EMPTY = 'an empty page';

export const TOOLS = [EMPTY, 'forgespec', 'redocly build-docs', 'Scalar', 'Swagger UI'] as const;
export type Tool = (typeof TOOLS)[number];

/** The operation to wait for: the first one of the first family, where all tools begin. */
export function firstOperation(model: ApiModel): TsOperation {
  const first = tsModelOf(model).families[0]?.operations.find(({ summary }) => summary !== undefined);
  if (first === undefined) throw new Error('No operation has a summary.');
  return first;
}

export function folderOf(subject: Subject, tool: Tool): string {
  return join(cache, 'docs', `${subject.name} ${tool}`.replaceAll(/\W+/g, '-').toLowerCase());
}

/** Builds the site of a tool that generates static sites. */
export function buildSiteOf(subject: Subject, tool: Tool): Promise<Usage> {
  const folder = folderOf(subject, tool);
  setAside(folder);
  const command =
    tool === 'forgespec'
      ? [join(repository, 'generators/cli/main.ts'), 'docs', subject.path, '--out', folder]
      : [
          join(peers, '@redocly/cli/bin/cli.js'),
          'build-docs',
          subject.path,
          '--output',
          join(folder, 'index.html'),
        ];
  return measureProcess(command, cache);
}

/** The site of a tool; for tools that render in the browser, a page, their script and the document. */
export function siteOf(subject: Subject, tool: Tool): SiteFolder {
  const folder = folderOf(subject, tool);
  if (tool === 'forgespec') {
    return { folder, page: `operations/${firstOperation(subject.model).names.file}.html` };
  }
  if (tool === EMPTY) {
    mkdirSync(folder, { recursive: true });
    const heading = escapeText(firstOperation(subject.model).summary ?? '');
    writeFileSync(join(folder, 'index.html'), `${HEAD}</head><body><h1>${heading}</h1></body></html>`);
    return { folder, page: 'index.html' };
  }
  if (tool === 'redocly build-docs') {
    // The page loads its script from elsewhere; here it is beside the page.
    copyFileSync(join(peers, '@redocly/cli/lib/chunks', SCRIPT), join(folder, SCRIPT));
    const page = join(folder, 'index.html');
    const text = readFileSync(page, 'utf8').replaceAll(
      /https:\/\/[^"]*\/redoc\.standalone\.js/g,
      `./${SCRIPT}`,
    );
    writeFileSync(page, text);
  } else {
    mkdirSync(folder, { recursive: true });
    for (const file of PARTS[tool].files) copyFileSync(join(peers, file), join(folder, basename(file)));
    copyFileSync(subject.json, join(folder, 'openapi.json'));
    writeFileSync(join(folder, 'index.html'), PARTS[tool].page);
  }
  const isRouted = tool === 'redocly build-docs';
  return {
    folder,
    page: 'index.html',
    ...(isRouted ? { behindLink: firstOperation(subject.model).id } : {}),
  };
}

const SCRIPT = 'redoc.standalone.js';

const HEAD =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API</title>';

/** A page as in the documentation of each tool. */
const PARTS = {
  Scalar: {
    files: ['@scalar/api-reference/dist/browser/standalone.js'],
    page: `${HEAD}</head><body><div id="app"></div><script src="standalone.js"></script><script>Scalar.createApiReference('#app', { url: 'openapi.json', withDefaultFonts: false, telemetry: false })</script></body></html>`,
  },
  'Swagger UI': {
    files: ['swagger-ui-dist/swagger-ui.css', 'swagger-ui-dist/swagger-ui-bundle.js'],
    page: `${HEAD}<link rel="stylesheet" href="swagger-ui.css"></head><body><div id="swagger-ui"></div><script src="swagger-ui-bundle.js"></script><script>SwaggerUIBundle({ url: 'openapi.json', dom_id: '#swagger-ui' })</script></body></html>`,
  },
} as const;
