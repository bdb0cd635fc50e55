import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkPersonalAccessToken } from './personal-access-token.js';

export function checkCreatedPersonalAccessToken(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkPersonalAccessToken(data))){
		vErrors = join(vErrors, checkPersonalAccessToken.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.token;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "token"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCreatedPersonalAccessToken.errors = vErrors;
	}
	return errors === 0;
}

export function validateCreatedPersonalAccessToken(value) {
	return validate(checkCreatedPersonalAccessToken, value);
}

export function isCreatedPersonalAccessToken(value) {
	return verdict(checkCreatedPersonalAccessToken(value));
}
