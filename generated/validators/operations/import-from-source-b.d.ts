import type { ImportFromSourceB201, ImportFromSourceB400, ImportFromSourceB401, ImportFromSourceB403, ImportFromSourceB414, ImportFromSourceB429, ImportFromSourceBFormBody, ImportFromSourceBJsonBody } from '../../types/operations/import-from-source-b.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {
  readonly 'application/json': Validator<ImportFromSourceBJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<ImportFromSourceBFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceB201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceB400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceB401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceB403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceB414['body']>;
    };
  };
  readonly '429': {
    readonly content: {
      readonly 'application/json': Validator<ImportFromSourceB429['body']>;
    };
  };
};
