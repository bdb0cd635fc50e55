import { codePoints, fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkBranchProtectionDefaultsUpdate } from './branch-protection-defaults-update.js';
import { checkVisibility } from './visibility.js';

const types0 = ["integer","null"];
const values0 = [0,1,2,3,4];
const values1 = ["noone","owner","maintainer","developer","administrator"];
const values2 = ["owner","maintainer"];
const values3 = ["ssh","http","all"];
const values4 = ["disabled","private","enabled"];
const known0 = new Set(["name","path","parent_id","description","visibility","default_branch","default_branch_protection","default_branch_protection_defaults","project_creation_level","subgroup_creation_level","enabled_git_access_protocol","two_factor_grace_period","wiki_access_level","shared_runners_minutes_limit","extra_shared_runners_minutes_limit","auto_devops_enabled","emails_disabled","emails_enabled","mentions_disabled","lfs_enabled","request_access_enabled","require_two_factor_authentication","share_with_group_lock","membership_lock"]);

export function checkGroupCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
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
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "path"); errors++;
		} else {
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
		let data2 = data.parent_id;
		if(data2 !== undefined){
			if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types0); errors++;
			}
			if(typeof data2 == "number"){
				if(Math.abs(data2) > 9007199254740991 && Number.isInteger(data2) && !plainInteger(data2)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data3 = data.description;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data4 = data.visibility;
		if(data4 !== undefined){
			if(!(checkVisibility(data4))){
				vErrors = join(vErrors, checkVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data5 = data.default_branch;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/default_branch", "type", "string"); errors++;
			}
		}
		let data6 = data.default_branch_protection;
		if(data6 !== undefined){
			if(!values0.includes(data6)){
				vErrors = fail(vErrors, "/default_branch_protection", "enum", values0); errors++;
			}
		}
		let data7 = data.default_branch_protection_defaults;
		if(data7 !== undefined){
			if(!(checkBranchProtectionDefaultsUpdate(data7))){
				vErrors = join(vErrors, checkBranchProtectionDefaultsUpdate.errors, "/default_branch_protection_defaults");
				errors = vErrors.length;
			}
		}
		let data8 = data.project_creation_level;
		if(data8 !== undefined){
			if(!values1.includes(data8)){
				vErrors = fail(vErrors, "/project_creation_level", "enum", values1); errors++;
			}
		}
		let data9 = data.subgroup_creation_level;
		if(data9 !== undefined){
			if((data9 !== "owner") && (data9 !== "maintainer")){
				vErrors = fail(vErrors, "/subgroup_creation_level", "enum", values2); errors++;
			}
		}
		let data10 = data.enabled_git_access_protocol;
		if(data10 !== undefined){
			if(((data10 !== "ssh") && (data10 !== "http")) && (data10 !== "all")){
				vErrors = fail(vErrors, "/enabled_git_access_protocol", "enum", values3); errors++;
			}
		}
		let data11 = data.two_factor_grace_period;
		if(data11 !== undefined){
			if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
				vErrors = fail(vErrors, "/two_factor_grace_period", integerFault(data11), "integer"); errors++;
			}
			if(typeof data11 == "number"){
				if(data11 < 0 || isNaN(data11)){
					vErrors = fail(vErrors, "/two_factor_grace_period", "minimum", 0); errors++;
				}
			}
		}
		let data12 = data.wiki_access_level;
		if(data12 !== undefined){
			if(((data12 !== "disabled") && (data12 !== "private")) && (data12 !== "enabled")){
				vErrors = fail(vErrors, "/wiki_access_level", "enum", values4); errors++;
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
		let data15 = data.auto_devops_enabled;
		if(data15 !== undefined){
			if(typeof data15 !== "boolean"){
				vErrors = fail(vErrors, "/auto_devops_enabled", "type", "boolean"); errors++;
			}
		}
		let data16 = data.emails_disabled;
		if(data16 !== undefined){
			if(typeof data16 !== "boolean"){
				vErrors = fail(vErrors, "/emails_disabled", "type", "boolean"); errors++;
			}
		}
		let data17 = data.emails_enabled;
		if(data17 !== undefined){
			if(typeof data17 !== "boolean"){
				vErrors = fail(vErrors, "/emails_enabled", "type", "boolean"); errors++;
			}
		}
		let data18 = data.mentions_disabled;
		if(data18 !== undefined){
			if(typeof data18 !== "boolean"){
				vErrors = fail(vErrors, "/mentions_disabled", "type", "boolean"); errors++;
			}
		}
		let data19 = data.lfs_enabled;
		if(data19 !== undefined){
			if(typeof data19 !== "boolean"){
				vErrors = fail(vErrors, "/lfs_enabled", "type", "boolean"); errors++;
			}
		}
		let data20 = data.request_access_enabled;
		if(data20 !== undefined){
			if(typeof data20 !== "boolean"){
				vErrors = fail(vErrors, "/request_access_enabled", "type", "boolean"); errors++;
			}
		}
		let data21 = data.require_two_factor_authentication;
		if(data21 !== undefined){
			if(typeof data21 !== "boolean"){
				vErrors = fail(vErrors, "/require_two_factor_authentication", "type", "boolean"); errors++;
			}
		}
		let data22 = data.share_with_group_lock;
		if(data22 !== undefined){
			if(typeof data22 !== "boolean"){
				vErrors = fail(vErrors, "/share_with_group_lock", "type", "boolean"); errors++;
			}
		}
		let data23 = data.membership_lock;
		if(data23 !== undefined){
			if(typeof data23 !== "boolean"){
				vErrors = fail(vErrors, "/membership_lock", "type", "boolean"); errors++;
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
		checkGroupCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroupCreate(value) {
	return validate(checkGroupCreate, value);
}

export function isGroupCreate(value) {
	return verdict(checkGroupCreate(value));
}
