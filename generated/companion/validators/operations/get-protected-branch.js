import { validator } from '../runtime/validation.js';
import { checkApprovalRuleBranch } from '../schemas/approval-rule-branch.js';
import { checkError } from '../schemas/error.js';
import { check5870b780fc2b } from '../shared/5870b780fc2b.js';

export const parameters = {
	path: validator(check5870b780fc2b),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkApprovalRuleBranch),
		},
	},
	'401': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'403': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'404': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
