import { isObject, memberOf } from '../json/member.ts';
import { isBelow, isSamePointer, type FilePointer } from '../source/files/file-pointer.ts';
import type { DocumentIndex } from '../source/document/document-index.ts';

/**
 * Why renaming a component would change more than its name: payloads have the name as the value of a discriminator that
 * does not map it (OpenAPI 3.1.1, section 4.8.25.3), or a value of a mapping would refer to the new name.
 */
export function dependsOnName(
  index: DocumentIndex,
  pointer: FilePointer,
  name: string,
  newName: string,
): string | undefined {
  if (index.shapeAt(pointer) !== 'schema') return undefined;
  for (const { schema, discriminator } of index.discriminated) {
    const mapping = memberOf(discriminator, 'mapping');
    const texts = isObject(mapping) ? Object.values(mapping) : [];
    if (texts.includes(newName))
      return `${JSON.stringify(newName)} in the mapping of a discriminator would mean this schema: write it as a reference first.`;
    if (!isMapped(index, pointer, schema) && isAlternative(index, pointer, schema))
      return `Payloads have ${JSON.stringify(name)} as the value of ${JSON.stringify(memberOf(discriminator, 'propertyName') ?? '')}. Add it to the mapping of the discriminator first, so that it stays.`;
  }
  return undefined;
}

/** Whether the mapping of a discriminator has an entry for a schema. */
function isMapped(index: DocumentIndex, pointer: FilePointer, schema: FilePointer): boolean {
  const mapping = { ...schema, tokens: [...schema.tokens, 'discriminator', 'mapping'] };
  return index.linksTo(pointer).some(({ from }) => isBelow(from, mapping));
}

/** Whether a discriminator selects a schema: it is listed in `oneOf` or `anyOf`, or extends the schema with it. */
function isAlternative(index: DocumentIndex, pointer: FilePointer, schema: FilePointer): boolean {
  const listed = index
    .linksTo(pointer)
    .some(
      ({ from }) =>
        isBelow(from, schema) &&
        from.tokens.length === schema.tokens.length + 3 &&
        ['oneOf', 'anyOf'].includes(from.tokens[schema.tokens.length] ?? ''),
    );
  const extendsIt = index
    .linksTo(schema)
    .some(({ from }) => isBelow(from, pointer) && from.tokens[pointer.tokens.length] === 'allOf');
  return listed || extendsIt || isSamePointer(pointer, schema);
}
