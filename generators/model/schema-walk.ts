export { isSchema } from '../schema/schema.ts';
export { allSchemas, mapSubschemas, referencesOf, subschemas } from '../schema/visit.ts';
