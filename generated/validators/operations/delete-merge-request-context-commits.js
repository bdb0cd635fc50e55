import { validator } from '../runtime/validation.js';
import { checkContextCommitSelection } from '../schemas/context-commit-selection.js';
import { checkError } from '../schemas/error.js';
import { checka0f47b365da6 } from '../shared/a0f47b365da6.js';

export const parameters = {
	path: validator(checka0f47b365da6),
};

export const body = {
	'application/json': validator(checkContextCommitSelection),
	'application/x-www-form-urlencoded': validator(checkContextCommitSelection),
};

export const responses = {
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
