import { anything, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { check039b575d23f6 } from '../shared/039b575d23f6.js';

export const parameters = {
	path: validator(check039b575d23f6),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'*/*': validator(anything),
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
