import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkPipelineVariableType } from './pipeline-variable-type.js';

export function checkPipelineVariableCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.key !== undefined){
			if(typeof data.key !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		if(data.value !== undefined){
			if(typeof data.value !== "string"){
				vErrors = fail(vErrors, "/value", "type", "string"); errors++;
			}
		}
		if(data.variable_type !== undefined){
			if(!(checkPipelineVariableType(data.variable_type))){
				vErrors = join(vErrors, checkPipelineVariableType.errors, "/variable_type");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "key") || (key0 === "value")) || (key0 === "variable_type"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPipelineVariableCreate.errors = vErrors;
	return errors === 0;
}

export function validatePipelineVariableCreate(value) {
	return validate(checkPipelineVariableCreate, value);
}

export function isPipelineVariableCreate(value) {
	return checkPipelineVariableCreate(value);
}
