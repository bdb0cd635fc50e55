import { validator } from '../runtime/validation.js';
import { checkApplicationSettings } from '../schemas/application-settings.js';
import { checkError } from '../schemas/error.js';

export const parameters = {};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkApplicationSettings),
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
