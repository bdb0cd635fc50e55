import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkIssue } from '../schemas/issue.js';
import { checkIssueCreate } from '../schemas/issue-create.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

export const parameters = {
	path: validator(check450aa270454b),
};

export const body = {
	'application/json': validator(checkIssueCreate),
	'application/x-www-form-urlencoded': validator(checkIssueCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkIssue),
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
