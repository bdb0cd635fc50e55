import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["None","Any"];

export function checkMergeRequestNoneOrAny(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "None") && (data !== "Any")){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkMergeRequestNoneOrAny.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestNoneOrAny(value) {
	return validate(checkMergeRequestNoneOrAny, value);
}

export function isMergeRequestNoneOrAny(value) {
	return verdict(checkMergeRequestNoneOrAny(value));
}
