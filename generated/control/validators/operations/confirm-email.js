import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkf2406a031839 } from '../shared/f2406a031839.js';

export const parameters = {
	path: validator(checkf2406a031839),
};

export const body = {};

export const responses = {
	'404': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
