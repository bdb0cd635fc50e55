import { validator } from '../runtime/validation.js';
import { checkApprovalRule } from '../schemas/approval-rule.js';
import { checkError } from '../schemas/error.js';
import { checkProjectApprovalRuleUpdate } from '../schemas/project-approval-rule-update.js';
import { check547f12f15ee2 } from '../shared/547f12f15ee2.js';

export const parameters = {
	path: validator(check547f12f15ee2),
};

export const body = {
	'application/json': validator(checkProjectApprovalRuleUpdate),
	'application/x-www-form-urlencoded': validator(checkProjectApprovalRuleUpdate),
};

export const responses = {
	'200': {
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
