import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkInvitationUpdate } from '../schemas/invitation-update.js';
import { checkUpdatedInvitation } from '../schemas/updated-invitation.js';
import { checkfe7116fccfb0 } from '../shared/fe7116fccfb0.js';

export const parameters = {
	path: validator(checkfe7116fccfb0),
};

export const body = {
	'application/json': validator(checkInvitationUpdate),
	'application/x-www-form-urlencoded': validator(checkInvitationUpdate),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkUpdatedInvitation),
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
