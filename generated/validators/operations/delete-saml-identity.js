import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkbe7130686faa } from '../shared/be7130686faa.js';

export const parameters = {
	path: validator(checkbe7130686faa),
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
