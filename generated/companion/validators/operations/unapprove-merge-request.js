import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkMergeRequestApprovals } from '../schemas/merge-request-approvals.js';
import { checka0f47b365da6 } from '../shared/a0f47b365da6.js';

export const parameters = {
	path: validator(checka0f47b365da6),
};

export const body = {};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkMergeRequestApprovals),
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
