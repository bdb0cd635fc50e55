import { fail, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkPipelineVariableType } from './pipeline-variable-type.js';

export function checkPipelineVariable(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.key;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "key"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		let data1 = data.variable_type;
		if(data1 !== undefined){
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if(!(checkPipelineVariableType(data1))){
				vErrors = join(vErrors, checkPipelineVariableType.errors, "/variable_type");
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			if(_valid0){
				valid2 = true;
			}
			var end0 = errors;
			if(!valid2){
				const _errs4 = errors;
				if(typeof data1 !== "string"){
					vErrors = fail(vErrors, "/variable_type", "type", "string"); errors++;
				}
				var _valid1 = _errs4 === errors;
				if(_valid1){
					valid2 = true;
				}
				var end1 = errors;
			}
			if(!valid2){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/variable_type", start: _errs2, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs2;
				if(vErrors !== null){
					if(_errs2){
						vErrors.length = _errs2;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data2 = data.value;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/value", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPipelineVariable.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineVariable(value) {
	return validate(checkPipelineVariable, value);
}

export function isPipelineVariable(value) {
	return verdict(checkPipelineVariable(value));
}
