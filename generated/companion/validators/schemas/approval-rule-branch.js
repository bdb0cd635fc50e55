import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkApprovalRuleBranchAccess } from './approval-rule-branch-access.js';

const types0 = ["boolean","null"];

export function checkApprovalRuleBranch(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.push_access_levels;
		if(data2 !== undefined){
			if(Array.isArray(data2)){
				const before0 = errors;
				for(let i0=0; i0<data2.length; i0++){
					if(!(checkApprovalRuleBranchAccess(data2[i0]))){
						vErrors = join(vErrors, checkApprovalRuleBranchAccess.errors, "/push_access_levels/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/push_access_levels", "type", "array"); errors++;
			}
		}
		let data4 = data.merge_access_levels;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before1 = errors;
				for(let i1=0; i1<data4.length; i1++){
					if(!(checkApprovalRuleBranchAccess(data4[i1]))){
						vErrors = join(vErrors, checkApprovalRuleBranchAccess.errors, "/merge_access_levels/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/merge_access_levels", "type", "array"); errors++;
			}
		}
		let data6 = data.unprotect_access_levels;
		if(data6 !== undefined){
			if(Array.isArray(data6)){
				const before2 = errors;
				for(let i2=0; i2<data6.length; i2++){
					if(!(checkApprovalRuleBranchAccess(data6[i2]))){
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
		let data8 = data.allow_force_push;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/allow_force_push", "type", types0); errors++;
			}
		}
		let data9 = data.code_owner_approval_required;
		if(data9 !== undefined){
			const _errs10 = errors;
			let valid10 = false;
			const _errs11 = errors;
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/code_owner_approval_required", "type", types0); errors++;
			}
			var _valid0 = _errs11 === errors;
			if(_valid0){
				valid10 = true;
			}
			var end0 = errors;
			if(!valid10){
				const _errs12 = errors;
				if(typeof data9 !== "string"){
					vErrors = fail(vErrors, "/code_owner_approval_required", "type", "string"); errors++;
				}
				var _valid1 = _errs12 === errors;
				if(_valid1){
					valid10 = true;
				}
				var end1 = errors;
			}
			if(!valid10){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/code_owner_approval_required", start: _errs10, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs10;
				if(vErrors !== null){
					if(_errs10){
						vErrors.length = _errs10;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data10 = data.inherited;
		if(data10 !== undefined){
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/inherited", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalRuleBranch.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalRuleBranch(value) {
	return validate(checkApprovalRuleBranch, value);
}

export function isApprovalRuleBranch(value) {
	return verdict(checkApprovalRuleBranch(value));
}
