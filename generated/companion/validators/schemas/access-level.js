import { fail, named, validate, verdict } from '../runtime/validation.js';

const values0 = [0,5,10,15,20,30,40,50,60];
const names0 = ["no access","minimal access","guest","planner","reporter","developer","maintainer","owner","administrator"];
const named0 = named(values0, names0);

export function checkAccessLevel(data){
	let vErrors = null;
	let errors = 0;
	if(!values0.includes(data)){
		vErrors = fail(vErrors, "", "enum", named0); errors++;
	}
	if(errors !== 0){
		checkAccessLevel.errors = vErrors;
	}
	return errors === 0;
}

export function validateAccessLevel(value) {
	return validate(checkAccessLevel, value);
}

export function isAccessLevel(value) {
	return verdict(checkAccessLevel(value));
}
