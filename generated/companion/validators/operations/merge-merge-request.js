import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkMergeRequestDetails } from '../schemas/merge-request-details.js';
import { checkMergeRequestMerge } from '../schemas/merge-request-merge.js';
import { checka0f47b365da6 } from '../shared/a0f47b365da6.js';

export const parameters = {
	path: validator(checka0f47b365da6),
};

export const body = {
	'application/json': validator(checkMergeRequestMerge),
	'application/x-www-form-urlencoded': validator(checkMergeRequestMerge),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkMergeRequestDetails),
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
	'405': {
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
	'422': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
