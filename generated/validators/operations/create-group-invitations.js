import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkInvitationCreate } from '../schemas/invitation-create.js';
import { checkInvitationResult } from '../schemas/invitation-result.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

export const parameters = {
	path: validator(check450aa270454b),
};

export const body = {
	'application/json': validator(checkInvitationCreate),
	'application/x-www-form-urlencoded': validator(checkInvitationCreate),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkInvitationResult),
		},
	},
	'201': {
		content: {
			'application/json': validator(checkInvitationResult),
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
