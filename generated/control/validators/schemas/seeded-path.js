import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkSeededPath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.full_path;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "full_path"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeededPath.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeededPath(value) {
	return validate(checkSeededPath, value);
}

export function isSeededPath(value) {
	return verdict(checkSeededPath(value));
}
