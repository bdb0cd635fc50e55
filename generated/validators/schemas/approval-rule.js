import { isPlainInteger } from '../runtime/exact-integers.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkApprovalRuleBranch } from './approval-rule-branch.js';
import { checkApprovalRuleGroup } from './approval-rule-group.js';
import { checkReportedApprovalRuleType } from './reported-approval-rule-type.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];

export function checkApprovalRule(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.applies_to_all_protected_branches;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/applies_to_all_protected_branches", "type", types0); errors++;
			}
		}
		let data1 = data.approvals_required;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !isPlainInteger(data1)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.contains_hidden_groups;
		if(data2 !== undefined){
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/contains_hidden_groups", "type", types0); errors++;
			}
		}
		let data3 = data.eligible_approvers;
		if(data3 !== undefined){
			if(Array.isArray(data3)){
				const before0 = errors;
				for(let i0=0; i0<data3.length; i0++){
					if(!(checkUserSummary(data3[i0]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/eligible_approvers/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/eligible_approvers", "type", "array"); errors++;
			}
		}
		let data5 = data.groups;
		if(data5 !== undefined){
			if(Array.isArray(data5)){
				const before1 = errors;
				for(let i1=0; i1<data5.length; i1++){
					if(!(checkApprovalRuleGroup(data5[i1]))){
						vErrors = join(vErrors, checkApprovalRuleGroup.errors, "/groups/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/groups", "type", "array"); errors++;
			}
		}
		let data7 = data.id;
		if(data7 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data7) && !isPlainInteger(data7)){
				vErrors = fail(vErrors, "/id", integerFault(data7), "integer"); errors++;
			}
		}
		let data8 = data.name;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data9 = data.protected_branches;
		if(data9 !== undefined){
			if(Array.isArray(data9)){
				const before2 = errors;
				for(let i2=0; i2<data9.length; i2++){
					if(!(checkApprovalRuleBranch(data9[i2]))){
						vErrors = join(vErrors, checkApprovalRuleBranch.errors, "/protected_branches/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/protected_branches", "type", "array"); errors++;
			}
		}
		let data11 = data.report_type;
		if(data11 !== undefined){
			if((typeof data11 !== "string") && (data11 !== null)){
				vErrors = fail(vErrors, "/report_type", "type", types1); errors++;
			}
		}
		let data12 = data.rule_type;
		if(data12 !== undefined){
			if(!(checkReportedApprovalRuleType(data12))){
				vErrors = join(vErrors, checkReportedApprovalRuleType.errors, "/rule_type");
				errors = vErrors.length;
			}
		}
		let data13 = data.users;
		if(data13 !== undefined){
			if(Array.isArray(data13)){
				const before3 = errors;
				for(let i3=0; i3<data13.length; i3++){
					if(!(checkUserSummary(data13[i3]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/users/" + i3);
						errors = vErrors.length;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/users", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApprovalRule.errors = vErrors;
	return errors === 0;
}

export function validateApprovalRule(value) {
	return validate(checkApprovalRule, value);
}

export function isApprovalRule(value) {
	return checkApprovalRule(value);
}
