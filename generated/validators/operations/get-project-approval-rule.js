import { validator } from '../runtime/validation.js';
import { checkApprovalRule } from '../schemas/approval-rule.js';
import { checkError } from '../schemas/error.js';
import { check547f12f15ee2 } from '../shared/547f12f15ee2.js';

export const parameters = {
	path: validator(check547f12f15ee2),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkApprovalRule),
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
