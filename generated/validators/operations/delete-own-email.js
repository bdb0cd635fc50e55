import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { check8389458ff043 } from '../shared/8389458ff043.js';

export const parameters = {
	path: validator(check8389458ff043),
};

export const body = {};

export const responses = {
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
