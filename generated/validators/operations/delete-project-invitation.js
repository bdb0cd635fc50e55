import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkfe7116fccfb0 } from '../shared/fe7116fccfb0.js';

export const parameters = {
	path: validator(checkfe7116fccfb0),
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
	'409': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
