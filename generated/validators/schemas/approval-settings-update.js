import { fail, validate, verdict } from '../runtime/validation.js';

const known0 = new Set(["allow_author_approval","allow_committer_approval","allow_overrides_to_approver_list_per_merge_request","retain_approvals_on_push","selective_code_owner_removals","require_reauthentication_to_approve"]);

export function checkApprovalSettingsUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.allow_author_approval;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/allow_author_approval", "type", "boolean"); errors++;
			}
		}
		let data1 = data.allow_committer_approval;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/allow_committer_approval", "type", "boolean"); errors++;
			}
		}
		let data2 = data.allow_overrides_to_approver_list_per_merge_request;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/allow_overrides_to_approver_list_per_merge_request", "type", "boolean"); errors++;
			}
		}
		let data3 = data.retain_approvals_on_push;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/retain_approvals_on_push", "type", "boolean"); errors++;
			}
		}
		let data4 = data.selective_code_owner_removals;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/selective_code_owner_removals", "type", "boolean"); errors++;
			}
		}
		let data5 = data.require_reauthentication_to_approve;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/require_reauthentication_to_approve", "type", "boolean"); errors++;
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
		checkApprovalSettingsUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalSettingsUpdate(value) {
	return validate(checkApprovalSettingsUpdate, value);
}

export function isApprovalSettingsUpdate(value) {
	return verdict(checkApprovalSettingsUpdate(value));
}
