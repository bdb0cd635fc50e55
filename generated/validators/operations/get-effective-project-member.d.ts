import type { GetEffectiveProjectMember200, GetEffectiveProjectMember401, GetEffectiveProjectMember403, GetEffectiveProjectMember404, GetEffectiveProjectMemberPath } from '../../types/operations/get-effective-project-member.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetEffectiveProjectMemberPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetEffectiveProjectMember200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetEffectiveProjectMember401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetEffectiveProjectMember403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetEffectiveProjectMember404['body']>;
    };
  };
};
