import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = [5,10,15,20,30,40,50];

export function checkLevel(data){
	let vErrors = null;
	let errors = 0;
	if(!values0.includes(data)){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkLevel.errors = vErrors;
	}
	return errors === 0;
}

export function validateLevel(value) {
	return validate(checkLevel, value);
}

export function isLevel(value) {
	return verdict(checkLevel(value));
}
