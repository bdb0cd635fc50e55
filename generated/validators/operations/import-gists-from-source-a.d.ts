import type { ImportGistsFromSourceA400, ImportGistsFromSourceA401, ImportGistsFromSourceA403, ImportGistsFromSourceA414, ImportGistsFromSourceA422, ImportGistsFromSourceA429, ImportGistsFromSourceAFormBody, ImportGistsFromSourceAJsonBody } from '../../types/operations/import-gists-from-source-a.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {
  readonly 'application/json': Validator<ImportGistsFromSourceAJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<ImportGistsFromSourceAFormBody>;
};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ImportGistsFromSourceA400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ImportGistsFromSourceA401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ImportGistsFromSourceA403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ImportGistsFromSourceA414['body']>;
    };
  };
  readonly '422': {
    readonly content: {
      readonly 'application/json': Validator<ImportGistsFromSourceA422['body']>;
    };
  };
  readonly '429': {
    readonly content: {
      readonly 'application/json': Validator<ImportGistsFromSourceA429['body']>;
    };
  };
};
