import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkSamlIdentity } from '../schemas/saml-identity.js';
import { checkSamlIdentityUpdate } from '../schemas/saml-identity-update.js';
import { checkbe7130686faa } from '../shared/be7130686faa.js';

export const parameters = {
	path: validator(checkbe7130686faa),
};

export const body = {
	'application/x-www-form-urlencoded': validator(checkSamlIdentityUpdate),
	'application/json': validator(checkSamlIdentityUpdate),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkSamlIdentity),
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
