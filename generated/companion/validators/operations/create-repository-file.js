import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkFileChange } from '../schemas/file-change.js';
import { checkFileCreate } from '../schemas/file-create.js';
import { check0c4bc7366f71 } from '../shared/0c4bc7366f71.js';

export const parameters = {
	path: validator(check0c4bc7366f71),
};

export const body = {
	'application/json': validator(checkFileCreate),
	'application/x-www-form-urlencoded': validator(checkFileCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkFileChange),
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
