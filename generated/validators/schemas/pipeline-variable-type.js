import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["env_var","file"];

export function checkPipelineVariableType(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "env_var") && (data !== "file")){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkPipelineVariableType.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineVariableType(value) {
	return validate(checkPipelineVariableType, value);
}

export function isPipelineVariableType(value) {
	return verdict(checkPipelineVariableType(value));
}
