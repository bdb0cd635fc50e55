import { fail, validate } from '../runtime/validation.js';

const values0 = [0,5,10,15,20,30,40,50];

export function checkMemberAccessLevel(data){
	let vErrors = null;
	let errors = 0;
	if(!values0.includes(data)){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkMemberAccessLevel.errors = vErrors;
	}
	return errors === 0;
}

export function validateMemberAccessLevel(value) {
	return validate(checkMemberAccessLevel, value);
}

export function isMemberAccessLevel(value) {
	return checkMemberAccessLevel(value);
}
