import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkPersonalAccessToken } from '../schemas/personal-access-token.js';

export const parameters = {};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkPersonalAccessToken),
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
