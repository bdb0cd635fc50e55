import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkIntegration } from '../schemas/integration.js';
import { checkIntegrationUpdate } from '../schemas/integration-update.js';
import { check2795038a0133 } from '../shared/2795038a0133.js';

export const parameters = {
	path: validator(check2795038a0133),
};

export const body = {
	'application/json': validator(checkIntegrationUpdate),
	'application/x-www-form-urlencoded': validator(checkIntegrationUpdate),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkIntegration),
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
