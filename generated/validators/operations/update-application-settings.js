import { fail, join } from '../runtime/issues.js';
import { validator } from '../runtime/validator.js';
import { checkApplicationSettings } from '../schemas/application-settings.js';
import { checkApplicationSettingsUpdate } from '../schemas/application-settings-update.js';
import { checkError } from '../schemas/error.js';

function checkUpdateApplicationSettingsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.settings;
		if(data0 !== undefined){
			if(!(checkApplicationSettingsUpdate(data0))){
				vErrors = join(vErrors, checkApplicationSettingsUpdate.errors, "/settings");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkUpdateApplicationSettingsQuery.errors = vErrors;
	return errors === 0;
}

export const parameters = {
	query: validator(checkUpdateApplicationSettingsQuery),
};

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
