import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkBlameCommit } from './blame-commit.js';

export function checkBlameRange(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.commit;
		if(data0 !== undefined){
			if(!(checkBlameCommit(data0))){
				vErrors = join(vErrors, checkBlameCommit.errors, "/commit");
				errors = vErrors.length;
			}
		}
		let data1 = data.lines;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(typeof data1[i0] !== "string"){
						vErrors = fail(vErrors, "/lines/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/lines", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBlameRange.errors = vErrors;
	}
	return errors === 0;
}

export function validateBlameRange(value) {
	return validate(checkBlameRange, value);
}

export function isBlameRange(value) {
	return verdict(checkBlameRange(value));
}
