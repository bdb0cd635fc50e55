import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const known0 = new Set(["name","approvals_required","user_ids","usernames","group_ids","protected_branch_ids","applies_to_all_protected_branches","remove_hidden_groups"]);

export function checkProjectApprovalRuleUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.approvals_required;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 > 100 || isNaN(data1)){
					vErrors = fail(vErrors, "/approvals_required", "maximum", 100); errors++;
				}
				if(data1 < 0 || isNaN(data1)){
					vErrors = fail(vErrors, "/approvals_required", "minimum", 0); errors++;
				}
			}
		}
		let data2 = data.user_ids;
		if(data2 !== undefined){
			if(Array.isArray(data2)){
				const before0 = errors;
				for(let i0=0; i0<data2.length; i0++){
					let data3 = data2[i0];
					if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
						vErrors = fail(vErrors, "/user_ids/" + i0, integerFault(data3), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/user_ids", "type", "array"); errors++;
			}
		}
		let data4 = data.usernames;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before1 = errors;
				for(let i1=0; i1<data4.length; i1++){
					if(typeof data4[i1] !== "string"){
						vErrors = fail(vErrors, "/usernames/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/usernames", "type", "array"); errors++;
			}
		}
		let data6 = data.group_ids;
		if(data6 !== undefined){
			if(Array.isArray(data6)){
				const before2 = errors;
				for(let i2=0; i2<data6.length; i2++){
					let data7 = data6[i2];
					if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
						vErrors = fail(vErrors, "/group_ids/" + i2, integerFault(data7), "integer"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/group_ids", "type", "array"); errors++;
			}
		}
		let data8 = data.protected_branch_ids;
		if(data8 !== undefined){
			if(Array.isArray(data8)){
				const before3 = errors;
				for(let i3=0; i3<data8.length; i3++){
					let data9 = data8[i3];
					if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
						vErrors = fail(vErrors, "/protected_branch_ids/" + i3, integerFault(data9), "integer"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/protected_branch_ids", "type", "array"); errors++;
			}
		}
		let data10 = data.applies_to_all_protected_branches;
		if(data10 !== undefined){
			if(typeof data10 !== "boolean"){
				vErrors = fail(vErrors, "/applies_to_all_protected_branches", "type", "boolean"); errors++;
			}
		}
		let data11 = data.remove_hidden_groups;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/remove_hidden_groups", "type", "boolean"); errors++;
			}
		}
		const before4 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before4 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectApprovalRuleUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectApprovalRuleUpdate(value) {
	return validate(checkProjectApprovalRuleUpdate, value);
}

export function isProjectApprovalRuleUpdate(value) {
	return verdict(checkProjectApprovalRuleUpdate(value));
}
