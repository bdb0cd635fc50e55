import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkApproval } from './approval.js';
import { checkApprovalRuleLeft } from './approval-rule-left.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["string","null"];

export function checkMergeRequestApprovals(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.iid;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/iid", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.project_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/project_id", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.title;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data4 = data.description;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data5 = data.state;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/state", "type", "string"); errors++;
			}
		}
		let data6 = data.created_at;
		if(data6 !== undefined){
			if(typeof data6 === "string"){
				if(!dateTimeFormat(data6)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data7 = data.updated_at;
		if(data7 !== undefined){
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data8 = data.merge_status;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/merge_status", "type", "string"); errors++;
			}
		}
		let data9 = data.approved;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/approved", "type", "boolean"); errors++;
			}
		}
		let data10 = data.approvals_required;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data10), "integer"); errors++;
			}
		}
		let data11 = data.approvals_left;
		if(data11 !== undefined){
			if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
				vErrors = fail(vErrors, "/approvals_left", integerFault(data11), "integer"); errors++;
			}
		}
		let data12 = data.require_password_to_approve;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/require_password_to_approve", "type", "boolean"); errors++;
			}
		}
		let data13 = data.approved_by;
		if(data13 !== undefined){
			if(Array.isArray(data13)){
				const before0 = errors;
				for(let i0=0; i0<data13.length; i0++){
					if(!(checkApproval(data13[i0]))){
						vErrors = join(vErrors, checkApproval.errors, "/approved_by/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approved_by", "type", "array"); errors++;
			}
		}
		let data15 = data.suggested_approvers;
		if(data15 !== undefined){
			if(Array.isArray(data15)){
				const before1 = errors;
				for(let i1=0; i1<data15.length; i1++){
					if(!(checkUserSummary(data15[i1]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/suggested_approvers/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/suggested_approvers", "type", "array"); errors++;
			}
		}
		let data17 = data.approvers;
		if(data17 !== undefined){
			if(Array.isArray(data17)){
				const before2 = errors;
				for(let i2=0; i2<data17.length; i2++){
					if(!(checkUserSummary(data17[i2]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/approvers/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approvers", "type", "array"); errors++;
			}
		}
		let data19 = data.approver_groups;
		if(data19 !== undefined){
			if(Array.isArray(data19)){
				const before3 = errors;
				for(let i3=0; i3<data19.length; i3++){
					let data20 = data19[i3];
					if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
						vErrors = fail(vErrors, "/approver_groups/" + i3, "type", "object"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approver_groups", "type", "array"); errors++;
			}
		}
		let data21 = data.user_has_approved;
		if(data21 !== undefined){
			if(typeof data21 !== "boolean"){
				vErrors = fail(vErrors, "/user_has_approved", "type", "boolean"); errors++;
			}
		}
		let data22 = data.user_can_approve;
		if(data22 !== undefined){
			if(typeof data22 !== "boolean"){
				vErrors = fail(vErrors, "/user_can_approve", "type", "boolean"); errors++;
			}
		}
		let data23 = data.approval_rules_left;
		if(data23 !== undefined){
			if(Array.isArray(data23)){
				const before4 = errors;
				for(let i4=0; i4<data23.length; i4++){
					if(!(checkApprovalRuleLeft(data23[i4]))){
						vErrors = join(vErrors, checkApprovalRuleLeft.errors, "/approval_rules_left/" + i4);
						errors = vErrors.length;
					}
					if(errors - before4 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approval_rules_left", "type", "array"); errors++;
			}
		}
		let data25 = data.has_approval_rules;
		if(data25 !== undefined){
			if(typeof data25 !== "boolean"){
				vErrors = fail(vErrors, "/has_approval_rules", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestApprovals.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestApprovals(value) {
	return validate(checkMergeRequestApprovals, value);
}

export function isMergeRequestApprovals(value) {
	return verdict(checkMergeRequestApprovals(value));
}
