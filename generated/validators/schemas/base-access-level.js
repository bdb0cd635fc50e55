import { fail, named, validate, verdict } from '../runtime/validation.js';

const values0 = [10,15,20,30,40,50];
const names0 = ["guest","planner","reporter","developer","maintainer","owner"];
const named0 = named(values0, names0);

export function checkBaseAccessLevel(data){
	let vErrors = null;
	let errors = 0;
	if(!values0.includes(data)){
		vErrors = fail(vErrors, "", "enum", named0); errors++;
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
	return verdict(checkBaseAccessLevel(value));
}
