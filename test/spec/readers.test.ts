import { fileURLToPath } from 'node:url';
import SwaggerParser from '@apidevtools/swagger-parser';
import { expect, test } from 'vitest';

/** The schema of that reader refuses some of what the specification allows, such as a description of a variable. */
test.each(['generated/openapi.json', 'service/companion/openapi.yaml'])(
  '%s is valid for swagger-parser',
  async (path) => {
    const { paths = {} } = await SwaggerParser.validate(
      fileURLToPath(new URL(`../../${path}`, import.meta.url)),
    );
    expect(Object.keys(paths).length).toBeGreaterThan(10);
  },
);
