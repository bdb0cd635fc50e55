import { fail, validate } from '../runtime/validation.js';

const values0 = [10,15,20,30,40,50];

export function checkBaseAccessLevel(data){
	let vErrors = null;
	let errors = 0;
	if(!values0.includes(data)){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkBaseAccessLevel.errors = vErrors;
	}
	return errors === 0;
}

export function validateBaseAccessLevel(value) {
	return validate(checkBaseAccessLevel, value);
}

export function isBaseAccessLevel(value) {
	return checkBaseAccessLevel(value);
}
