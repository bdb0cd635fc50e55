import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkMemberRole } from '../schemas/member-role.js';
import { checkMemberRoleCreate } from '../schemas/member-role-create.js';

export const parameters = {};

export const body = {
	'application/json': validator(checkMemberRoleCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkMemberRole),
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
	'414': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
