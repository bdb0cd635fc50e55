import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkGroup } from '../schemas/group.js';
import { checkGroupUpdate } from '../schemas/group-update.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

export const parameters = {
	path: validator(check450aa270454b),
};

export const body = {
	'application/json': validator(checkGroupUpdate),
	'application/x-www-form-urlencoded': validator(checkGroupUpdate),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkGroup),
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
