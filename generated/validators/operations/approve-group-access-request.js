import { validator } from '../runtime/validation.js';
import { checkAccessRequestApproval } from '../schemas/access-request-approval.js';
import { checkApprovedAccessRequest } from '../schemas/approved-access-request.js';
import { checkError } from '../schemas/error.js';
import { check967027e74cec } from '../shared/967027e74cec.js';

export const parameters = {
	path: validator(check967027e74cec),
};

export const body = {
	'application/json': validator(checkAccessRequestApproval),
	'application/x-www-form-urlencoded': validator(checkAccessRequestApproval),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkApprovedAccessRequest),
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
