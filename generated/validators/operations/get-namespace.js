import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkNamespace } from '../schemas/namespace.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

export const parameters = {
	path: validator(check450aa270454b),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkNamespace),
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
