import { isPlainInteger } from '../runtime/exact-integers.js';
import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

export function checkBlob(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.content;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		let data1 = data.size;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !isPlainInteger(data1)){
				vErrors = fail(vErrors, "/size", integerFault(data1), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkBlob.errors = vErrors;
	return errors === 0;
}

export function validateBlob(value) {
	return validate(checkBlob, value);
}

export function isBlob(value) {
	return checkBlob(value);
}
