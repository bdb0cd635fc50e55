/** Each stands in one place of the document, so that an output shows which place it is from. */
export const digits = {
  parameterMaximum: '9223372036854775803',
  parameterExample: '9223372036854775801',
  parameterDefault: '9223372036854775805',
  bodyExample: '9223372036854775807',
  minimum: '-9223372036854775807',
  maximum: '9223372036854775799',
  exclusiveMinimum: '9007199254740993',
  exclusiveMaximum: '9007199254740995',
  multipleOf: '9007199254740997',
  default: '9007199254740999',
  example: '9007199254741001',
  firstOfEnum: '9007199254741003',
  lastOfEnum: '9007199254741005',
  const: '9007199254741007',
  maxLength: '9007199254741009',
  maxItems: '9007199254741011',
  maxProperties: '9007199254741013',
  extension: '9007199254741015',
  responseExample: '9007199254741017',
} as const;

/** The document as JSON, which is YAML too. */
export const document: string = `{
  "openapi": "3.1.1",
  "info": { "title": "Digits", "version": "1.0.0" },
  "servers": [{ "url": "https://digits.example" }],
  "paths": {
    "/things/{id}": {
      "post": {
        "operationId": "putThing",
        "parameters": [
          {
            "name": "id", "in": "path", "required": true, "example": ${digits.parameterExample},
            "schema": { "type": "number", "maximum": ${digits.parameterMaximum} }
          },
          { "name": "after", "in": "query", "schema": { "type": "integer", "default": ${digits.parameterDefault} } }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": { "$ref": "#/components/schemas/Thing" },
              "example": { "size": ${digits.bodyExample} }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Done.",
            "content": {
              "application/json": {
                "schema": { "type": "object", "additionalProperties": { "type": "number" } },
                "example": { "total": ${digits.responseExample} }
              }
            }
          }
        }
      }
    }
  },
  "components": {
    "schemas": {
      "Thing": {
        "type": "object",
        "maxProperties": ${digits.maxProperties},
        "properties": {
          "size": { "type": "number", "minimum": ${digits.minimum}, "maximum": ${digits.bodyExample} },
          "most": { "type": "integer", "format": "int64", "maximum": ${digits.maximum} },
          "between": {
            "type": "number",
            "exclusiveMinimum": ${digits.exclusiveMinimum},
            "exclusiveMaximum": ${digits.exclusiveMaximum}
          },
          "step": { "type": "number", "multipleOf": ${digits.multipleOf} },
          "usual": { "type": "integer", "format": "int64", "default": ${digits.default} },
          "shown": { "type": "integer", "format": "int64", "example": ${digits.example} },
          "listed": { "type": "integer", "enum": [${digits.firstOfEnum}, ${digits.lastOfEnum}] },
          "only": { "const": ${digits.const} },
          "text": { "type": "string", "maxLength": ${digits.maxLength}, "x-digits": ${digits.extension} },
          "list": { "type": "array", "items": {}, "maxItems": ${digits.maxItems} }
        }
      }
    }
  }
}
`;

/** The same in the notation of YAML: names without quotes, a sign, another base. */
export const yaml: string = document
  .replaceAll(/"([\w-]+)":/g, '$1:')
  .replace(`minimum: ${digits.exclusiveMinimum}`, `minimum: +${digits.exclusiveMinimum}`)
  .replace(`const: ${digits.const}`, `const: 0x${BigInt(digits.const).toString(16)}`);
