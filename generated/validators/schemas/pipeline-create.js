import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkPipelineVariableCreate } from './pipeline-variable-create.js';

export function checkPipelineCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.ref;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "ref"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data1 = data.variables;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(!(checkPipelineVariableCreate(data1[i0]))){
						vErrors = join(vErrors, checkPipelineVariableCreate.errors, "/variables/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/variables", "type", "array"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "ref") || (key0 === "variables"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPipelineCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineCreate(value) {
	return validate(checkPipelineCreate, value);
}

export function isPipelineCreate(value) {
	return verdict(checkPipelineCreate(value));
}
