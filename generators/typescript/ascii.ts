/**
 * The same text in ASCII: letters without their marks, and the code points of other letters (`Größe` → `Gro_df_e`).
 * Names have no underscores in their middle, so different names stay different but for their marks.
 */
export function inAscii(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\0-\x7F]/gu, codePoint);
}

/** The same, different for different names. */
export function spelledInAscii(name: string): string {
  return name.replaceAll(/[^\0-\x7F]/gu, codePoint);
}

function codePoint(character: string): string {
  return `_${character.codePointAt(0)?.toString(16)}_`;
}
