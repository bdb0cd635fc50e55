import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { check7b7071fd6946 } from '../shared/7b7071fd6946.js';

export const parameters = {
	path: validator(check7b7071fd6946),
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
