import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkTag } from '../schemas/tag.js';
import { checkbc78dff7a217 } from '../shared/bc78dff7a217.js';

export const parameters = {
	path: validator(checkbc78dff7a217),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkTag),
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
