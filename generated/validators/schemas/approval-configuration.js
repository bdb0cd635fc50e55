import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["integer","null"];
const types1 = ["boolean","null"];

export function checkApprovalConfiguration(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.approvals_before_merge !== undefined){
			let data0 = data.approvals_before_merge;
			if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
				vErrors = fail(vErrors, "/approvals_before_merge", "type", types0); errors++;
			}
			if(typeof data0 == "number"){
				if(Math.abs(data0) > 9007199254740991 && Number.isInteger(data0)){
					vErrors = fail(vErrors, "/approvals_before_merge", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.approver_groups !== undefined){
			if(!(Array.isArray(data.approver_groups))){
				vErrors = fail(vErrors, "/approver_groups", "type", "array"); errors++;
			}
		}
		if(data.approvers !== undefined){
			if(!(Array.isArray(data.approvers))){
				vErrors = fail(vErrors, "/approvers", "type", "array"); errors++;
			}
		}
		if(data.disable_overriding_approvers_per_merge_request !== undefined){
			let data3 = data.disable_overriding_approvers_per_merge_request;
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/disable_overriding_approvers_per_merge_request", "type", types1); errors++;
			}
		}
		if(data.merge_requests_author_approval !== undefined){
			let data4 = data.merge_requests_author_approval;
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/merge_requests_author_approval", "type", types1); errors++;
			}
		}
		if(data.merge_requests_disable_committers_approval !== undefined){
			let data5 = data.merge_requests_disable_committers_approval;
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/merge_requests_disable_committers_approval", "type", types1); errors++;
			}
		}
		if(data.require_password_to_approve !== undefined){
			let data6 = data.require_password_to_approve;
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/require_password_to_approve", "type", types1); errors++;
			}
		}
		if(data.require_reauthentication_to_approve !== undefined){
			let data7 = data.require_reauthentication_to_approve;
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/require_reauthentication_to_approve", "type", types1); errors++;
			}
		}
		if(data.reset_approvals_on_push !== undefined){
			let data8 = data.reset_approvals_on_push;
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/reset_approvals_on_push", "type", types1); errors++;
			}
		}
		if(data.selective_code_owner_removals !== undefined){
			let data9 = data.selective_code_owner_removals;
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/selective_code_owner_removals", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApprovalConfiguration.errors = vErrors;
	return errors === 0;
}

export function validateApprovalConfiguration(value) {
	return validate(checkApprovalConfiguration, value);
}

export function isApprovalConfiguration(value) {
	return checkApprovalConfiguration(value);
}
