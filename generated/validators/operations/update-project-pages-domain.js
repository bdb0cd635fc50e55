import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkPagesDomain } from '../schemas/pages-domain.js';
import { checkPagesDomainUpdate } from '../schemas/pages-domain-update.js';
import { check2d6226409534 } from '../shared/2d6226409534.js';

function checkUpdateProjectPagesDomainMultipartBody(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.auto_ssl_enabled;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "auto_ssl_enabled") || (key0 === "certificate")) || (key0 === "key"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkUpdateProjectPagesDomainMultipartBody.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check2d6226409534),
};

export const body = {
	'application/json': validator(checkPagesDomainUpdate),
	'application/x-www-form-urlencoded': validator(checkPagesDomainUpdate),
	'multipart/form-data': validator(checkUpdateProjectPagesDomainMultipartBody),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkPagesDomain),
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
