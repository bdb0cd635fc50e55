import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const known0 = new Set(["cadence","enabled","keep_n","older_than","name_regex","name_regex_delete","name_regex_keep"]);

export function checkContainerExpirationPolicyUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.cadence;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/cadence", "type", "string"); errors++;
			}
		}
		let data1 = data.enabled;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/enabled", "type", "boolean"); errors++;
			}
		}
		let data2 = data.keep_n;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/keep_n", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.older_than;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/older_than", "type", "string"); errors++;
			}
		}
		let data4 = data.name_regex;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/name_regex", "type", "string"); errors++;
			}
		}
		let data5 = data.name_regex_delete;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/name_regex_delete", "type", "string"); errors++;
			}
		}
		let data6 = data.name_regex_keep;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/name_regex_keep", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
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
		checkContainerExpirationPolicyUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateContainerExpirationPolicyUpdate(value) {
	return validate(checkContainerExpirationPolicyUpdate, value);
}

export function isContainerExpirationPolicyUpdate(value) {
	return verdict(checkContainerExpirationPolicyUpdate(value));
}
