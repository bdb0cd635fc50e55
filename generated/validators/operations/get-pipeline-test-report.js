import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkTestReport } from '../schemas/test-report.js';
import { check662adfc9742b } from '../shared/662adfc9742b.js';

export const parameters = {
	path: validator(check662adfc9742b),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkTestReport),
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
