import { noPlaces } from '../../diagnostics/no-places.ts';
import type { ApiModel } from '../../model/model.ts';
import { printEmission, type PrintedEmission } from '../print-emission.ts';
import { docsEmitter } from './docs-emitter.ts';
import type { DocsOptions } from './docs-options.ts';

/** The model and the further inputs of a site. */
export interface SiteRequest extends DocsOptions {
  readonly model: ApiModel;
}

/** All files of the site of a model: pages as HTML and as Markdown, scripts, styles and lists of pages. */
export function buildSite({ model, ...options }: SiteRequest): Promise<PrintedEmission> {
  return printEmission(docsEmitter(options).emit(model, noPlaces));
}
