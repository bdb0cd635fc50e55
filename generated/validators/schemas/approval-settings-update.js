import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const known0 = new Set(["allow_author_approval","allow_committer_approval","allow_overrides_to_approver_list_per_merge_request","require_reauthentication_to_approve","retain_approvals_on_push","selective_code_owner_removals"]);

export function checkApprovalSettingsUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.allow_author_approval !== undefined){
			if(typeof data.allow_author_approval !== "boolean"){
				vErrors = fail(vErrors, "/allow_author_approval", "type", "boolean"); errors++;
			}
		}
		if(data.allow_committer_approval !== undefined){
			if(typeof data.allow_committer_approval !== "boolean"){
				vErrors = fail(vErrors, "/allow_committer_approval", "type", "boolean"); errors++;
			}
		}
		if(data.allow_overrides_to_approver_list_per_merge_request !== undefined){
			if(typeof data.allow_overrides_to_approver_list_per_merge_request !== "boolean"){
				vErrors = fail(vErrors, "/allow_overrides_to_approver_list_per_merge_request", "type", "boolean"); errors++;
			}
		}
		if(data.require_reauthentication_to_approve !== undefined){
			if(typeof data.require_reauthentication_to_approve !== "boolean"){
				vErrors = fail(vErrors, "/require_reauthentication_to_approve", "type", "boolean"); errors++;
			}
		}
		if(data.retain_approvals_on_push !== undefined){
			if(typeof data.retain_approvals_on_push !== "boolean"){
				vErrors = fail(vErrors, "/retain_approvals_on_push", "type", "boolean"); errors++;
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
	checkApprovalSettingsUpdate.errors = vErrors;
	return errors === 0;
}

export function validateApprovalSettingsUpdate(value) {
	return validate(checkApprovalSettingsUpdate, value);
}

export function isApprovalSettingsUpdate(value) {
	return checkApprovalSettingsUpdate(value);
}
