import { fail, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const types0 = ["integer","null"];
const types1 = ["boolean","null"];

export function checkApprovalConfiguration(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.approvers;
		if(data0 !== undefined){
			if(!(Array.isArray(data0))){
				vErrors = fail(vErrors, "/approvers", "type", "array"); errors++;
			}
		}
		let data1 = data.approver_groups;
		if(data1 !== undefined){
			if(!(Array.isArray(data1))){
				vErrors = fail(vErrors, "/approver_groups", "type", "array"); errors++;
			}
		}
		let data2 = data.approvals_before_merge;
		if(data2 !== undefined){
			if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
				vErrors = fail(vErrors, "/approvals_before_merge", "type", types0); errors++;
			}
			if(typeof data2 == "number"){
				if(Math.abs(data2) > 9007199254740991 && Number.isInteger(data2) && !plainInteger(data2)){
					vErrors = fail(vErrors, "/approvals_before_merge", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data3 = data.reset_approvals_on_push;
		if(data3 !== undefined){
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/reset_approvals_on_push", "type", types1); errors++;
			}
		}
		let data4 = data.selective_code_owner_removals;
		if(data4 !== undefined){
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/selective_code_owner_removals", "type", types1); errors++;
			}
		}
		let data5 = data.disable_overriding_approvers_per_merge_request;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/disable_overriding_approvers_per_merge_request", "type", types1); errors++;
			}
		}
		let data6 = data.merge_requests_author_approval;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/merge_requests_author_approval", "type", types1); errors++;
			}
		}
		let data7 = data.merge_requests_disable_committers_approval;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/merge_requests_disable_committers_approval", "type", types1); errors++;
			}
		}
		let data8 = data.require_password_to_approve;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/require_password_to_approve", "type", types1); errors++;
			}
		}
		let data9 = data.require_reauthentication_to_approve;
		if(data9 !== undefined){
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/require_reauthentication_to_approve", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalConfiguration.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalConfiguration(value) {
	return validate(checkApprovalConfiguration, value);
}

export function isApprovalConfiguration(value) {
	return verdict(checkApprovalConfiguration(value));
}
