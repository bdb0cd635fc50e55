/** A part of a path segment: text, or a parameter; the value of a `multi` parameter may span segments. */
export type PathPart =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'parameter'; readonly name: string; readonly multi: boolean };

/** The text between two slashes of a path template; `archive.{format}` has two parts. */
export type PathSegment = readonly PathPart[];
