/**
 * The name in ASCII: letters lose their marks, other characters become code points (`Größe` → `Gro_df_e`). Names that
 * differ in more than marks stay different, as they have no underscores.
 */
export function inAscii(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\0-\x7F]/gu, codePoint);
}

/** The name in ASCII, with code points for all other characters, so that different names stay different. */
export function spelledInAscii(name: string): string {
  return name.replaceAll(/[^\0-\x7F]/gu, codePoint);
}

function codePoint(character: string): string {
  return `_${character.codePointAt(0)?.toString(16)}_`;
}
