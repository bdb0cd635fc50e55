import { parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { refuseFlaws } from '../../diagnostics/severities.ts';
import type { Json } from '../../json/json.ts';
import { nodeOfBrokenJson, readJsonNodes } from './json-nodes.ts';
import { outlineJson } from './json-scan.ts';
import { limits } from '../files/limits.ts';
import type { FileText, ParsedFile } from '../files/parsed-file.ts';
import type { SyntaxEntry, SyntaxNode } from './syntax.ts';
import { parsedFile, pinnedFile, pinnedPlace } from '../files/text-file.ts';
import { isRounded, writtenNumber } from '../../json/numbers.ts';

/**
 * Reads JSON (RFC 8259). For repeated member names the last one counts: RFC 8259, section 4, leaves their meaning open.
 */
export function parseJson({ path, text }: FileText): ParsedFile {
  const outline = outlineJson(text);
  if (outline.depth > limits.depth) {
    const file = pinnedFile({ path, text });
    return { file, findings: [finding('source/too-deep', { depth: limits.depth }, { file, pointer: '' })] };
  }
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return parseBrokenJson({ path, text });
  }
  const { members, hasLostDigits } = lookThrough(value);
  if (hasLostDigits) value = JSON.parse(text, withDigits) as Json;
  const syntax = readJsonNodes(text);
  const findings = members === outline.members ? [] : [...repetitionFindings({ path, text }, syntax)];
  return parsedFile({ path, text }, { value, syntax, findings });
}

/** Reads JSON with only one possible interpretation: repeated member names are errors. */
export function parseStrictJson(given: FileText): ParsedFile {
  const parsed = parseJson(given);
  if (parsed.findings.length === 0) return parsed;
  return { file: parsed.file, findings: refuseFlaws(parsed.findings) };
}

/** JSON.parse stops at the first error and does not always report its position; the tolerant parser does. */
function parseBrokenJson(given: FileText): ParsedFile {
  const errors: ParseError[] = [];
  const root = parseTree(given.text, errors, { disallowComments: true });
  const first = errors.filter(({ offset }, at) => offset !== errors[at - 1]?.offset);
  const findings = first.slice(0, limits.syntaxErrors).map(({ error, offset }) => {
    const reason = printParseErrorCode(error)
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase();
    return finding('source/syntax', { reason }, pinnedPlace({ ...given, offset }));
  });
  return { file: pinnedFile(given), syntax: root && nodeOfBrokenJson(root), findings };
}

function* repetitionFindings(file: FileText, { kind, entries }: SyntaxNode): Generator<Finding> {
  const names = new Map<string, SyntaxEntry>();
  for (const entry of entries) {
    const { name, nameStart, node } = entry;
    const first = kind === 'map' ? names.get(name) : undefined;
    if (first === undefined) names.set(name, entry);
    else
      yield finding('source/duplicate-key', { name }, pinnedPlace({ ...file, offset: nameStart }), [
        { message: 'first here', at: pinnedPlace({ ...file, offset: first.nameStart }) },
      ]);
    if (node !== undefined) yield* repetitionFindings(file, node);
  }
}

/** Counts the members of all objects, and finds out whether a number is another one than the text has. */
function lookThrough(root: Json): { readonly members: number; readonly hasLostDigits: boolean } {
  let members = 0;
  let hasLostDigits = false;
  const open: Json[] = [[root]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === null || typeof next !== 'object') continue;
    const values = Object.values(next);
    if (!Array.isArray(next)) members += values.length;
    for (const value of values) {
      if (typeof value === 'number') hasLostDigits ||= isRounded(value) || !Number.isFinite(value);
      else if (value !== null && typeof value === 'object') open.push(value);
    }
  }
  return { members, hasLostDigits };
}

/** Reads numbers from their texts (ECMA-262, section 25.5.1). Takes longer than reading them as doubles. */
function withDigits(
  _name: string,
  value: unknown,
  { source = '' }: { readonly source?: string } = {},
): unknown {
  return typeof value === 'number' ? writtenNumber(value, source) : value;
}
