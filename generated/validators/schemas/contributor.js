import { isPlainInteger } from '../runtime/exact-integers.js';
import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

export function checkContributor(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.additions;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !isPlainInteger(data0)){
				vErrors = fail(vErrors, "/additions", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.commits;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !isPlainInteger(data1)){
				vErrors = fail(vErrors, "/commits", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.deletions;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !isPlainInteger(data2)){
				vErrors = fail(vErrors, "/deletions", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.email;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data4 = data.name;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkContributor.errors = vErrors;
	return errors === 0;
}

export function validateContributor(value) {
	return validate(checkContributor, value);
}

export function isContributor(value) {
	return checkContributor(value);
}
