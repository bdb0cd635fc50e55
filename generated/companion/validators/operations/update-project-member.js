import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkMember } from '../schemas/member.js';
import { checkMemberUpdate } from '../schemas/member-update.js';
import { check967027e74cec } from '../shared/967027e74cec.js';

export const parameters = {
	path: validator(check967027e74cec),
};

export const body = {
	'application/json': validator(checkMemberUpdate),
	'application/x-www-form-urlencoded': validator(checkMemberUpdate),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkMember),
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
