import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["created","waiting_for_resource","preparing","pending","running","success","failed","canceling","canceled","skipped","manual","scheduled"];

export function checkJobScope(data){
	let vErrors = null;
	let errors = 0;
	if(!values0.includes(data)){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkJobScope.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobScope(value) {
	return validate(checkJobScope, value);
}

export function isJobScope(value) {
	return verdict(checkJobScope(value));
}
