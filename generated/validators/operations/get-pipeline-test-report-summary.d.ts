import type { GetPipelineTestReportSummary200, GetPipelineTestReportSummary401, GetPipelineTestReportSummary403, GetPipelineTestReportSummary404, GetPipelineTestReportSummaryPath } from '../../types/operations/get-pipeline-test-report-summary.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetPipelineTestReportSummaryPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetPipelineTestReportSummary200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetPipelineTestReportSummary401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetPipelineTestReportSummary403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetPipelineTestReportSummary404['body']>;
    };
  };
};
