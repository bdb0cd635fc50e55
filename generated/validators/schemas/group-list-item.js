import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
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
		let data0 = data.share_with_group_lock;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/share_with_group_lock", "type", types0); errors++;
			}
		}
		let data1 = data.require_two_factor_authentication;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/require_two_factor_authentication", "type", types0); errors++;
			}
		}
		let data2 = data.two_factor_grace_period;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/two_factor_grace_period", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.project_creation_level;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/project_creation_level", "type", "string"); errors++;
			}
		}
		let data4 = data.subgroup_creation_level;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/subgroup_creation_level", "type", "string"); errors++;
			}
		}
		let data5 = data.auto_devops_enabled;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/auto_devops_enabled", "type", types0); errors++;
			}
		}
		let data6 = data.emails_disabled;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/emails_disabled", "type", types0); errors++;
			}
		}
		let data7 = data.emails_enabled;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/emails_enabled", "type", types0); errors++;
			}
		}
		let data8 = data.mentions_disabled;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/mentions_disabled", "type", types0); errors++;
			}
		}
		let data9 = data.lfs_enabled;
		if(data9 !== undefined){
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/lfs_enabled", "type", types0); errors++;
			}
		}
		let data10 = data.default_branch;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/default_branch", "type", types1); errors++;
			}
		}
		let data11 = data.default_branch_protection;
		if(data11 !== undefined){
			if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
				vErrors = fail(vErrors, "/default_branch_protection", integerFault(data11), "integer"); errors++;
			}
		}
		let data12 = data.default_branch_protection_defaults;
		if(data12 !== undefined){
			if(!(checkBranchProtectionDefaults(data12))){
				vErrors = join(vErrors, checkBranchProtectionDefaults.errors, "/default_branch_protection_defaults");
				errors = vErrors.length;
			}
		}
		let data13 = data.statistics;
		if(data13 !== undefined){
			if(!(checkGroupStatistics(data13))){
				vErrors = join(vErrors, checkGroupStatistics.errors, "/statistics");
				errors = vErrors.length;
			}
		}
		let data14 = data.root_storage_statistics;
		if(data14 !== undefined){
			if(!(checkGroupRootStorageStatistics(data14))){
				vErrors = join(vErrors, checkGroupRootStorageStatistics.errors, "/root_storage_statistics");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGroupListItem.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroupListItem(value) {
	return validate(checkGroupListItem, value);
}

export function isGroupListItem(value) {
	return verdict(checkGroupListItem(value));
}
