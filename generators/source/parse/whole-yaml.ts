import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Place } from '../../diagnostics/place.ts';
import { composeYaml, hasTooManyTokens, type ComposedYaml } from './compose-yaml.ts';
import { limits } from '../files/limits.ts';
import { indentLines, type IndentedText } from './outdented-lines.ts';
import type { FileText, ParsedFile } from '../files/parsed-file.ts';
import { parsedFile, pinnedFile, pinnedPlace } from '../files/text-file.ts';
import { YamlNodes } from './yaml-nodes.ts';

/** Parses a YAML document in one piece. Lines with too little indentation are accepted if nothing else is wrong. */
export function parseWholeYaml(given: FileText): ParsedFile {
  const { text } = given;
  const file = pinnedFile(given);
  const at = (offset: number): Place => pinnedPlace({ ...given, offset });
  if (hasTooManyTokens(text)) {
    const reason = finding('source/too-many-values', { limit: limits.yamlTokens }, { file, pointer: '' });
    return { file, findings: [reason] };
  }
  const { contents, errors, comments, cuts, originalOf } = composeIndented(text, at);
  const found: Finding[] = [];
  const syntax = contents && new YamlNodes(given, found).read(contents, originalOf).node;
  if (syntax === undefined || errors.length > 0) return { file, syntax, findings: errors };
  const findings = [
    ...cuts.map((offset) => finding('source/outdented-line', {}, at(lineAfter(text, offset)))),
    ...comments,
    ...found,
  ];
  return parsedFile(given, { syntax, value: syntax.value, findings });
}

/** Composes a text, with more indentation if that makes it valid. */
function composeIndented(text: string, at: (offset: number) => Place): ComposedYaml & IndentedText {
  const composed = composeYaml(text, at);
  const indented = composed.errors.length > 0 ? indentLines(text) : undefined;
  const repaired = indented && composeYaml(indented.text, (offset) => at(indented.originalOf(offset)));
  return indented !== undefined && repaired?.errors.length === 0
    ? { ...indented, ...repaired }
    : { ...composed, text, cuts: [], originalOf: (offset) => offset };
}

/** The first character of the line after an offset. */
function lineAfter(text: string, offset: number): number {
  const found = /\S/.exec(text.slice(offset));
  return offset + (found?.index ?? 0);
}
