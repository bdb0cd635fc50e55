import { fail, named, validate, verdict } from '../runtime/validation.js';

const values0 = [0,5,10,15,20,30,40,50];
const names0 = ["no access","minimal access","guest","planner","reporter","developer","maintainer","owner"];
const named0 = named(values0, names0);

export function checkMemberAccessLevel(data){
	let vErrors = null;
	let errors = 0;
	if(!values0.includes(data)){
		vErrors = fail(vErrors, "", "enum", named0); errors++;
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
	return verdict(checkMemberAccessLevel(value));
}
