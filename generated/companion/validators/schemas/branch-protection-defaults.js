import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkBranchAccess } from './branch-access.js';

const types0 = ["boolean","null"];

export function checkBranchProtectionDefaults(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.allowed_to_push;
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(!(checkBranchAccess(data0[i0]))){
						vErrors = join(vErrors, checkBranchAccess.errors, "/allowed_to_push/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_to_push", "type", "array"); errors++;
			}
		}
		let data2 = data.allow_force_push;
		if(data2 !== undefined){
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/allow_force_push", "type", types0); errors++;
			}
		}
		let data3 = data.allowed_to_merge;
		if(data3 !== undefined){
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					if(!(checkBranchAccess(data3[i1]))){
						vErrors = join(vErrors, checkBranchAccess.errors, "/allowed_to_merge/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_to_merge", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBranchProtectionDefaults.errors = vErrors;
	}
	return errors === 0;
}

export function validateBranchProtectionDefaults(value) {
	return validate(checkBranchProtectionDefaults, value);
}

export function isBranchProtectionDefaults(value) {
	return verdict(checkBranchProtectionDefaults(value));
}
