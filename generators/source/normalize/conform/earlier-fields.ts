import { allHold, type Kind } from '../../document/structure.ts';

const parameter = 'It belongs into `schema`, as OpenAPI 3 describes values there.';
const response = 'It belongs into `content`, under a media type.';

/** Fields of Swagger 2.0 that OpenAPI 3 replaces, by the kind of the object, with what to do. */
export const earlierFields: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  document: {
    swagger: 'OpenAPI 3 documents have `openapi` alone.',
    host: 'It belongs into the `url` of a server.',
    basePath: 'It belongs into the `url` of a server.',
    schemes: 'They belong into the `url` of a server.',
    definitions: 'They belong into `components/schemas`.',
    securityDefinitions: 'They belong into `components/securitySchemes`.',
    parameters: 'They belong into `components/parameters`.',
    responses: 'They belong into `components/responses`.',
    consumes: 'Media types are the names in `content`.',
    produces: 'Media types are the names in `content`.',
  },
  operation: {
    consumes: 'Media types are the names in the `content` of the request body.',
    produces: 'Media types are the names in the `content` of responses.',
    schemes: 'They belong into the `url` of a server.',
  },
  parameter: {
    ...allHold(
      parameter,
      'type format items default maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems enum multipleOf',
    ),
    collectionFormat: 'Write `style` and `explode`.',
  },
  header: allHold(parameter, 'type format items default maximum minimum maxLength minLength pattern enum'),
  requestBody: { schema: response, example: response, examples: response },
  response: { schema: response, example: response, examples: response, type: response },
  securityScheme: {
    flow: 'The name of the flow is a name in `flows`.',
    scopes: 'They belong into a flow of `flows`.',
  },
};
