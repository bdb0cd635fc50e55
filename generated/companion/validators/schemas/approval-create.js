import { fail, validate, verdict } from '../runtime/validation.js';

export function checkApprovalCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.sha;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		let data1 = data.approval_password;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/approval_password", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "sha") || (key0 === "approval_password"))){
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
		checkApprovalCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalCreate(value) {
	return validate(checkApprovalCreate, value);
}

export function isApprovalCreate(value) {
	return verdict(checkApprovalCreate(value));
}
