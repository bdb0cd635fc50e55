import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["private","internal","public"];

export function checkVisibility(data){
	let vErrors = null;
	let errors = 0;
	if(((data !== "private") && (data !== "internal")) && (data !== "public")){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkVisibility.errors = vErrors;
	}
	return errors === 0;
}

export function validateVisibility(value) {
	return validate(checkVisibility, value);
}

export function isVisibility(value) {
	return verdict(checkVisibility(value));
}
