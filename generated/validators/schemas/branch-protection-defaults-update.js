import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkBranchAccessUpdate } from './branch-access-update.js';

export function checkBranchProtectionDefaultsUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.allowed_to_push;
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(!(checkBranchAccessUpdate(data0[i0]))){
						vErrors = join(vErrors, checkBranchAccessUpdate.errors, "/allowed_to_push/" + i0);
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
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/allow_force_push", "type", "boolean"); errors++;
			}
		}
		let data3 = data.allowed_to_merge;
		if(data3 !== undefined){
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					if(!(checkBranchAccessUpdate(data3[i1]))){
						vErrors = join(vErrors, checkBranchAccessUpdate.errors, "/allowed_to_merge/" + i1);
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
		const before2 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "allowed_to_push") || (key0 === "allow_force_push")) || (key0 === "allowed_to_merge"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before2 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBranchProtectionDefaultsUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateBranchProtectionDefaultsUpdate(value) {
	return validate(checkBranchProtectionDefaultsUpdate, value);
}

export function isBranchProtectionDefaultsUpdate(value) {
	return verdict(checkBranchProtectionDefaultsUpdate(value));
}
