import type { ImportFromSourceBServer201, ImportFromSourceBServer400, ImportFromSourceBServer401, ImportFromSourceBServer403, ImportFromSourceBServer414, ImportFromSourceBServer429, ImportFromSourceBServerFormBody, ImportFromSourceBServerJsonBody } from '../../types/operations/import-from-source-b-server.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {
  readonly 'application/json': Validator<ImportFromSourceBServerJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<ImportFromSourceBServerFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceBServer201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceBServer400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceBServer401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceBServer403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceBServer414['body']>;
    };
  };
  readonly '429': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceBServer429['body']>;
    };
  };
};
