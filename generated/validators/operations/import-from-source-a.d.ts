import type { ImportFromSourceA201, ImportFromSourceA400, ImportFromSourceA401, ImportFromSourceA403, ImportFromSourceA414, ImportFromSourceA429, ImportFromSourceAFormBody, ImportFromSourceAJsonBody } from '../../types/operations/import-from-source-a.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {
  readonly 'application/json': Validator<ImportFromSourceAJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<ImportFromSourceAFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceA201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceA400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceA401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceA403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceA414['body']>;
    };
  };
  readonly '429': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceA429['body']>;
    };
  };
};
