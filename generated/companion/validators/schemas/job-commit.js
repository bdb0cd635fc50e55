import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkCommitSummary } from './commit-summary.js';

export function checkJobCommit(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkCommitSummary(data))){
		vErrors = join(vErrors, checkCommitSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.message;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkJobCommit.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobCommit(value) {
	return validate(checkJobCommit, value);
}

export function isJobCommit(value) {
	return verdict(checkJobCommit(value));
}
