import type { ListProjectIntegrations200, ListProjectIntegrations400, ListProjectIntegrations401, ListProjectIntegrations403, ListProjectIntegrations404, ListProjectIntegrations414, ListProjectIntegrationsPath, ListProjectIntegrationsQuery } from '../../types/operations/list-project-integrations.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListProjectIntegrationsPath>;
  readonly query: Validator<ListProjectIntegrationsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProjectIntegrations200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProjectIntegrations200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectIntegrations400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectIntegrations401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectIntegrations403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectIntegrations404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectIntegrations414['body']>;
    };
  };
};
