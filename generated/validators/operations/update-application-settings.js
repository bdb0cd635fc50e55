import { validator } from '../runtime/validation.js';
import { checkApplicationSettings } from '../schemas/application-settings.js';
import { checkApplicationSettingsUpdate } from '../schemas/application-settings-update.js';
import { checkError } from '../schemas/error.js';

export const parameters = {};

export const body = {
	'application/json': validator(checkApplicationSettingsUpdate),
	'application/x-www-form-urlencoded': validator(checkApplicationSettingsUpdate),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkApplicationSettings),
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
