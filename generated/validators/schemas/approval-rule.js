import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkApprovalRuleBranch } from './approval-rule-branch.js';
import { checkApprovalRuleGroup } from './approval-rule-group.js';
import { checkReportedApprovalRuleType } from './reported-approval-rule-type.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];

export function checkApprovalRule(data){
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
		let data2 = data.rule_type;
		if(data2 !== undefined){
			if(!(checkReportedApprovalRuleType(data2))){
				vErrors = join(vErrors, checkReportedApprovalRuleType.errors, "/rule_type");
				errors = vErrors.length;
			}
		}
		let data3 = data.report_type;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/report_type", "type", types0); errors++;
			}
		}
		let data4 = data.eligible_approvers;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					if(!(checkUserSummary(data4[i0]))){
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
		let data6 = data.approvals_required;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.users;
		if(data7 !== undefined){
			if(Array.isArray(data7)){
				const before1 = errors;
				for(let i1=0; i1<data7.length; i1++){
					if(!(checkUserSummary(data7[i1]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/users/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/users", "type", "array"); errors++;
			}
		}
		let data9 = data.groups;
		if(data9 !== undefined){
			if(Array.isArray(data9)){
				const before2 = errors;
				for(let i2=0; i2<data9.length; i2++){
					if(!(checkApprovalRuleGroup(data9[i2]))){
						vErrors = join(vErrors, checkApprovalRuleGroup.errors, "/groups/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/groups", "type", "array"); errors++;
			}
		}
		let data11 = data.contains_hidden_groups;
		if(data11 !== undefined){
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/contains_hidden_groups", "type", types1); errors++;
			}
		}
		let data12 = data.protected_branches;
		if(data12 !== undefined){
			if(Array.isArray(data12)){
				const before3 = errors;
				for(let i3=0; i3<data12.length; i3++){
					if(!(checkApprovalRuleBranch(data12[i3]))){
						vErrors = join(vErrors, checkApprovalRuleBranch.errors, "/protected_branches/" + i3);
						errors = vErrors.length;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/protected_branches", "type", "array"); errors++;
			}
		}
		let data14 = data.applies_to_all_protected_branches;
		if(data14 !== undefined){
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/applies_to_all_protected_branches", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalRule.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalRule(value) {
	return validate(checkApprovalRule, value);
}

export function isApprovalRule(value) {
	return verdict(checkApprovalRule(value));
}
