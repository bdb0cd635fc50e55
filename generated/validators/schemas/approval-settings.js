import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkApprovalSetting } from './approval-setting.js';

export function checkApprovalSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.allow_author_approval !== undefined){
			if(!(checkApprovalSetting(data.allow_author_approval))){
				vErrors = join(vErrors, checkApprovalSetting.errors, "/allow_author_approval");
				errors = vErrors.length;
			}
		}
		if(data.allow_committer_approval !== undefined){
			if(!(checkApprovalSetting(data.allow_committer_approval))){
				vErrors = join(vErrors, checkApprovalSetting.errors, "/allow_committer_approval");
				errors = vErrors.length;
			}
		}
		if(data.allow_overrides_to_approver_list_per_merge_request !== undefined){
			if(!(checkApprovalSetting(data.allow_overrides_to_approver_list_per_merge_request))){
				vErrors = join(vErrors, checkApprovalSetting.errors, "/allow_overrides_to_approver_list_per_merge_request");
				errors = vErrors.length;
			}
		}
		if(data.require_password_to_approve !== undefined){
			if(!(checkApprovalSetting(data.require_password_to_approve))){
				vErrors = join(vErrors, checkApprovalSetting.errors, "/require_password_to_approve");
				errors = vErrors.length;
			}
		}
		if(data.require_reauthentication_to_approve !== undefined){
			if(!(checkApprovalSetting(data.require_reauthentication_to_approve))){
				vErrors = join(vErrors, checkApprovalSetting.errors, "/require_reauthentication_to_approve");
				errors = vErrors.length;
			}
		}
		if(data.retain_approvals_on_push !== undefined){
			if(!(checkApprovalSetting(data.retain_approvals_on_push))){
				vErrors = join(vErrors, checkApprovalSetting.errors, "/retain_approvals_on_push");
				errors = vErrors.length;
			}
		}
		if(data.selective_code_owner_removals !== undefined){
			if(!(checkApprovalSetting(data.selective_code_owner_removals))){
				vErrors = join(vErrors, checkApprovalSetting.errors, "/selective_code_owner_removals");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApprovalSettings.errors = vErrors;
	return errors === 0;
}

export function validateApprovalSettings(value) {
	return validate(checkApprovalSettings, value);
}

export function isApprovalSettings(value) {
	return checkApprovalSettings(value);
}
