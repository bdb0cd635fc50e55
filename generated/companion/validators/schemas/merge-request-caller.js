import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["boolean","null"];

export function checkMergeRequestCaller(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.can_merge;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/can_merge", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestCaller.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestCaller(value) {
	return validate(checkMergeRequestCaller, value);
}

export function isMergeRequestCaller(value) {
	return verdict(checkMergeRequestCaller(value));
}
