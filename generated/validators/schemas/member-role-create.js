import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkBaseAccessLevel } from './base-access-level.js';

const known0 = new Set(["name","description","base_access_level","admin_cicd_variables","admin_compliance_framework","admin_group_member","admin_merge_request","admin_push_rules","admin_terraform_state","admin_vulnerability","admin_web_hook","archive_project","manage_deploy_tokens","manage_group_access_tokens","manage_merge_request_settings","manage_project_access_tokens","manage_security_policy_link","read_code","read_runners","read_dependency","read_vulnerability","remove_group","remove_project"]);

export function checkMemberRoleCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.base_access_level;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "base_access_level"); errors++;
		} else {
			if(!(checkBaseAccessLevel(data2))){
				vErrors = join(vErrors, checkBaseAccessLevel.errors, "/base_access_level");
				errors = vErrors.length;
			}
		}
		let data3 = data.admin_cicd_variables;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/admin_cicd_variables", "type", "boolean"); errors++;
			}
		}
		let data4 = data.admin_compliance_framework;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/admin_compliance_framework", "type", "boolean"); errors++;
			}
		}
		let data5 = data.admin_group_member;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/admin_group_member", "type", "boolean"); errors++;
			}
		}
		let data6 = data.admin_merge_request;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/admin_merge_request", "type", "boolean"); errors++;
			}
		}
		let data7 = data.admin_push_rules;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/admin_push_rules", "type", "boolean"); errors++;
			}
		}
		let data8 = data.admin_terraform_state;
		if(data8 !== undefined){
			if(typeof data8 !== "boolean"){
				vErrors = fail(vErrors, "/admin_terraform_state", "type", "boolean"); errors++;
			}
		}
		let data9 = data.admin_vulnerability;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/admin_vulnerability", "type", "boolean"); errors++;
			}
		}
		let data10 = data.admin_web_hook;
		if(data10 !== undefined){
			if(typeof data10 !== "boolean"){
				vErrors = fail(vErrors, "/admin_web_hook", "type", "boolean"); errors++;
			}
		}
		let data11 = data.archive_project;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/archive_project", "type", "boolean"); errors++;
			}
		}
		let data12 = data.manage_deploy_tokens;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/manage_deploy_tokens", "type", "boolean"); errors++;
			}
		}
		let data13 = data.manage_group_access_tokens;
		if(data13 !== undefined){
			if(typeof data13 !== "boolean"){
				vErrors = fail(vErrors, "/manage_group_access_tokens", "type", "boolean"); errors++;
			}
		}
		let data14 = data.manage_merge_request_settings;
		if(data14 !== undefined){
			if(typeof data14 !== "boolean"){
				vErrors = fail(vErrors, "/manage_merge_request_settings", "type", "boolean"); errors++;
			}
		}
		let data15 = data.manage_project_access_tokens;
		if(data15 !== undefined){
			if(typeof data15 !== "boolean"){
				vErrors = fail(vErrors, "/manage_project_access_tokens", "type", "boolean"); errors++;
			}
		}
		let data16 = data.manage_security_policy_link;
		if(data16 !== undefined){
			if(typeof data16 !== "boolean"){
				vErrors = fail(vErrors, "/manage_security_policy_link", "type", "boolean"); errors++;
			}
		}
		let data17 = data.read_code;
		if(data17 !== undefined){
			if(typeof data17 !== "boolean"){
				vErrors = fail(vErrors, "/read_code", "type", "boolean"); errors++;
			}
		}
		let data18 = data.read_runners;
		if(data18 !== undefined){
			if(typeof data18 !== "boolean"){
				vErrors = fail(vErrors, "/read_runners", "type", "boolean"); errors++;
			}
		}
		let data19 = data.read_dependency;
		if(data19 !== undefined){
			if(typeof data19 !== "boolean"){
				vErrors = fail(vErrors, "/read_dependency", "type", "boolean"); errors++;
			}
		}
		let data20 = data.read_vulnerability;
		if(data20 !== undefined){
			if(typeof data20 !== "boolean"){
				vErrors = fail(vErrors, "/read_vulnerability", "type", "boolean"); errors++;
			}
		}
		let data21 = data.remove_group;
		if(data21 !== undefined){
			if(typeof data21 !== "boolean"){
				vErrors = fail(vErrors, "/remove_group", "type", "boolean"); errors++;
			}
		}
		let data22 = data.remove_project;
		if(data22 !== undefined){
			if(typeof data22 !== "boolean"){
				vErrors = fail(vErrors, "/remove_project", "type", "boolean"); errors++;
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
		checkMemberRoleCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateMemberRoleCreate(value) {
	return validate(checkMemberRoleCreate, value);
}

export function isMemberRoleCreate(value) {
	return verdict(checkMemberRoleCreate(value));
}
