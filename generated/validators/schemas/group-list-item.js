import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkBranchProtectionDefaults } from './branch-protection-defaults.js';
import { checkGroup } from './group.js';
import { checkGroupRootStorageStatistics } from './group-root-storage-statistics.js';
import { checkGroupStatistics } from './group-statistics.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];

export function checkGroupListItem(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkGroup(data))){
		vErrors = join(vErrors, checkGroup.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.auto_devops_enabled !== undefined){
			let data0 = data.auto_devops_enabled;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/auto_devops_enabled", "type", types0); errors++;
			}
		}
		if(data.default_branch !== undefined){
			let data1 = data.default_branch;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/default_branch", "type", types1); errors++;
			}
		}
		if(data.default_branch_protection !== undefined){
			let data2 = data.default_branch_protection;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/default_branch_protection", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.default_branch_protection_defaults !== undefined){
			if(!(checkBranchProtectionDefaults(data.default_branch_protection_defaults))){
				vErrors = join(vErrors, checkBranchProtectionDefaults.errors, "/default_branch_protection_defaults");
				errors = vErrors.length;
			}
		}
		if(data.emails_disabled !== undefined){
			let data4 = data.emails_disabled;
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/emails_disabled", "type", types0); errors++;
			}
		}
		if(data.emails_enabled !== undefined){
			let data5 = data.emails_enabled;
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/emails_enabled", "type", types0); errors++;
			}
		}
		if(data.lfs_enabled !== undefined){
			let data6 = data.lfs_enabled;
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/lfs_enabled", "type", types0); errors++;
			}
		}
		if(data.mentions_disabled !== undefined){
			let data7 = data.mentions_disabled;
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/mentions_disabled", "type", types0); errors++;
			}
		}
		if(data.project_creation_level !== undefined){
			if(typeof data.project_creation_level !== "string"){
				vErrors = fail(vErrors, "/project_creation_level", "type", "string"); errors++;
			}
		}
		if(data.require_two_factor_authentication !== undefined){
			let data9 = data.require_two_factor_authentication;
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/require_two_factor_authentication", "type", types0); errors++;
			}
		}
		if(data.root_storage_statistics !== undefined){
			if(!(checkGroupRootStorageStatistics(data.root_storage_statistics))){
				vErrors = join(vErrors, checkGroupRootStorageStatistics.errors, "/root_storage_statistics");
				errors = vErrors.length;
			}
		}
		if(data.share_with_group_lock !== undefined){
			let data11 = data.share_with_group_lock;
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/share_with_group_lock", "type", types0); errors++;
			}
		}
		if(data.statistics !== undefined){
			if(!(checkGroupStatistics(data.statistics))){
				vErrors = join(vErrors, checkGroupStatistics.errors, "/statistics");
				errors = vErrors.length;
			}
		}
		if(data.subgroup_creation_level !== undefined){
			if(typeof data.subgroup_creation_level !== "string"){
				vErrors = fail(vErrors, "/subgroup_creation_level", "type", "string"); errors++;
			}
		}
		if(data.two_factor_grace_period !== undefined){
			let data14 = data.two_factor_grace_period;
			if(!Number.isSafeInteger(data14)){
				vErrors = fail(vErrors, "/two_factor_grace_period", integerFault(data14), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkGroupListItem.errors = vErrors;
	return errors === 0;
}

export function validateGroupListItem(value) {
	return validate(checkGroupListItem, value);
}

export function isGroupListItem(value) {
	return checkGroupListItem(value);
}
