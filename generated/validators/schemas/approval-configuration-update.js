import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const known0 = new Set(["approvals_before_merge","disable_overriding_approvers_per_merge_request","merge_requests_author_approval","merge_requests_disable_committers_approval","require_password_to_approve","require_reauthentication_to_approve","reset_approvals_on_push","selective_code_owner_removals"]);

export function checkApprovalConfigurationUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.approvals_before_merge !== undefined){
			let data0 = data.approvals_before_merge;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/approvals_before_merge", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.disable_overriding_approvers_per_merge_request !== undefined){
			if(typeof data.disable_overriding_approvers_per_merge_request !== "boolean"){
				vErrors = fail(vErrors, "/disable_overriding_approvers_per_merge_request", "type", "boolean"); errors++;
			}
		}
		if(data.merge_requests_author_approval !== undefined){
			if(typeof data.merge_requests_author_approval !== "boolean"){
				vErrors = fail(vErrors, "/merge_requests_author_approval", "type", "boolean"); errors++;
			}
		}
		if(data.merge_requests_disable_committers_approval !== undefined){
			if(typeof data.merge_requests_disable_committers_approval !== "boolean"){
				vErrors = fail(vErrors, "/merge_requests_disable_committers_approval", "type", "boolean"); errors++;
			}
		}
		if(data.require_password_to_approve !== undefined){
			if(typeof data.require_password_to_approve !== "boolean"){
				vErrors = fail(vErrors, "/require_password_to_approve", "type", "boolean"); errors++;
			}
		}
		if(data.require_reauthentication_to_approve !== undefined){
			if(typeof data.require_reauthentication_to_approve !== "boolean"){
				vErrors = fail(vErrors, "/require_reauthentication_to_approve", "type", "boolean"); errors++;
			}
		}
		if(data.reset_approvals_on_push !== undefined){
			if(typeof data.reset_approvals_on_push !== "boolean"){
				vErrors = fail(vErrors, "/reset_approvals_on_push", "type", "boolean"); errors++;
			}
		}
		if(data.selective_code_owner_removals !== undefined){
			if(typeof data.selective_code_owner_removals !== "boolean"){
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
	checkApprovalConfigurationUpdate.errors = vErrors;
	return errors === 0;
}

export function validateApprovalConfigurationUpdate(value) {
	return validate(checkApprovalConfigurationUpdate, value);
}

export function isApprovalConfigurationUpdate(value) {
	return checkApprovalConfigurationUpdate(value);
}
