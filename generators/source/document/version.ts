import { jsonText } from '../../../runtime/contract/json-text.ts';
import { finding } from '../../diagnostics/catalog.ts';
import { isJsonText } from '../files/file-reader.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { JsonObject } from '../../json/json.ts';
import type { FileText } from '../files/parsed-file.ts';
import type { Places } from '../../diagnostics/place.ts';
import { pinnedPlace } from '../files/text-file.ts';

export interface Version {
  /** As declared, such as `3.0.3`. */
  readonly declared: string;
  /** The version whose rules apply to the document. */
  readonly minor: '3.0' | '3.1';
  readonly findings: readonly Finding[];
}

/** The version that a document declares in `openapi` (OpenAPI 3.1.1, section 4.8.1), or why it cannot be read. */
export function readVersion(root: JsonObject, places: Places): Version | { readonly refused: Finding } {
  const declared = root['openapi'];
  // In YAML, a version of two numbers is a number if it has no quotes.
  const text = typeof declared === 'number' ? declared.toFixed(1) : declared;
  const minor = typeof text === 'string' ? /^(3\.[012])(?:\.\d+(?:-.+)?)?$/.exec(text)?.[1] : undefined;
  if (typeof text === 'string' && minor !== undefined) {
    const at = places.at(root, 'openapi');
    const wanted = "a text such as '3.1.1'";
    const particulars = { name: 'openapi', wanted, found: text, outcome: 'read as text', hint: '' };
    const findings = typeof declared === 'number' ? [finding('openapi/wrong-type', particulars, at)] : [];
    if (minor === '3.0' || minor === '3.1') return { declared: text, minor, findings };
    findings.push(finding('source/newer-version', { version: text }, at));
    return { declared: text, minor: '3.1', findings };
  }
  const field = declared === undefined && root['swagger'] !== undefined ? 'swagger' : 'openapi';
  const at = Object.hasOwn(root, field) ? places.at(root, field) : places.of(root);
  return { refused: finding('source/unsupported-version', { problem: describeProblem(root) }, at) };
}

/**
 * Why a YAML text is not a supported document, if that is visible at once: the field `swagger` at its root. The syntax
 * tree of a long text takes seconds, which this saves.
 */
export function refuseSwagger({ path, text }: FileText): Finding | undefined {
  if (isJsonText(text)) return undefined;
  const [found, lead = '', swagger = ''] = /^(swagger:[ \t]*['"]?)([12](?:\.\d+)?)\b/m.exec(text) ?? [];
  if (found === undefined || /^(?:openapi:|---)/m.test(text)) return undefined;
  const offset = text.indexOf(found) + lead.replace(/['"]$/, '').length;
  const at = { ...pinnedPlace({ path, text, offset }), pointer: '/swagger' };
  return finding('source/unsupported-version', { problem: describeProblem({ swagger }) }, at);
}

function describeProblem({ openapi, swagger }: JsonObject): string {
  if (openapi === undefined && swagger !== undefined)
    return `This is Swagger ${String(swagger)}; its successor OpenAPI 3 is needed.`;
  if (openapi === undefined) return 'The field `openapi`, which names the version, is missing.';
  if (typeof openapi !== 'string')
    return `The version has to be a text such as '3.1.1', not ${jsonText(openapi)}.`;
  if (/^3\.[3-9]/.test(openapi))
    return `OpenAPI ${openapi} is newer than 3.2, the newest version that is read.`;
  return `${JSON.stringify(openapi)} is no known version of OpenAPI.`;
}
