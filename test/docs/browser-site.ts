import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright-core';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { serveSite, type SiteServer } from '../../generators/site/serve.ts';
import { PATIENCE } from '../runs/limits.ts';
import { CHROMIUM, isInstalled } from '../runs/programs.ts';
import { fixedSite } from './fixed-site.ts';
import { siteOf } from './site-files.ts';

export const hasChromium: boolean = isInstalled('chromium');

/** A browser whose pages wait as long for everything as tests do. */
export async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox'],
    timeout: PATIENCE,
  });
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE));
  return browser;
}

/** The site of a document on a port of this machine; with `connect`, calls may be tried there. */
export async function serve(document: string, connect: readonly string[] = []): Promise<SiteServer> {
  const { files } = await siteOf(document);
  return serveFiles(
    [...files].map(([path, text]) => ({ path, text })),
    connect,
  );
}

/** Files of a site on a port of this machine. */
export async function serveFiles(
  files: readonly OutputFile[],
  connect: readonly string[] = [],
): Promise<SiteServer> {
  const made = serveSite({ connect });
  made.replace(fixedSite(files));
  made.server.listen(0, '127.0.0.1');
  await once(made.server, 'listening');
  return made;
}

export function addressOf({ server }: Pick<SiteServer, 'server'>): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/**
 * The script of axe, and an expression that gives what it finds on the page: empty where all is well. Contrast is among
 * its rules; the one that targets have 24 pixels (WCAG 2.2, 2.5.8) has to be asked for.
 */
export const axe: string = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
export const RUN_AXE =
  'axe.run({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } }).then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`))';
