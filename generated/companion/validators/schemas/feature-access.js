import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["disabled","private","enabled"];

export function checkFeatureAccess(data){
	let vErrors = null;
	let errors = 0;
	if(((data !== "disabled") && (data !== "private")) && (data !== "enabled")){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkFeatureAccess.errors = vErrors;
	}
	return errors === 0;
}

export function validateFeatureAccess(value) {
	return validate(checkFeatureAccess, value);
}

export function isFeatureAccess(value) {
	return verdict(checkFeatureAccess(value));
}
