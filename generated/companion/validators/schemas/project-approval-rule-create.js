import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkApprovalRuleType } from './approval-rule-type.js';

const values0 = ["code_coverage"];
const known0 = new Set(["name","approvals_required","rule_type","report_type","user_ids","usernames","group_ids","protected_branch_ids","applies_to_all_protected_branches"]);

export function checkProjectApprovalRuleCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.approvals_required;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "approvals_required"); errors++;
		} else {
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
		let data2 = data.rule_type;
		if(data2 !== undefined){
			if(!(checkApprovalRuleType(data2))){
				vErrors = join(vErrors, checkApprovalRuleType.errors, "/rule_type");
				errors = vErrors.length;
			}
		}
		let data3 = data.report_type;
		if(data3 !== undefined){
			if(data3 !== "code_coverage"){
				vErrors = fail(vErrors, "/report_type", "enum", values0); errors++;
			}
		}
		let data4 = data.user_ids;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					let data5 = data4[i0];
					if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
						vErrors = fail(vErrors, "/user_ids/" + i0, integerFault(data5), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/user_ids", "type", "array"); errors++;
			}
		}
		let data6 = data.usernames;
		if(data6 !== undefined){
			if(Array.isArray(data6)){
				const before1 = errors;
				for(let i1=0; i1<data6.length; i1++){
					if(typeof data6[i1] !== "string"){
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
		let data8 = data.group_ids;
		if(data8 !== undefined){
			if(Array.isArray(data8)){
				const before2 = errors;
				for(let i2=0; i2<data8.length; i2++){
					let data9 = data8[i2];
					if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
						vErrors = fail(vErrors, "/group_ids/" + i2, integerFault(data9), "integer"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/group_ids", "type", "array"); errors++;
			}
		}
		let data10 = data.protected_branch_ids;
		if(data10 !== undefined){
			if(Array.isArray(data10)){
				const before3 = errors;
				for(let i3=0; i3<data10.length; i3++){
					let data11 = data10[i3];
					if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
						vErrors = fail(vErrors, "/protected_branch_ids/" + i3, integerFault(data11), "integer"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/protected_branch_ids", "type", "array"); errors++;
			}
		}
		let data12 = data.applies_to_all_protected_branches;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/applies_to_all_protected_branches", "type", "boolean"); errors++;
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
		checkProjectApprovalRuleCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectApprovalRuleCreate(value) {
	return validate(checkProjectApprovalRuleCreate, value);
}

export function isProjectApprovalRuleCreate(value) {
	return verdict(checkProjectApprovalRuleCreate(value));
}
