import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkReportedAccessLevel } from './reported-access-level.js';

const types0 = ["integer","null"];

export function checkApprovalRuleBranchAccess(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.access_level;
		if(data1 !== undefined){
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if(!(checkReportedAccessLevel(data1))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			if(_valid0){
				valid2 = true;
			}
			var end0 = errors;
			if(!valid2){
				const _errs4 = errors;
				if(data1 !== null){
					vErrors = fail(vErrors, "/access_level", "type", "null"); errors++;
				}
				var _valid1 = _errs4 === errors;
				if(_valid1){
					valid2 = true;
				}
				var end1 = errors;
			}
			if(!valid2){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/access_level", start: _errs2, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs2;
				if(vErrors !== null){
					if(_errs2){
						vErrors.length = _errs2;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data2 = data.access_level_description;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/access_level_description", "type", "string"); errors++;
			}
		}
		let data3 = data.deploy_key_id;
		if(data3 !== undefined){
			if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
				vErrors = fail(vErrors, "/deploy_key_id", "type", types0); errors++;
			}
			if(typeof data3 == "number"){
				if(Math.abs(data3) > 9007199254740991 && Number.isInteger(data3) && !plainInteger(data3)){
					vErrors = fail(vErrors, "/deploy_key_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data4 = data.user_id;
		if(data4 !== undefined){
			if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
				vErrors = fail(vErrors, "/user_id", "type", types0); errors++;
			}
			if(typeof data4 == "number"){
				if(Math.abs(data4) > 9007199254740991 && Number.isInteger(data4) && !plainInteger(data4)){
					vErrors = fail(vErrors, "/user_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data5 = data.group_id;
		if(data5 !== undefined){
			if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
				vErrors = fail(vErrors, "/group_id", "type", types0); errors++;
			}
			if(typeof data5 == "number"){
				if(Math.abs(data5) > 9007199254740991 && Number.isInteger(data5) && !plainInteger(data5)){
					vErrors = fail(vErrors, "/group_id", "safeInteger", "integer"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalRuleBranchAccess.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalRuleBranchAccess(value) {
	return validate(checkApprovalRuleBranchAccess, value);
}

export function isApprovalRuleBranchAccess(value) {
	return verdict(checkApprovalRuleBranchAccess(value));
}
