import { validator } from '../runtime/validation.js';
import { checkApprovalConfiguration } from '../schemas/approval-configuration.js';
import { checkError } from '../schemas/error.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

export const parameters = {
	path: validator(check450aa270454b),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkApprovalConfiguration),
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
