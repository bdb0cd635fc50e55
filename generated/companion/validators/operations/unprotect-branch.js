import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { check5870b780fc2b } from '../shared/5870b780fc2b.js';

export const parameters = {
	path: validator(check5870b780fc2b),
};

export const body = {};

export const responses = {
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
