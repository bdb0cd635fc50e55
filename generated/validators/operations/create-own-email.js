import { validator } from '../runtime/validation.js';
import { checkEmail } from '../schemas/email.js';
import { checkEmailCreate } from '../schemas/email-create.js';
import { checkError } from '../schemas/error.js';

export const parameters = {};

export const body = {
	'application/json': validator(checkEmailCreate),
	'application/x-www-form-urlencoded': validator(checkEmailCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkEmail),
		},
	},
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
	'414': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
