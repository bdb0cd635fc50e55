/** A Markdown table; cells after the first are numbers and stand to the right. Bars and line breaks in cells are defused. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.map(defuse).join(' | ')} |`).join('\n');
}

function defuse(cell: string): string {
  return cell.replace(/[|\\]/g, String.raw`\$&`).replace(/\s+/g, ' ');
}
