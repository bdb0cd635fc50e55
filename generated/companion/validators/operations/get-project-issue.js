import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkIssue } from '../schemas/issue.js';
import { check6618f1d50449 } from '../shared/6618f1d50449.js';

export const parameters = {
	path: validator(check6618f1d50449),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkIssue),
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
