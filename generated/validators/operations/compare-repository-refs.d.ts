import type { CompareRepositoryRefs200, CompareRepositoryRefs400, CompareRepositoryRefs401, CompareRepositoryRefs403, CompareRepositoryRefs404, CompareRepositoryRefs414, CompareRepositoryRefsPath, CompareRepositoryRefsQuery } from '../../types/operations/compare-repository-refs.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CompareRepositoryRefsPath>;
  readonly query: Validator<CompareRepositoryRefsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<CompareRepositoryRefs200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CompareRepositoryRefs400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CompareRepositoryRefs401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CompareRepositoryRefs403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CompareRepositoryRefs404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CompareRepositoryRefs414['body']>;
    };
  };
};
