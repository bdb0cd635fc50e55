import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkIntegration } from '../schemas/integration.js';
import { check2795038a0133 } from '../shared/2795038a0133.js';

export const parameters = {
	path: validator(check2795038a0133),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkIntegration),
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
