import { counted } from './counted.ts';
import { excerptOf } from './excerpt.ts';
import type { Finding } from './finding.ts';
import type { Severity } from './definition.ts';
import { groupFindings, type FindingGroup } from './grouped.ts';
import { positionOf } from './located.ts';
import { contentOf } from './source-file.ts';
import { visible } from './visible.ts';
import type { Place } from './place.ts';

/** How findings are printed for people. */
export interface TextOptions {
  /** Terminal colours; off by default. */
  readonly color?: boolean;
  /** Number of findings that are shown before the others are only counted; all by default. */
  readonly limit?: number;
}

type Paint = (style: Style, text: string) => string;
type Style = keyof typeof styles;

const styles = { error: '31', warning: '33', note: '36', strong: '1', faint: '2' } as const;

/**
 * The findings for people: severity, code and place, the message, the line with a caret, other places, cause and fix;
 * then one line with counts. Findings with one cause are shown once, with a count. The empty string if there are none.
 */
export function renderText(findings: readonly Finding[], options: TextOptions = {}): string {
  if (findings.length === 0) return '';
  const paint: Paint =
    options.color === true ? (style, text) => `\u001b[${styles[style]}m${text}\u001b[0m` : (_, text) => text;
  const groups = groupFindings(findings);
  const shown = groups.slice(0, options.limit ?? groups.length);
  const rest = groups.length - shown.length;
  const blocks = shown.map((each) => renderFinding(each, paint));
  if (rest > 0) blocks.push(`… and ${rest} more\n`);
  return `${blocks.join('\n')}\n${countFindings(groups.map(({ finding }) => finding))}\n`;
}

/** `2 errors, 1 warning`; severities that do not occur are left out. */
export function countFindings(findings: readonly Finding[]): string {
  const severities: readonly Severity[] = ['error', 'warning', 'note'];
  const counts = severities.map((severity) => ({
    severity,
    count: findings.filter((finding) => finding.severity === severity).length,
  }));
  const named = counts.filter(({ count }) => count > 0);
  if (named.length === 0) return 'no findings';
  return named.map(({ severity, count }) => counted(count, severity)).join(', ');
}

function renderFinding({ finding, position, count, others }: FindingGroup, paint: Paint): string {
  const { code, definition, severity, message, at, related = [] } = finding;
  const where = at === undefined ? '' : ` ${paint('strong', describePlace(at))}`;
  const lines = [`${paint(severity, severity)} ${code}${where}`, `  ${visible(message)}`];
  const excerpt =
    at === undefined || position === undefined ? undefined : excerptOf(contentOf(at.file), position);
  if (excerpt !== undefined && excerpt.line !== '' && position !== undefined) {
    const gutter = String(position.line);
    const blank = ' '.repeat(gutter.length);
    lines.push(`  ${paint('faint', `${gutter} |`)} ${excerpt.line}`);
    lines.push(`  ${paint('faint', `${blank} |`)} ${' '.repeat(excerpt.caret)}${paint(severity, '^')}`);
  }
  for (const other of related) lines.push(`  ${describePlace(other.at)}: ${visible(other.message)}`);
  if (count > 1) {
    const more = count - 1 > others.length ? ', …' : '';
    lines.push(`  ${count} times in all; also at ${others.map(describePlace).join(', ')}${more}`);
  }
  lines.push(
    `  ${paint('faint', 'cause:')} ${definition.cause}`,
    `  ${paint('faint', 'fix:')} ${definition.fix}`,
  );
  return `${lines.join('\n')}\n`;
}

/** `spec/openapi.yaml:12:5`, safe to print. */
export function describePlace(place: Place): string {
  const { line, column } = positionOf(place);
  return `${visible(place.file.path)}:${line}:${column}`;
}
