import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkBaseAccessLevel } from './base-access-level.js';

const known0 = new Set(["admin_cicd_variables","admin_compliance_framework","admin_group_member","admin_merge_request","admin_push_rules","admin_terraform_state","admin_vulnerability","admin_web_hook","archive_project","base_access_level","description","manage_deploy_tokens","manage_group_access_tokens","manage_merge_request_settings","manage_project_access_tokens","manage_security_policy_link","name","read_code","read_dependency","read_runners","read_vulnerability","remove_group","remove_project"]);

export function checkMemberRoleCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.admin_cicd_variables !== undefined){
			if(typeof data.admin_cicd_variables !== "boolean"){
				vErrors = fail(vErrors, "/admin_cicd_variables", "type", "boolean"); errors++;
			}
		}
		if(data.admin_compliance_framework !== undefined){
			if(typeof data.admin_compliance_framework !== "boolean"){
				vErrors = fail(vErrors, "/admin_compliance_framework", "type", "boolean"); errors++;
			}
		}
		if(data.admin_group_member !== undefined){
			if(typeof data.admin_group_member !== "boolean"){
				vErrors = fail(vErrors, "/admin_group_member", "type", "boolean"); errors++;
			}
		}
		if(data.admin_merge_request !== undefined){
			if(typeof data.admin_merge_request !== "boolean"){
				vErrors = fail(vErrors, "/admin_merge_request", "type", "boolean"); errors++;
			}
		}
		if(data.admin_push_rules !== undefined){
			if(typeof data.admin_push_rules !== "boolean"){
				vErrors = fail(vErrors, "/admin_push_rules", "type", "boolean"); errors++;
			}
		}
		if(data.admin_terraform_state !== undefined){
			if(typeof data.admin_terraform_state !== "boolean"){
				vErrors = fail(vErrors, "/admin_terraform_state", "type", "boolean"); errors++;
			}
		}
		if(data.admin_vulnerability !== undefined){
			if(typeof data.admin_vulnerability !== "boolean"){
				vErrors = fail(vErrors, "/admin_vulnerability", "type", "boolean"); errors++;
			}
		}
		if(data.admin_web_hook !== undefined){
			if(typeof data.admin_web_hook !== "boolean"){
				vErrors = fail(vErrors, "/admin_web_hook", "type", "boolean"); errors++;
			}
		}
		if(data.archive_project !== undefined){
			if(typeof data.archive_project !== "boolean"){
				vErrors = fail(vErrors, "/archive_project", "type", "boolean"); errors++;
			}
		}
		if(data.base_access_level === undefined){
			vErrors = fail(vErrors, "", "required", "base_access_level"); errors++;
		} else {
			if(!(checkBaseAccessLevel(data.base_access_level))){
				vErrors = join(vErrors, checkBaseAccessLevel.errors, "/base_access_level");
				errors = vErrors.length;
			}
		}
		if(data.description !== undefined){
			if(typeof data.description !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		if(data.manage_deploy_tokens !== undefined){
			if(typeof data.manage_deploy_tokens !== "boolean"){
				vErrors = fail(vErrors, "/manage_deploy_tokens", "type", "boolean"); errors++;
			}
		}
		if(data.manage_group_access_tokens !== undefined){
			if(typeof data.manage_group_access_tokens !== "boolean"){
				vErrors = fail(vErrors, "/manage_group_access_tokens", "type", "boolean"); errors++;
			}
		}
		if(data.manage_merge_request_settings !== undefined){
			if(typeof data.manage_merge_request_settings !== "boolean"){
				vErrors = fail(vErrors, "/manage_merge_request_settings", "type", "boolean"); errors++;
			}
		}
		if(data.manage_project_access_tokens !== undefined){
			if(typeof data.manage_project_access_tokens !== "boolean"){
				vErrors = fail(vErrors, "/manage_project_access_tokens", "type", "boolean"); errors++;
			}
		}
		if(data.manage_security_policy_link !== undefined){
			if(typeof data.manage_security_policy_link !== "boolean"){
				vErrors = fail(vErrors, "/manage_security_policy_link", "type", "boolean"); errors++;
			}
		}
		if(data.name === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.read_code !== undefined){
			if(typeof data.read_code !== "boolean"){
				vErrors = fail(vErrors, "/read_code", "type", "boolean"); errors++;
			}
		}
		if(data.read_dependency !== undefined){
			if(typeof data.read_dependency !== "boolean"){
				vErrors = fail(vErrors, "/read_dependency", "type", "boolean"); errors++;
			}
		}
		if(data.read_runners !== undefined){
			if(typeof data.read_runners !== "boolean"){
				vErrors = fail(vErrors, "/read_runners", "type", "boolean"); errors++;
			}
		}
		if(data.read_vulnerability !== undefined){
			if(typeof data.read_vulnerability !== "boolean"){
				vErrors = fail(vErrors, "/read_vulnerability", "type", "boolean"); errors++;
			}
		}
		if(data.remove_group !== undefined){
			if(typeof data.remove_group !== "boolean"){
				vErrors = fail(vErrors, "/remove_group", "type", "boolean"); errors++;
			}
		}
		if(data.remove_project !== undefined){
			if(typeof data.remove_project !== "boolean"){
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
	checkMemberRoleCreate.errors = vErrors;
	return errors === 0;
}

export function validateMemberRoleCreate(value) {
	return validate(checkMemberRoleCreate, value);
}

export function isMemberRoleCreate(value) {
	return checkMemberRoleCreate(value);
}
