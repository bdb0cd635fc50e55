import { fail, validate, verdict } from '../runtime/validation.js';

export function checkMergeRequestReferences(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.short;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/short", "type", "string"); errors++;
			}
		}
		let data1 = data.relative;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/relative", "type", "string"); errors++;
			}
		}
		let data2 = data.full;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/full", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestReferences.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestReferences(value) {
	return validate(checkMergeRequestReferences, value);
}

export function isMergeRequestReferences(value) {
	return verdict(checkMergeRequestReferences(value));
}
