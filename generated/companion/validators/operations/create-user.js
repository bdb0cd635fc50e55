import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkUser } from '../schemas/user.js';
import { checkUserCreate } from '../schemas/user-create.js';

export const parameters = {};

export const body = {
	'application/json': validator(checkUserCreate),
	'application/x-www-form-urlencoded': validator(checkUserCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkUser),
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
