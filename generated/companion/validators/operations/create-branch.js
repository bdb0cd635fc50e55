import { validator } from '../runtime/validation.js';
import { checkBranch } from '../schemas/branch.js';
import { checkBranchCreate } from '../schemas/branch-create.js';
import { checkError } from '../schemas/error.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

export const parameters = {
	path: validator(check450aa270454b),
};

export const body = {
	'application/json': validator(checkBranchCreate),
	'application/x-www-form-urlencoded': validator(checkBranchCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkBranch),
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
