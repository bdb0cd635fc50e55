import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const values0 = [0,30,40,60];

export function checkProtectedBranchAccess(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 !== undefined){
			if(!values0.includes(data0)){
				vErrors = fail(vErrors, "/access_level", "enum", values0); errors++;
			}
		}
		let data1 = data.user_id;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/user_id", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.group_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/group_id", integerFault(data2), "integer"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "access_level") || (key0 === "user_id")) || (key0 === "group_id"))){
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
		checkProtectedBranchAccess.errors = vErrors;
	}
	return errors === 0;
}

export function validateProtectedBranchAccess(value) {
	return validate(checkProtectedBranchAccess, value);
}

export function isProtectedBranchAccess(value) {
	return verdict(checkProtectedBranchAccess(value));
}
