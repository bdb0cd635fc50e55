import { validator } from '../runtime/validation.js';
import { checkCommit } from '../schemas/commit.js';
import { checkCommitCreate } from '../schemas/commit-create.js';
import { checkError } from '../schemas/error.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

export const parameters = {
	path: validator(check450aa270454b),
};

export const body = {
	'application/json': validator(checkCommitCreate),
	'application/x-www-form-urlencoded': validator(checkCommitCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkCommit),
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
