import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkPagesDomain } from '../schemas/pages-domain.js';
import { checkPagesDomainCreate } from '../schemas/pages-domain-create.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

function checkCreateProjectPagesDomainMultipartBody(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.domain;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/domain", "type", "string"); errors++;
			}
		}
		let data1 = data.auto_ssl_enabled;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "domain") || (key0 === "auto_ssl_enabled")) || (key0 === "certificate")) || (key0 === "key"))){
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
		checkCreateProjectPagesDomainMultipartBody.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
};

export const body = {
	'application/json': validator(checkPagesDomainCreate),
	'application/x-www-form-urlencoded': validator(checkPagesDomainCreate),
	'multipart/form-data': validator(checkCreateProjectPagesDomainMultipartBody),
};

export const responses = {
	'201': {
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
