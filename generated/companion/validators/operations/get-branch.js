import { validator } from '../runtime/validation.js';
import { checkBranch } from '../schemas/branch.js';
import { checkError } from '../schemas/error.js';
import { check9cbd9a0a5c15 } from '../shared/9cbd9a0a5c15.js';

export const parameters = {
	path: validator(check9cbd9a0a5c15),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkBranch),
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
