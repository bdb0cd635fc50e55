import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';

export const parameters = {};

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
};
