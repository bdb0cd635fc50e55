import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkProject } from '../schemas/project.js';
import { checkProjectFork } from '../schemas/project-fork.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

export const parameters = {
	path: validator(check450aa270454b),
};

export const body = {
	'application/json': validator(checkProjectFork),
	'application/x-www-form-urlencoded': validator(checkProjectFork),
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
