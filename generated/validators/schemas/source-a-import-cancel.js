import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkSourceAImportCancel(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.project_id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "project_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/project_id", integerFault(data0), "integer"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "project_id")){
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
		checkSourceAImportCancel.errors = vErrors;
	}
	return errors === 0;
}

export function validateSourceAImportCancel(value) {
	return validate(checkSourceAImportCancel, value);
}

export function isSourceAImportCancel(value) {
	return verdict(checkSourceAImportCancel(value));
}
