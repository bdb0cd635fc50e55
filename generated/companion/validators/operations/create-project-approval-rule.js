import { validator } from '../runtime/validation.js';
import { checkApprovalRule } from '../schemas/approval-rule.js';
import { checkError } from '../schemas/error.js';
import { checkProjectApprovalRuleCreate } from '../schemas/project-approval-rule-create.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

export const parameters = {
	path: validator(check450aa270454b),
};

export const body = {
	'application/json': validator(checkProjectApprovalRuleCreate),
	'application/x-www-form-urlencoded': validator(checkProjectApprovalRuleCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkApprovalRule),
		},
	},
	'400': {
		content: {
			'application/json': validator(checkError),
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
	'414': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
