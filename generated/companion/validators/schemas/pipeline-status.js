import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["created","waiting_for_resource","preparing","pending","running","success","failed","canceled","skipped","manual","scheduled"];

export function checkPipelineStatus(data){
	let vErrors = null;
	let errors = 0;
	if(!values0.includes(data)){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkPipelineStatus.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineStatus(value) {
	return validate(checkPipelineStatus, value);
}

export function isPipelineStatus(value) {
	return verdict(checkPipelineStatus(value));
}
