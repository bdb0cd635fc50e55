import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkUser } from '../schemas/user.js';
import { checkUserUpdate } from '../schemas/user-update.js';
import { checkf2406a031839 } from '../shared/f2406a031839.js';

export const parameters = {
	path: validator(checkf2406a031839),
};

export const body = {
	'application/json': validator(checkUserUpdate),
	'application/x-www-form-urlencoded': validator(checkUserUpdate),
};

export const responses = {
	'200': {
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
