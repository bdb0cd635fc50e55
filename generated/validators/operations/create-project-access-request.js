import { validator } from '../runtime/validation.js';
import { checkAccessRequest } from '../schemas/access-request.js';
import { checkError } from '../schemas/error.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

export const parameters = {
	path: validator(check450aa270454b),
};

export const body = {};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkAccessRequest),
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
};
