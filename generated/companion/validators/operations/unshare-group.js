import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { check1a99404136fc } from '../shared/1a99404136fc.js';

export const parameters = {
	path: validator(check1a99404136fc),
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
