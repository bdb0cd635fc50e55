import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["active","closed"];

export function checkMilestoneState(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "active") && (data !== "closed")){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkMilestoneState.errors = vErrors;
	}
	return errors === 0;
}

export function validateMilestoneState(value) {
	return validate(checkMilestoneState, value);
}

export function isMilestoneState(value) {
	return verdict(checkMilestoneState(value));
}
