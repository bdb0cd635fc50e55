import type { ListTags200, ListTags400, ListTags401, ListTags403, ListTags404, ListTags414, ListTagsPath, ListTagsQuery } from '../../types/operations/list-tags.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListTagsPath>;
  readonly query: Validator<ListTagsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListTags200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListTags200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListTags400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListTags401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListTags403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListTags404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListTags414['body']>;
    };
  };
};
