import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkApprovalSetting } from './approval-setting.js';

export function checkApprovalSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.allow_author_approval;
		if(data0 !== undefined){
			if(!(checkApprovalSetting(data0))){
				vErrors = join(vErrors, checkApprovalSetting.errors, "/allow_author_approval");
				errors = vErrors.length;
			}
		}
		let data1 = data.allow_committer_approval;
		if(data1 !== undefined){
			if(!(checkApprovalSetting(data1))){
				vErrors = join(vErrors, checkApprovalSetting.errors, "/allow_committer_approval");
				errors = vErrors.length;
			}
		}
		let data2 = data.allow_overrides_to_approver_list_per_merge_request;
		if(data2 !== undefined){
			if(!(checkApprovalSetting(data2))){
				vErrors = join(vErrors, checkApprovalSetting.errors, "/allow_overrides_to_approver_list_per_merge_request");
				errors = vErrors.length;
			}
		}
		let data3 = data.retain_approvals_on_push;
		if(data3 !== undefined){
			if(!(checkApprovalSetting(data3))){
				vErrors = join(vErrors, checkApprovalSetting.errors, "/retain_approvals_on_push");
				errors = vErrors.length;
			}
		}
		let data4 = data.selective_code_owner_removals;
		if(data4 !== undefined){
			if(!(checkApprovalSetting(data4))){
				vErrors = join(vErrors, checkApprovalSetting.errors, "/selective_code_owner_removals");
				errors = vErrors.length;
			}
		}
		let data5 = data.require_password_to_approve;
		if(data5 !== undefined){
			if(!(checkApprovalSetting(data5))){
				vErrors = join(vErrors, checkApprovalSetting.errors, "/require_password_to_approve");
				errors = vErrors.length;
			}
		}
		let data6 = data.require_reauthentication_to_approve;
		if(data6 !== undefined){
			if(!(checkApprovalSetting(data6))){
				vErrors = join(vErrors, checkApprovalSetting.errors, "/require_reauthentication_to_approve");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalSettings(value) {
	return validate(checkApprovalSettings, value);
}

export function isApprovalSettings(value) {
	return verdict(checkApprovalSettings(value));
}
