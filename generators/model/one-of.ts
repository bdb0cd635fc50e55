/** All readings of `oneOf` with a discriminator; the first is the default. */
export const oneOfReadings = ['tagged', 'strict'] as const;

/**
 * How `oneOf` with a discriminator is read. `tagged`: a value whose tag names an alternative has to match that one,
 * as most implementations do. `strict`: a value has to match exactly one, whatever its tag (OpenAPI 3.1.1, section
 * 4.8.25).
 */
export type OneOfReading = (typeof oneOfReadings)[number];
