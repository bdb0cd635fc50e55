import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkProject } from '../schemas/project.js';
import { checkProjectCreate } from '../schemas/project-create.js';

export const parameters = {};

export const body = {
	'application/json': validator(checkProjectCreate),
	'application/x-www-form-urlencoded': validator(checkProjectCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkProject),
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
