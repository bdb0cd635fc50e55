import type { GetPipelineTestReport200, GetPipelineTestReport401, GetPipelineTestReport403, GetPipelineTestReport404, GetPipelineTestReportPath } from '../../types/operations/get-pipeline-test-report.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetPipelineTestReportPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetPipelineTestReport200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetPipelineTestReport401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetPipelineTestReport403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetPipelineTestReport404['body']>;
    };
  };
};
