import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkServiceAccountToken } from '../schemas/service-account-token.js';
import { checkServiceAccountTokenCreate } from '../schemas/service-account-token-create.js';
import { check967027e74cec } from '../shared/967027e74cec.js';

export const parameters = {
	path: validator(check967027e74cec),
};

export const body = {
	'application/json': validator(checkServiceAccountTokenCreate),
	'application/x-www-form-urlencoded': validator(checkServiceAccountTokenCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkServiceAccountToken),
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
	'404': {
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
