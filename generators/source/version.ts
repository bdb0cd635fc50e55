import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { JsonObject } from './document.ts';
import type { Places } from './place.ts';

export interface Version {
  /** As declared, such as `3.0.3`. */
  readonly declared: string;
  readonly minor: '3.0' | '3.1';
}

/** The version that a document declares in `openapi` (OpenAPI 3.1.1, section 4.8.1), or why it cannot be read. */
export function readVersion(root: JsonObject, places: Places): Version | { readonly refused: Finding } {
  const declared = root['openapi'];
  if (typeof declared === 'string') {
    const minor = /^(3\.[01])\.\d+(-.+)?$/.exec(declared)?.[1];
    if (minor === '3.0' || minor === '3.1') return { declared, minor };
  }
  const member = declared === undefined && root['swagger'] !== undefined ? 'swagger' : 'openapi';
  const at = Object.hasOwn(root, member) ? places.at(root, member) : places.of(root);
  return { refused: finding('source/version', { problem: describeProblem(root) }, at) };
}

function describeProblem({ openapi, swagger }: JsonObject): string {
  if (openapi === undefined && swagger !== undefined)
    return `This is Swagger ${String(swagger)}; its successor OpenAPI 3 is needed.`;
  if (openapi === undefined) return 'The member `openapi`, which names the version, is missing.';
  if (typeof openapi !== 'string')
    return `The version has to be a text such as '3.1.1', not ${JSON.stringify(openapi)}.`;
  if (openapi.startsWith('3.2.'))
    return `OpenAPI ${openapi} is newer than 3.1, the newest version that is understood.`;
  return `${JSON.stringify(openapi)} is no known version of OpenAPI.`;
}
