import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkJobDetails } from '../schemas/job-details.js';
import { check792f38f911f3 } from '../shared/792f38f911f3.js';

export const parameters = {
	path: validator(check792f38f911f3),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkJobDetails),
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
