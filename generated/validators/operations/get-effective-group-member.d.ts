import type { GetEffectiveGroupMember200, GetEffectiveGroupMember401, GetEffectiveGroupMember403, GetEffectiveGroupMember404, GetEffectiveGroupMemberPath } from '../../types/operations/get-effective-group-member.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetEffectiveGroupMemberPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetEffectiveGroupMember200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetEffectiveGroupMember401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetEffectiveGroupMember403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetEffectiveGroupMember404['body']>;
    };
  };
};
