import { isPlainInteger } from '../runtime/exact-integers.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkApprovalRuleBranchAccess } from './approval-rule-branch-access.js';

const types0 = ["boolean","null"];

export function checkApprovalRuleBranch(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.allow_force_push;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/allow_force_push", "type", types0); errors++;
			}
		}
		let data1 = data.code_owner_approval_required;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/code_owner_approval_required", "type", types0); errors++;
			}
		}
		let data2 = data.id;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data2) && !isPlainInteger(data2)){
				vErrors = fail(vErrors, "/id", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.inherited;
		if(data3 !== undefined){
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/inherited", "type", types0); errors++;
			}
		}
		let data4 = data.merge_access_levels;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					if(!(checkApprovalRuleBranchAccess(data4[i0]))){
						vErrors = join(vErrors, checkApprovalRuleBranchAccess.errors, "/merge_access_levels/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/merge_access_levels", "type", "array"); errors++;
			}
		}
		let data6 = data.name;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data7 = data.push_access_levels;
		if(data7 !== undefined){
			if(Array.isArray(data7)){
				const before1 = errors;
				for(let i1=0; i1<data7.length; i1++){
					if(!(checkApprovalRuleBranchAccess(data7[i1]))){
						vErrors = join(vErrors, checkApprovalRuleBranchAccess.errors, "/push_access_levels/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/push_access_levels", "type", "array"); errors++;
			}
		}
		let data9 = data.unprotect_access_levels;
		if(data9 !== undefined){
			if(Array.isArray(data9)){
				const before2 = errors;
				for(let i2=0; i2<data9.length; i2++){
					if(!(checkApprovalRuleBranchAccess(data9[i2]))){
						vErrors = join(vErrors, checkApprovalRuleBranchAccess.errors, "/unprotect_access_levels/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/unprotect_access_levels", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApprovalRuleBranch.errors = vErrors;
	return errors === 0;
}

export function validateApprovalRuleBranch(value) {
	return validate(checkApprovalRuleBranch, value);
}

export function isApprovalRuleBranch(value) {
	return checkApprovalRuleBranch(value);
}
