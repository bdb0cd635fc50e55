import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkMilestone } from '../schemas/milestone.js';
import { check6c0f3599729a } from '../shared/6c0f3599729a.js';

export const parameters = {
	path: validator(check6c0f3599729a),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkMilestone),
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
