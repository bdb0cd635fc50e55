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
		if(data.applies_to_all_protected_branches !== undefined){
			let data0 = data.applies_to_all_protected_branches;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/applies_to_all_protected_branches", "type", types0); errors++;
			}
		}
		if(data.approvals_required !== undefined){
			let data1 = data.approvals_required;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.contains_hidden_groups !== undefined){
			let data2 = data.contains_hidden_groups;
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/contains_hidden_groups", "type", types0); errors++;
			}
		}
		if(data.eligible_approvers !== undefined){
			let data3 = data.eligible_approvers;
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
		if(data.groups !== undefined){
			let data5 = data.groups;
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
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data7 = data.id;
			if(!Number.isSafeInteger(data7)){
				vErrors = fail(vErrors, "/id", integerFault(data7), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.protected_branches !== undefined){
			let data9 = data.protected_branches;
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
		if(data.report_type !== undefined){
			let data11 = data.report_type;
			if((typeof data11 !== "string") && (data11 !== null)){
				vErrors = fail(vErrors, "/report_type", "type", types1); errors++;
			}
		}
		if(data.rule_type !== undefined){
			if(!(checkReportedApprovalRuleType(data.rule_type))){
				vErrors = join(vErrors, checkReportedApprovalRuleType.errors, "/rule_type");
				errors = vErrors.length;
			}
		}
		if(data.users !== undefined){
			let data13 = data.users;
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
