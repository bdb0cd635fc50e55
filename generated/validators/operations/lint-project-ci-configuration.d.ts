import type { LintProjectCiConfiguration200, LintProjectCiConfiguration400, LintProjectCiConfiguration401, LintProjectCiConfiguration403, LintProjectCiConfiguration404, LintProjectCiConfiguration414, LintProjectCiConfigurationPath, LintProjectCiConfigurationQuery } from '../../types/operations/lint-project-ci-configuration.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<LintProjectCiConfigurationPath>;
  readonly query: Validator<LintProjectCiConfigurationQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<LintProjectCiConfiguration200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<LintProjectCiConfiguration400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<LintProjectCiConfiguration401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<LintProjectCiConfiguration403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<LintProjectCiConfiguration404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<LintProjectCiConfiguration414['body']>;
    };
  };
};
