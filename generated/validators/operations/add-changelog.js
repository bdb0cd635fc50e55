import { validator } from '../runtime/validation.js';
import { checkChangelogCreate } from '../schemas/changelog-create.js';
import { checkChangelogResult } from '../schemas/changelog-result.js';
import { checkError } from '../schemas/error.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

export const parameters = {
	path: validator(check450aa270454b),
};

export const body = {
	'application/json': validator(checkChangelogCreate),
	'application/x-www-form-urlencoded': validator(checkChangelogCreate),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkChangelogResult),
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
	'414': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
