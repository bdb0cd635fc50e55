import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

export function checkMergeRequestReferences(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.full !== undefined){
			if(typeof data.full !== "string"){
				vErrors = fail(vErrors, "/full", "type", "string"); errors++;
			}
		}
		if(data.relative !== undefined){
			if(typeof data.relative !== "string"){
				vErrors = fail(vErrors, "/relative", "type", "string"); errors++;
			}
		}
		if(data.short !== undefined){
			if(typeof data.short !== "string"){
				vErrors = fail(vErrors, "/short", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMergeRequestReferences.errors = vErrors;
	return errors === 0;
}

export function validateMergeRequestReferences(value) {
	return validate(checkMergeRequestReferences, value);
}

export function isMergeRequestReferences(value) {
	return checkMergeRequestReferences(value);
}
