import type { LintCiContent200, LintCiContent400, LintCiContent401, LintCiContent403, LintCiContent404, LintCiContent414, LintCiContentFormBody, LintCiContentJsonBody, LintCiContentPath, LintCiContentQuery } from '../../types/operations/lint-ci-content.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<LintCiContentPath>;
  readonly query: Validator<LintCiContentQuery>;
};
export declare const body: {
  readonly 'application/json': Validator<LintCiContentJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<LintCiContentFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<LintCiContent200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<LintCiContent400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<LintCiContent401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<LintCiContent403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<LintCiContent404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<LintCiContent414['body']>;
    };
  };
};
