import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkUser } from '../schemas/user.js';

export const parameters = {};

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
};
