import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkPagesDomain } from '../schemas/pages-domain.js';
import { check2d6226409534 } from '../shared/2d6226409534.js';

export const parameters = {
	path: validator(check2d6226409534),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkPagesDomain),
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
