import { codePoints, fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkBranchProtectionDefaultsUpdate } from './branch-protection-defaults-update.js';
import { checkVisibility } from './visibility.js';

const values0 = [0,1,2,3,4];
const values1 = ["noone","owner","maintainer","developer","administrator"];
const values2 = ["owner","maintainer"];
const values3 = ["ssh","http","all"];
const values4 = ["enabled","disabled_and_overridable","disabled_with_override","disabled_and_unoverridable"];
const values5 = ["disabled","private","enabled"];
const known0 = new Set(["name","path","description","visibility","default_branch","default_branch_protection","default_branch_protection_defaults","project_creation_level","subgroup_creation_level","enabled_git_access_protocol","two_factor_grace_period","shared_runners_setting","wiki_access_level","shared_runners_minutes_limit","extra_shared_runners_minutes_limit","file_template_project_id","ip_restriction_ranges","auto_devops_enabled","emails_disabled","emails_enabled","mentions_disabled","lfs_enabled","request_access_enabled","require_two_factor_authentication","share_with_group_lock","prevent_sharing_groups_outside_hierarchy","prevent_forking_outside_group","math_rendering_limits_enabled","lock_math_rendering_limits_enabled","membership_lock","experiment_features_enabled"]);

export function checkGroupUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
				if(data0.length > 255 && codePoints(data0) > 255){
					vErrors = fail(vErrors, "/name", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.path;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/path", "minLength", 1); errors++;
				}
				if(data1.length > 255 && codePoints(data1) > 255){
					vErrors = fail(vErrors, "/path", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data2 = data.description;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data3 = data.visibility;
		if(data3 !== undefined){
			if(!(checkVisibility(data3))){
				vErrors = join(vErrors, checkVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data4 = data.default_branch;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/default_branch", "type", "string"); errors++;
			}
		}
		let data5 = data.default_branch_protection;
		if(data5 !== undefined){
			if(!values0.includes(data5)){
				vErrors = fail(vErrors, "/default_branch_protection", "enum", values0); errors++;
			}
		}
		let data6 = data.default_branch_protection_defaults;
		if(data6 !== undefined){
			if(!(checkBranchProtectionDefaultsUpdate(data6))){
				vErrors = join(vErrors, checkBranchProtectionDefaultsUpdate.errors, "/default_branch_protection_defaults");
				errors = vErrors.length;
			}
		}
		let data7 = data.project_creation_level;
		if(data7 !== undefined){
			if(!values1.includes(data7)){
				vErrors = fail(vErrors, "/project_creation_level", "enum", values1); errors++;
			}
		}
		let data8 = data.subgroup_creation_level;
		if(data8 !== undefined){
			if((data8 !== "owner") && (data8 !== "maintainer")){
				vErrors = fail(vErrors, "/subgroup_creation_level", "enum", values2); errors++;
			}
		}
		let data9 = data.enabled_git_access_protocol;
		if(data9 !== undefined){
			if(((data9 !== "ssh") && (data9 !== "http")) && (data9 !== "all")){
				vErrors = fail(vErrors, "/enabled_git_access_protocol", "enum", values3); errors++;
			}
		}
		let data10 = data.two_factor_grace_period;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/two_factor_grace_period", integerFault(data10), "integer"); errors++;
			}
			if(typeof data10 == "number"){
				if(data10 < 0 || isNaN(data10)){
					vErrors = fail(vErrors, "/two_factor_grace_period", "minimum", 0); errors++;
				}
			}
		}
		let data11 = data.shared_runners_setting;
		if(data11 !== undefined){
			if(!values4.includes(data11)){
				vErrors = fail(vErrors, "/shared_runners_setting", "enum", values4); errors++;
			}
		}
		let data12 = data.wiki_access_level;
		if(data12 !== undefined){
			if(((data12 !== "disabled") && (data12 !== "private")) && (data12 !== "enabled")){
				vErrors = fail(vErrors, "/wiki_access_level", "enum", values5); errors++;
			}
		}
		let data13 = data.shared_runners_minutes_limit;
		if(data13 !== undefined){
			if(!Number.isSafeInteger(data13) && !plainInteger(data13)){
				vErrors = fail(vErrors, "/shared_runners_minutes_limit", integerFault(data13), "integer"); errors++;
			}
			if(typeof data13 == "number"){
				if(data13 < 0 || isNaN(data13)){
					vErrors = fail(vErrors, "/shared_runners_minutes_limit", "minimum", 0); errors++;
				}
			}
		}
		let data14 = data.extra_shared_runners_minutes_limit;
		if(data14 !== undefined){
			if(!Number.isSafeInteger(data14) && !plainInteger(data14)){
				vErrors = fail(vErrors, "/extra_shared_runners_minutes_limit", integerFault(data14), "integer"); errors++;
			}
			if(typeof data14 == "number"){
				if(data14 < 0 || isNaN(data14)){
					vErrors = fail(vErrors, "/extra_shared_runners_minutes_limit", "minimum", 0); errors++;
				}
			}
		}
		let data15 = data.file_template_project_id;
		if(data15 !== undefined){
			if(!Number.isSafeInteger(data15) && !plainInteger(data15)){
				vErrors = fail(vErrors, "/file_template_project_id", integerFault(data15), "integer"); errors++;
			}
		}
		let data16 = data.ip_restriction_ranges;
		if(data16 !== undefined){
			if(typeof data16 !== "string"){
				vErrors = fail(vErrors, "/ip_restriction_ranges", "type", "string"); errors++;
			}
		}
		let data17 = data.auto_devops_enabled;
		if(data17 !== undefined){
			if(typeof data17 !== "boolean"){
				vErrors = fail(vErrors, "/auto_devops_enabled", "type", "boolean"); errors++;
			}
		}
		let data18 = data.emails_disabled;
		if(data18 !== undefined){
			if(typeof data18 !== "boolean"){
				vErrors = fail(vErrors, "/emails_disabled", "type", "boolean"); errors++;
			}
		}
		let data19 = data.emails_enabled;
		if(data19 !== undefined){
			if(typeof data19 !== "boolean"){
				vErrors = fail(vErrors, "/emails_enabled", "type", "boolean"); errors++;
			}
		}
		let data20 = data.mentions_disabled;
		if(data20 !== undefined){
			if(typeof data20 !== "boolean"){
				vErrors = fail(vErrors, "/mentions_disabled", "type", "boolean"); errors++;
			}
		}
		let data21 = data.lfs_enabled;
		if(data21 !== undefined){
			if(typeof data21 !== "boolean"){
				vErrors = fail(vErrors, "/lfs_enabled", "type", "boolean"); errors++;
			}
		}
		let data22 = data.request_access_enabled;
		if(data22 !== undefined){
			if(typeof data22 !== "boolean"){
				vErrors = fail(vErrors, "/request_access_enabled", "type", "boolean"); errors++;
			}
		}
		let data23 = data.require_two_factor_authentication;
		if(data23 !== undefined){
			if(typeof data23 !== "boolean"){
				vErrors = fail(vErrors, "/require_two_factor_authentication", "type", "boolean"); errors++;
			}
		}
		let data24 = data.share_with_group_lock;
		if(data24 !== undefined){
			if(typeof data24 !== "boolean"){
				vErrors = fail(vErrors, "/share_with_group_lock", "type", "boolean"); errors++;
			}
		}
		let data25 = data.prevent_sharing_groups_outside_hierarchy;
		if(data25 !== undefined){
			if(typeof data25 !== "boolean"){
				vErrors = fail(vErrors, "/prevent_sharing_groups_outside_hierarchy", "type", "boolean"); errors++;
			}
		}
		let data26 = data.prevent_forking_outside_group;
		if(data26 !== undefined){
			if(typeof data26 !== "boolean"){
				vErrors = fail(vErrors, "/prevent_forking_outside_group", "type", "boolean"); errors++;
			}
		}
		let data27 = data.math_rendering_limits_enabled;
		if(data27 !== undefined){
			if(typeof data27 !== "boolean"){
				vErrors = fail(vErrors, "/math_rendering_limits_enabled", "type", "boolean"); errors++;
			}
		}
		let data28 = data.lock_math_rendering_limits_enabled;
		if(data28 !== undefined){
			if(typeof data28 !== "boolean"){
				vErrors = fail(vErrors, "/lock_math_rendering_limits_enabled", "type", "boolean"); errors++;
			}
		}
		let data29 = data.membership_lock;
		if(data29 !== undefined){
			if(typeof data29 !== "boolean"){
				vErrors = fail(vErrors, "/membership_lock", "type", "boolean"); errors++;
			}
		}
		let data30 = data.experiment_features_enabled;
		if(data30 !== undefined){
			if(typeof data30 !== "boolean"){
				vErrors = fail(vErrors, "/experiment_features_enabled", "type", "boolean"); errors++;
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
		checkGroupUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroupUpdate(value) {
	return validate(checkGroupUpdate, value);
}

export function isGroupUpdate(value) {
	return verdict(checkGroupUpdate(value));
}
