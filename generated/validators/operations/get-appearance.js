import { validator } from '../runtime/validation.js';
import { checkAppearance } from '../schemas/appearance.js';
import { checkError } from '../schemas/error.js';

export const parameters = {};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkAppearance),
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
