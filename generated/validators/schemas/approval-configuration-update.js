import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const known0 = new Set(["approvals_before_merge","disable_overriding_approvers_per_merge_request","merge_requests_author_approval","merge_requests_disable_committers_approval","require_password_to_approve","require_reauthentication_to_approve","reset_approvals_on_push","selective_code_owner_removals"]);

export function checkApprovalConfigurationUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.approvals_before_merge;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/approvals_before_merge", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.disable_overriding_approvers_per_merge_request;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/disable_overriding_approvers_per_merge_request", "type", "boolean"); errors++;
			}
		}
		let data2 = data.merge_requests_author_approval;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/merge_requests_author_approval", "type", "boolean"); errors++;
			}
		}
		let data3 = data.merge_requests_disable_committers_approval;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/merge_requests_disable_committers_approval", "type", "boolean"); errors++;
			}
		}
		let data4 = data.require_password_to_approve;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/require_password_to_approve", "type", "boolean"); errors++;
			}
		}
		let data5 = data.require_reauthentication_to_approve;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/require_reauthentication_to_approve", "type", "boolean"); errors++;
			}
		}
		let data6 = data.reset_approvals_on_push;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/reset_approvals_on_push", "type", "boolean"); errors++;
			}
		}
		let data7 = data.selective_code_owner_removals;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/selective_code_owner_removals", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalConfigurationUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalConfigurationUpdate(value) {
	return validate(checkApprovalConfigurationUpdate, value);
}

export function isApprovalConfigurationUpdate(value) {
	return verdict(checkApprovalConfigurationUpdate(value));
}
