import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkGroup } from '../schemas/group.js';
import { checkGroupCreate } from '../schemas/group-create.js';

export const parameters = {};

export const body = {
	'application/json': validator(checkGroupCreate),
	'application/x-www-form-urlencoded': validator(checkGroupCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkGroup),
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
	'409': {
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
