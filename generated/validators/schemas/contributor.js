import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

export function checkContributor(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.additions !== undefined){
			let data0 = data.additions;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/additions", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.commits !== undefined){
			let data1 = data.commits;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/commits", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.deletions !== undefined){
			let data2 = data.deletions;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/deletions", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.email !== undefined){
			if(typeof data.email !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
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
