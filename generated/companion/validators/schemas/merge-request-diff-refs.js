import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["string","null"];

export function checkMergeRequestDiffRefs(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.base_sha;
		if(data0 !== undefined){
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/base_sha", "type", types0); errors++;
			}
		}
		let data1 = data.head_sha;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/head_sha", "type", types0); errors++;
			}
		}
		let data2 = data.start_sha;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/start_sha", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestDiffRefs.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestDiffRefs(value) {
	return validate(checkMergeRequestDiffRefs, value);
}

export function isMergeRequestDiffRefs(value) {
	return verdict(checkMergeRequestDiffRefs(value));
}
