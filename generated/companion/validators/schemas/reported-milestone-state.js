import { fail, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkMilestoneState } from './milestone-state.js';

export function checkReportedMilestoneState(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkMilestoneState(data))){
		vErrors = join(vErrors, checkMilestoneState.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkReportedMilestoneState.errors = vErrors;
	}
	return errors === 0;
}

export function validateReportedMilestoneState(value) {
	return validate(checkReportedMilestoneState, value);
}

export function isReportedMilestoneState(value) {
	return verdict(checkReportedMilestoneState(value));
}
