import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkPipelineVariableType } from './pipeline-variable-type.js';

export function checkPipelineVariableCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.key;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		let data1 = data.variable_type;
		if(data1 !== undefined){
			if(!(checkPipelineVariableType(data1))){
				vErrors = join(vErrors, checkPipelineVariableType.errors, "/variable_type");
				errors = vErrors.length;
			}
		}
		let data2 = data.value;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/value", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "key") || (key0 === "variable_type")) || (key0 === "value"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPipelineVariableCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineVariableCreate(value) {
	return validate(checkPipelineVariableCreate, value);
}

export function isPipelineVariableCreate(value) {
	return verdict(checkPipelineVariableCreate(value));
}
