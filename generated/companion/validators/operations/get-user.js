import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkUser } from '../schemas/user.js';
import { checkf2406a031839 } from '../shared/f2406a031839.js';

export const parameters = {
	path: validator(checkf2406a031839),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkUser),
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
