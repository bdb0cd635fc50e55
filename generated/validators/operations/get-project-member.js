import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkMember } from '../schemas/member.js';
import { check967027e74cec } from '../shared/967027e74cec.js';

export const parameters = {
	path: validator(check967027e74cec),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkMember),
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
