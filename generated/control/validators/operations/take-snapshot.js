import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkb39525434cbf } from '../shared/b39525434cbf.js';

export const parameters = {
	path: validator(checkb39525434cbf),
};

export const body = {};

export const responses = {
	'400': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
