import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkReportedAccessLevel } from './reported-access-level.js';

const types0 = ["string","null"];
const types1 = ["integer","null"];
const types2 = ["boolean","null"];

export function checkMemberRole(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.description;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data3 = data.group_id;
		if(data3 !== undefined){
			if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
				vErrors = fail(vErrors, "/group_id", "type", types1); errors++;
			}
			if(typeof data3 == "number"){
				if(Math.abs(data3) > 9007199254740991 && Number.isInteger(data3) && !plainInteger(data3)){
					vErrors = fail(vErrors, "/group_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data4 = data.base_access_level;
		if(data4 !== undefined){
			if(!(checkReportedAccessLevel(data4))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/base_access_level");
				errors = vErrors.length;
			}
		}
		let data5 = data.admin_cicd_variables;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/admin_cicd_variables", "type", types2); errors++;
			}
		}
		let data6 = data.admin_compliance_framework;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/admin_compliance_framework", "type", types2); errors++;
			}
		}
		let data7 = data.admin_group_member;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/admin_group_member", "type", types2); errors++;
			}
		}
		let data8 = data.admin_merge_request;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/admin_merge_request", "type", types2); errors++;
			}
		}
		let data9 = data.admin_push_rules;
		if(data9 !== undefined){
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/admin_push_rules", "type", types2); errors++;
			}
		}
		let data10 = data.admin_terraform_state;
		if(data10 !== undefined){
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/admin_terraform_state", "type", types2); errors++;
			}
		}
		let data11 = data.admin_vulnerability;
		if(data11 !== undefined){
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/admin_vulnerability", "type", types2); errors++;
			}
		}
		let data12 = data.admin_web_hook;
		if(data12 !== undefined){
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/admin_web_hook", "type", types2); errors++;
			}
		}
		let data13 = data.archive_project;
		if(data13 !== undefined){
			if((typeof data13 !== "boolean") && (data13 !== null)){
				vErrors = fail(vErrors, "/archive_project", "type", types2); errors++;
			}
		}
		let data14 = data.manage_deploy_tokens;
		if(data14 !== undefined){
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/manage_deploy_tokens", "type", types2); errors++;
			}
		}
		let data15 = data.manage_group_access_tokens;
		if(data15 !== undefined){
			if((typeof data15 !== "boolean") && (data15 !== null)){
				vErrors = fail(vErrors, "/manage_group_access_tokens", "type", types2); errors++;
			}
		}
		let data16 = data.manage_merge_request_settings;
		if(data16 !== undefined){
			if((typeof data16 !== "boolean") && (data16 !== null)){
				vErrors = fail(vErrors, "/manage_merge_request_settings", "type", types2); errors++;
			}
		}
		let data17 = data.manage_project_access_tokens;
		if(data17 !== undefined){
			if((typeof data17 !== "boolean") && (data17 !== null)){
				vErrors = fail(vErrors, "/manage_project_access_tokens", "type", types2); errors++;
			}
		}
		let data18 = data.manage_security_policy_link;
		if(data18 !== undefined){
			if((typeof data18 !== "boolean") && (data18 !== null)){
				vErrors = fail(vErrors, "/manage_security_policy_link", "type", types2); errors++;
			}
		}
		let data19 = data.read_code;
		if(data19 !== undefined){
			if((typeof data19 !== "boolean") && (data19 !== null)){
				vErrors = fail(vErrors, "/read_code", "type", types2); errors++;
			}
		}
		let data20 = data.read_runners;
		if(data20 !== undefined){
			if((typeof data20 !== "boolean") && (data20 !== null)){
				vErrors = fail(vErrors, "/read_runners", "type", types2); errors++;
			}
		}
		let data21 = data.read_dependency;
		if(data21 !== undefined){
			if((typeof data21 !== "boolean") && (data21 !== null)){
				vErrors = fail(vErrors, "/read_dependency", "type", types2); errors++;
			}
		}
		let data22 = data.read_vulnerability;
		if(data22 !== undefined){
			if((typeof data22 !== "boolean") && (data22 !== null)){
				vErrors = fail(vErrors, "/read_vulnerability", "type", types2); errors++;
			}
		}
		let data23 = data.remove_group;
		if(data23 !== undefined){
			if((typeof data23 !== "boolean") && (data23 !== null)){
				vErrors = fail(vErrors, "/remove_group", "type", types2); errors++;
			}
		}
		let data24 = data.remove_project;
		if(data24 !== undefined){
			if((typeof data24 !== "boolean") && (data24 !== null)){
				vErrors = fail(vErrors, "/remove_project", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMemberRole.errors = vErrors;
	}
	return errors === 0;
}

export function validateMemberRole(value) {
	return validate(checkMemberRole, value);
}

export function isMemberRole(value) {
	return verdict(checkMemberRole(value));
}
