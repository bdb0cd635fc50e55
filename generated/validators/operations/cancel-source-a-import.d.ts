import type { CancelSourceAImport200, CancelSourceAImport400, CancelSourceAImport401, CancelSourceAImport403, CancelSourceAImport404, CancelSourceAImport414, CancelSourceAImportFormBody, CancelSourceAImportJsonBody } from '../../types/operations/cancel-source-a-import.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {
  readonly 'application/json': Validator<CancelSourceAImportJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CancelSourceAImportFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<CancelSourceAImport200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CancelSourceAImport400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CancelSourceAImport401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CancelSourceAImport403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CancelSourceAImport404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CancelSourceAImport414['body']>;
    };
  };
};
