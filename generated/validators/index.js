import { isDate as dateFormat, isDateTime as dateTimeFormat } from './runtime/formats.js';
import { anything, fail, integerFault, isPlainInteger as plainInteger, join, named, segment, unite, validate, validator, verdict } from './runtime/validation.js';

const types0 = ["string","null"];
const types1 = ["integer","null"];
const types2 = ["boolean","null"];
const values0 = [0,5,10,15,20,30,40,50,60];
const names0 = ["no access","minimal access","guest","planner","reporter","developer","maintainer","owner","administrator"];
const named0 = named(values0, names0);
const known0 = new Set(["name","description","base_access_level","admin_cicd_variables","admin_compliance_framework","admin_group_member","admin_merge_request","admin_push_rules","admin_terraform_state","admin_vulnerability","admin_web_hook","archive_project","manage_deploy_tokens","manage_group_access_tokens","manage_merge_request_settings","manage_project_access_tokens","manage_security_policy_link","read_code","read_runners","read_dependency","read_vulnerability","remove_group","remove_project"]);
const values1 = [10,15,20,30,40,50];
const names1 = ["guest","planner","reporter","developer","maintainer","owner"];
const named1 = named(values1, names1);
const values2 = ["asc","desc"];
const values3 = ["public","internal","private"];
const values4 = [0,5,10,15,20,30,40,50];
const names2 = ["no access","minimal access","guest","planner","reporter","developer","maintainer","owner"];
const named2 = named(values4, names2);
const values5 = ["user","group"];
const values6 = ["none","started","finished","failed"];
const values7 = ["scheduled","canceled"];
const known1 = new Set(["email","user_id","access_level","expires_at","invite_source","member_role_id"]);
const values8 = ["success","error"];
const types3 = ["number","string"];
const types4 = ["number","null"];
const types5 = ["array","null"];
const values9 = ["delayed_project_deletion","delayed_group_deletion","in_product_marketing_emails_enabled","repository_storages","user_email_lookup_limit"];
const known2 = new Set(["title","description","pwa_name","pwa_short_name","pwa_description","member_guidelines","new_project_guidelines","profile_image_guidelines","header_message","footer_message","message_background_color","message_font_color","email_header_and_footer_enabled"]);
const known3 = new Set(["title","description","pwa_name","pwa_short_name","pwa_description","pwa_icon","logo","header_logo","favicon","member_guidelines","new_project_guidelines","profile_image_guidelines","header_message","footer_message","message_background_color","message_font_color","email_header_and_footer_enabled"]);
const values10 = ["created","waiting_for_resource","preparing","pending","running","success","failed","canceled","skipped","manual","scheduled"];
const known4 = new Set(["branch","commit_message","start_branch","start_sha","start_project","actions","author_email","author_name","stats","force"]);
const values11 = ["text","base64"];
const known5 = new Set(["action","file_path","content","encoding","last_commit_id"]);
const known6 = new Set(["action","file_path","previous_path","content","encoding","last_commit_id"]);
const known7 = new Set(["action","file_path","content","encoding","execute_filemode"]);
const values12 = ["branch","tag"];
const values13 = ["success"];
const values14 = ["empty","conflict"];
const values15 = ["tree","blob"];
const pattern0 = new RegExp("^v?(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(\\.(0|[1-9][0-9]*))?(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?$", "u");
const known8 = new Set(["version","branch","config_file","date","file","from","message","to","trailer"]);
const values16 = ["env_var","file"];
const types6 = ["string","null","object","array"];
const values17 = ["None","Any"];
const known9 = new Set(["labels","milestone","author_id","author_username","assignee_id","assignee_username","reviewer_id","reviewer_username","my_reaction_emoji"]);
const values18 = ["created_by_me","assigned_to_me","all"];
const values19 = ["opened","closed","locked","merged"];
const values20 = ["active","closed"];
const values21 = ["any_approver","regular","code_owner","report_approver"];
const known10 = new Set(["approvals_required","name","group_ids","user_ids","rule_type"]);
const known11 = new Set(["approvals_before_merge","disable_overriding_approvers_per_merge_request","merge_requests_author_approval","merge_requests_disable_committers_approval","require_password_to_approve","require_reauthentication_to_approve","reset_approvals_on_push","selective_code_owner_removals"]);
const known12 = new Set(["allow_author_approval","allow_committer_approval","allow_overrides_to_approver_list_per_merge_request","retain_approvals_on_push","selective_code_owner_removals","require_reauthentication_to_approve"]);
const values22 = ["close","activate"];
const known13 = new Set(["title","description","due_date","start_date","state_event"]);
const pattern1 = new RegExp("\\S", "u");
const known14 = new Set(["personal_access_token","repo_id","target_namespace","new_name","source_a_hostname","optional_stages","timeout_strategy","pagination_limit"]);
const values23 = ["optimistic","pessimistic"];
const known15 = new Set(["source_b_server_url","source_b_server_username","personal_access_token","source_b_server_project","source_b_server_repo","new_name","target_namespace","timeout_strategy"]);
const known16 = new Set(["source_b_username","source_b_app_password","repo_path","target_namespace","new_name"]);
const types7 = ["string","integer","boolean","null"];
const known17 = new Set(["enable_ssl_verification","build_key","username","password","use_inherited_settings"]);
const known18 = new Set(["token","project_url","push_events","merge_requests_events","tag_push_events","use_inherited_settings"]);
const types8 = ["string","integer","boolean"];
const types9 = ["number","string","null"];
const types10 = ["object","null"];
const values24 = ["username","id"];
const values25 = ["name","path","id","similarity"];
const values26 = ["keyset"];
const values27 = ["access_level_asc","access_level_desc","last_joined","name_asc","name_desc","oldest_joined","oldest_sign_in","recent_sign_in","last_activity_on_asc","last_activity_on_desc"];
const values28 = ["id","name","path","created_at","updated_at","star_count","last_activity_at","similarity","repository_size","storage_size","packages_size","wiki_size"];
const values29 = ["default","topo"];
const values30 = ["branch","tag","all"];
const values31 = ["bz2","tar","tar.bz2","tar.gz","tb2","tbz","tbz2","zip"];
const values32 = ["name","email","commits"];
const values33 = ["id","status","ref","updated_at","user_id"];
const values34 = ["running","pending","finished","branches","tags"];
const values35 = ["yes","no"];
const values36 = ["title","description"];
const values37 = ["created_at","title","merged_at","updated_at"];
const values38 = ["opened","closed","locked","merged","all"];
const values39 = ["simple"];
const pattern2 = new RegExp("^[0-9]*$", "u");
const values40 = ["awaiting","active"];

function checkMemberRole(data){
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

function checkReportedAccessLevel(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkAccessLevel(data))){
		vErrors = join(vErrors, checkAccessLevel.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(!Number.isSafeInteger(data) && !plainInteger(data)){
			vErrors = fail(vErrors, "", integerFault(data), "integer"); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkReportedAccessLevel.errors = vErrors;
	}
	return errors === 0;
}

export function validateReportedAccessLevel(value) {
	return validate(checkReportedAccessLevel, value);
}

export function isReportedAccessLevel(value) {
	return verdict(checkReportedAccessLevel(value));
}

function checkAccessLevel(data){
	let vErrors = null;
	let errors = 0;
	if(!values0.includes(data)){
		vErrors = fail(vErrors, "", "enum", named0); errors++;
	}
	if(errors !== 0){
		checkAccessLevel.errors = vErrors;
	}
	return errors === 0;
}

export function validateAccessLevel(value) {
	return validate(checkAccessLevel, value);
}

export function isAccessLevel(value) {
	return verdict(checkAccessLevel(value));
}

function checkError(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.message;
		if(data0 !== undefined){
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(!(checkFieldErrors(data0))){
					vErrors = join(vErrors, checkFieldErrors.errors, "/message");
					errors = vErrors.length;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/message", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkError.errors = vErrors;
	}
	return errors === 0;
}

export function validateError(value) {
	return validate(checkError, value);
}

export function isError(value) {
	return verdict(checkError(value));
}

function checkFieldErrors(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(false)){
				let data0 = data[key0];
				const _errs1 = errors;
				let valid1 = false;
				const _errs2 = errors;
				if(Array.isArray(data0)){
					const before1 = errors;
					for(let i0=0; i0<data0.length; i0++){
						if(typeof data0[i0] !== "string"){
							vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0, "type", "string"); errors++;
						}
						if(errors - before1 >= 100){
							break;
						}
					}
				} else {
					vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "array"); errors++;
				}
				var _valid0 = _errs2 === errors;
				if(_valid0){
					valid1 = true;
				}
				var end0 = errors;
				if(!valid1){
					const _errs4 = errors;
					if(typeof data0 !== "string"){
						vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
					}
					var _valid1 = _errs4 === errors;
					if(_valid1){
						valid1 = true;
					}
					var end1 = errors;
				}
				if(!valid1){
					vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), start: _errs1, ends: [end0, end1] });
					errors = vErrors.length;
				} else {
					errors = _errs1;
					if(vErrors !== null){
						if(_errs1){
							vErrors.length = _errs1;
						} else {
							vErrors = null;
						}
					}
				}
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkFieldErrors.errors = vErrors;
	}
	return errors === 0;
}

export function validateFieldErrors(value) {
	return validate(checkFieldErrors, value);
}

export function isFieldErrors(value) {
	return verdict(checkFieldErrors(value));
}

function checkMemberRoleCreate(data){
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

function checkBaseAccessLevel(data){
	let vErrors = null;
	let errors = 0;
	if(!values1.includes(data)){
		vErrors = fail(vErrors, "", "enum", named1); errors++;
	}
	if(errors !== 0){
		checkBaseAccessLevel.errors = vErrors;
	}
	return errors === 0;
}

export function validateBaseAccessLevel(value) {
	return validate(checkBaseAccessLevel, value);
}

export function isBaseAccessLevel(value) {
	return verdict(checkBaseAccessLevel(value));
}

function checkSortDirection(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "asc") && (data !== "desc")){
		vErrors = fail(vErrors, "", "enum", values2); errors++;
	}
	if(errors !== 0){
		checkSortDirection.errors = vErrors;
	}
	return errors === 0;
}

export function validateSortDirection(value) {
	return validate(checkSortDirection, value);
}

export function isSortDirection(value) {
	return verdict(checkSortDirection(value));
}

function checkServiceAccount(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.username;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data2 = data.name;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkServiceAccount.errors = vErrors;
	}
	return errors === 0;
}

export function validateServiceAccount(value) {
	return validate(checkServiceAccount, value);
}

export function isServiceAccount(value) {
	return verdict(checkServiceAccount(value));
}

function checkServiceAccountCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.username;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data2 = data.email;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "name") || (key0 === "username")) || (key0 === "email"))){
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
		checkServiceAccountCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateServiceAccountCreate(value) {
	return validate(checkServiceAccountCreate, value);
}

export function isServiceAccountCreate(value) {
	return verdict(checkServiceAccountCreate(value));
}

function checkServiceAccountDelete(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.hard_delete;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/hard_delete", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "hard_delete")){
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
		checkServiceAccountDelete.errors = vErrors;
	}
	return errors === 0;
}

export function validateServiceAccountDelete(value) {
	return validate(checkServiceAccountDelete, value);
}

export function isServiceAccountDelete(value) {
	return verdict(checkServiceAccountDelete(value));
}

function checkServiceAccountTokenCreate(data){
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
		let data1 = data.scopes;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "scopes"); errors++;
		} else {
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(typeof data1[i0] !== "string"){
						vErrors = fail(vErrors, "/scopes/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/scopes", "type", "array"); errors++;
			}
		}
		let data3 = data.expires_at;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(!dateFormat(data3)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "name") || (key0 === "scopes")) || (key0 === "expires_at"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkServiceAccountTokenCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateServiceAccountTokenCreate(value) {
	return validate(checkServiceAccountTokenCreate, value);
}

export function isServiceAccountTokenCreate(value) {
	return verdict(checkServiceAccountTokenCreate(value));
}

function checkServiceAccountToken(data){
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
		let data2 = data.revoked;
		if(data2 !== undefined){
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/revoked", "type", types2); errors++;
			}
		}
		let data3 = data.created_at;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(!dateTimeFormat(data3)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data4 = data.scopes;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					if(typeof data4[i0] !== "string"){
						vErrors = fail(vErrors, "/scopes/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/scopes", "type", "array"); errors++;
			}
		}
		let data6 = data.user_id;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/user_id", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.last_used_at;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/last_used_at", "type", types0); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/last_used_at", "format", "date-time"); errors++;
				}
			}
		}
		let data8 = data.active;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/active", "type", types2); errors++;
			}
		}
		let data9 = data.expires_at;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/expires_at", "type", types0); errors++;
			}
			if(typeof data9 === "string"){
				if(!dateFormat(data9)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			}
		}
		let data10 = data.token;
		if(data10 === undefined){
			vErrors = fail(vErrors, "", "required", "token"); errors++;
		} else {
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkServiceAccountToken.errors = vErrors;
	}
	return errors === 0;
}

export function validateServiceAccountToken(value) {
	return validate(checkServiceAccountToken, value);
}

export function isServiceAccountToken(value) {
	return verdict(checkServiceAccountToken(value));
}

function checkVisibility(data){
	let vErrors = null;
	let errors = 0;
	if(((data !== "public") && (data !== "internal")) && (data !== "private")){
		vErrors = fail(vErrors, "", "enum", values3); errors++;
	}
	if(errors !== 0){
		checkVisibility.errors = vErrors;
	}
	return errors === 0;
}

export function validateVisibility(value) {
	return validate(checkVisibility, value);
}

export function isVisibility(value) {
	return verdict(checkVisibility(value));
}

function checkMemberAccessLevel(data){
	let vErrors = null;
	let errors = 0;
	if(!values4.includes(data)){
		vErrors = fail(vErrors, "", "enum", named2); errors++;
	}
	if(errors !== 0){
		checkMemberAccessLevel.errors = vErrors;
	}
	return errors === 0;
}

export function validateMemberAccessLevel(value) {
	return validate(checkMemberAccessLevel, value);
}

export function isMemberAccessLevel(value) {
	return verdict(checkMemberAccessLevel(value));
}

function checkGroupListItem(data){
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
				vErrors = fail(vErrors, "/share_with_group_lock", "type", types2); errors++;
			}
		}
		let data1 = data.require_two_factor_authentication;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/require_two_factor_authentication", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/auto_devops_enabled", "type", types2); errors++;
			}
		}
		let data6 = data.emails_disabled;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/emails_disabled", "type", types2); errors++;
			}
		}
		let data7 = data.emails_enabled;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/emails_enabled", "type", types2); errors++;
			}
		}
		let data8 = data.mentions_disabled;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/mentions_disabled", "type", types2); errors++;
			}
		}
		let data9 = data.lfs_enabled;
		if(data9 !== undefined){
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/lfs_enabled", "type", types2); errors++;
			}
		}
		let data10 = data.default_branch;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/default_branch", "type", types0); errors++;
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

function checkGroup(data){
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
		let data2 = data.path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data3 = data.description;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data4 = data.visibility;
		if(data4 !== undefined){
			if(!(checkReportedVisibility(data4))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data5 = data.avatar_url;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data6 = data.web_url;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data7 = data.request_access_enabled;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types2); errors++;
			}
		}
		let data8 = data.repository_storage;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		let data9 = data.full_name;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/full_name", "type", "string"); errors++;
			}
		}
		let data10 = data.full_path;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data11 = data.file_template_project_id;
		if(data11 !== undefined){
			if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
				vErrors = fail(vErrors, "/file_template_project_id", "type", types1); errors++;
			}
			if(typeof data11 == "number"){
				if(Math.abs(data11) > 9007199254740991 && Number.isInteger(data11) && !plainInteger(data11)){
					vErrors = fail(vErrors, "/file_template_project_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data12 = data.parent_id;
		if(data12 !== undefined){
			if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types1); errors++;
			}
			if(typeof data12 == "number"){
				if(Math.abs(data12) > 9007199254740991 && Number.isInteger(data12) && !plainInteger(data12)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data13 = data.created_at;
		if(data13 !== undefined){
			if(typeof data13 === "string"){
				if(!dateTimeFormat(data13)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data14 = data.enabled_git_access_protocol;
		if(data14 !== undefined){
			if((typeof data14 !== "string") && (data14 !== null)){
				vErrors = fail(vErrors, "/enabled_git_access_protocol", "type", types0); errors++;
			}
		}
		let data15 = data.runners_token;
		if(data15 !== undefined){
			if((typeof data15 !== "string") && (data15 !== null)){
				vErrors = fail(vErrors, "/runners_token", "type", types0); errors++;
			}
		}
		let data16 = data.shared_with_groups;
		if(data16 !== undefined){
			if(Array.isArray(data16)){
				const before0 = errors;
				for(let i0=0; i0<data16.length; i0++){
					if(!(checkGroupShare(data16[i0]))){
						vErrors = join(vErrors, checkGroupShare.errors, "/shared_with_groups/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/shared_with_groups", "type", "array"); errors++;
			}
		}
		let data18 = data.prevent_sharing_groups_outside_hierarchy;
		if(data18 !== undefined){
			if((typeof data18 !== "boolean") && (data18 !== null)){
				vErrors = fail(vErrors, "/prevent_sharing_groups_outside_hierarchy", "type", types2); errors++;
			}
		}
		let data19 = data.ip_restriction_ranges;
		if(data19 !== undefined){
			if((typeof data19 !== "string") && (data19 !== null)){
				vErrors = fail(vErrors, "/ip_restriction_ranges", "type", types0); errors++;
			}
		}
		let data20 = data.math_rendering_limits_enabled;
		if(data20 !== undefined){
			if((typeof data20 !== "boolean") && (data20 !== null)){
				vErrors = fail(vErrors, "/math_rendering_limits_enabled", "type", types2); errors++;
			}
		}
		let data21 = data.lock_math_rendering_limits_enabled;
		if(data21 !== undefined){
			if((typeof data21 !== "boolean") && (data21 !== null)){
				vErrors = fail(vErrors, "/lock_math_rendering_limits_enabled", "type", types2); errors++;
			}
		}
		let data22 = data.projects;
		if(data22 !== undefined){
			if(Array.isArray(data22)){
				const before1 = errors;
				for(let i1=0; i1<data22.length; i1++){
					if(!(checkProject(data22[i1]))){
						vErrors = join(vErrors, checkProject.errors, "/projects/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/projects", "type", "array"); errors++;
			}
		}
		let data24 = data.shared_projects;
		if(data24 !== undefined){
			if(Array.isArray(data24)){
				const before2 = errors;
				for(let i2=0; i2<data24.length; i2++){
					if(!(checkProject(data24[i2]))){
						vErrors = join(vErrors, checkProject.errors, "/shared_projects/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/shared_projects", "type", "array"); errors++;
			}
		}
		let data26 = data.shared_runners_minutes_limit;
		if(data26 !== undefined){
			if((!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))) && (data26 !== null)){
				vErrors = fail(vErrors, "/shared_runners_minutes_limit", "type", types1); errors++;
			}
			if(typeof data26 == "number"){
				if(Math.abs(data26) > 9007199254740991 && Number.isInteger(data26) && !plainInteger(data26)){
					vErrors = fail(vErrors, "/shared_runners_minutes_limit", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data27 = data.extra_shared_runners_minutes_limit;
		if(data27 !== undefined){
			if((!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))) && (data27 !== null)){
				vErrors = fail(vErrors, "/extra_shared_runners_minutes_limit", "type", types1); errors++;
			}
			if(typeof data27 == "number"){
				if(Math.abs(data27) > 9007199254740991 && Number.isInteger(data27) && !plainInteger(data27)){
					vErrors = fail(vErrors, "/extra_shared_runners_minutes_limit", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data28 = data.marked_for_deletion_on;
		if(data28 !== undefined){
			if((typeof data28 !== "string") && (data28 !== null)){
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", types0); errors++;
			}
			if(typeof data28 === "string"){
				if(!dateFormat(data28)){
					vErrors = fail(vErrors, "/marked_for_deletion_on", "format", "date"); errors++;
				}
			}
		}
		let data29 = data.membership_lock;
		if(data29 !== undefined){
			if((typeof data29 !== "boolean") && (data29 !== null)){
				vErrors = fail(vErrors, "/membership_lock", "type", types2); errors++;
			}
		}
		let data30 = data.wiki_access_level;
		if(data30 !== undefined){
			if(typeof data30 !== "string"){
				vErrors = fail(vErrors, "/wiki_access_level", "type", "string"); errors++;
			}
		}
		let data31 = data.experiment_features_enabled;
		if(data31 !== undefined){
			if((typeof data31 !== "boolean") && (data31 !== null)){
				vErrors = fail(vErrors, "/experiment_features_enabled", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGroup.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroup(value) {
	return validate(checkGroup, value);
}

export function isGroup(value) {
	return verdict(checkGroup(value));
}

function checkReportedVisibility(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkVisibility(data))){
		vErrors = join(vErrors, checkVisibility.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkReportedVisibility.errors = vErrors;
	}
	return errors === 0;
}

export function validateReportedVisibility(value) {
	return validate(checkReportedVisibility, value);
}

export function isReportedVisibility(value) {
	return verdict(checkReportedVisibility(value));
}

function checkGroupShare(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.group_id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "group_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/group_id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.group_name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/group_name", "type", "string"); errors++;
			}
		}
		let data2 = data.group_full_path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/group_full_path", "type", "string"); errors++;
			}
		}
		let data3 = data.group_access_level;
		if(data3 !== undefined){
			if(!(checkReportedAccessLevel(data3))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/group_access_level");
				errors = vErrors.length;
			}
		}
		let data4 = data.expires_at;
		if(data4 !== undefined){
			if(!(checkDateToReport(data4))){
				vErrors = join(vErrors, checkDateToReport.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGroupShare.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroupShare(value) {
	return validate(checkGroupShare, value);
}

export function isGroupShare(value) {
	return verdict(checkGroupShare(value));
}

function checkDateToReport(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(typeof data === "string"){
		if(!dateFormat(data)){
			vErrors = fail(vErrors, "", "format", "date"); errors++;
		}
	} else {
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data === "string"){
			if(!dateTimeFormat(data)){
				vErrors = fail(vErrors, "", "format", "date-time"); errors++;
			}
		} else {
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
		if(!valid0){
			const _errs3 = errors;
			if(data !== null){
				vErrors = fail(vErrors, "", "type", "null"); errors++;
			}
			var _valid2 = _errs3 === errors;
			if(_valid2){
				valid0 = true;
			}
			var end2 = errors;
		}
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1, end2] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkDateToReport.errors = vErrors;
	}
	return errors === 0;
}

export function validateDateToReport(value) {
	return validate(checkDateToReport, value);
}

export function isDateToReport(value) {
	return verdict(checkDateToReport(value));
}

function checkProject(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkProjectSummary(data))){
		vErrors = join(vErrors, checkProjectSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.description_html;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/description_html", "type", "string"); errors++;
			}
		}
		let data1 = data.license_url;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/license_url", "type", types0); errors++;
			}
		}
		let data2 = data.updated_at;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data3 = data.creator_id;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/creator_id", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.archived;
		if(data4 !== undefined){
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/archived", "type", types2); errors++;
			}
		}
		let data5 = data.repository_storage;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		let data6 = data.import_url;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/import_url", "type", types0); errors++;
			}
		}
		let data7 = data.import_type;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/import_type", "type", types0); errors++;
			}
		}
		let data8 = data.import_error;
		if(data8 !== undefined){
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/import_error", "type", types0); errors++;
			}
		}
		let data9 = data.marked_for_deletion_on;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", types0); errors++;
			}
			if(typeof data9 === "string"){
				if(!dateFormat(data9)){
					vErrors = fail(vErrors, "/marked_for_deletion_on", "format", "date"); errors++;
				}
			}
		}
		let data10 = data.marked_for_deletion_at;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/marked_for_deletion_at", "type", types0); errors++;
			}
		}
		let data11 = data.compliance_frameworks;
		if(data11 !== undefined){
			if(Array.isArray(data11)){
				const before0 = errors;
				for(let i0=0; i0<data11.length; i0++){
					if(typeof data11[i0] !== "string"){
						vErrors = fail(vErrors, "/compliance_frameworks/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/compliance_frameworks", "type", "array"); errors++;
			}
		}
		let data13 = data.owner;
		if(data13 !== undefined){
			if(!(checkProjectOwner(data13))){
				vErrors = join(vErrors, checkProjectOwner.errors, "/owner");
				errors = vErrors.length;
			}
		}
		let data14 = data.permissions;
		if(data14 !== undefined){
			if(!(checkProjectPermissions(data14))){
				vErrors = join(vErrors, checkProjectPermissions.errors, "/permissions");
				errors = vErrors.length;
			}
		}
		let data15 = data.license;
		if(data15 !== undefined){
			const _errs18 = errors;
			let valid17 = false;
			const _errs19 = errors;
			if(!(checkProjectLicense(data15))){
				vErrors = join(vErrors, checkProjectLicense.errors, "/license");
				errors = vErrors.length;
			}
			var _valid0 = _errs19 === errors;
			if(_valid0){
				valid17 = true;
			}
			var end0 = errors;
			if(!valid17){
				const _errs20 = errors;
				if(data15 !== null){
					vErrors = fail(vErrors, "/license", "type", "null"); errors++;
				}
				var _valid1 = _errs20 === errors;
				if(_valid1){
					valid17 = true;
				}
				var end1 = errors;
			}
			if(!valid17){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/license", start: _errs18, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs18;
				if(vErrors !== null){
					if(_errs18){
						vErrors.length = _errs18;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data16 = data.statistics;
		if(data16 !== undefined){
			if(!(checkProjectStatistics(data16))){
				vErrors = join(vErrors, checkProjectStatistics.errors, "/statistics");
				errors = vErrors.length;
			}
		}
		let data17 = data.shared_with_groups;
		if(data17 !== undefined){
			if(Array.isArray(data17)){
				const before1 = errors;
				for(let i1=0; i1<data17.length; i1++){
					if(!(checkProjectShare(data17[i1]))){
						vErrors = join(vErrors, checkProjectShare.errors, "/shared_with_groups/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/shared_with_groups", "type", "array"); errors++;
			}
		}
		let data19 = data.container_expiration_policy;
		if(data19 !== undefined){
			if(!(checkContainerExpirationPolicy(data19))){
				vErrors = join(vErrors, checkContainerExpirationPolicy.errors, "/container_expiration_policy");
				errors = vErrors.length;
			}
		}
		let data20 = data._links;
		if(data20 !== undefined){
			if(!(checkProjectLinks(data20))){
				vErrors = join(vErrors, checkProjectLinks.errors, "/_links");
				errors = vErrors.length;
			}
		}
		let data21 = data.container_registry_image_prefix;
		if(data21 !== undefined){
			if(typeof data21 !== "string"){
				vErrors = fail(vErrors, "/container_registry_image_prefix", "type", "string"); errors++;
			}
		}
		let data22 = data.issues_enabled;
		if(data22 !== undefined){
			if((typeof data22 !== "boolean") && (data22 !== null)){
				vErrors = fail(vErrors, "/issues_enabled", "type", types2); errors++;
			}
		}
		let data23 = data.merge_requests_enabled;
		if(data23 !== undefined){
			if((typeof data23 !== "boolean") && (data23 !== null)){
				vErrors = fail(vErrors, "/merge_requests_enabled", "type", types2); errors++;
			}
		}
		let data24 = data.jobs_enabled;
		if(data24 !== undefined){
			if((typeof data24 !== "boolean") && (data24 !== null)){
				vErrors = fail(vErrors, "/jobs_enabled", "type", types2); errors++;
			}
		}
		let data25 = data.wiki_enabled;
		if(data25 !== undefined){
			if((typeof data25 !== "boolean") && (data25 !== null)){
				vErrors = fail(vErrors, "/wiki_enabled", "type", types2); errors++;
			}
		}
		let data26 = data.snippets_enabled;
		if(data26 !== undefined){
			if((typeof data26 !== "boolean") && (data26 !== null)){
				vErrors = fail(vErrors, "/snippets_enabled", "type", types2); errors++;
			}
		}
		let data27 = data.container_registry_enabled;
		if(data27 !== undefined){
			if((typeof data27 !== "boolean") && (data27 !== null)){
				vErrors = fail(vErrors, "/container_registry_enabled", "type", types2); errors++;
			}
		}
		let data28 = data.can_create_merge_request_in;
		if(data28 !== undefined){
			if((typeof data28 !== "boolean") && (data28 !== null)){
				vErrors = fail(vErrors, "/can_create_merge_request_in", "type", types2); errors++;
			}
		}
		let data29 = data.resolve_outdated_diff_discussions;
		if(data29 !== undefined){
			if((typeof data29 !== "boolean") && (data29 !== null)){
				vErrors = fail(vErrors, "/resolve_outdated_diff_discussions", "type", types2); errors++;
			}
		}
		let data30 = data.shared_runners_enabled;
		if(data30 !== undefined){
			if((typeof data30 !== "boolean") && (data30 !== null)){
				vErrors = fail(vErrors, "/shared_runners_enabled", "type", types2); errors++;
			}
		}
		let data31 = data.group_runners_enabled;
		if(data31 !== undefined){
			if((typeof data31 !== "boolean") && (data31 !== null)){
				vErrors = fail(vErrors, "/group_runners_enabled", "type", types2); errors++;
			}
		}
		let data32 = data.public_jobs;
		if(data32 !== undefined){
			if((typeof data32 !== "boolean") && (data32 !== null)){
				vErrors = fail(vErrors, "/public_jobs", "type", types2); errors++;
			}
		}
		let data33 = data.only_allow_merge_if_pipeline_succeeds;
		if(data33 !== undefined){
			if((typeof data33 !== "boolean") && (data33 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_pipeline_succeeds", "type", types2); errors++;
			}
		}
		let data34 = data.allow_merge_on_skipped_pipeline;
		if(data34 !== undefined){
			if((typeof data34 !== "boolean") && (data34 !== null)){
				vErrors = fail(vErrors, "/allow_merge_on_skipped_pipeline", "type", types2); errors++;
			}
		}
		let data35 = data.allow_pipeline_trigger_approve_deployment;
		if(data35 !== undefined){
			if((typeof data35 !== "boolean") && (data35 !== null)){
				vErrors = fail(vErrors, "/allow_pipeline_trigger_approve_deployment", "type", types2); errors++;
			}
		}
		let data36 = data.restrict_user_defined_variables;
		if(data36 !== undefined){
			if((typeof data36 !== "boolean") && (data36 !== null)){
				vErrors = fail(vErrors, "/restrict_user_defined_variables", "type", types2); errors++;
			}
		}
		let data37 = data.only_allow_merge_if_all_discussions_are_resolved;
		if(data37 !== undefined){
			if((typeof data37 !== "boolean") && (data37 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_discussions_are_resolved", "type", types2); errors++;
			}
		}
		let data38 = data.remove_source_branch_after_merge;
		if(data38 !== undefined){
			if((typeof data38 !== "boolean") && (data38 !== null)){
				vErrors = fail(vErrors, "/remove_source_branch_after_merge", "type", types2); errors++;
			}
		}
		let data39 = data.printing_merge_requests_link_enabled;
		if(data39 !== undefined){
			if((typeof data39 !== "boolean") && (data39 !== null)){
				vErrors = fail(vErrors, "/printing_merge_requests_link_enabled", "type", types2); errors++;
			}
		}
		let data40 = data.printing_merge_request_link_enabled;
		if(data40 !== undefined){
			if((typeof data40 !== "boolean") && (data40 !== null)){
				vErrors = fail(vErrors, "/printing_merge_request_link_enabled", "type", types2); errors++;
			}
		}
		let data41 = data.request_access_enabled;
		if(data41 !== undefined){
			if((typeof data41 !== "boolean") && (data41 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types2); errors++;
			}
		}
		let data42 = data.auto_devops_enabled;
		if(data42 !== undefined){
			if((typeof data42 !== "boolean") && (data42 !== null)){
				vErrors = fail(vErrors, "/auto_devops_enabled", "type", types2); errors++;
			}
		}
		let data43 = data.mirror;
		if(data43 !== undefined){
			if((typeof data43 !== "boolean") && (data43 !== null)){
				vErrors = fail(vErrors, "/mirror", "type", types2); errors++;
			}
		}
		let data44 = data.mirror_trigger_builds;
		if(data44 !== undefined){
			if((typeof data44 !== "boolean") && (data44 !== null)){
				vErrors = fail(vErrors, "/mirror_trigger_builds", "type", types2); errors++;
			}
		}
		let data45 = data.only_mirror_protected_branches;
		if(data45 !== undefined){
			if((typeof data45 !== "boolean") && (data45 !== null)){
				vErrors = fail(vErrors, "/only_mirror_protected_branches", "type", types2); errors++;
			}
		}
		let data46 = data.mirror_overwrites_diverged_branches;
		if(data46 !== undefined){
			if((typeof data46 !== "boolean") && (data46 !== null)){
				vErrors = fail(vErrors, "/mirror_overwrites_diverged_branches", "type", types2); errors++;
			}
		}
		let data47 = data.packages_enabled;
		if(data47 !== undefined){
			if((typeof data47 !== "boolean") && (data47 !== null)){
				vErrors = fail(vErrors, "/packages_enabled", "type", types2); errors++;
			}
		}
		let data48 = data.service_desk_enabled;
		if(data48 !== undefined){
			if((typeof data48 !== "boolean") && (data48 !== null)){
				vErrors = fail(vErrors, "/service_desk_enabled", "type", types2); errors++;
			}
		}
		let data49 = data.autoclose_referenced_issues;
		if(data49 !== undefined){
			if((typeof data49 !== "boolean") && (data49 !== null)){
				vErrors = fail(vErrors, "/autoclose_referenced_issues", "type", types2); errors++;
			}
		}
		let data50 = data.enforce_auth_checks_on_uploads;
		if(data50 !== undefined){
			if((typeof data50 !== "boolean") && (data50 !== null)){
				vErrors = fail(vErrors, "/enforce_auth_checks_on_uploads", "type", types2); errors++;
			}
		}
		let data51 = data.warn_about_potentially_unwanted_characters;
		if(data51 !== undefined){
			if((typeof data51 !== "boolean") && (data51 !== null)){
				vErrors = fail(vErrors, "/warn_about_potentially_unwanted_characters", "type", types2); errors++;
			}
		}
		let data52 = data.pre_receive_secret_detection_enabled;
		if(data52 !== undefined){
			if((typeof data52 !== "boolean") && (data52 !== null)){
				vErrors = fail(vErrors, "/pre_receive_secret_detection_enabled", "type", types2); errors++;
			}
		}
		let data53 = data.ci_forward_deployment_enabled;
		if(data53 !== undefined){
			if((typeof data53 !== "boolean") && (data53 !== null)){
				vErrors = fail(vErrors, "/ci_forward_deployment_enabled", "type", types2); errors++;
			}
		}
		let data54 = data.ci_forward_deployment_rollback_allowed;
		if(data54 !== undefined){
			if((typeof data54 !== "boolean") && (data54 !== null)){
				vErrors = fail(vErrors, "/ci_forward_deployment_rollback_allowed", "type", types2); errors++;
			}
		}
		let data55 = data.ci_allow_fork_pipelines_to_run_in_parent_project;
		if(data55 !== undefined){
			if((typeof data55 !== "boolean") && (data55 !== null)){
				vErrors = fail(vErrors, "/ci_allow_fork_pipelines_to_run_in_parent_project", "type", types2); errors++;
			}
		}
		let data56 = data.ci_separated_caches;
		if(data56 !== undefined){
			if((typeof data56 !== "boolean") && (data56 !== null)){
				vErrors = fail(vErrors, "/ci_separated_caches", "type", types2); errors++;
			}
		}
		let data57 = data.ci_push_repository_for_job_token_allowed;
		if(data57 !== undefined){
			if((typeof data57 !== "boolean") && (data57 !== null)){
				vErrors = fail(vErrors, "/ci_push_repository_for_job_token_allowed", "type", types2); errors++;
			}
		}
		let data58 = data.only_allow_merge_if_all_status_checks_passed;
		if(data58 !== undefined){
			if((typeof data58 !== "boolean") && (data58 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_status_checks_passed", "type", types2); errors++;
			}
		}
		let data59 = data.container_registry_access_level;
		if(data59 !== undefined){
			if(typeof data59 !== "string"){
				vErrors = fail(vErrors, "/container_registry_access_level", "type", "string"); errors++;
			}
		}
		let data60 = data.security_and_compliance_access_level;
		if(data60 !== undefined){
			if(typeof data60 !== "string"){
				vErrors = fail(vErrors, "/security_and_compliance_access_level", "type", "string"); errors++;
			}
		}
		let data61 = data.ci_default_git_depth;
		if(data61 !== undefined){
			if((!((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61)))) && (data61 !== null)){
				vErrors = fail(vErrors, "/ci_default_git_depth", "type", types1); errors++;
			}
			if(typeof data61 == "number"){
				if(Math.abs(data61) > 9007199254740991 && Number.isInteger(data61) && !plainInteger(data61)){
					vErrors = fail(vErrors, "/ci_default_git_depth", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data62 = data.ci_restrict_pipeline_cancellation_role;
		if(data62 !== undefined){
			if(typeof data62 !== "string"){
				vErrors = fail(vErrors, "/ci_restrict_pipeline_cancellation_role", "type", "string"); errors++;
			}
		}
		let data63 = data.ci_pipeline_variables_minimum_override_role;
		if(data63 !== undefined){
			if(typeof data63 !== "string"){
				vErrors = fail(vErrors, "/ci_pipeline_variables_minimum_override_role", "type", "string"); errors++;
			}
		}
		let data64 = data.merge_method;
		if(data64 !== undefined){
			if(typeof data64 !== "string"){
				vErrors = fail(vErrors, "/merge_method", "type", "string"); errors++;
			}
		}
		let data65 = data.squash_option;
		if(data65 !== undefined){
			if(typeof data65 !== "string"){
				vErrors = fail(vErrors, "/squash_option", "type", "string"); errors++;
			}
		}
		let data66 = data.auto_devops_deploy_strategy;
		if(data66 !== undefined){
			if(typeof data66 !== "string"){
				vErrors = fail(vErrors, "/auto_devops_deploy_strategy", "type", "string"); errors++;
			}
		}
		let data67 = data.approvals_before_merge;
		if(data67 !== undefined){
			if(!Number.isSafeInteger(data67) && !plainInteger(data67)){
				vErrors = fail(vErrors, "/approvals_before_merge", integerFault(data67), "integer"); errors++;
			}
		}
		let data68 = data.mirror_user_id;
		if(data68 !== undefined){
			if((!((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68)))) && (data68 !== null)){
				vErrors = fail(vErrors, "/mirror_user_id", "type", types1); errors++;
			}
			if(typeof data68 == "number"){
				if(Math.abs(data68) > 9007199254740991 && Number.isInteger(data68) && !plainInteger(data68)){
					vErrors = fail(vErrors, "/mirror_user_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data69 = data.external_authorization_classification_label;
		if(data69 !== undefined){
			if((typeof data69 !== "string") && (data69 !== null)){
				vErrors = fail(vErrors, "/external_authorization_classification_label", "type", types0); errors++;
			}
		}
		let data70 = data.service_desk_address;
		if(data70 !== undefined){
			if((typeof data70 !== "string") && (data70 !== null)){
				vErrors = fail(vErrors, "/service_desk_address", "type", types0); errors++;
			}
		}
		let data71 = data.suggestion_commit_message;
		if(data71 !== undefined){
			if((typeof data71 !== "string") && (data71 !== null)){
				vErrors = fail(vErrors, "/suggestion_commit_message", "type", types0); errors++;
			}
		}
		let data72 = data.merge_commit_template;
		if(data72 !== undefined){
			if((typeof data72 !== "string") && (data72 !== null)){
				vErrors = fail(vErrors, "/merge_commit_template", "type", types0); errors++;
			}
		}
		let data73 = data.squash_commit_template;
		if(data73 !== undefined){
			if((typeof data73 !== "string") && (data73 !== null)){
				vErrors = fail(vErrors, "/squash_commit_template", "type", types0); errors++;
			}
		}
		let data74 = data.issue_branch_template;
		if(data74 !== undefined){
			if((typeof data74 !== "string") && (data74 !== null)){
				vErrors = fail(vErrors, "/issue_branch_template", "type", types0); errors++;
			}
		}
		let data75 = data.issues_template;
		if(data75 !== undefined){
			if((typeof data75 !== "string") && (data75 !== null)){
				vErrors = fail(vErrors, "/issues_template", "type", types0); errors++;
			}
		}
		let data76 = data.merge_requests_template;
		if(data76 !== undefined){
			if((typeof data76 !== "string") && (data76 !== null)){
				vErrors = fail(vErrors, "/merge_requests_template", "type", types0); errors++;
			}
		}
		let data77 = data.open_issues_count;
		if(data77 !== undefined){
			if(!Number.isSafeInteger(data77) && !plainInteger(data77)){
				vErrors = fail(vErrors, "/open_issues_count", integerFault(data77), "integer"); errors++;
			}
		}
		let data78 = data.runners_token;
		if(data78 !== undefined){
			if((typeof data78 !== "string") && (data78 !== null)){
				vErrors = fail(vErrors, "/runners_token", "type", types0); errors++;
			}
		}
		let data79 = data.forked_from_project;
		if(data79 !== undefined){
			if(!(checkProjectSummary(data79))){
				vErrors = join(vErrors, checkProjectSummary.errors, "/forked_from_project");
				errors = vErrors.length;
			}
		}
		let data80 = data.mr_default_target_self;
		if(data80 !== undefined){
			if((typeof data80 !== "boolean") && (data80 !== null)){
				vErrors = fail(vErrors, "/mr_default_target_self", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProject.errors = vErrors;
	}
	return errors === 0;
}

export function validateProject(value) {
	return validate(checkProject, value);
}

export function isProject(value) {
	return verdict(checkProject(value));
}

function checkProjectSummary(data){
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
		let data1 = data.description;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data2 = data.default_branch;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/default_branch", "type", types0); errors++;
			}
		}
		let data3 = data.visibility;
		if(data3 !== undefined){
			if(!(checkReportedVisibility(data3))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data4 = data.name;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data5 = data.name_with_namespace;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/name_with_namespace", "type", "string"); errors++;
			}
		}
		let data6 = data.path;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data7 = data.path_with_namespace;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/path_with_namespace", "type", "string"); errors++;
			}
		}
		let data8 = data.web_url;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data9 = data.readme_url;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/readme_url", "type", types0); errors++;
			}
		}
		let data10 = data.ssh_url_to_repo;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/ssh_url_to_repo", "type", "string"); errors++;
			}
		}
		let data11 = data.http_url_to_repo;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/http_url_to_repo", "type", "string"); errors++;
			}
		}
		let data12 = data.avatar_url;
		if(data12 !== undefined){
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data13 = data.topics;
		if(data13 !== undefined){
			if(Array.isArray(data13)){
				const before0 = errors;
				for(let i0=0; i0<data13.length; i0++){
					if(typeof data13[i0] !== "string"){
						vErrors = fail(vErrors, "/topics/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/topics", "type", "array"); errors++;
			}
		}
		let data15 = data.tag_list;
		if(data15 !== undefined){
			if(Array.isArray(data15)){
				const before1 = errors;
				for(let i1=0; i1<data15.length; i1++){
					if(typeof data15[i1] !== "string"){
						vErrors = fail(vErrors, "/tag_list/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/tag_list", "type", "array"); errors++;
			}
		}
		let data17 = data.created_at;
		if(data17 !== undefined){
			if(typeof data17 === "string"){
				if(!dateTimeFormat(data17)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data18 = data.last_activity_at;
		if(data18 !== undefined){
			if(typeof data18 === "string"){
				if(!dateTimeFormat(data18)){
					vErrors = fail(vErrors, "/last_activity_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/last_activity_at", "type", "string"); errors++;
			}
		}
		let data19 = data.namespace;
		if(data19 !== undefined){
			if(!(checkProjectNamespace(data19))){
				vErrors = join(vErrors, checkProjectNamespace.errors, "/namespace");
				errors = vErrors.length;
			}
		}
		let data20 = data.import_status;
		if(data20 !== undefined){
			if(!(checkReportedImportStatus(data20))){
				vErrors = join(vErrors, checkReportedImportStatus.errors, "/import_status");
				errors = vErrors.length;
			}
		}
		let data21 = data.forks_count;
		if(data21 !== undefined){
			if(!Number.isSafeInteger(data21) && !plainInteger(data21)){
				vErrors = fail(vErrors, "/forks_count", integerFault(data21), "integer"); errors++;
			}
		}
		let data22 = data.star_count;
		if(data22 !== undefined){
			if(!Number.isSafeInteger(data22) && !plainInteger(data22)){
				vErrors = fail(vErrors, "/star_count", integerFault(data22), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectSummary.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectSummary(value) {
	return validate(checkProjectSummary, value);
}

export function isProjectSummary(value) {
	return verdict(checkProjectSummary(value));
}

function checkProjectNamespace(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 !== undefined){
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
		let data2 = data.path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data3 = data.kind;
		if(data3 !== undefined){
			const _errs4 = errors;
			let valid4 = false;
			const _errs5 = errors;
			if(!(checkNamespaceKind(data3))){
				vErrors = join(vErrors, checkNamespaceKind.errors, "/kind");
				errors = vErrors.length;
			}
			var _valid0 = _errs5 === errors;
			if(_valid0){
				valid4 = true;
			}
			var end0 = errors;
			if(!valid4){
				const _errs6 = errors;
				if(typeof data3 !== "string"){
					vErrors = fail(vErrors, "/kind", "type", "string"); errors++;
				}
				var _valid1 = _errs6 === errors;
				if(_valid1){
					valid4 = true;
				}
				var end1 = errors;
			}
			if(!valid4){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/kind", start: _errs4, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs4;
				if(vErrors !== null){
					if(_errs4){
						vErrors.length = _errs4;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data4 = data.full_path;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data5 = data.avatar_url;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data6 = data.web_url;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data7 = data.parent_id;
		if(data7 !== undefined){
			if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types1); errors++;
			}
			if(typeof data7 == "number"){
				if(Math.abs(data7) > 9007199254740991 && Number.isInteger(data7) && !plainInteger(data7)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectNamespace.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectNamespace(value) {
	return validate(checkProjectNamespace, value);
}

export function isProjectNamespace(value) {
	return verdict(checkProjectNamespace(value));
}

function checkNamespaceKind(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "user") && (data !== "group")){
		vErrors = fail(vErrors, "", "enum", values5); errors++;
	}
	if(errors !== 0){
		checkNamespaceKind.errors = vErrors;
	}
	return errors === 0;
}

export function validateNamespaceKind(value) {
	return validate(checkNamespaceKind, value);
}

export function isNamespaceKind(value) {
	return verdict(checkNamespaceKind(value));
}

function checkReportedImportStatus(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkImportStatus(data))){
		vErrors = join(vErrors, checkImportStatus.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(!values6.includes(data)){
			vErrors = fail(vErrors, "", "enum", values6); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
		if(!valid0){
			const _errs3 = errors;
			if(typeof data !== "string"){
				vErrors = fail(vErrors, "", "type", "string"); errors++;
			}
			var _valid2 = _errs3 === errors;
			if(_valid2){
				valid0 = true;
			}
			var end2 = errors;
		}
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1, end2] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkReportedImportStatus.errors = vErrors;
	}
	return errors === 0;
}

export function validateReportedImportStatus(value) {
	return validate(checkReportedImportStatus, value);
}

export function isReportedImportStatus(value) {
	return verdict(checkReportedImportStatus(value));
}

function checkImportStatus(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "scheduled") && (data !== "canceled")){
		vErrors = fail(vErrors, "", "enum", values7); errors++;
	}
	if(errors !== 0){
		checkImportStatus.errors = vErrors;
	}
	return errors === 0;
}

export function validateImportStatus(value) {
	return validate(checkImportStatus, value);
}

export function isImportStatus(value) {
	return verdict(checkImportStatus(value));
}

function checkProjectOwner(data){
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
		let data2 = data.created_at;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectOwner.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectOwner(value) {
	return validate(checkProjectOwner, value);
}

export function isProjectOwner(value) {
	return verdict(checkProjectOwner(value));
}

function checkProjectPermissions(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.project_access;
		if(data0 !== undefined){
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!(checkProjectAccess(data0))){
				vErrors = join(vErrors, checkProjectAccess.errors, "/project_access");
				errors = vErrors.length;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(data0 !== null){
					vErrors = fail(vErrors, "/project_access", "type", "null"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/project_access", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.group_access;
		if(data1 !== undefined){
			const _errs5 = errors;
			let valid3 = false;
			const _errs6 = errors;
			if(!(checkProjectAccess(data1))){
				vErrors = join(vErrors, checkProjectAccess.errors, "/group_access");
				errors = vErrors.length;
			}
			var _valid2 = _errs6 === errors;
			if(_valid2){
				valid3 = true;
			}
			var end2 = errors;
			if(!valid3){
				const _errs7 = errors;
				if(data1 !== null){
					vErrors = fail(vErrors, "/group_access", "type", "null"); errors++;
				}
				var _valid3 = _errs7 === errors;
				if(_valid3){
					valid3 = true;
				}
				var end3 = errors;
			}
			if(!valid3){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/group_access", start: _errs5, ends: [end2, end3] });
				errors = vErrors.length;
			} else {
				errors = _errs5;
				if(vErrors !== null){
					if(_errs5){
						vErrors.length = _errs5;
					} else {
						vErrors = null;
					}
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectPermissions.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectPermissions(value) {
	return validate(checkProjectPermissions, value);
}

export function isProjectPermissions(value) {
	return verdict(checkProjectPermissions(value));
}

function checkProjectAccess(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 !== undefined){
			if(!(checkReportedAccessLevel(data0))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data1 = data.notification_level;
		if(data1 !== undefined){
			if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
				vErrors = fail(vErrors, "/notification_level", "type", types1); errors++;
			}
			if(typeof data1 == "number"){
				if(Math.abs(data1) > 9007199254740991 && Number.isInteger(data1) && !plainInteger(data1)){
					vErrors = fail(vErrors, "/notification_level", "safeInteger", "integer"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectAccess.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectAccess(value) {
	return validate(checkProjectAccess, value);
}

export function isProjectAccess(value) {
	return verdict(checkProjectAccess(value));
}

function checkProjectLicense(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.key;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.nickname;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/nickname", "type", types0); errors++;
			}
		}
		let data3 = data.html_url;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/html_url", "type", types0); errors++;
			}
		}
		let data4 = data.source_url;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/source_url", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectLicense.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectLicense(value) {
	return validate(checkProjectLicense, value);
}

export function isProjectLicense(value) {
	return verdict(checkProjectLicense(value));
}

function checkProjectStatistics(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.commit_count;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/commit_count", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.storage_size;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/storage_size", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.repository_size;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/repository_size", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.wiki_size;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/wiki_size", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.lfs_objects_size;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/lfs_objects_size", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.job_artifacts_size;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/job_artifacts_size", integerFault(data5), "integer"); errors++;
			}
		}
		let data6 = data.pipeline_artifacts_size;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/pipeline_artifacts_size", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.packages_size;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/packages_size", integerFault(data7), "integer"); errors++;
			}
		}
		let data8 = data.snippets_size;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8) && !plainInteger(data8)){
				vErrors = fail(vErrors, "/snippets_size", integerFault(data8), "integer"); errors++;
			}
		}
		let data9 = data.uploads_size;
		if(data9 !== undefined){
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/uploads_size", integerFault(data9), "integer"); errors++;
			}
		}
		let data10 = data.container_registry_size;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/container_registry_size", integerFault(data10), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectStatistics.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectStatistics(value) {
	return validate(checkProjectStatistics, value);
}

export function isProjectStatistics(value) {
	return verdict(checkProjectStatistics(value));
}

function checkProjectShare(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.group_id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "group_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/group_id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.group_name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/group_name", "type", "string"); errors++;
			}
		}
		let data2 = data.group_full_path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/group_full_path", "type", "string"); errors++;
			}
		}
		let data3 = data.group_access_level;
		if(data3 !== undefined){
			if(!(checkReportedAccessLevel(data3))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/group_access_level");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectShare.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectShare(value) {
	return validate(checkProjectShare, value);
}

export function isProjectShare(value) {
	return verdict(checkProjectShare(value));
}

function checkContainerExpirationPolicy(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.cadence;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/cadence", "type", "string"); errors++;
			}
		}
		let data1 = data.enabled;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/enabled", "type", types2); errors++;
			}
		}
		let data2 = data.keep_n;
		if(data2 !== undefined){
			if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
				vErrors = fail(vErrors, "/keep_n", "type", types1); errors++;
			}
			if(typeof data2 == "number"){
				if(Math.abs(data2) > 9007199254740991 && Number.isInteger(data2) && !plainInteger(data2)){
					vErrors = fail(vErrors, "/keep_n", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data3 = data.older_than;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/older_than", "type", types0); errors++;
			}
		}
		let data4 = data.name_regex;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/name_regex", "type", types0); errors++;
			}
		}
		let data5 = data.name_regex_delete;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/name_regex_delete", "type", types0); errors++;
			}
		}
		let data6 = data.name_regex_keep;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/name_regex_keep", "type", types0); errors++;
			}
		}
		let data7 = data.next_run_at;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/next_run_at", "type", types0); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/next_run_at", "format", "date-time"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkContainerExpirationPolicy.errors = vErrors;
	}
	return errors === 0;
}

export function validateContainerExpirationPolicy(value) {
	return validate(checkContainerExpirationPolicy, value);
}

export function isContainerExpirationPolicy(value) {
	return verdict(checkContainerExpirationPolicy(value));
}

function checkProjectLinks(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.self;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/self", "type", "string"); errors++;
			}
		}
		let data1 = data.issues;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/issues", "type", "string"); errors++;
			}
		}
		let data2 = data.merge_requests;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/merge_requests", "type", "string"); errors++;
			}
		}
		let data3 = data.repo_branches;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/repo_branches", "type", "string"); errors++;
			}
		}
		let data4 = data.labels;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/labels", "type", "string"); errors++;
			}
		}
		let data5 = data.events;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/events", "type", "string"); errors++;
			}
		}
		let data6 = data.members;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/members", "type", "string"); errors++;
			}
		}
		let data7 = data.cluster_agents;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/cluster_agents", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectLinks.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectLinks(value) {
	return validate(checkProjectLinks, value);
}

export function isProjectLinks(value) {
	return verdict(checkProjectLinks(value));
}

function checkBranchProtectionDefaults(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.allowed_to_push;
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(!(checkBranchAccess(data0[i0]))){
						vErrors = join(vErrors, checkBranchAccess.errors, "/allowed_to_push/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_to_push", "type", "array"); errors++;
			}
		}
		let data2 = data.allow_force_push;
		if(data2 !== undefined){
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/allow_force_push", "type", types2); errors++;
			}
		}
		let data3 = data.allowed_to_merge;
		if(data3 !== undefined){
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					if(!(checkBranchAccess(data3[i1]))){
						vErrors = join(vErrors, checkBranchAccess.errors, "/allowed_to_merge/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_to_merge", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBranchProtectionDefaults.errors = vErrors;
	}
	return errors === 0;
}

export function validateBranchProtectionDefaults(value) {
	return validate(checkBranchProtectionDefaults, value);
}

export function isBranchProtectionDefaults(value) {
	return verdict(checkBranchProtectionDefaults(value));
}

function checkBranchAccess(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 !== undefined){
			if(!(checkReportedAccessLevel(data0))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBranchAccess.errors = vErrors;
	}
	return errors === 0;
}

export function validateBranchAccess(value) {
	return validate(checkBranchAccess, value);
}

export function isBranchAccess(value) {
	return verdict(checkBranchAccess(value));
}

function checkGroupStatistics(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.storage_size;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/storage_size", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.repository_size;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/repository_size", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.wiki_size;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/wiki_size", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.lfs_objects_size;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/lfs_objects_size", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.job_artifacts_size;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/job_artifacts_size", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.pipeline_artifacts_size;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/pipeline_artifacts_size", integerFault(data5), "integer"); errors++;
			}
		}
		let data6 = data.packages_size;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/packages_size", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.snippets_size;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/snippets_size", integerFault(data7), "integer"); errors++;
			}
		}
		let data8 = data.uploads_size;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8) && !plainInteger(data8)){
				vErrors = fail(vErrors, "/uploads_size", integerFault(data8), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGroupStatistics.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroupStatistics(value) {
	return validate(checkGroupStatistics, value);
}

export function isGroupStatistics(value) {
	return verdict(checkGroupStatistics(value));
}

function checkGroupRootStorageStatistics(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.build_artifacts_size;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/build_artifacts_size", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.container_registry_size;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/container_registry_size", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.container_registry_size_is_estimated;
		if(data2 !== undefined){
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/container_registry_size_is_estimated", "type", types2); errors++;
			}
		}
		let data3 = data.dependency_proxy_size;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/dependency_proxy_size", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.lfs_objects_size;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/lfs_objects_size", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.packages_size;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/packages_size", integerFault(data5), "integer"); errors++;
			}
		}
		let data6 = data.pipeline_artifacts_size;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/pipeline_artifacts_size", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.repository_size;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/repository_size", integerFault(data7), "integer"); errors++;
			}
		}
		let data8 = data.snippets_size;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8) && !plainInteger(data8)){
				vErrors = fail(vErrors, "/snippets_size", integerFault(data8), "integer"); errors++;
			}
		}
		let data9 = data.storage_size;
		if(data9 !== undefined){
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/storage_size", integerFault(data9), "integer"); errors++;
			}
		}
		let data10 = data.uploads_size;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/uploads_size", integerFault(data10), "integer"); errors++;
			}
		}
		let data11 = data.wiki_size;
		if(data11 !== undefined){
			if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
				vErrors = fail(vErrors, "/wiki_size", integerFault(data11), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGroupRootStorageStatistics.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroupRootStorageStatistics(value) {
	return validate(checkGroupRootStorageStatistics, value);
}

export function isGroupRootStorageStatistics(value) {
	return verdict(checkGroupRootStorageStatistics(value));
}

function checkNamespace(data){
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
		let data2 = data.path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data3 = data.kind;
		if(data3 !== undefined){
			const _errs4 = errors;
			let valid4 = false;
			const _errs5 = errors;
			if(!(checkNamespaceKind(data3))){
				vErrors = join(vErrors, checkNamespaceKind.errors, "/kind");
				errors = vErrors.length;
			}
			var _valid0 = _errs5 === errors;
			if(_valid0){
				valid4 = true;
			}
			var end0 = errors;
			if(!valid4){
				const _errs6 = errors;
				if(typeof data3 !== "string"){
					vErrors = fail(vErrors, "/kind", "type", "string"); errors++;
				}
				var _valid1 = _errs6 === errors;
				if(_valid1){
					valid4 = true;
				}
				var end1 = errors;
			}
			if(!valid4){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/kind", start: _errs4, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs4;
				if(vErrors !== null){
					if(_errs4){
						vErrors.length = _errs4;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data4 = data.full_path;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data5 = data.parent_id;
		if(data5 !== undefined){
			if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types1); errors++;
			}
			if(typeof data5 == "number"){
				if(Math.abs(data5) > 9007199254740991 && Number.isInteger(data5) && !plainInteger(data5)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data6 = data.avatar_url;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data7 = data.web_url;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data8 = data.billable_members_count;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8) && !plainInteger(data8)){
				vErrors = fail(vErrors, "/billable_members_count", integerFault(data8), "integer"); errors++;
			}
		}
		let data9 = data.plan;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/plan", "type", types0); errors++;
			}
		}
		let data10 = data.end_date;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/end_date", "type", types0); errors++;
			}
			if(typeof data10 === "string"){
				if(!dateFormat(data10)){
					vErrors = fail(vErrors, "/end_date", "format", "date"); errors++;
				}
			}
		}
		let data11 = data.trial_ends_on;
		if(data11 !== undefined){
			if((typeof data11 !== "string") && (data11 !== null)){
				vErrors = fail(vErrors, "/trial_ends_on", "type", types0); errors++;
			}
			if(typeof data11 === "string"){
				if(!dateFormat(data11)){
					vErrors = fail(vErrors, "/trial_ends_on", "format", "date"); errors++;
				}
			}
		}
		let data12 = data.trial;
		if(data12 !== undefined){
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/trial", "type", types2); errors++;
			}
		}
		let data13 = data.members_count_with_descendants;
		if(data13 !== undefined){
			if(!Number.isSafeInteger(data13) && !plainInteger(data13)){
				vErrors = fail(vErrors, "/members_count_with_descendants", integerFault(data13), "integer"); errors++;
			}
		}
		let data14 = data.root_repository_size;
		if(data14 !== undefined){
			if(!Number.isSafeInteger(data14) && !plainInteger(data14)){
				vErrors = fail(vErrors, "/root_repository_size", integerFault(data14), "integer"); errors++;
			}
		}
		let data15 = data.projects_count;
		if(data15 !== undefined){
			if(!Number.isSafeInteger(data15) && !plainInteger(data15)){
				vErrors = fail(vErrors, "/projects_count", integerFault(data15), "integer"); errors++;
			}
		}
		let data16 = data.max_seats_used;
		if(data16 !== undefined){
			if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
				vErrors = fail(vErrors, "/max_seats_used", "type", types1); errors++;
			}
			if(typeof data16 == "number"){
				if(Math.abs(data16) > 9007199254740991 && Number.isInteger(data16) && !plainInteger(data16)){
					vErrors = fail(vErrors, "/max_seats_used", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data17 = data.seats_in_use;
		if(data17 !== undefined){
			if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
				vErrors = fail(vErrors, "/seats_in_use", "type", types1); errors++;
			}
			if(typeof data17 == "number"){
				if(Math.abs(data17) > 9007199254740991 && Number.isInteger(data17) && !plainInteger(data17)){
					vErrors = fail(vErrors, "/seats_in_use", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data18 = data.max_seats_used_changed_at;
		if(data18 !== undefined){
			if((typeof data18 !== "string") && (data18 !== null)){
				vErrors = fail(vErrors, "/max_seats_used_changed_at", "type", types0); errors++;
			}
			if(typeof data18 === "string"){
				if(!dateTimeFormat(data18)){
					vErrors = fail(vErrors, "/max_seats_used_changed_at", "format", "date-time"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkNamespace.errors = vErrors;
	}
	return errors === 0;
}

export function validateNamespace(value) {
	return validate(checkNamespace, value);
}

export function isNamespace(value) {
	return verdict(checkNamespace(value));
}

function checkNamespaceExistence(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.exists;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "exists"); errors++;
		} else {
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/exists", "type", types2); errors++;
			}
		}
		let data1 = data.suggests;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(typeof data1[i0] !== "string"){
						vErrors = fail(vErrors, "/suggests/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/suggests", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkNamespaceExistence.errors = vErrors;
	}
	return errors === 0;
}

export function validateNamespaceExistence(value) {
	return validate(checkNamespaceExistence, value);
}

export function isNamespaceExistence(value) {
	return verdict(checkNamespaceExistence(value));
}

function checkAccessRequest(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkUserSummary(data))){
		vErrors = join(vErrors, checkUserSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.locked;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/locked", "type", types2); errors++;
			}
		}
		let data1 = data.requested_at;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/requested_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/requested_at", "type", "string"); errors++;
			}
		}
		let data2 = data.created_at;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkAccessRequest.errors = vErrors;
	}
	return errors === 0;
}

export function validateAccessRequest(value) {
	return validate(checkAccessRequest, value);
}

export function isAccessRequest(value) {
	return verdict(checkAccessRequest(value));
}

function checkUserSummary(data){
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
		let data1 = data.username;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data2 = data.name;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data3 = data.state;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/state", "type", "string"); errors++;
			}
		}
		let data4 = data.avatar_url;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data5 = data.web_url;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkUserSummary.errors = vErrors;
	}
	return errors === 0;
}

export function validateUserSummary(value) {
	return validate(checkUserSummary, value);
}

export function isUserSummary(value) {
	return verdict(checkUserSummary(value));
}

function checkAccessRequestApproval(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 !== undefined){
			if(!(checkMemberAccessLevel(data0))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "access_level")){
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
		checkAccessRequestApproval.errors = vErrors;
	}
	return errors === 0;
}

export function validateAccessRequestApproval(value) {
	return validate(checkAccessRequestApproval, value);
}

export function isAccessRequestApproval(value) {
	return verdict(checkAccessRequestApproval(value));
}

function checkApprovedAccessRequest(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkAccessRequest(data))){
		vErrors = join(vErrors, checkAccessRequest.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 !== undefined){
			if(!(checkReportedAccessLevel(data0))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovedAccessRequest.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovedAccessRequest(value) {
	return validate(checkApprovedAccessRequest, value);
}

export function isApprovedAccessRequest(value) {
	return verdict(checkApprovedAccessRequest(value));
}

function checkInvitation(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.invite_email;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "invite_email"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/invite_email", "type", "string"); errors++;
			}
		}
		let data2 = data.created_at;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data3 = data.access_level;
		if(data3 !== undefined){
			if(!(checkReportedAccessLevel(data3))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data4 = data.expires_at;
		if(data4 !== undefined){
			if(!(checkInvitationExpiry(data4))){
				vErrors = join(vErrors, checkInvitationExpiry.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
		let data5 = data.user_name;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/user_name", "type", types0); errors++;
			}
		}
		let data6 = data.created_by_name;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/created_by_name", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkInvitation.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitation(value) {
	return validate(checkInvitation, value);
}

export function isInvitation(value) {
	return verdict(checkInvitation(value));
}

function checkInvitationExpiry(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(typeof data === "string"){
		if(!dateFormat(data)){
			vErrors = fail(vErrors, "", "format", "date"); errors++;
		}
	} else {
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data === "string"){
			if(!dateTimeFormat(data)){
				vErrors = fail(vErrors, "", "format", "date-time"); errors++;
			}
		} else {
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
		if(!valid0){
			const _errs3 = errors;
			if(data !== null){
				vErrors = fail(vErrors, "", "type", "null"); errors++;
			}
			var _valid2 = _errs3 === errors;
			if(_valid2){
				valid0 = true;
			}
			var end2 = errors;
		}
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1, end2] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkInvitationExpiry.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitationExpiry(value) {
	return validate(checkInvitationExpiry, value);
}

export function isInvitationExpiry(value) {
	return verdict(checkInvitationExpiry(value));
}

function checkInvitationCreate(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.email === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
		}
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(data && typeof data == "object" && !Array.isArray(data)){
			if(data.user_id === undefined){
				vErrors = fail(vErrors, "", "required", "user_id"); errors++;
			}
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.email;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data1 = data.user_id;
		if(data1 !== undefined){
			const _errs5 = errors;
			let valid3 = false;
			const _errs6 = errors;
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/user_id", integerFault(data1), "integer"); errors++;
			}
			var _valid2 = _errs6 === errors;
			if(_valid2){
				valid3 = true;
			}
			var end2 = errors;
			if(!valid3){
				const _errs7 = errors;
				if(typeof data1 !== "string"){
					vErrors = fail(vErrors, "/user_id", "type", "string"); errors++;
				}
				var _valid3 = _errs7 === errors;
				if(_valid3){
					valid3 = true;
				}
				var end3 = errors;
			}
			if(!valid3){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/user_id", start: _errs5, ends: [end2, end3] });
				errors = vErrors.length;
			} else {
				errors = _errs5;
				if(vErrors !== null){
					if(_errs5){
						vErrors.length = _errs5;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data2 = data.access_level;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "access_level"); errors++;
		} else {
			if(!(checkMemberAccessLevel(data2))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data3 = data.expires_at;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(!dateFormat(data3)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
			}
		}
		let data4 = data.invite_source;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/invite_source", "type", "string"); errors++;
			}
		}
		let data5 = data.member_role_id;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/member_role_id", integerFault(data5), "integer"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known1.has(key0))){
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
		checkInvitationCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitationCreate(value) {
	return validate(checkInvitationCreate, value);
}

export function isInvitationCreate(value) {
	return verdict(checkInvitationCreate(value));
}

function checkInvitationResult(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkInvitationsQueued(data))){
		vErrors = join(vErrors, checkInvitationsQueued.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(!(checkInvitationsFailed(data))){
			vErrors = join(vErrors, checkInvitationsFailed.errors, "");
			errors = vErrors.length;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
		if(!valid0){
			const _errs3 = errors;
			if(!(checkInvitationsSent(data))){
				vErrors = join(vErrors, checkInvitationsSent.errors, "");
				errors = vErrors.length;
			}
			var _valid2 = _errs3 === errors;
			if(_valid2){
				valid0 = true;
			}
			var end2 = errors;
		}
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1, end2] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkInvitationResult.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitationResult(value) {
	return validate(checkInvitationResult, value);
}

export function isInvitationResult(value) {
	return verdict(checkInvitationResult(value));
}

function checkInvitationsQueued(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.status;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "status"); errors++;
		} else {
			if(!(checkReportedInvitationStatus(data0))){
				vErrors = join(vErrors, checkReportedInvitationStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
		let data1 = data.queued_users;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "queued_users"); errors++;
		} else {
			if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
				const before0 = errors;
				for(const key0 of Object.keys(data1)){
					if(!(false)){
						if(typeof data1[key0] !== "string"){
							vErrors = fail(vErrors, "/queued_users/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
						}
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/queued_users", "type", "object"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkInvitationsQueued.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitationsQueued(value) {
	return validate(checkInvitationsQueued, value);
}

export function isInvitationsQueued(value) {
	return verdict(checkInvitationsQueued(value));
}

function checkReportedInvitationStatus(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkInvitationStatus(data))){
		vErrors = join(vErrors, checkInvitationStatus.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkReportedInvitationStatus.errors = vErrors;
	}
	return errors === 0;
}

export function validateReportedInvitationStatus(value) {
	return validate(checkReportedInvitationStatus, value);
}

export function isReportedInvitationStatus(value) {
	return verdict(checkReportedInvitationStatus(value));
}

function checkInvitationStatus(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "success") && (data !== "error")){
		vErrors = fail(vErrors, "", "enum", values8); errors++;
	}
	if(errors !== 0){
		checkInvitationStatus.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitationStatus(value) {
	return validate(checkInvitationStatus, value);
}

export function isInvitationStatus(value) {
	return verdict(checkInvitationStatus(value));
}

function checkInvitationsFailed(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.status;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "status"); errors++;
		} else {
			if(!(checkReportedInvitationStatus(data0))){
				vErrors = join(vErrors, checkReportedInvitationStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
		let data1 = data.message;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "message"); errors++;
		} else {
			if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
				const before0 = errors;
				for(const key0 of Object.keys(data1)){
					if(!(false)){
						if(typeof data1[key0] !== "string"){
							vErrors = fail(vErrors, "/message/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
						}
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/message", "type", "object"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkInvitationsFailed.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitationsFailed(value) {
	return validate(checkInvitationsFailed, value);
}

export function isInvitationsFailed(value) {
	return verdict(checkInvitationsFailed(value));
}

function checkInvitationsSent(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.status;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "status"); errors++;
		} else {
			if(!(checkReportedInvitationStatus(data0))){
				vErrors = join(vErrors, checkReportedInvitationStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkInvitationsSent.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitationsSent(value) {
	return validate(checkInvitationsSent, value);
}

export function isInvitationsSent(value) {
	return verdict(checkInvitationsSent(value));
}

function checkInvitationUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 !== undefined){
			if(!(checkMemberAccessLevel(data0))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data1 = data.expires_at;
		if(data1 !== undefined){
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/expires_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
			}
			var _valid0 = _errs3 === errors;
			if(_valid0){
				valid2 = true;
			}
			var end0 = errors;
			if(!valid2){
				const _errs4 = errors;
				if(typeof data1 === "string"){
					if(!dateFormat(data1)){
						vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
				}
				var _valid1 = _errs4 === errors;
				if(_valid1){
					valid2 = true;
				}
				var end1 = errors;
				if(!valid2){
					const _errs5 = errors;
					if(data1 !== ""){
						vErrors = fail(vErrors, "/expires_at", "const", ""); errors++;
					}
					var _valid2 = _errs5 === errors;
					if(_valid2){
						valid2 = true;
					}
					var end2 = errors;
				}
			}
			if(!valid2){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/expires_at", start: _errs2, ends: [end0, end1, end2] });
				errors = vErrors.length;
			} else {
				errors = _errs2;
				if(vErrors !== null){
					if(_errs2){
						vErrors.length = _errs2;
					} else {
						vErrors = null;
					}
				}
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "access_level") || (key0 === "expires_at"))){
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
		checkInvitationUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitationUpdate(value) {
	return validate(checkInvitationUpdate, value);
}

export function isInvitationUpdate(value) {
	return verdict(checkInvitationUpdate(value));
}

function checkUpdatedInvitation(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.expires_at;
		if(data0 !== undefined){
			if(!(checkInvitationExpiry(data0))){
				vErrors = join(vErrors, checkInvitationExpiry.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
		let data1 = data.access_level;
		if(data1 !== undefined){
			if(!(checkReportedAccessLevel(data1))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkUpdatedInvitation.errors = vErrors;
	}
	return errors === 0;
}

export function validateUpdatedInvitation(value) {
	return validate(checkUpdatedInvitation, value);
}

export function isUpdatedInvitation(value) {
	return verdict(checkUpdatedInvitation(value));
}

function checkMember(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkUserSummary(data))){
		vErrors = join(vErrors, checkUserSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.created_at;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data1 = data.created_by;
		if(data1 !== undefined){
			if(!(checkUserSummary(data1))){
				vErrors = join(vErrors, checkUserSummary.errors, "/created_by");
				errors = vErrors.length;
			}
		}
		let data2 = data.expires_at;
		if(data2 !== undefined){
			if(!(checkDateToReport(data2))){
				vErrors = join(vErrors, checkDateToReport.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
		let data3 = data.access_level;
		if(data3 !== undefined){
			if(!(checkReportedAccessLevel(data3))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data4 = data.email;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/email", "type", types0); errors++;
			}
		}
		let data5 = data.group_saml_identity;
		if(data5 !== undefined){
			const _errs8 = errors;
			let valid7 = false;
			const _errs9 = errors;
			if(!(checkGroupSamlIdentity(data5))){
				vErrors = join(vErrors, checkGroupSamlIdentity.errors, "/group_saml_identity");
				errors = vErrors.length;
			}
			var _valid0 = _errs9 === errors;
			if(_valid0){
				valid7 = true;
			}
			var end0 = errors;
			if(!valid7){
				const _errs10 = errors;
				if(data5 !== null){
					vErrors = fail(vErrors, "/group_saml_identity", "type", "null"); errors++;
				}
				var _valid1 = _errs10 === errors;
				if(_valid1){
					valid7 = true;
				}
				var end1 = errors;
			}
			if(!valid7){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/group_saml_identity", start: _errs8, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs8;
				if(vErrors !== null){
					if(_errs8){
						vErrors.length = _errs8;
					} else {
						vErrors = null;
					}
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMember.errors = vErrors;
	}
	return errors === 0;
}

export function validateMember(value) {
	return validate(checkMember, value);
}

export function isMember(value) {
	return verdict(checkMember(value));
}

function checkGroupSamlIdentity(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.extern_uid;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		let data1 = data.provider;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/provider", "type", "string"); errors++;
			}
		}
		let data2 = data.saml_provider_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/saml_provider_id", integerFault(data2), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGroupSamlIdentity.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroupSamlIdentity(value) {
	return validate(checkGroupSamlIdentity, value);
}

export function isGroupSamlIdentity(value) {
	return verdict(checkGroupSamlIdentity(value));
}

function checkBillableMember(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkUserSummary(data))){
		vErrors = join(vErrors, checkUserSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.email;
		if(data0 !== undefined){
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/email", "type", types0); errors++;
			}
		}
		let data1 = data.last_activity_on;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/last_activity_on", "type", types0); errors++;
			}
			if(typeof data1 === "string"){
				if(!dateFormat(data1)){
					vErrors = fail(vErrors, "/last_activity_on", "format", "date"); errors++;
				}
			}
		}
		let data2 = data.membership_type;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/membership_type", "type", "string"); errors++;
			}
		}
		let data3 = data.removable;
		if(data3 !== undefined){
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/removable", "type", types2); errors++;
			}
		}
		let data4 = data.created_at;
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data5 = data.last_login_at;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/last_login_at", "type", types0); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/last_login_at", "format", "date-time"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBillableMember.errors = vErrors;
	}
	return errors === 0;
}

export function validateBillableMember(value) {
	return validate(checkBillableMember, value);
}

export function isBillableMember(value) {
	return verdict(checkBillableMember(value));
}

function checkSamlIdentity(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.extern_uid;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "extern_uid"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		let data1 = data.user_id;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/user_id", integerFault(data1), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSamlIdentity.errors = vErrors;
	}
	return errors === 0;
}

export function validateSamlIdentity(value) {
	return validate(checkSamlIdentity, value);
}

export function isSamlIdentity(value) {
	return verdict(checkSamlIdentity(value));
}

function checkSamlIdentityUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.extern_uid;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "extern_uid")){
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
		checkSamlIdentityUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSamlIdentityUpdate(value) {
	return validate(checkSamlIdentityUpdate, value);
}

export function isSamlIdentityUpdate(value) {
	return verdict(checkSamlIdentityUpdate(value));
}

function checkSamlGroupLink(data){
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
		let data1 = data.access_level;
		if(data1 !== undefined){
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if(!(checkReportedAccessLevel(data1))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			if(_valid0){
				valid2 = true;
			}
			var end0 = errors;
			if(!valid2){
				const _errs4 = errors;
				if(typeof data1 !== "string"){
					vErrors = fail(vErrors, "/access_level", "type", "string"); errors++;
				}
				var _valid1 = _errs4 === errors;
				if(_valid1){
					valid2 = true;
				}
				var end1 = errors;
			}
			if(!valid2){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/access_level", start: _errs2, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs2;
				if(vErrors !== null){
					if(_errs2){
						vErrors.length = _errs2;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data2 = data.member_role_id;
		if(data2 !== undefined){
			if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
				vErrors = fail(vErrors, "/member_role_id", "type", types1); errors++;
			}
			if(typeof data2 == "number"){
				if(Math.abs(data2) > 9007199254740991 && Number.isInteger(data2) && !plainInteger(data2)){
					vErrors = fail(vErrors, "/member_role_id", "safeInteger", "integer"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSamlGroupLink.errors = vErrors;
	}
	return errors === 0;
}

export function validateSamlGroupLink(value) {
	return validate(checkSamlGroupLink, value);
}

export function isSamlGroupLink(value) {
	return verdict(checkSamlGroupLink(value));
}

function checkSamlGroupLinkCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.saml_group_name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "saml_group_name"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/saml_group_name", "type", "string"); errors++;
			}
		}
		let data1 = data.access_level;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "access_level"); errors++;
		} else {
			if(!(checkMemberAccessLevel(data1))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data2 = data.member_role_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/member_role_id", integerFault(data2), "integer"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "saml_group_name") || (key0 === "access_level")) || (key0 === "member_role_id"))){
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
		checkSamlGroupLinkCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSamlGroupLinkCreate(value) {
	return validate(checkSamlGroupLinkCreate, value);
}

export function isSamlGroupLinkCreate(value) {
	return verdict(checkSamlGroupLinkCreate(value));
}

function checkSshCertificate(data){
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
		let data1 = data.title;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data2 = data.key;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		let data3 = data.created_at;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(!dateTimeFormat(data3)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSshCertificate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSshCertificate(value) {
	return validate(checkSshCertificate, value);
}

export function isSshCertificate(value) {
	return verdict(checkSshCertificate(value));
}

function checkSshCertificateCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.key;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "key"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		let data1 = data.title;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "title"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "key") || (key0 === "title"))){
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
		checkSshCertificateCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSshCertificateCreate(value) {
	return validate(checkSshCertificateCreate, value);
}

export function isSshCertificateCreate(value) {
	return verdict(checkSshCertificateCreate(value));
}

function checkEmail(data){
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
		let data1 = data.email;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data2 = data.confirmed_at;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/confirmed_at", "type", types0); errors++;
			}
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/confirmed_at", "format", "date-time"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkEmail.errors = vErrors;
	}
	return errors === 0;
}

export function validateEmail(value) {
	return validate(checkEmail, value);
}

export function isEmail(value) {
	return verdict(checkEmail(value));
}

function checkEmailCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.email;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "email")){
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
		checkEmailCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateEmailCreate(value) {
	return validate(checkEmailCreate, value);
}

export function isEmailCreate(value) {
	return verdict(checkEmailCreate(value));
}

function checkUserEmailCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.email;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data1 = data.skip_confirmation;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/skip_confirmation", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "email") || (key0 === "skip_confirmation"))){
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
		checkUserEmailCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateUserEmailCreate(value) {
	return validate(checkUserEmailCreate, value);
}

export function isUserEmailCreate(value) {
	return verdict(checkUserEmailCreate(value));
}

function checkApplicationSettings(data){
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
		let data1 = data.created_at;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data2 = data.updated_at;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data3 = data.default_projects_limit;
		if(data3 !== undefined){
			if(!(typeof data3 == "number")){
				vErrors = fail(vErrors, "/default_projects_limit", "type", "number"); errors++;
			}
		}
		let data4 = data.default_branch_protection;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/default_branch_protection", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.failed_login_attempts_unlock_period_in_minutes;
		if(data5 !== undefined){
			if(!(typeof data5 == "number")){
				vErrors = fail(vErrors, "/failed_login_attempts_unlock_period_in_minutes", "type", "number"); errors++;
			}
		}
		let data6 = data.max_attachment_size;
		if(data6 !== undefined){
			if(!(typeof data6 == "number")){
				vErrors = fail(vErrors, "/max_attachment_size", "type", "number"); errors++;
			}
		}
		let data7 = data.max_decompressed_archive_size;
		if(data7 !== undefined){
			if(!(typeof data7 == "number")){
				vErrors = fail(vErrors, "/max_decompressed_archive_size", "type", "number"); errors++;
			}
		}
		let data8 = data.max_export_size;
		if(data8 !== undefined){
			if(!(typeof data8 == "number")){
				vErrors = fail(vErrors, "/max_export_size", "type", "number"); errors++;
			}
		}
		let data9 = data.max_import_size;
		if(data9 !== undefined){
			if(!(typeof data9 == "number")){
				vErrors = fail(vErrors, "/max_import_size", "type", "number"); errors++;
			}
		}
		let data10 = data.max_import_remote_file_size;
		if(data10 !== undefined){
			if(!(typeof data10 == "number")){
				vErrors = fail(vErrors, "/max_import_remote_file_size", "type", "number"); errors++;
			}
		}
		let data11 = data.max_login_attempts;
		if(data11 !== undefined){
			if(!(typeof data11 == "number")){
				vErrors = fail(vErrors, "/max_login_attempts", "type", "number"); errors++;
			}
		}
		let data12 = data.session_expire_delay;
		if(data12 !== undefined){
			if(!(typeof data12 == "number")){
				vErrors = fail(vErrors, "/session_expire_delay", "type", "number"); errors++;
			}
		}
		let data13 = data.container_registry_cleanup_tags_service_max_list_size;
		if(data13 !== undefined){
			if(!(typeof data13 == "number")){
				vErrors = fail(vErrors, "/container_registry_cleanup_tags_service_max_list_size", "type", "number"); errors++;
			}
		}
		let data14 = data.container_registry_delete_tags_service_timeout;
		if(data14 !== undefined){
			if(!(typeof data14 == "number")){
				vErrors = fail(vErrors, "/container_registry_delete_tags_service_timeout", "type", "number"); errors++;
			}
		}
		let data15 = data.container_registry_expiration_policies_worker_capacity;
		if(data15 !== undefined){
			if(!(typeof data15 == "number")){
				vErrors = fail(vErrors, "/container_registry_expiration_policies_worker_capacity", "type", "number"); errors++;
			}
		}
		let data16 = data.container_registry_token_expire_delay;
		if(data16 !== undefined){
			if(!(typeof data16 == "number")){
				vErrors = fail(vErrors, "/container_registry_token_expire_delay", "type", "number"); errors++;
			}
		}
		let data17 = data.decompress_archive_file_timeout;
		if(data17 !== undefined){
			if(!(typeof data17 == "number")){
				vErrors = fail(vErrors, "/decompress_archive_file_timeout", "type", "number"); errors++;
			}
		}
		let data18 = data.package_registry_cleanup_policies_worker_capacity;
		if(data18 !== undefined){
			if(!(typeof data18 == "number")){
				vErrors = fail(vErrors, "/package_registry_cleanup_policies_worker_capacity", "type", "number"); errors++;
			}
		}
		let data19 = data.terminal_max_session_time;
		if(data19 !== undefined){
			if(!(typeof data19 == "number")){
				vErrors = fail(vErrors, "/terminal_max_session_time", "type", "number"); errors++;
			}
		}
		let data20 = data.polling_interval_multiplier;
		if(data20 !== undefined){
			if((!(typeof data20 == "number")) && (typeof data20 !== "string")){
				vErrors = fail(vErrors, "/polling_interval_multiplier", "type", types3); errors++;
			}
		}
		let data21 = data.rsa_key_restriction;
		if(data21 !== undefined){
			if(!(typeof data21 == "number")){
				vErrors = fail(vErrors, "/rsa_key_restriction", "type", "number"); errors++;
			}
		}
		let data22 = data.dsa_key_restriction;
		if(data22 !== undefined){
			if(!(typeof data22 == "number")){
				vErrors = fail(vErrors, "/dsa_key_restriction", "type", "number"); errors++;
			}
		}
		let data23 = data.ecdsa_key_restriction;
		if(data23 !== undefined){
			if(!(typeof data23 == "number")){
				vErrors = fail(vErrors, "/ecdsa_key_restriction", "type", "number"); errors++;
			}
		}
		let data24 = data.ed25519_key_restriction;
		if(data24 !== undefined){
			if(!(typeof data24 == "number")){
				vErrors = fail(vErrors, "/ed25519_key_restriction", "type", "number"); errors++;
			}
		}
		let data25 = data.ecdsa_sk_key_restriction;
		if(data25 !== undefined){
			if(!(typeof data25 == "number")){
				vErrors = fail(vErrors, "/ecdsa_sk_key_restriction", "type", "number"); errors++;
			}
		}
		let data26 = data.ed25519_sk_key_restriction;
		if(data26 !== undefined){
			if(!(typeof data26 == "number")){
				vErrors = fail(vErrors, "/ed25519_sk_key_restriction", "type", "number"); errors++;
			}
		}
		let data27 = data.first_day_of_week;
		if(data27 !== undefined){
			if(!(typeof data27 == "number")){
				vErrors = fail(vErrors, "/first_day_of_week", "type", "number"); errors++;
			}
		}
		let data28 = data.performance_bar_allowed_group_id;
		if(data28 !== undefined){
			if((!(typeof data28 == "number")) && (data28 !== null)){
				vErrors = fail(vErrors, "/performance_bar_allowed_group_id", "type", types4); errors++;
			}
		}
		let data29 = data.local_markdown_version;
		if(data29 !== undefined){
			if(!(typeof data29 == "number")){
				vErrors = fail(vErrors, "/local_markdown_version", "type", "number"); errors++;
			}
		}
		let data30 = data.snippet_size_limit;
		if(data30 !== undefined){
			if(!(typeof data30 == "number")){
				vErrors = fail(vErrors, "/snippet_size_limit", "type", "number"); errors++;
			}
		}
		let data31 = data.issues_create_limit;
		if(data31 !== undefined){
			if(!(typeof data31 == "number")){
				vErrors = fail(vErrors, "/issues_create_limit", "type", "number"); errors++;
			}
		}
		let data32 = data.raw_blob_request_limit;
		if(data32 !== undefined){
			if(!(typeof data32 == "number")){
				vErrors = fail(vErrors, "/raw_blob_request_limit", "type", "number"); errors++;
			}
		}
		let data33 = data.wiki_page_max_content_bytes;
		if(data33 !== undefined){
			if(!(typeof data33 == "number")){
				vErrors = fail(vErrors, "/wiki_page_max_content_bytes", "type", "number"); errors++;
			}
		}
		let data34 = data.bulk_import_max_download_file_size;
		if(data34 !== undefined){
			if(!(typeof data34 == "number")){
				vErrors = fail(vErrors, "/bulk_import_max_download_file_size", "type", "number"); errors++;
			}
		}
		let data35 = data.project_jobs_api_rate_limit;
		if(data35 !== undefined){
			if(!(typeof data35 == "number")){
				vErrors = fail(vErrors, "/project_jobs_api_rate_limit", "type", "number"); errors++;
			}
		}
		let data36 = data.projects_api_rate_limit_unauthenticated;
		if(data36 !== undefined){
			if(!(typeof data36 == "number")){
				vErrors = fail(vErrors, "/projects_api_rate_limit_unauthenticated", "type", "number"); errors++;
			}
		}
		let data37 = data.bulk_import_concurrent_pipeline_batch_limit;
		if(data37 !== undefined){
			if(!(typeof data37 == "number")){
				vErrors = fail(vErrors, "/bulk_import_concurrent_pipeline_batch_limit", "type", "number"); errors++;
			}
		}
		let data38 = data.concurrent_relation_batch_export_limit;
		if(data38 !== undefined){
			if(!(typeof data38 == "number")){
				vErrors = fail(vErrors, "/concurrent_relation_batch_export_limit", "type", "number"); errors++;
			}
		}
		let data39 = data.downstream_pipeline_trigger_limit_per_project_user_sha;
		if(data39 !== undefined){
			if(!(typeof data39 == "number")){
				vErrors = fail(vErrors, "/downstream_pipeline_trigger_limit_per_project_user_sha", "type", "number"); errors++;
			}
		}
		let data40 = data.external_authorization_service_timeout;
		if(data40 !== undefined){
			if(!(typeof data40 == "number")){
				vErrors = fail(vErrors, "/external_authorization_service_timeout", "type", "number"); errors++;
			}
		}
		let data41 = data.external_pipeline_validation_service_timeout;
		if(data41 !== undefined){
			if((!(typeof data41 == "number")) && (data41 !== null)){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_timeout", "type", types4); errors++;
			}
		}
		let data42 = data.file_template_project_id;
		if(data42 !== undefined){
			if((!((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42)))) && (data42 !== null)){
				vErrors = fail(vErrors, "/file_template_project_id", "type", types1); errors++;
			}
			if(typeof data42 == "number"){
				if(Math.abs(data42) > 9007199254740991 && Number.isInteger(data42) && !plainInteger(data42)){
					vErrors = fail(vErrors, "/file_template_project_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data43 = data.deletion_adjourned_period;
		if(data43 !== undefined){
			if(!(typeof data43 == "number")){
				vErrors = fail(vErrors, "/deletion_adjourned_period", "type", "number"); errors++;
			}
		}
		let data44 = data.security_approval_policies_limit;
		if(data44 !== undefined){
			if(!(typeof data44 == "number")){
				vErrors = fail(vErrors, "/security_approval_policies_limit", "type", "number"); errors++;
			}
		}
		let data45 = data.unconfirmed_users_delete_after_days;
		if(data45 !== undefined){
			if(!(typeof data45 == "number")){
				vErrors = fail(vErrors, "/unconfirmed_users_delete_after_days", "type", "number"); errors++;
			}
		}
		let data46 = data.geo_status_timeout;
		if(data46 !== undefined){
			if(!(typeof data46 == "number")){
				vErrors = fail(vErrors, "/geo_status_timeout", "type", "number"); errors++;
			}
		}
		let data47 = data.signup_enabled;
		if(data47 !== undefined){
			if((typeof data47 !== "boolean") && (data47 !== null)){
				vErrors = fail(vErrors, "/signup_enabled", "type", types2); errors++;
			}
		}
		let data48 = data.password_authentication_enabled_for_web;
		if(data48 !== undefined){
			if((typeof data48 !== "boolean") && (data48 !== null)){
				vErrors = fail(vErrors, "/password_authentication_enabled_for_web", "type", types2); errors++;
			}
		}
		let data49 = data.user_oauth_applications;
		if(data49 !== undefined){
			if((typeof data49 !== "boolean") && (data49 !== null)){
				vErrors = fail(vErrors, "/user_oauth_applications", "type", types2); errors++;
			}
		}
		let data50 = data.domain_denylist_enabled;
		if(data50 !== undefined){
			if((typeof data50 !== "boolean") && (data50 !== null)){
				vErrors = fail(vErrors, "/domain_denylist_enabled", "type", types2); errors++;
			}
		}
		let data51 = data.enforce_terms;
		if(data51 !== undefined){
			if((typeof data51 !== "boolean") && (data51 !== null)){
				vErrors = fail(vErrors, "/enforce_terms", "type", types2); errors++;
			}
		}
		let data52 = data.user_show_add_ssh_key_message;
		if(data52 !== undefined){
			if((typeof data52 !== "boolean") && (data52 !== null)){
				vErrors = fail(vErrors, "/user_show_add_ssh_key_message", "type", types2); errors++;
			}
		}
		let data53 = data.allow_account_deletion;
		if(data53 !== undefined){
			if((typeof data53 !== "boolean") && (data53 !== null)){
				vErrors = fail(vErrors, "/allow_account_deletion", "type", types2); errors++;
			}
		}
		let data54 = data.updating_name_disabled_for_users;
		if(data54 !== undefined){
			if((typeof data54 !== "boolean") && (data54 !== null)){
				vErrors = fail(vErrors, "/updating_name_disabled_for_users", "type", types2); errors++;
			}
		}
		let data55 = data.allow_local_requests_from_hooks_and_services;
		if(data55 !== undefined){
			if((typeof data55 !== "boolean") && (data55 !== null)){
				vErrors = fail(vErrors, "/allow_local_requests_from_hooks_and_services", "type", types2); errors++;
			}
		}
		let data56 = data.allow_local_requests_from_web_hooks_and_services;
		if(data56 !== undefined){
			if((typeof data56 !== "boolean") && (data56 !== null)){
				vErrors = fail(vErrors, "/allow_local_requests_from_web_hooks_and_services", "type", types2); errors++;
			}
		}
		let data57 = data.allow_local_requests_from_system_hooks;
		if(data57 !== undefined){
			if((typeof data57 !== "boolean") && (data57 !== null)){
				vErrors = fail(vErrors, "/allow_local_requests_from_system_hooks", "type", types2); errors++;
			}
		}
		let data58 = data.asset_proxy_enabled;
		if(data58 !== undefined){
			if((typeof data58 !== "boolean") && (data58 !== null)){
				vErrors = fail(vErrors, "/asset_proxy_enabled", "type", types2); errors++;
			}
		}
		let data59 = data.maven_package_requests_forwarding;
		if(data59 !== undefined){
			if((typeof data59 !== "boolean") && (data59 !== null)){
				vErrors = fail(vErrors, "/maven_package_requests_forwarding", "type", types2); errors++;
			}
		}
		let data60 = data.npm_package_requests_forwarding;
		if(data60 !== undefined){
			if((typeof data60 !== "boolean") && (data60 !== null)){
				vErrors = fail(vErrors, "/npm_package_requests_forwarding", "type", types2); errors++;
			}
		}
		let data61 = data.pypi_package_requests_forwarding;
		if(data61 !== undefined){
			if((typeof data61 !== "boolean") && (data61 !== null)){
				vErrors = fail(vErrors, "/pypi_package_requests_forwarding", "type", types2); errors++;
			}
		}
		let data62 = data.require_admin_approval_after_user_signup;
		if(data62 !== undefined){
			if((typeof data62 !== "boolean") && (data62 !== null)){
				vErrors = fail(vErrors, "/require_admin_approval_after_user_signup", "type", types2); errors++;
			}
		}
		let data63 = data.require_personal_access_token_expiry;
		if(data63 !== undefined){
			if((typeof data63 !== "boolean") && (data63 !== null)){
				vErrors = fail(vErrors, "/require_personal_access_token_expiry", "type", types2); errors++;
			}
		}
		let data64 = data.keep_latest_artifact;
		if(data64 !== undefined){
			if((typeof data64 !== "boolean") && (data64 !== null)){
				vErrors = fail(vErrors, "/keep_latest_artifact", "type", types2); errors++;
			}
		}
		let data65 = data.admin_mode;
		if(data65 !== undefined){
			if((typeof data65 !== "boolean") && (data65 !== null)){
				vErrors = fail(vErrors, "/admin_mode", "type", types2); errors++;
			}
		}
		let data66 = data.silent_mode_enabled;
		if(data66 !== undefined){
			if((typeof data66 !== "boolean") && (data66 !== null)){
				vErrors = fail(vErrors, "/silent_mode_enabled", "type", types2); errors++;
			}
		}
		let data67 = data.silent_admin_exports_enabled;
		if(data67 !== undefined){
			if((typeof data67 !== "boolean") && (data67 !== null)){
				vErrors = fail(vErrors, "/silent_admin_exports_enabled", "type", types2); errors++;
			}
		}
		let data68 = data.package_registry_allow_anyone_to_pull_option;
		if(data68 !== undefined){
			if((typeof data68 !== "boolean") && (data68 !== null)){
				vErrors = fail(vErrors, "/package_registry_allow_anyone_to_pull_option", "type", types2); errors++;
			}
		}
		let data69 = data.user_defaults_to_private_profile;
		if(data69 !== undefined){
			if((typeof data69 !== "boolean") && (data69 !== null)){
				vErrors = fail(vErrors, "/user_defaults_to_private_profile", "type", types2); errors++;
			}
		}
		let data70 = data.can_create_group;
		if(data70 !== undefined){
			if((typeof data70 !== "boolean") && (data70 !== null)){
				vErrors = fail(vErrors, "/can_create_group", "type", types2); errors++;
			}
		}
		let data71 = data.external_authorization_service_enabled;
		if(data71 !== undefined){
			if((typeof data71 !== "boolean") && (data71 !== null)){
				vErrors = fail(vErrors, "/external_authorization_service_enabled", "type", types2); errors++;
			}
		}
		let data72 = data.notify_on_unknown_sign_in;
		if(data72 !== undefined){
			if((typeof data72 !== "boolean") && (data72 !== null)){
				vErrors = fail(vErrors, "/notify_on_unknown_sign_in", "type", types2); errors++;
			}
		}
		let data73 = data.container_expiration_policies_enable_historic_entries;
		if(data73 !== undefined){
			if((typeof data73 !== "boolean") && (data73 !== null)){
				vErrors = fail(vErrors, "/container_expiration_policies_enable_historic_entries", "type", types2); errors++;
			}
		}
		let data74 = data.container_registry_expiration_policies_caching;
		if(data74 !== undefined){
			if((typeof data74 !== "boolean") && (data74 !== null)){
				vErrors = fail(vErrors, "/container_registry_expiration_policies_caching", "type", types2); errors++;
			}
		}
		let data75 = data.receptive_cluster_agents_enabled;
		if(data75 !== undefined){
			if((typeof data75 !== "boolean") && (data75 !== null)){
				vErrors = fail(vErrors, "/receptive_cluster_agents_enabled", "type", types2); errors++;
			}
		}
		let data76 = data.allow_project_creation_for_guest_and_below;
		if(data76 !== undefined){
			if((typeof data76 !== "boolean") && (data76 !== null)){
				vErrors = fail(vErrors, "/allow_project_creation_for_guest_and_below", "type", types2); errors++;
			}
		}
		let data77 = data.enable_member_promotion_management;
		if(data77 !== undefined){
			if((typeof data77 !== "boolean") && (data77 !== null)){
				vErrors = fail(vErrors, "/enable_member_promotion_management", "type", types2); errors++;
			}
		}
		let data78 = data.security_policy_global_group_approvers_enabled;
		if(data78 !== undefined){
			if((typeof data78 !== "boolean") && (data78 !== null)){
				vErrors = fail(vErrors, "/security_policy_global_group_approvers_enabled", "type", types2); errors++;
			}
		}
		let data79 = data.group_owners_can_manage_default_branch_protection;
		if(data79 !== undefined){
			if((typeof data79 !== "boolean") && (data79 !== null)){
				vErrors = fail(vErrors, "/group_owners_can_manage_default_branch_protection", "type", types2); errors++;
			}
		}
		let data80 = data.default_project_deletion_protection;
		if(data80 !== undefined){
			if((typeof data80 !== "boolean") && (data80 !== null)){
				vErrors = fail(vErrors, "/default_project_deletion_protection", "type", types2); errors++;
			}
		}
		let data81 = data.disable_personal_access_tokens;
		if(data81 !== undefined){
			if((typeof data81 !== "boolean") && (data81 !== null)){
				vErrors = fail(vErrors, "/disable_personal_access_tokens", "type", types2); errors++;
			}
		}
		let data82 = data.delete_unconfirmed_users;
		if(data82 !== undefined){
			if((typeof data82 !== "boolean") && (data82 !== null)){
				vErrors = fail(vErrors, "/delete_unconfirmed_users", "type", types2); errors++;
			}
		}
		let data83 = data.allow_all_integrations;
		if(data83 !== undefined){
			if((typeof data83 !== "boolean") && (data83 !== null)){
				vErrors = fail(vErrors, "/allow_all_integrations", "type", types2); errors++;
			}
		}
		let data84 = data.pre_receive_secret_detection_enabled;
		if(data84 !== undefined){
			if((typeof data84 !== "boolean") && (data84 !== null)){
				vErrors = fail(vErrors, "/pre_receive_secret_detection_enabled", "type", types2); errors++;
			}
		}
		let data85 = data.default_preferred_language;
		if(data85 !== undefined){
			if((typeof data85 !== "string") && (data85 !== null)){
				vErrors = fail(vErrors, "/default_preferred_language", "type", types0); errors++;
			}
		}
		let data86 = data.default_snippet_visibility;
		if(data86 !== undefined){
			if(!(checkReportedVisibility(data86))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/default_snippet_visibility");
				errors = vErrors.length;
			}
		}
		let data87 = data.default_project_visibility;
		if(data87 !== undefined){
			if(!(checkReportedVisibility(data87))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/default_project_visibility");
				errors = vErrors.length;
			}
		}
		let data88 = data.default_group_visibility;
		if(data88 !== undefined){
			if(!(checkReportedVisibility(data88))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/default_group_visibility");
				errors = vErrors.length;
			}
		}
		let data89 = data.home_page_url;
		if(data89 !== undefined){
			if((typeof data89 !== "string") && (data89 !== null)){
				vErrors = fail(vErrors, "/home_page_url", "type", types0); errors++;
			}
		}
		let data90 = data.after_sign_out_path;
		if(data90 !== undefined){
			if((typeof data90 !== "string") && (data90 !== null)){
				vErrors = fail(vErrors, "/after_sign_out_path", "type", types0); errors++;
			}
		}
		let data91 = data.default_ci_config_path;
		if(data91 !== undefined){
			if((typeof data91 !== "string") && (data91 !== null)){
				vErrors = fail(vErrors, "/default_ci_config_path", "type", types0); errors++;
			}
		}
		let data92 = data.terms;
		if(data92 !== undefined){
			if((typeof data92 !== "string") && (data92 !== null)){
				vErrors = fail(vErrors, "/terms", "type", types0); errors++;
			}
		}
		let data93 = data.asset_proxy_url;
		if(data93 !== undefined){
			if((typeof data93 !== "string") && (data93 !== null)){
				vErrors = fail(vErrors, "/asset_proxy_url", "type", types0); errors++;
			}
		}
		let data94 = data.personal_access_token_prefix;
		if(data94 !== undefined){
			if((typeof data94 !== "string") && (data94 !== null)){
				vErrors = fail(vErrors, "/personal_access_token_prefix", "type", types0); errors++;
			}
		}
		let data95 = data.rate_limiting_response_text;
		if(data95 !== undefined){
			if((typeof data95 !== "string") && (data95 !== null)){
				vErrors = fail(vErrors, "/rate_limiting_response_text", "type", types0); errors++;
			}
		}
		let data96 = data.external_authorization_service_url;
		if(data96 !== undefined){
			if((typeof data96 !== "string") && (data96 !== null)){
				vErrors = fail(vErrors, "/external_authorization_service_url", "type", types0); errors++;
			}
		}
		let data97 = data.external_authorization_service_default_label;
		if(data97 !== undefined){
			if((typeof data97 !== "string") && (data97 !== null)){
				vErrors = fail(vErrors, "/external_authorization_service_default_label", "type", types0); errors++;
			}
		}
		let data98 = data.external_pipeline_validation_service_url;
		if(data98 !== undefined){
			if((typeof data98 !== "string") && (data98 !== null)){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_url", "type", types0); errors++;
			}
		}
		let data99 = data.external_pipeline_validation_service_token;
		if(data99 !== undefined){
			if((typeof data99 !== "string") && (data99 !== null)){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_token", "type", types0); errors++;
			}
		}
		let data100 = data.security_txt_content;
		if(data100 !== undefined){
			if((typeof data100 !== "string") && (data100 !== null)){
				vErrors = fail(vErrors, "/security_txt_content", "type", types0); errors++;
			}
		}
		let data101 = data.globally_allowed_ips;
		if(data101 !== undefined){
			if((typeof data101 !== "string") && (data101 !== null)){
				vErrors = fail(vErrors, "/globally_allowed_ips", "type", types0); errors++;
			}
		}
		let data102 = data.geo_node_allowed_ips;
		if(data102 !== undefined){
			if((typeof data102 !== "string") && (data102 !== null)){
				vErrors = fail(vErrors, "/geo_node_allowed_ips", "type", types0); errors++;
			}
		}
		let data103 = data.abuse_notification_email;
		if(data103 !== undefined){
			if((typeof data103 !== "string") && (data103 !== null)){
				vErrors = fail(vErrors, "/abuse_notification_email", "type", types0); errors++;
			}
		}
		let data104 = data.admin_notification_email;
		if(data104 !== undefined){
			if((typeof data104 !== "string") && (data104 !== null)){
				vErrors = fail(vErrors, "/admin_notification_email", "type", types0); errors++;
			}
		}
		let data105 = data.restricted_visibility_levels;
		if(data105 !== undefined){
			if((!(Array.isArray(data105))) && (data105 !== null)){
				vErrors = fail(vErrors, "/restricted_visibility_levels", "type", types5); errors++;
			}
			if(Array.isArray(data105)){
				const before0 = errors;
				for(let i0=0; i0<data105.length; i0++){
					if(!(checkReportedVisibility(data105[i0]))){
						vErrors = join(vErrors, checkReportedVisibility.errors, "/restricted_visibility_levels/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			}
		}
		let data107 = data.outbound_local_requests_whitelist;
		if(data107 !== undefined){
			if((!(Array.isArray(data107))) && (data107 !== null)){
				vErrors = fail(vErrors, "/outbound_local_requests_whitelist", "type", types5); errors++;
			}
			if(Array.isArray(data107)){
				const before1 = errors;
				for(let i1=0; i1<data107.length; i1++){
					if(typeof data107[i1] !== "string"){
						vErrors = fail(vErrors, "/outbound_local_requests_whitelist/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			}
		}
		let data109 = data.domain_allowlist;
		if(data109 !== undefined){
			if((!(Array.isArray(data109))) && (data109 !== null)){
				vErrors = fail(vErrors, "/domain_allowlist", "type", types5); errors++;
			}
			if(Array.isArray(data109)){
				const before2 = errors;
				for(let i2=0; i2<data109.length; i2++){
					if(typeof data109[i2] !== "string"){
						vErrors = fail(vErrors, "/domain_allowlist/" + i2, "type", "string"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			}
		}
		let data111 = data.domain_denylist;
		if(data111 !== undefined){
			if((!(Array.isArray(data111))) && (data111 !== null)){
				vErrors = fail(vErrors, "/domain_denylist", "type", types5); errors++;
			}
			if(Array.isArray(data111)){
				const before3 = errors;
				for(let i3=0; i3<data111.length; i3++){
					if(typeof data111[i3] !== "string"){
						vErrors = fail(vErrors, "/domain_denylist/" + i3, "type", "string"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			}
		}
		let data113 = data.asset_proxy_allowlist;
		if(data113 !== undefined){
			if((!(Array.isArray(data113))) && (data113 !== null)){
				vErrors = fail(vErrors, "/asset_proxy_allowlist", "type", types5); errors++;
			}
			if(Array.isArray(data113)){
				const before4 = errors;
				for(let i4=0; i4<data113.length; i4++){
					if(typeof data113[i4] !== "string"){
						vErrors = fail(vErrors, "/asset_proxy_allowlist/" + i4, "type", "string"); errors++;
					}
					if(errors - before4 >= 100){
						break;
					}
				}
			}
		}
		let data115 = data.asset_proxy_whitelist;
		if(data115 !== undefined){
			if((!(Array.isArray(data115))) && (data115 !== null)){
				vErrors = fail(vErrors, "/asset_proxy_whitelist", "type", types5); errors++;
			}
			if(Array.isArray(data115)){
				const before5 = errors;
				for(let i5=0; i5<data115.length; i5++){
					if(typeof data115[i5] !== "string"){
						vErrors = fail(vErrors, "/asset_proxy_whitelist/" + i5, "type", "string"); errors++;
					}
					if(errors - before5 >= 100){
						break;
					}
				}
			}
		}
		let data117 = data.allowed_integrations;
		if(data117 !== undefined){
			if((!(Array.isArray(data117))) && (data117 !== null)){
				vErrors = fail(vErrors, "/allowed_integrations", "type", types5); errors++;
			}
			if(Array.isArray(data117)){
				const before6 = errors;
				for(let i6=0; i6<data117.length; i6++){
					if(typeof data117[i6] !== "string"){
						vErrors = fail(vErrors, "/allowed_integrations/" + i6, "type", "string"); errors++;
					}
					if(errors - before6 >= 100){
						break;
					}
				}
			}
		}
		let data119 = data.default_branch_protection_defaults;
		if(data119 !== undefined){
			if(!(checkBranchProtectionDefaults(data119))){
				vErrors = join(vErrors, checkBranchProtectionDefaults.errors, "/default_branch_protection_defaults");
				errors = vErrors.length;
			}
		}
		let data120 = data.repository_storages_weighted;
		if(data120 !== undefined){
			if(data120 && typeof data120 == "object" && !Array.isArray(data120)){
				const before7 = errors;
				for(const key0 of Object.keys(data120)){
					if(!(false)){
						let data121 = data120[key0];
						if(!Number.isSafeInteger(data121) && !plainInteger(data121)){
							vErrors = fail(vErrors, "/repository_storages_weighted/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), integerFault(data121), "integer"); errors++;
						}
					}
					if(errors - before7 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/repository_storages_weighted", "type", "object"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApplicationSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validateApplicationSettings(value) {
	return validate(checkApplicationSettings, value);
}

export function isApplicationSettings(value) {
	return verdict(checkApplicationSettings(value));
}

function checkApplicationSettingsUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			const _errs1 = errors;
			const _errs2 = errors;
			if(!values9.includes(key0)){
				vErrors = fail(vErrors); errors++;
			}
			var valid1 = _errs2 === errors;
			if(valid1){
				vErrors = fail(vErrors, segment(key0), "not"); errors++;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
			if(errors - before0 >= 100){
				break;
			}
		}
		let data0 = data.default_projects_limit;
		if(data0 !== undefined){
			if(!(typeof data0 == "number")){
				vErrors = fail(vErrors, "/default_projects_limit", "type", "number"); errors++;
			}
		}
		let data1 = data.default_branch_protection;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/default_branch_protection", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.failed_login_attempts_unlock_period_in_minutes;
		if(data2 !== undefined){
			if(!(typeof data2 == "number")){
				vErrors = fail(vErrors, "/failed_login_attempts_unlock_period_in_minutes", "type", "number"); errors++;
			}
		}
		let data3 = data.max_attachment_size;
		if(data3 !== undefined){
			if(!(typeof data3 == "number")){
				vErrors = fail(vErrors, "/max_attachment_size", "type", "number"); errors++;
			}
		}
		let data4 = data.max_decompressed_archive_size;
		if(data4 !== undefined){
			if(!(typeof data4 == "number")){
				vErrors = fail(vErrors, "/max_decompressed_archive_size", "type", "number"); errors++;
			}
		}
		let data5 = data.max_export_size;
		if(data5 !== undefined){
			if(!(typeof data5 == "number")){
				vErrors = fail(vErrors, "/max_export_size", "type", "number"); errors++;
			}
		}
		let data6 = data.max_import_size;
		if(data6 !== undefined){
			if(!(typeof data6 == "number")){
				vErrors = fail(vErrors, "/max_import_size", "type", "number"); errors++;
			}
		}
		let data7 = data.max_import_remote_file_size;
		if(data7 !== undefined){
			if(!(typeof data7 == "number")){
				vErrors = fail(vErrors, "/max_import_remote_file_size", "type", "number"); errors++;
			}
		}
		let data8 = data.max_login_attempts;
		if(data8 !== undefined){
			if(!(typeof data8 == "number")){
				vErrors = fail(vErrors, "/max_login_attempts", "type", "number"); errors++;
			}
		}
		let data9 = data.session_expire_delay;
		if(data9 !== undefined){
			if(!(typeof data9 == "number")){
				vErrors = fail(vErrors, "/session_expire_delay", "type", "number"); errors++;
			}
		}
		let data10 = data.container_registry_cleanup_tags_service_max_list_size;
		if(data10 !== undefined){
			if(!(typeof data10 == "number")){
				vErrors = fail(vErrors, "/container_registry_cleanup_tags_service_max_list_size", "type", "number"); errors++;
			}
		}
		let data11 = data.container_registry_delete_tags_service_timeout;
		if(data11 !== undefined){
			if(!(typeof data11 == "number")){
				vErrors = fail(vErrors, "/container_registry_delete_tags_service_timeout", "type", "number"); errors++;
			}
		}
		let data12 = data.container_registry_expiration_policies_worker_capacity;
		if(data12 !== undefined){
			if(!(typeof data12 == "number")){
				vErrors = fail(vErrors, "/container_registry_expiration_policies_worker_capacity", "type", "number"); errors++;
			}
		}
		let data13 = data.container_registry_token_expire_delay;
		if(data13 !== undefined){
			if(!(typeof data13 == "number")){
				vErrors = fail(vErrors, "/container_registry_token_expire_delay", "type", "number"); errors++;
			}
		}
		let data14 = data.decompress_archive_file_timeout;
		if(data14 !== undefined){
			if(!(typeof data14 == "number")){
				vErrors = fail(vErrors, "/decompress_archive_file_timeout", "type", "number"); errors++;
			}
		}
		let data15 = data.package_registry_cleanup_policies_worker_capacity;
		if(data15 !== undefined){
			if(!(typeof data15 == "number")){
				vErrors = fail(vErrors, "/package_registry_cleanup_policies_worker_capacity", "type", "number"); errors++;
			}
		}
		let data16 = data.terminal_max_session_time;
		if(data16 !== undefined){
			if(!(typeof data16 == "number")){
				vErrors = fail(vErrors, "/terminal_max_session_time", "type", "number"); errors++;
			}
		}
		let data17 = data.polling_interval_multiplier;
		if(data17 !== undefined){
			if(!(typeof data17 == "number")){
				vErrors = fail(vErrors, "/polling_interval_multiplier", "type", "number"); errors++;
			}
		}
		let data18 = data.rsa_key_restriction;
		if(data18 !== undefined){
			if(!(typeof data18 == "number")){
				vErrors = fail(vErrors, "/rsa_key_restriction", "type", "number"); errors++;
			}
		}
		let data19 = data.dsa_key_restriction;
		if(data19 !== undefined){
			if(!(typeof data19 == "number")){
				vErrors = fail(vErrors, "/dsa_key_restriction", "type", "number"); errors++;
			}
		}
		let data20 = data.ecdsa_key_restriction;
		if(data20 !== undefined){
			if(!(typeof data20 == "number")){
				vErrors = fail(vErrors, "/ecdsa_key_restriction", "type", "number"); errors++;
			}
		}
		let data21 = data.ed25519_key_restriction;
		if(data21 !== undefined){
			if(!(typeof data21 == "number")){
				vErrors = fail(vErrors, "/ed25519_key_restriction", "type", "number"); errors++;
			}
		}
		let data22 = data.ecdsa_sk_key_restriction;
		if(data22 !== undefined){
			if(!(typeof data22 == "number")){
				vErrors = fail(vErrors, "/ecdsa_sk_key_restriction", "type", "number"); errors++;
			}
		}
		let data23 = data.ed25519_sk_key_restriction;
		if(data23 !== undefined){
			if(!(typeof data23 == "number")){
				vErrors = fail(vErrors, "/ed25519_sk_key_restriction", "type", "number"); errors++;
			}
		}
		let data24 = data.first_day_of_week;
		if(data24 !== undefined){
			if(!(typeof data24 == "number")){
				vErrors = fail(vErrors, "/first_day_of_week", "type", "number"); errors++;
			}
		}
		let data25 = data.performance_bar_allowed_group_id;
		if(data25 !== undefined){
			if(!(typeof data25 == "number")){
				vErrors = fail(vErrors, "/performance_bar_allowed_group_id", "type", "number"); errors++;
			}
		}
		let data26 = data.local_markdown_version;
		if(data26 !== undefined){
			if(!(typeof data26 == "number")){
				vErrors = fail(vErrors, "/local_markdown_version", "type", "number"); errors++;
			}
		}
		let data27 = data.snippet_size_limit;
		if(data27 !== undefined){
			if(!(typeof data27 == "number")){
				vErrors = fail(vErrors, "/snippet_size_limit", "type", "number"); errors++;
			}
		}
		let data28 = data.issues_create_limit;
		if(data28 !== undefined){
			if(!(typeof data28 == "number")){
				vErrors = fail(vErrors, "/issues_create_limit", "type", "number"); errors++;
			}
		}
		let data29 = data.raw_blob_request_limit;
		if(data29 !== undefined){
			if(!(typeof data29 == "number")){
				vErrors = fail(vErrors, "/raw_blob_request_limit", "type", "number"); errors++;
			}
		}
		let data30 = data.wiki_page_max_content_bytes;
		if(data30 !== undefined){
			if(!(typeof data30 == "number")){
				vErrors = fail(vErrors, "/wiki_page_max_content_bytes", "type", "number"); errors++;
			}
		}
		let data31 = data.bulk_import_max_download_file_size;
		if(data31 !== undefined){
			if(!(typeof data31 == "number")){
				vErrors = fail(vErrors, "/bulk_import_max_download_file_size", "type", "number"); errors++;
			}
		}
		let data32 = data.project_jobs_api_rate_limit;
		if(data32 !== undefined){
			if(!(typeof data32 == "number")){
				vErrors = fail(vErrors, "/project_jobs_api_rate_limit", "type", "number"); errors++;
			}
		}
		let data33 = data.projects_api_rate_limit_unauthenticated;
		if(data33 !== undefined){
			if(!(typeof data33 == "number")){
				vErrors = fail(vErrors, "/projects_api_rate_limit_unauthenticated", "type", "number"); errors++;
			}
		}
		let data34 = data.bulk_import_concurrent_pipeline_batch_limit;
		if(data34 !== undefined){
			if(!(typeof data34 == "number")){
				vErrors = fail(vErrors, "/bulk_import_concurrent_pipeline_batch_limit", "type", "number"); errors++;
			}
		}
		let data35 = data.concurrent_relation_batch_export_limit;
		if(data35 !== undefined){
			if(!(typeof data35 == "number")){
				vErrors = fail(vErrors, "/concurrent_relation_batch_export_limit", "type", "number"); errors++;
			}
		}
		let data36 = data.downstream_pipeline_trigger_limit_per_project_user_sha;
		if(data36 !== undefined){
			if(!(typeof data36 == "number")){
				vErrors = fail(vErrors, "/downstream_pipeline_trigger_limit_per_project_user_sha", "type", "number"); errors++;
			}
		}
		let data37 = data.external_authorization_service_timeout;
		if(data37 !== undefined){
			if(!(typeof data37 == "number")){
				vErrors = fail(vErrors, "/external_authorization_service_timeout", "type", "number"); errors++;
			}
		}
		let data38 = data.external_pipeline_validation_service_timeout;
		if(data38 !== undefined){
			if(!(typeof data38 == "number")){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_timeout", "type", "number"); errors++;
			}
		}
		let data39 = data.file_template_project_id;
		if(data39 !== undefined){
			if(!Number.isSafeInteger(data39) && !plainInteger(data39)){
				vErrors = fail(vErrors, "/file_template_project_id", integerFault(data39), "integer"); errors++;
			}
		}
		let data40 = data.deletion_adjourned_period;
		if(data40 !== undefined){
			if(!(typeof data40 == "number")){
				vErrors = fail(vErrors, "/deletion_adjourned_period", "type", "number"); errors++;
			}
		}
		let data41 = data.security_approval_policies_limit;
		if(data41 !== undefined){
			if(!(typeof data41 == "number")){
				vErrors = fail(vErrors, "/security_approval_policies_limit", "type", "number"); errors++;
			}
		}
		let data42 = data.unconfirmed_users_delete_after_days;
		if(data42 !== undefined){
			if(!(typeof data42 == "number")){
				vErrors = fail(vErrors, "/unconfirmed_users_delete_after_days", "type", "number"); errors++;
			}
		}
		let data43 = data.geo_status_timeout;
		if(data43 !== undefined){
			if(!(typeof data43 == "number")){
				vErrors = fail(vErrors, "/geo_status_timeout", "type", "number"); errors++;
			}
		}
		let data44 = data.signup_enabled;
		if(data44 !== undefined){
			if(typeof data44 !== "boolean"){
				vErrors = fail(vErrors, "/signup_enabled", "type", "boolean"); errors++;
			}
		}
		let data45 = data.password_authentication_enabled_for_web;
		if(data45 !== undefined){
			if(typeof data45 !== "boolean"){
				vErrors = fail(vErrors, "/password_authentication_enabled_for_web", "type", "boolean"); errors++;
			}
		}
		let data46 = data.user_oauth_applications;
		if(data46 !== undefined){
			if(typeof data46 !== "boolean"){
				vErrors = fail(vErrors, "/user_oauth_applications", "type", "boolean"); errors++;
			}
		}
		let data47 = data.domain_denylist_enabled;
		if(data47 !== undefined){
			if(typeof data47 !== "boolean"){
				vErrors = fail(vErrors, "/domain_denylist_enabled", "type", "boolean"); errors++;
			}
		}
		let data48 = data.enforce_terms;
		if(data48 !== undefined){
			if(typeof data48 !== "boolean"){
				vErrors = fail(vErrors, "/enforce_terms", "type", "boolean"); errors++;
			}
		}
		let data49 = data.user_show_add_ssh_key_message;
		if(data49 !== undefined){
			if(typeof data49 !== "boolean"){
				vErrors = fail(vErrors, "/user_show_add_ssh_key_message", "type", "boolean"); errors++;
			}
		}
		let data50 = data.allow_account_deletion;
		if(data50 !== undefined){
			if(typeof data50 !== "boolean"){
				vErrors = fail(vErrors, "/allow_account_deletion", "type", "boolean"); errors++;
			}
		}
		let data51 = data.updating_name_disabled_for_users;
		if(data51 !== undefined){
			if(typeof data51 !== "boolean"){
				vErrors = fail(vErrors, "/updating_name_disabled_for_users", "type", "boolean"); errors++;
			}
		}
		let data52 = data.allow_local_requests_from_hooks_and_services;
		if(data52 !== undefined){
			if(typeof data52 !== "boolean"){
				vErrors = fail(vErrors, "/allow_local_requests_from_hooks_and_services", "type", "boolean"); errors++;
			}
		}
		let data53 = data.allow_local_requests_from_web_hooks_and_services;
		if(data53 !== undefined){
			if(typeof data53 !== "boolean"){
				vErrors = fail(vErrors, "/allow_local_requests_from_web_hooks_and_services", "type", "boolean"); errors++;
			}
		}
		let data54 = data.allow_local_requests_from_system_hooks;
		if(data54 !== undefined){
			if(typeof data54 !== "boolean"){
				vErrors = fail(vErrors, "/allow_local_requests_from_system_hooks", "type", "boolean"); errors++;
			}
		}
		let data55 = data.asset_proxy_enabled;
		if(data55 !== undefined){
			if(typeof data55 !== "boolean"){
				vErrors = fail(vErrors, "/asset_proxy_enabled", "type", "boolean"); errors++;
			}
		}
		let data56 = data.maven_package_requests_forwarding;
		if(data56 !== undefined){
			if(typeof data56 !== "boolean"){
				vErrors = fail(vErrors, "/maven_package_requests_forwarding", "type", "boolean"); errors++;
			}
		}
		let data57 = data.npm_package_requests_forwarding;
		if(data57 !== undefined){
			if(typeof data57 !== "boolean"){
				vErrors = fail(vErrors, "/npm_package_requests_forwarding", "type", "boolean"); errors++;
			}
		}
		let data58 = data.pypi_package_requests_forwarding;
		if(data58 !== undefined){
			if(typeof data58 !== "boolean"){
				vErrors = fail(vErrors, "/pypi_package_requests_forwarding", "type", "boolean"); errors++;
			}
		}
		let data59 = data.require_admin_approval_after_user_signup;
		if(data59 !== undefined){
			if(typeof data59 !== "boolean"){
				vErrors = fail(vErrors, "/require_admin_approval_after_user_signup", "type", "boolean"); errors++;
			}
		}
		let data60 = data.require_personal_access_token_expiry;
		if(data60 !== undefined){
			if(typeof data60 !== "boolean"){
				vErrors = fail(vErrors, "/require_personal_access_token_expiry", "type", "boolean"); errors++;
			}
		}
		let data61 = data.keep_latest_artifact;
		if(data61 !== undefined){
			if(typeof data61 !== "boolean"){
				vErrors = fail(vErrors, "/keep_latest_artifact", "type", "boolean"); errors++;
			}
		}
		let data62 = data.admin_mode;
		if(data62 !== undefined){
			if(typeof data62 !== "boolean"){
				vErrors = fail(vErrors, "/admin_mode", "type", "boolean"); errors++;
			}
		}
		let data63 = data.silent_mode_enabled;
		if(data63 !== undefined){
			if(typeof data63 !== "boolean"){
				vErrors = fail(vErrors, "/silent_mode_enabled", "type", "boolean"); errors++;
			}
		}
		let data64 = data.silent_admin_exports_enabled;
		if(data64 !== undefined){
			if(typeof data64 !== "boolean"){
				vErrors = fail(vErrors, "/silent_admin_exports_enabled", "type", "boolean"); errors++;
			}
		}
		let data65 = data.package_registry_allow_anyone_to_pull_option;
		if(data65 !== undefined){
			if(typeof data65 !== "boolean"){
				vErrors = fail(vErrors, "/package_registry_allow_anyone_to_pull_option", "type", "boolean"); errors++;
			}
		}
		let data66 = data.user_defaults_to_private_profile;
		if(data66 !== undefined){
			if(typeof data66 !== "boolean"){
				vErrors = fail(vErrors, "/user_defaults_to_private_profile", "type", "boolean"); errors++;
			}
		}
		let data67 = data.can_create_group;
		if(data67 !== undefined){
			if(typeof data67 !== "boolean"){
				vErrors = fail(vErrors, "/can_create_group", "type", "boolean"); errors++;
			}
		}
		let data68 = data.external_authorization_service_enabled;
		if(data68 !== undefined){
			if(typeof data68 !== "boolean"){
				vErrors = fail(vErrors, "/external_authorization_service_enabled", "type", "boolean"); errors++;
			}
		}
		let data69 = data.notify_on_unknown_sign_in;
		if(data69 !== undefined){
			if(typeof data69 !== "boolean"){
				vErrors = fail(vErrors, "/notify_on_unknown_sign_in", "type", "boolean"); errors++;
			}
		}
		let data70 = data.container_expiration_policies_enable_historic_entries;
		if(data70 !== undefined){
			if(typeof data70 !== "boolean"){
				vErrors = fail(vErrors, "/container_expiration_policies_enable_historic_entries", "type", "boolean"); errors++;
			}
		}
		let data71 = data.container_registry_expiration_policies_caching;
		if(data71 !== undefined){
			if(typeof data71 !== "boolean"){
				vErrors = fail(vErrors, "/container_registry_expiration_policies_caching", "type", "boolean"); errors++;
			}
		}
		let data72 = data.receptive_cluster_agents_enabled;
		if(data72 !== undefined){
			if(typeof data72 !== "boolean"){
				vErrors = fail(vErrors, "/receptive_cluster_agents_enabled", "type", "boolean"); errors++;
			}
		}
		let data73 = data.allow_project_creation_for_guest_and_below;
		if(data73 !== undefined){
			if(typeof data73 !== "boolean"){
				vErrors = fail(vErrors, "/allow_project_creation_for_guest_and_below", "type", "boolean"); errors++;
			}
		}
		let data74 = data.enable_member_promotion_management;
		if(data74 !== undefined){
			if(typeof data74 !== "boolean"){
				vErrors = fail(vErrors, "/enable_member_promotion_management", "type", "boolean"); errors++;
			}
		}
		let data75 = data.security_policy_global_group_approvers_enabled;
		if(data75 !== undefined){
			if(typeof data75 !== "boolean"){
				vErrors = fail(vErrors, "/security_policy_global_group_approvers_enabled", "type", "boolean"); errors++;
			}
		}
		let data76 = data.group_owners_can_manage_default_branch_protection;
		if(data76 !== undefined){
			if(typeof data76 !== "boolean"){
				vErrors = fail(vErrors, "/group_owners_can_manage_default_branch_protection", "type", "boolean"); errors++;
			}
		}
		let data77 = data.default_project_deletion_protection;
		if(data77 !== undefined){
			if(typeof data77 !== "boolean"){
				vErrors = fail(vErrors, "/default_project_deletion_protection", "type", "boolean"); errors++;
			}
		}
		let data78 = data.disable_personal_access_tokens;
		if(data78 !== undefined){
			if(typeof data78 !== "boolean"){
				vErrors = fail(vErrors, "/disable_personal_access_tokens", "type", "boolean"); errors++;
			}
		}
		let data79 = data.delete_unconfirmed_users;
		if(data79 !== undefined){
			if(typeof data79 !== "boolean"){
				vErrors = fail(vErrors, "/delete_unconfirmed_users", "type", "boolean"); errors++;
			}
		}
		let data80 = data.allow_all_integrations;
		if(data80 !== undefined){
			if(typeof data80 !== "boolean"){
				vErrors = fail(vErrors, "/allow_all_integrations", "type", "boolean"); errors++;
			}
		}
		let data81 = data.pre_receive_secret_detection_enabled;
		if(data81 !== undefined){
			if(typeof data81 !== "boolean"){
				vErrors = fail(vErrors, "/pre_receive_secret_detection_enabled", "type", "boolean"); errors++;
			}
		}
		let data82 = data.default_preferred_language;
		if(data82 !== undefined){
			if(typeof data82 !== "string"){
				vErrors = fail(vErrors, "/default_preferred_language", "type", "string"); errors++;
			}
		}
		let data83 = data.default_snippet_visibility;
		if(data83 !== undefined){
			if(!(checkVisibility(data83))){
				vErrors = join(vErrors, checkVisibility.errors, "/default_snippet_visibility");
				errors = vErrors.length;
			}
		}
		let data84 = data.default_project_visibility;
		if(data84 !== undefined){
			if(!(checkVisibility(data84))){
				vErrors = join(vErrors, checkVisibility.errors, "/default_project_visibility");
				errors = vErrors.length;
			}
		}
		let data85 = data.default_group_visibility;
		if(data85 !== undefined){
			if(!(checkVisibility(data85))){
				vErrors = join(vErrors, checkVisibility.errors, "/default_group_visibility");
				errors = vErrors.length;
			}
		}
		let data86 = data.home_page_url;
		if(data86 !== undefined){
			if(typeof data86 !== "string"){
				vErrors = fail(vErrors, "/home_page_url", "type", "string"); errors++;
			}
		}
		let data87 = data.after_sign_out_path;
		if(data87 !== undefined){
			if(typeof data87 !== "string"){
				vErrors = fail(vErrors, "/after_sign_out_path", "type", "string"); errors++;
			}
		}
		let data88 = data.default_ci_config_path;
		if(data88 !== undefined){
			if(typeof data88 !== "string"){
				vErrors = fail(vErrors, "/default_ci_config_path", "type", "string"); errors++;
			}
		}
		let data89 = data.terms;
		if(data89 !== undefined){
			if(typeof data89 !== "string"){
				vErrors = fail(vErrors, "/terms", "type", "string"); errors++;
			}
		}
		let data90 = data.asset_proxy_url;
		if(data90 !== undefined){
			if(typeof data90 !== "string"){
				vErrors = fail(vErrors, "/asset_proxy_url", "type", "string"); errors++;
			}
		}
		let data91 = data.personal_access_token_prefix;
		if(data91 !== undefined){
			if(typeof data91 !== "string"){
				vErrors = fail(vErrors, "/personal_access_token_prefix", "type", "string"); errors++;
			}
		}
		let data92 = data.rate_limiting_response_text;
		if(data92 !== undefined){
			if(typeof data92 !== "string"){
				vErrors = fail(vErrors, "/rate_limiting_response_text", "type", "string"); errors++;
			}
		}
		let data93 = data.external_authorization_service_url;
		if(data93 !== undefined){
			if(typeof data93 !== "string"){
				vErrors = fail(vErrors, "/external_authorization_service_url", "type", "string"); errors++;
			}
		}
		let data94 = data.external_authorization_service_default_label;
		if(data94 !== undefined){
			if(typeof data94 !== "string"){
				vErrors = fail(vErrors, "/external_authorization_service_default_label", "type", "string"); errors++;
			}
		}
		let data95 = data.external_pipeline_validation_service_url;
		if(data95 !== undefined){
			if(typeof data95 !== "string"){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_url", "type", "string"); errors++;
			}
		}
		let data96 = data.external_pipeline_validation_service_token;
		if(data96 !== undefined){
			if(typeof data96 !== "string"){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_token", "type", "string"); errors++;
			}
		}
		let data97 = data.security_txt_content;
		if(data97 !== undefined){
			if(typeof data97 !== "string"){
				vErrors = fail(vErrors, "/security_txt_content", "type", "string"); errors++;
			}
		}
		let data98 = data.globally_allowed_ips;
		if(data98 !== undefined){
			if(typeof data98 !== "string"){
				vErrors = fail(vErrors, "/globally_allowed_ips", "type", "string"); errors++;
			}
		}
		let data99 = data.geo_node_allowed_ips;
		if(data99 !== undefined){
			if(typeof data99 !== "string"){
				vErrors = fail(vErrors, "/geo_node_allowed_ips", "type", "string"); errors++;
			}
		}
		let data100 = data.abuse_notification_email;
		if(data100 !== undefined){
			if(typeof data100 !== "string"){
				vErrors = fail(vErrors, "/abuse_notification_email", "type", "string"); errors++;
			}
		}
		let data101 = data.admin_notification_email;
		if(data101 !== undefined){
			if(typeof data101 !== "string"){
				vErrors = fail(vErrors, "/admin_notification_email", "type", "string"); errors++;
			}
		}
		let data102 = data.restricted_visibility_levels;
		if(data102 !== undefined){
			if(Array.isArray(data102)){
				const before1 = errors;
				for(let i0=0; i0<data102.length; i0++){
					if(!(checkVisibility(data102[i0]))){
						vErrors = join(vErrors, checkVisibility.errors, "/restricted_visibility_levels/" + i0);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/restricted_visibility_levels", "type", "array"); errors++;
			}
		}
		let data104 = data.outbound_local_requests_whitelist;
		if(data104 !== undefined){
			if(Array.isArray(data104)){
				const before2 = errors;
				for(let i1=0; i1<data104.length; i1++){
					if(typeof data104[i1] !== "string"){
						vErrors = fail(vErrors, "/outbound_local_requests_whitelist/" + i1, "type", "string"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/outbound_local_requests_whitelist", "type", "array"); errors++;
			}
		}
		let data106 = data.domain_allowlist;
		if(data106 !== undefined){
			if(Array.isArray(data106)){
				const before3 = errors;
				for(let i2=0; i2<data106.length; i2++){
					if(typeof data106[i2] !== "string"){
						vErrors = fail(vErrors, "/domain_allowlist/" + i2, "type", "string"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/domain_allowlist", "type", "array"); errors++;
			}
		}
		let data108 = data.domain_denylist;
		if(data108 !== undefined){
			if(Array.isArray(data108)){
				const before4 = errors;
				for(let i3=0; i3<data108.length; i3++){
					if(typeof data108[i3] !== "string"){
						vErrors = fail(vErrors, "/domain_denylist/" + i3, "type", "string"); errors++;
					}
					if(errors - before4 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/domain_denylist", "type", "array"); errors++;
			}
		}
		let data110 = data.asset_proxy_allowlist;
		if(data110 !== undefined){
			if(Array.isArray(data110)){
				const before5 = errors;
				for(let i4=0; i4<data110.length; i4++){
					if(typeof data110[i4] !== "string"){
						vErrors = fail(vErrors, "/asset_proxy_allowlist/" + i4, "type", "string"); errors++;
					}
					if(errors - before5 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/asset_proxy_allowlist", "type", "array"); errors++;
			}
		}
		let data112 = data.asset_proxy_whitelist;
		if(data112 !== undefined){
			if(Array.isArray(data112)){
				const before6 = errors;
				for(let i5=0; i5<data112.length; i5++){
					if(typeof data112[i5] !== "string"){
						vErrors = fail(vErrors, "/asset_proxy_whitelist/" + i5, "type", "string"); errors++;
					}
					if(errors - before6 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/asset_proxy_whitelist", "type", "array"); errors++;
			}
		}
		let data114 = data.allowed_integrations;
		if(data114 !== undefined){
			if(Array.isArray(data114)){
				const before7 = errors;
				for(let i6=0; i6<data114.length; i6++){
					if(typeof data114[i6] !== "string"){
						vErrors = fail(vErrors, "/allowed_integrations/" + i6, "type", "string"); errors++;
					}
					if(errors - before7 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_integrations", "type", "array"); errors++;
			}
		}
		let data116 = data.default_branch_protection_defaults;
		if(data116 !== undefined){
			if(!(checkBranchProtectionDefaultsUpdate(data116))){
				vErrors = join(vErrors, checkBranchProtectionDefaultsUpdate.errors, "/default_branch_protection_defaults");
				errors = vErrors.length;
			}
		}
		let data117 = data.repository_storages_weighted;
		if(data117 !== undefined){
			if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
				const before8 = errors;
				for(const key1 of Object.keys(data117)){
					if(!(false)){
						let data118 = data117[key1];
						if(!Number.isSafeInteger(data118) && !plainInteger(data118)){
							vErrors = fail(vErrors, "/repository_storages_weighted/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), integerFault(data118), "integer"); errors++;
						}
					}
					if(errors - before8 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/repository_storages_weighted", "type", "object"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApplicationSettingsUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateApplicationSettingsUpdate(value) {
	return validate(checkApplicationSettingsUpdate, value);
}

export function isApplicationSettingsUpdate(value) {
	return verdict(checkApplicationSettingsUpdate(value));
}

function checkBranchProtectionDefaultsUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.allowed_to_push;
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(!(checkBranchAccessUpdate(data0[i0]))){
						vErrors = join(vErrors, checkBranchAccessUpdate.errors, "/allowed_to_push/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_to_push", "type", "array"); errors++;
			}
		}
		let data2 = data.allow_force_push;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/allow_force_push", "type", "boolean"); errors++;
			}
		}
		let data3 = data.allowed_to_merge;
		if(data3 !== undefined){
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					if(!(checkBranchAccessUpdate(data3[i1]))){
						vErrors = join(vErrors, checkBranchAccessUpdate.errors, "/allowed_to_merge/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_to_merge", "type", "array"); errors++;
			}
		}
		const before2 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "allowed_to_push") || (key0 === "allow_force_push")) || (key0 === "allowed_to_merge"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before2 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBranchProtectionDefaultsUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateBranchProtectionDefaultsUpdate(value) {
	return validate(checkBranchProtectionDefaultsUpdate, value);
}

export function isBranchProtectionDefaultsUpdate(value) {
	return verdict(checkBranchProtectionDefaultsUpdate(value));
}

function checkBranchAccessUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 !== undefined){
			if(!(checkMemberAccessLevel(data0))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "access_level")){
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
		checkBranchAccessUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateBranchAccessUpdate(value) {
	return validate(checkBranchAccessUpdate, value);
}

export function isBranchAccessUpdate(value) {
	return verdict(checkBranchAccessUpdate(value));
}

function checkAppearance(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.title;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.pwa_name;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/pwa_name", "type", "string"); errors++;
			}
		}
		let data3 = data.pwa_short_name;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/pwa_short_name", "type", "string"); errors++;
			}
		}
		let data4 = data.pwa_description;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/pwa_description", "type", "string"); errors++;
			}
		}
		let data5 = data.pwa_icon;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/pwa_icon", "type", types0); errors++;
			}
		}
		let data6 = data.logo;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/logo", "type", types0); errors++;
			}
		}
		let data7 = data.header_logo;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/header_logo", "type", types0); errors++;
			}
		}
		let data8 = data.favicon;
		if(data8 !== undefined){
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/favicon", "type", types0); errors++;
			}
		}
		let data9 = data.member_guidelines;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/member_guidelines", "type", "string"); errors++;
			}
		}
		let data10 = data.new_project_guidelines;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/new_project_guidelines", "type", "string"); errors++;
			}
		}
		let data11 = data.profile_image_guidelines;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/profile_image_guidelines", "type", "string"); errors++;
			}
		}
		let data12 = data.header_message;
		if(data12 !== undefined){
			if(typeof data12 !== "string"){
				vErrors = fail(vErrors, "/header_message", "type", "string"); errors++;
			}
		}
		let data13 = data.footer_message;
		if(data13 !== undefined){
			if(typeof data13 !== "string"){
				vErrors = fail(vErrors, "/footer_message", "type", "string"); errors++;
			}
		}
		let data14 = data.message_background_color;
		if(data14 !== undefined){
			if(typeof data14 !== "string"){
				vErrors = fail(vErrors, "/message_background_color", "type", "string"); errors++;
			}
		}
		let data15 = data.message_font_color;
		if(data15 !== undefined){
			if(typeof data15 !== "string"){
				vErrors = fail(vErrors, "/message_font_color", "type", "string"); errors++;
			}
		}
		let data16 = data.email_header_and_footer_enabled;
		if(data16 !== undefined){
			if((typeof data16 !== "boolean") && (data16 !== null)){
				vErrors = fail(vErrors, "/email_header_and_footer_enabled", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkAppearance.errors = vErrors;
	}
	return errors === 0;
}

export function validateAppearance(value) {
	return validate(checkAppearance, value);
}

export function isAppearance(value) {
	return verdict(checkAppearance(value));
}

function checkAppearanceUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.title;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.pwa_name;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/pwa_name", "type", "string"); errors++;
			}
		}
		let data3 = data.pwa_short_name;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/pwa_short_name", "type", "string"); errors++;
			}
		}
		let data4 = data.pwa_description;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/pwa_description", "type", "string"); errors++;
			}
		}
		let data5 = data.member_guidelines;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/member_guidelines", "type", "string"); errors++;
			}
		}
		let data6 = data.new_project_guidelines;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/new_project_guidelines", "type", "string"); errors++;
			}
		}
		let data7 = data.profile_image_guidelines;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/profile_image_guidelines", "type", "string"); errors++;
			}
		}
		let data8 = data.header_message;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/header_message", "type", "string"); errors++;
			}
		}
		let data9 = data.footer_message;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/footer_message", "type", "string"); errors++;
			}
		}
		let data10 = data.message_background_color;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/message_background_color", "type", "string"); errors++;
			}
		}
		let data11 = data.message_font_color;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/message_font_color", "type", "string"); errors++;
			}
		}
		let data12 = data.email_header_and_footer_enabled;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/email_header_and_footer_enabled", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known2.has(key0))){
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
		checkAppearanceUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateAppearanceUpdate(value) {
	return validate(checkAppearanceUpdate, value);
}

export function isAppearanceUpdate(value) {
	return verdict(checkAppearanceUpdate(value));
}

function checkAppearanceUpload(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.title;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.pwa_name;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/pwa_name", "type", "string"); errors++;
			}
		}
		let data3 = data.pwa_short_name;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/pwa_short_name", "type", "string"); errors++;
			}
		}
		let data4 = data.pwa_description;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/pwa_description", "type", "string"); errors++;
			}
		}
		let data5 = data.pwa_icon;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/pwa_icon", "type", "string"); errors++;
			}
		}
		let data6 = data.logo;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/logo", "type", "string"); errors++;
			}
		}
		let data7 = data.header_logo;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/header_logo", "type", "string"); errors++;
			}
		}
		let data8 = data.favicon;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/favicon", "type", "string"); errors++;
			}
		}
		let data9 = data.member_guidelines;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/member_guidelines", "type", "string"); errors++;
			}
		}
		let data10 = data.new_project_guidelines;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/new_project_guidelines", "type", "string"); errors++;
			}
		}
		let data11 = data.profile_image_guidelines;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/profile_image_guidelines", "type", "string"); errors++;
			}
		}
		let data12 = data.header_message;
		if(data12 !== undefined){
			if(typeof data12 !== "string"){
				vErrors = fail(vErrors, "/header_message", "type", "string"); errors++;
			}
		}
		let data13 = data.footer_message;
		if(data13 !== undefined){
			if(typeof data13 !== "string"){
				vErrors = fail(vErrors, "/footer_message", "type", "string"); errors++;
			}
		}
		let data14 = data.message_background_color;
		if(data14 !== undefined){
			if(typeof data14 !== "string"){
				vErrors = fail(vErrors, "/message_background_color", "type", "string"); errors++;
			}
		}
		let data15 = data.message_font_color;
		if(data15 !== undefined){
			if(typeof data15 !== "string"){
				vErrors = fail(vErrors, "/message_font_color", "type", "string"); errors++;
			}
		}
		let data16 = data.email_header_and_footer_enabled;
		if(data16 !== undefined){
			if(typeof data16 !== "boolean"){
				vErrors = fail(vErrors, "/email_header_and_footer_enabled", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known3.has(key0))){
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
		checkAppearanceUpload.errors = vErrors;
	}
	return errors === 0;
}

export function validateAppearanceUpload(value) {
	return validate(checkAppearanceUpload, value);
}

export function isAppearanceUpload(value) {
	return verdict(checkAppearanceUpload(value));
}

function checkTimeToSet(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(typeof data === "string"){
		if(!dateTimeFormat(data)){
			vErrors = fail(vErrors, "", "format", "date-time"); errors++;
		}
	} else {
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data === "string"){
			if(!dateFormat(data)){
				vErrors = fail(vErrors, "", "format", "date"); errors++;
			}
		} else {
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkTimeToSet.errors = vErrors;
	}
	return errors === 0;
}

export function validateTimeToSet(value) {
	return validate(checkTimeToSet, value);
}

export function isTimeToSet(value) {
	return verdict(checkTimeToSet(value));
}

function checkCommit(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkCommitSummary(data))){
		vErrors = join(vErrors, checkCommitSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.message;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		let data1 = data.authored_date;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/authored_date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/authored_date", "type", "string"); errors++;
			}
		}
		let data2 = data.committer_name;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/committer_name", "type", "string"); errors++;
			}
		}
		let data3 = data.committer_email;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/committer_email", "type", "string"); errors++;
			}
		}
		let data4 = data.committed_date;
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/committed_date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/committed_date", "type", "string"); errors++;
			}
		}
		let data5 = data.parent_ids;
		if(data5 !== undefined){
			if((!(Array.isArray(data5))) && (data5 !== null)){
				vErrors = fail(vErrors, "/parent_ids", "type", types5); errors++;
			}
			if(Array.isArray(data5)){
				const before0 = errors;
				for(let i0=0; i0<data5.length; i0++){
					if(typeof data5[i0] !== "string"){
						vErrors = fail(vErrors, "/parent_ids/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			}
		}
		let data7 = data.web_url;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data8 = data.trailers;
		if(data8 !== undefined){
			if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
				const before1 = errors;
				for(const key0 of Object.keys(data8)){
					if(!(false)){
						if(typeof data8[key0] !== "string"){
							vErrors = fail(vErrors, "/trailers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
						}
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/trailers", "type", "object"); errors++;
			}
		}
		let data10 = data.extended_trailers;
		if(data10 !== undefined){
			if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
				const before2 = errors;
				for(const key1 of Object.keys(data10)){
					if(!(false)){
						let data11 = data10[key1];
						if(Array.isArray(data11)){
							const before3 = errors;
							for(let i1=0; i1<data11.length; i1++){
								if(typeof data11[i1] !== "string"){
									vErrors = fail(vErrors, "/extended_trailers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1, "type", "string"); errors++;
								}
								if(errors - before3 >= 100){
									break;
								}
							}
						} else {
							vErrors = fail(vErrors, "/extended_trailers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "array"); errors++;
						}
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/extended_trailers", "type", "object"); errors++;
			}
		}
		let data13 = data.stats;
		if(data13 !== undefined){
			if(!(checkCommitStats(data13))){
				vErrors = join(vErrors, checkCommitStats.errors, "/stats");
				errors = vErrors.length;
			}
		}
		let data14 = data.status;
		if(data14 !== undefined){
			if((typeof data14 !== "string") && (data14 !== null)){
				vErrors = fail(vErrors, "/status", "type", types0); errors++;
			}
		}
		let data15 = data.last_pipeline;
		if(data15 !== undefined){
			const _errs18 = errors;
			let valid17 = false;
			const _errs19 = errors;
			if(!(checkCommitPipeline(data15))){
				vErrors = join(vErrors, checkCommitPipeline.errors, "/last_pipeline");
				errors = vErrors.length;
			}
			var _valid0 = _errs19 === errors;
			if(_valid0){
				valid17 = true;
			}
			var end0 = errors;
			if(!valid17){
				const _errs20 = errors;
				if(data15 !== null){
					vErrors = fail(vErrors, "/last_pipeline", "type", "null"); errors++;
				}
				var _valid1 = _errs20 === errors;
				if(_valid1){
					valid17 = true;
				}
				var end1 = errors;
			}
			if(!valid17){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/last_pipeline", start: _errs18, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs18;
				if(vErrors !== null){
					if(_errs18){
						vErrors.length = _errs18;
					} else {
						vErrors = null;
					}
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCommit.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommit(value) {
	return validate(checkCommit, value);
}

export function isCommit(value) {
	return verdict(checkCommit(value));
}

function checkCommitSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/id", "type", "string"); errors++;
			}
		}
		let data1 = data.short_id;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/short_id", "type", "string"); errors++;
			}
		}
		let data2 = data.title;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data3 = data.author_name;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		let data4 = data.author_email;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		let data5 = data.created_at;
		if(data5 !== undefined){
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCommitSummary.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommitSummary(value) {
	return validate(checkCommitSummary, value);
}

export function isCommitSummary(value) {
	return verdict(checkCommitSummary(value));
}

function checkCommitStats(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.additions;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/additions", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.deletions;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/deletions", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.total;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/total", integerFault(data2), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCommitStats.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommitStats(value) {
	return validate(checkCommitStats, value);
}

export function isCommitStats(value) {
	return verdict(checkCommitStats(value));
}

function checkCommitPipeline(data){
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
		let data1 = data.ref;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/ref", "type", types0); errors++;
			}
		}
		let data2 = data.sha;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		let data3 = data.status;
		if(data3 !== undefined){
			if(!(checkReportedPipelineStatus(data3))){
				vErrors = join(vErrors, checkReportedPipelineStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCommitPipeline.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommitPipeline(value) {
	return validate(checkCommitPipeline, value);
}

export function isCommitPipeline(value) {
	return verdict(checkCommitPipeline(value));
}

function checkReportedPipelineStatus(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkPipelineStatus(data))){
		vErrors = join(vErrors, checkPipelineStatus.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkReportedPipelineStatus.errors = vErrors;
	}
	return errors === 0;
}

export function validateReportedPipelineStatus(value) {
	return validate(checkReportedPipelineStatus, value);
}

export function isReportedPipelineStatus(value) {
	return verdict(checkReportedPipelineStatus(value));
}

function checkPipelineStatus(data){
	let vErrors = null;
	let errors = 0;
	if(!values10.includes(data)){
		vErrors = fail(vErrors, "", "enum", values10); errors++;
	}
	if(errors !== 0){
		checkPipelineStatus.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineStatus(value) {
	return validate(checkPipelineStatus, value);
}

export function isPipelineStatus(value) {
	return verdict(checkPipelineStatus(value));
}

function checkCommitCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.branch;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		let data1 = data.commit_message;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "commit_message"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/commit_message", "type", "string"); errors++;
			}
		}
		let data2 = data.start_branch;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/start_branch", "type", "string"); errors++;
			}
		}
		let data3 = data.start_sha;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/start_sha", "type", "string"); errors++;
			}
		}
		let data4 = data.start_project;
		if(data4 !== undefined){
			const _errs5 = errors;
			let valid5 = false;
			const _errs6 = errors;
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/start_project", integerFault(data4), "integer"); errors++;
			}
			var _valid0 = _errs6 === errors;
			if(_valid0){
				valid5 = true;
			}
			var end0 = errors;
			if(!valid5){
				const _errs7 = errors;
				if(typeof data4 !== "string"){
					vErrors = fail(vErrors, "/start_project", "type", "string"); errors++;
				}
				var _valid1 = _errs7 === errors;
				if(_valid1){
					valid5 = true;
				}
				var end1 = errors;
			}
			if(!valid5){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/start_project", start: _errs5, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs5;
				if(vErrors !== null){
					if(_errs5){
						vErrors.length = _errs5;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data5 = data.actions;
		if(data5 === undefined){
			vErrors = fail(vErrors, "", "required", "actions"); errors++;
		} else {
			if(Array.isArray(data5)){
				const before0 = errors;
				for(let i0=0; i0<data5.length; i0++){
					if(!(checkCommitAction(data5[i0]))){
						vErrors = join(vErrors, checkCommitAction.errors, "/actions/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/actions", "type", "array"); errors++;
			}
		}
		let data7 = data.author_email;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		let data8 = data.author_name;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		let data9 = data.stats;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/stats", "type", "boolean"); errors++;
			}
		}
		let data10 = data.force;
		if(data10 !== undefined){
			if(typeof data10 !== "boolean"){
				vErrors = fail(vErrors, "/force", "type", "boolean"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known4.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCommitCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommitCreate(value) {
	return validate(checkCommitCreate, value);
}

export function isCommitCreate(value) {
	return verdict(checkCommitCreate(value));
}

function checkCommitAction(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let matches0 = 0;
	const _errs1 = errors;
	if(!(checkFileCreateAction(data))){
		vErrors = join(vErrors, checkFileCreateAction.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		matches0++;
	}
	var end0 = errors;
	const _errs2 = errors;
	if(!(checkFileUpdateAction(data))){
		vErrors = join(vErrors, checkFileUpdateAction.errors, "");
		errors = vErrors.length;
	}
	var _valid1 = _errs2 === errors;
	if(_valid1){
		matches0++;
	}
	var end1 = errors;
	const _errs3 = errors;
	if(!(checkFileMoveAction(data))){
		vErrors = join(vErrors, checkFileMoveAction.errors, "");
		errors = vErrors.length;
	}
	var _valid2 = _errs3 === errors;
	if(_valid2){
		matches0++;
	}
	var end2 = errors;
	const _errs4 = errors;
	if(!(checkFileDeleteAction(data))){
		vErrors = join(vErrors, checkFileDeleteAction.errors, "");
		errors = vErrors.length;
	}
	var _valid3 = _errs4 === errors;
	if(_valid3){
		matches0++;
	}
	var end3 = errors;
	const _errs5 = errors;
	if(!(checkFileModeAction(data))){
		vErrors = join(vErrors, checkFileModeAction.errors, "");
		errors = vErrors.length;
	}
	var _valid4 = _errs5 === errors;
	if(_valid4){
		matches0++;
	}
	var end4 = errors;
	if(!(matches0 === 1)){
		vErrors = unite(vErrors, { keyword: "oneOf", pointer: "", start: _errs0, ends: [end0, end1, end2, end3, end4] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkCommitAction.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommitAction(value) {
	return validate(checkCommitAction, value);
}

export function isCommitAction(value) {
	return verdict(checkCommitAction(value));
}

function checkFileCreateAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.action;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data0 !== "create"){
				vErrors = fail(vErrors, "/action", "const", "create"); errors++;
			}
		}
		let data1 = data.file_path;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
		let data2 = data.content;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "content"); errors++;
		} else {
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		let data3 = data.encoding;
		if(data3 !== undefined){
			if(!(checkFileEncoding(data3))){
				vErrors = join(vErrors, checkFileEncoding.errors, "/encoding");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "action") || (key0 === "file_path")) || (key0 === "content")) || (key0 === "encoding"))){
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
		checkFileCreateAction.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileCreateAction(value) {
	return validate(checkFileCreateAction, value);
}

export function isFileCreateAction(value) {
	return verdict(checkFileCreateAction(value));
}

function checkFileEncoding(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "text") && (data !== "base64")){
		vErrors = fail(vErrors, "", "enum", values11); errors++;
	}
	if(errors !== 0){
		checkFileEncoding.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileEncoding(value) {
	return validate(checkFileEncoding, value);
}

export function isFileEncoding(value) {
	return verdict(checkFileEncoding(value));
}

function checkFileUpdateAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.action;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data0 !== "update"){
				vErrors = fail(vErrors, "/action", "const", "update"); errors++;
			}
		}
		let data1 = data.file_path;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
		let data2 = data.content;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "content"); errors++;
		} else {
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		let data3 = data.encoding;
		if(data3 !== undefined){
			if(!(checkFileEncoding(data3))){
				vErrors = join(vErrors, checkFileEncoding.errors, "/encoding");
				errors = vErrors.length;
			}
		}
		let data4 = data.last_commit_id;
		if(data4 !== undefined){
			if(!(checkLastCommitId(data4))){
				vErrors = join(vErrors, checkLastCommitId.errors, "/last_commit_id");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known5.has(key0))){
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
		checkFileUpdateAction.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileUpdateAction(value) {
	return validate(checkFileUpdateAction, value);
}

export function isFileUpdateAction(value) {
	return verdict(checkFileUpdateAction(value));
}

function checkLastCommitId(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	if(errors !== 0){
		checkLastCommitId.errors = vErrors;
	}
	return errors === 0;
}

export function validateLastCommitId(value) {
	return validate(checkLastCommitId, value);
}

export function isLastCommitId(value) {
	return verdict(checkLastCommitId(value));
}

function checkFileMoveAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.action;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data0 !== "move"){
				vErrors = fail(vErrors, "/action", "const", "move"); errors++;
			}
		}
		let data1 = data.file_path;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
		let data2 = data.previous_path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/previous_path", "type", "string"); errors++;
			}
		}
		let data3 = data.content;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		let data4 = data.encoding;
		if(data4 !== undefined){
			if(!(checkFileEncoding(data4))){
				vErrors = join(vErrors, checkFileEncoding.errors, "/encoding");
				errors = vErrors.length;
			}
		}
		let data5 = data.last_commit_id;
		if(data5 !== undefined){
			if(!(checkLastCommitId(data5))){
				vErrors = join(vErrors, checkLastCommitId.errors, "/last_commit_id");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known6.has(key0))){
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
		checkFileMoveAction.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileMoveAction(value) {
	return validate(checkFileMoveAction, value);
}

export function isFileMoveAction(value) {
	return verdict(checkFileMoveAction(value));
}

function checkFileDeleteAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.action;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data0 !== "delete"){
				vErrors = fail(vErrors, "/action", "const", "delete"); errors++;
			}
		}
		let data1 = data.file_path;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
		let data2 = data.content;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		let data3 = data.encoding;
		if(data3 !== undefined){
			if(!(checkFileEncoding(data3))){
				vErrors = join(vErrors, checkFileEncoding.errors, "/encoding");
				errors = vErrors.length;
			}
		}
		let data4 = data.last_commit_id;
		if(data4 !== undefined){
			if(!(checkLastCommitId(data4))){
				vErrors = join(vErrors, checkLastCommitId.errors, "/last_commit_id");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known5.has(key0))){
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
		checkFileDeleteAction.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileDeleteAction(value) {
	return validate(checkFileDeleteAction, value);
}

export function isFileDeleteAction(value) {
	return verdict(checkFileDeleteAction(value));
}

function checkFileModeAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.action;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data0 !== "chmod"){
				vErrors = fail(vErrors, "/action", "const", "chmod"); errors++;
			}
		}
		let data1 = data.file_path;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
		let data2 = data.content;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		let data3 = data.encoding;
		if(data3 !== undefined){
			if(!(checkFileEncoding(data3))){
				vErrors = join(vErrors, checkFileEncoding.errors, "/encoding");
				errors = vErrors.length;
			}
		}
		let data4 = data.execute_filemode;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/execute_filemode", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known7.has(key0))){
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
		checkFileModeAction.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileModeAction(value) {
	return validate(checkFileModeAction, value);
}

export function isFileModeAction(value) {
	return verdict(checkFileModeAction(value));
}

function checkCommitRef(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.type;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "type"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if((data0 !== "branch") && (data0 !== "tag")){
				vErrors = fail(vErrors, "/type", "enum", values12); errors++;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 !== "string"){
					vErrors = fail(vErrors, "/type", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/type", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.name;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCommitRef.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommitRef(value) {
	return validate(checkCommitRef, value);
}

export function isCommitRef(value) {
	return verdict(checkCommitRef(value));
}

function checkCommitSequence(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.count;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "count"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/count", integerFault(data0), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCommitSequence.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommitSequence(value) {
	return validate(checkCommitSequence, value);
}

export function isCommitSequence(value) {
	return verdict(checkCommitSequence(value));
}

function checkCherryPick(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.branch;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		let data1 = data.dry_run;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/dry_run", "type", "boolean"); errors++;
			}
		}
		let data2 = data.message;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "branch") || (key0 === "dry_run")) || (key0 === "message"))){
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
		checkCherryPick.errors = vErrors;
	}
	return errors === 0;
}

export function validateCherryPick(value) {
	return validate(checkCherryPick, value);
}

export function isCherryPick(value) {
	return verdict(checkCherryPick(value));
}

function checkCherryPickDryRun(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.dry_run;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "dry_run"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(data0 !== "success"){
				vErrors = fail(vErrors, "/dry_run", "enum", values13); errors++;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 !== "string"){
					vErrors = fail(vErrors, "/dry_run", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/dry_run", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCherryPickDryRun.errors = vErrors;
	}
	return errors === 0;
}

export function validateCherryPickDryRun(value) {
	return validate(checkCherryPickDryRun, value);
}

export function isCherryPickDryRun(value) {
	return verdict(checkCherryPickDryRun(value));
}

function checkCherryPickError(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkError(data))){
		vErrors = join(vErrors, checkError.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.error_code;
		if(data0 !== undefined){
			if(!(checkCherryPickErrorCode(data0))){
				vErrors = join(vErrors, checkCherryPickErrorCode.errors, "/error_code");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCherryPickError.errors = vErrors;
	}
	return errors === 0;
}

export function validateCherryPickError(value) {
	return validate(checkCherryPickError, value);
}

export function isCherryPickError(value) {
	return verdict(checkCherryPickError(value));
}

function checkCherryPickErrorCode(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if((data !== "empty") && (data !== "conflict")){
		vErrors = fail(vErrors, "", "enum", values14); errors++;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkCherryPickErrorCode.errors = vErrors;
	}
	return errors === 0;
}

export function validateCherryPickErrorCode(value) {
	return validate(checkCherryPickErrorCode, value);
}

export function isCherryPickErrorCode(value) {
	return verdict(checkCherryPickErrorCode(value));
}

function checkRevert(data){
	let vErrors = null;
	let errors = 0;
	if(!(data && typeof data == "object" && !Array.isArray(data))){
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkRevert.errors = vErrors;
	}
	return errors === 0;
}

export function validateRevert(value) {
	return validate(checkRevert, value);
}

export function isRevert(value) {
	return verdict(checkRevert(value));
}

function checkRevertResult(data){
	let vErrors = null;
	let errors = 0;
	if(!(data && typeof data == "object" && !Array.isArray(data))){
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkRevertResult.errors = vErrors;
	}
	return errors === 0;
}

export function validateRevertResult(value) {
	return validate(checkRevertResult, value);
}

export function isRevertResult(value) {
	return verdict(checkRevertResult(value));
}

function checkTreeEntry(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/id", "type", "string"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.type;
		if(data2 !== undefined){
			const _errs3 = errors;
			let valid3 = false;
			const _errs4 = errors;
			if((data2 !== "tree") && (data2 !== "blob")){
				vErrors = fail(vErrors, "/type", "enum", values15); errors++;
			}
			var _valid0 = _errs4 === errors;
			if(_valid0){
				valid3 = true;
			}
			var end0 = errors;
			if(!valid3){
				const _errs5 = errors;
				if(typeof data2 !== "string"){
					vErrors = fail(vErrors, "/type", "type", "string"); errors++;
				}
				var _valid1 = _errs5 === errors;
				if(_valid1){
					valid3 = true;
				}
				var end1 = errors;
			}
			if(!valid3){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/type", start: _errs3, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs3;
				if(vErrors !== null){
					if(_errs3){
						vErrors.length = _errs3;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data3 = data.path;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data4 = data.mode;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/mode", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTreeEntry.errors = vErrors;
	}
	return errors === 0;
}

export function validateTreeEntry(value) {
	return validate(checkTreeEntry, value);
}

export function isTreeEntry(value) {
	return verdict(checkTreeEntry(value));
}

function checkBlob(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.size;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/size", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.content;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBlob.errors = vErrors;
	}
	return errors === 0;
}

export function validateBlob(value) {
	return validate(checkBlob, value);
}

export function isBlob(value) {
	return verdict(checkBlob(value));
}

function checkComparison(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.commit;
		if(data0 !== undefined){
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!(checkCommit(data0))){
				vErrors = join(vErrors, checkCommit.errors, "/commit");
				errors = vErrors.length;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(data0 !== null){
					vErrors = fail(vErrors, "/commit", "type", "null"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/commit", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.commits;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(!(checkCommitSummary(data1[i0]))){
						vErrors = join(vErrors, checkCommitSummary.errors, "/commits/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/commits", "type", "array"); errors++;
			}
		}
		let data3 = data.diffs;
		if(data3 !== undefined){
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					if(!(checkFileDiff(data3[i1]))){
						vErrors = join(vErrors, checkFileDiff.errors, "/diffs/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/diffs", "type", "array"); errors++;
			}
		}
		let data5 = data.compare_timeout;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/compare_timeout", "type", types2); errors++;
			}
		}
		let data6 = data.compare_same_ref;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/compare_same_ref", "type", types2); errors++;
			}
		}
		let data7 = data.web_url;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkComparison.errors = vErrors;
	}
	return errors === 0;
}

export function validateComparison(value) {
	return validate(checkComparison, value);
}

export function isComparison(value) {
	return verdict(checkComparison(value));
}

function checkFileDiff(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.old_path;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/old_path", "type", "string"); errors++;
			}
		}
		let data1 = data.new_path;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/new_path", "type", "string"); errors++;
			}
		}
		let data2 = data.a_mode;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/a_mode", "type", types0); errors++;
			}
		}
		let data3 = data.b_mode;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/b_mode", "type", types0); errors++;
			}
		}
		let data4 = data.diff;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/diff", "type", "string"); errors++;
			}
		}
		let data5 = data.new_file;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/new_file", "type", types2); errors++;
			}
		}
		let data6 = data.renamed_file;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/renamed_file", "type", types2); errors++;
			}
		}
		let data7 = data.deleted_file;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/deleted_file", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkFileDiff.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileDiff(value) {
	return validate(checkFileDiff, value);
}

export function isFileDiff(value) {
	return verdict(checkFileDiff(value));
}

function checkContributor(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.email;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data2 = data.commits;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/commits", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.additions;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/additions", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.deletions;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/deletions", integerFault(data4), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkContributor.errors = vErrors;
	}
	return errors === 0;
}

export function validateContributor(value) {
	return validate(checkContributor, value);
}

export function isContributor(value) {
	return verdict(checkContributor(value));
}

function checkChangelogCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.version;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "version"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(!pattern0.test(data0)){
					vErrors = fail(vErrors, "/version", "pattern", "^v?(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(\\.(0|[1-9][0-9]*))?(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/version", "type", "string"); errors++;
			}
		}
		let data1 = data.branch;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		let data2 = data.config_file;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/config_file", "type", "string"); errors++;
			}
		}
		let data3 = data.date;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(!dateTimeFormat(data3)){
					vErrors = fail(vErrors, "/date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/date", "type", "string"); errors++;
			}
		}
		let data4 = data.file;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/file", "type", "string"); errors++;
			}
		}
		let data5 = data.from;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/from", "type", "string"); errors++;
			}
		}
		let data6 = data.message;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		let data7 = data.to;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/to", "type", "string"); errors++;
			}
		}
		let data8 = data.trailer;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/trailer", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known8.has(key0))){
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
		checkChangelogCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateChangelogCreate(value) {
	return validate(checkChangelogCreate, value);
}

export function isChangelogCreate(value) {
	return verdict(checkChangelogCreate(value));
}

function checkChangelogResult(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkCommit(data))){
		vErrors = join(vErrors, checkCommit.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(!Number.isSafeInteger(data) && !plainInteger(data)){
			vErrors = fail(vErrors, "", integerFault(data), "integer"); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
		if(!valid0){
			const _errs3 = errors;
			if(data !== null){
				vErrors = fail(vErrors, "", "type", "null"); errors++;
			}
			var _valid2 = _errs3 === errors;
			if(_valid2){
				valid0 = true;
			}
			var end2 = errors;
		}
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1, end2] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkChangelogResult.errors = vErrors;
	}
	return errors === 0;
}

export function validateChangelogResult(value) {
	return validate(checkChangelogResult, value);
}

export function isChangelogResult(value) {
	return verdict(checkChangelogResult(value));
}

function checkPipelineSummary(data){
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
		let data1 = data.iid;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/iid", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.project_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/project_id", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.name;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/name", "type", types0); errors++;
			}
		}
		let data4 = data.status;
		if(data4 !== undefined){
			if(!(checkReportedPipelineStatus(data4))){
				vErrors = join(vErrors, checkReportedPipelineStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
		let data5 = data.source;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/source", "type", "string"); errors++;
			}
		}
		let data6 = data.ref;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data7 = data.sha;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		let data8 = data.web_url;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data9 = data.created_at;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/created_at", "type", types0); errors++;
			}
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			}
		}
		let data10 = data.updated_at;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/updated_at", "type", types0); errors++;
			}
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPipelineSummary.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineSummary(value) {
	return validate(checkPipelineSummary, value);
}

export function isPipelineSummary(value) {
	return verdict(checkPipelineSummary(value));
}

function checkPipeline(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkPipelineSummary(data))){
		vErrors = join(vErrors, checkPipelineSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.before_sha;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/before_sha", "type", "string"); errors++;
			}
		}
		let data1 = data.tag;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/tag", "type", types2); errors++;
			}
		}
		let data2 = data.yaml_errors;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/yaml_errors", "type", types0); errors++;
			}
		}
		let data3 = data.user;
		if(data3 !== undefined){
			if(!(checkUserSummary(data3))){
				vErrors = join(vErrors, checkUserSummary.errors, "/user");
				errors = vErrors.length;
			}
		}
		let data4 = data.started_at;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/started_at", "type", types0); errors++;
			}
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/started_at", "format", "date-time"); errors++;
				}
			}
		}
		let data5 = data.finished_at;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/finished_at", "type", types0); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/finished_at", "format", "date-time"); errors++;
				}
			}
		}
		let data6 = data.committed_at;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/committed_at", "type", types0); errors++;
			}
			if(typeof data6 === "string"){
				if(!dateTimeFormat(data6)){
					vErrors = fail(vErrors, "/committed_at", "format", "date-time"); errors++;
				}
			}
		}
		let data7 = data.duration;
		if(data7 !== undefined){
			if((!(typeof data7 == "number")) && (data7 !== null)){
				vErrors = fail(vErrors, "/duration", "type", types4); errors++;
			}
		}
		let data8 = data.queued_duration;
		if(data8 !== undefined){
			if((!(typeof data8 == "number")) && (data8 !== null)){
				vErrors = fail(vErrors, "/queued_duration", "type", types4); errors++;
			}
		}
		let data9 = data.coverage;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/coverage", "type", types0); errors++;
			}
		}
		let data10 = data.detailed_status;
		if(data10 !== undefined){
			if(!(checkPipelineDetailedStatus(data10))){
				vErrors = join(vErrors, checkPipelineDetailedStatus.errors, "/detailed_status");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPipeline.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipeline(value) {
	return validate(checkPipeline, value);
}

export function isPipeline(value) {
	return verdict(checkPipeline(value));
}

function checkPipelineDetailedStatus(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.icon;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/icon", "type", "string"); errors++;
			}
		}
		let data1 = data.text;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/text", "type", "string"); errors++;
			}
		}
		let data2 = data.label;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/label", "type", "string"); errors++;
			}
		}
		let data3 = data.group;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/group", "type", "string"); errors++;
			}
		}
		let data4 = data.tooltip;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/tooltip", "type", "string"); errors++;
			}
		}
		let data5 = data.has_details;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/has_details", "type", types2); errors++;
			}
		}
		let data6 = data.details_path;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/details_path", "type", types0); errors++;
			}
		}
		let data7 = data.favicon;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/favicon", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPipelineDetailedStatus.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineDetailedStatus(value) {
	return validate(checkPipelineDetailedStatus, value);
}

export function isPipelineDetailedStatus(value) {
	return verdict(checkPipelineDetailedStatus(value));
}

function checkPipelineVariable(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.key;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "key"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		let data1 = data.variable_type;
		if(data1 !== undefined){
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if(!(checkPipelineVariableType(data1))){
				vErrors = join(vErrors, checkPipelineVariableType.errors, "/variable_type");
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			if(_valid0){
				valid2 = true;
			}
			var end0 = errors;
			if(!valid2){
				const _errs4 = errors;
				if(typeof data1 !== "string"){
					vErrors = fail(vErrors, "/variable_type", "type", "string"); errors++;
				}
				var _valid1 = _errs4 === errors;
				if(_valid1){
					valid2 = true;
				}
				var end1 = errors;
			}
			if(!valid2){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/variable_type", start: _errs2, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs2;
				if(vErrors !== null){
					if(_errs2){
						vErrors.length = _errs2;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data2 = data.value;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/value", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPipelineVariable.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineVariable(value) {
	return validate(checkPipelineVariable, value);
}

export function isPipelineVariable(value) {
	return verdict(checkPipelineVariable(value));
}

function checkPipelineVariableType(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "env_var") && (data !== "file")){
		vErrors = fail(vErrors, "", "enum", values16); errors++;
	}
	if(errors !== 0){
		checkPipelineVariableType.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineVariableType(value) {
	return validate(checkPipelineVariableType, value);
}

export function isPipelineVariableType(value) {
	return verdict(checkPipelineVariableType(value));
}

function checkTestReport(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkTestTotals(data))){
		vErrors = join(vErrors, checkTestTotals.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.test_suites;
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(!(checkTestSuite(data0[i0]))){
						vErrors = join(vErrors, checkTestSuite.errors, "/test_suites/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/test_suites", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTestReport.errors = vErrors;
	}
	return errors === 0;
}

export function validateTestReport(value) {
	return validate(checkTestReport, value);
}

export function isTestReport(value) {
	return verdict(checkTestReport(value));
}

function checkTestTotals(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.total_time;
		if(data0 !== undefined){
			if(!(typeof data0 == "number")){
				vErrors = fail(vErrors, "/total_time", "type", "number"); errors++;
			}
		}
		let data1 = data.total_count;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/total_count", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.success_count;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/success_count", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.failed_count;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/failed_count", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.skipped_count;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/skipped_count", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.error_count;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/error_count", integerFault(data5), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTestTotals.errors = vErrors;
	}
	return errors === 0;
}

export function validateTestTotals(value) {
	return validate(checkTestTotals, value);
}

export function isTestTotals(value) {
	return verdict(checkTestTotals(value));
}

function checkTestSuite(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkTestTotals(data))){
		vErrors = join(vErrors, checkTestTotals.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.test_cases;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(!(checkTestCase(data1[i0]))){
						vErrors = join(vErrors, checkTestCase.errors, "/test_cases/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/test_cases", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTestSuite.errors = vErrors;
	}
	return errors === 0;
}

export function validateTestSuite(value) {
	return validate(checkTestSuite, value);
}

export function isTestSuite(value) {
	return verdict(checkTestSuite(value));
}

function checkTestCase(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.status;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/status", "type", "string"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.classname;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/classname", "type", "string"); errors++;
			}
		}
		let data3 = data.execution_time;
		if(data3 !== undefined){
			if(!(typeof data3 == "number")){
				vErrors = fail(vErrors, "/execution_time", "type", "number"); errors++;
			}
		}
		let data4 = data.system_output;
		if(data4 !== undefined){
			if((typeof data4 != "object") && (typeof data4 !== "string")){
				vErrors = fail(vErrors, "/system_output", "type", types6); errors++;
			}
		}
		let data5 = data.stack_trace;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/stack_trace", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTestCase.errors = vErrors;
	}
	return errors === 0;
}

export function validateTestCase(value) {
	return validate(checkTestCase, value);
}

export function isTestCase(value) {
	return verdict(checkTestCase(value));
}

function checkTestReportSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.total;
		if(data0 !== undefined){
			if(!(checkTestReportTotal(data0))){
				vErrors = join(vErrors, checkTestReportTotal.errors, "/total");
				errors = vErrors.length;
			}
		}
		let data1 = data.test_suites;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(!(checkTestSuiteSummary(data1[i0]))){
						vErrors = join(vErrors, checkTestSuiteSummary.errors, "/test_suites/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/test_suites", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTestReportSummary.errors = vErrors;
	}
	return errors === 0;
}

export function validateTestReportSummary(value) {
	return validate(checkTestReportSummary, value);
}

export function isTestReportSummary(value) {
	return verdict(checkTestReportSummary(value));
}

function checkTestReportTotal(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.time;
		if(data0 !== undefined){
			if(!(typeof data0 == "number")){
				vErrors = fail(vErrors, "/time", "type", "number"); errors++;
			}
		}
		let data1 = data.count;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/count", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.success;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/success", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.failed;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/failed", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.skipped;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/skipped", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.error;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/error", integerFault(data5), "integer"); errors++;
			}
		}
		let data6 = data.suite_error;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/suite_error", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTestReportTotal.errors = vErrors;
	}
	return errors === 0;
}

export function validateTestReportTotal(value) {
	return validate(checkTestReportTotal, value);
}

export function isTestReportTotal(value) {
	return verdict(checkTestReportTotal(value));
}

function checkTestSuiteSummary(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkTestTotals(data))){
		vErrors = join(vErrors, checkTestTotals.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.build_ids;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					let data2 = data1[i0];
					if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
						vErrors = fail(vErrors, "/build_ids/" + i0, integerFault(data2), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/build_ids", "type", "array"); errors++;
			}
		}
		let data3 = data.suite_error;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/suite_error", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTestSuiteSummary.errors = vErrors;
	}
	return errors === 0;
}

export function validateTestSuiteSummary(value) {
	return validate(checkTestSuiteSummary, value);
}

export function isTestSuiteSummary(value) {
	return verdict(checkTestSuiteSummary(value));
}

function checkPipelineCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.ref;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "ref"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data1 = data.variables;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(!(checkPipelineVariableCreate(data1[i0]))){
						vErrors = join(vErrors, checkPipelineVariableCreate.errors, "/variables/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/variables", "type", "array"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "ref") || (key0 === "variables"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPipelineCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineCreate(value) {
	return validate(checkPipelineCreate, value);
}

export function isPipelineCreate(value) {
	return verdict(checkPipelineCreate(value));
}

function checkPipelineVariableCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.key;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		let data1 = data.variable_type;
		if(data1 !== undefined){
			if(!(checkPipelineVariableType(data1))){
				vErrors = join(vErrors, checkPipelineVariableType.errors, "/variable_type");
				errors = vErrors.length;
			}
		}
		let data2 = data.value;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/value", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "key") || (key0 === "variable_type")) || (key0 === "value"))){
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
		checkPipelineVariableCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineVariableCreate(value) {
	return validate(checkPipelineVariableCreate, value);
}

export function isPipelineVariableCreate(value) {
	return verdict(checkPipelineVariableCreate(value));
}

function checkMergeRequestNoneOrAny(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "None") && (data !== "Any")){
		vErrors = fail(vErrors, "", "enum", values17); errors++;
	}
	if(errors !== 0){
		checkMergeRequestNoneOrAny.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestNoneOrAny(value) {
	return validate(checkMergeRequestNoneOrAny, value);
}

export function isMergeRequestNoneOrAny(value) {
	return verdict(checkMergeRequestNoneOrAny(value));
}

function checkMergeRequestExclusion(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.labels;
		if(data0 !== undefined){
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/labels", "type", "string"); errors++;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(!(checkExcludedTexts(data0))){
					vErrors = join(vErrors, checkExcludedTexts.errors, "/labels");
					errors = vErrors.length;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/labels", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.milestone;
		if(data1 !== undefined){
			const _errs5 = errors;
			let valid3 = false;
			const _errs6 = errors;
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
			}
			var _valid2 = _errs6 === errors;
			if(_valid2){
				valid3 = true;
			}
			var end2 = errors;
			if(!valid3){
				const _errs7 = errors;
				if(!(checkExcludedTexts(data1))){
					vErrors = join(vErrors, checkExcludedTexts.errors, "/milestone");
					errors = vErrors.length;
				}
				var _valid3 = _errs7 === errors;
				if(_valid3){
					valid3 = true;
				}
				var end3 = errors;
			}
			if(!valid3){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/milestone", start: _errs5, ends: [end2, end3] });
				errors = vErrors.length;
			} else {
				errors = _errs5;
				if(vErrors !== null){
					if(_errs5){
						vErrors.length = _errs5;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data2 = data.author_id;
		if(data2 !== undefined){
			const _errs9 = errors;
			let valid5 = false;
			const _errs10 = errors;
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/author_id", integerFault(data2), "integer"); errors++;
			}
			var _valid4 = _errs10 === errors;
			if(_valid4){
				valid5 = true;
			}
			var end4 = errors;
			if(!valid5){
				const _errs11 = errors;
				if(!(checkExcludedNumbers(data2))){
					vErrors = join(vErrors, checkExcludedNumbers.errors, "/author_id");
					errors = vErrors.length;
				}
				var _valid5 = _errs11 === errors;
				if(_valid5){
					valid5 = true;
				}
				var end5 = errors;
			}
			if(!valid5){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/author_id", start: _errs9, ends: [end4, end5] });
				errors = vErrors.length;
			} else {
				errors = _errs9;
				if(vErrors !== null){
					if(_errs9){
						vErrors.length = _errs9;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data3 = data.author_username;
		if(data3 !== undefined){
			const _errs13 = errors;
			let valid7 = false;
			const _errs14 = errors;
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
			var _valid6 = _errs14 === errors;
			if(_valid6){
				valid7 = true;
			}
			var end6 = errors;
			if(!valid7){
				const _errs15 = errors;
				if(!(checkExcludedTexts(data3))){
					vErrors = join(vErrors, checkExcludedTexts.errors, "/author_username");
					errors = vErrors.length;
				}
				var _valid7 = _errs15 === errors;
				if(_valid7){
					valid7 = true;
				}
				var end7 = errors;
			}
			if(!valid7){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/author_username", start: _errs13, ends: [end6, end7] });
				errors = vErrors.length;
			} else {
				errors = _errs13;
				if(vErrors !== null){
					if(_errs13){
						vErrors.length = _errs13;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data4 = data.assignee_id;
		if(data4 !== undefined){
			const _errs17 = errors;
			let valid9 = false;
			const _errs18 = errors;
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data4), "integer"); errors++;
			}
			var _valid8 = _errs18 === errors;
			if(_valid8){
				valid9 = true;
			}
			var end8 = errors;
			if(!valid9){
				const _errs19 = errors;
				if(!(checkExcludedNumbers(data4))){
					vErrors = join(vErrors, checkExcludedNumbers.errors, "/assignee_id");
					errors = vErrors.length;
				}
				var _valid9 = _errs19 === errors;
				if(_valid9){
					valid9 = true;
				}
				var end9 = errors;
			}
			if(!valid9){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/assignee_id", start: _errs17, ends: [end8, end9] });
				errors = vErrors.length;
			} else {
				errors = _errs17;
				if(vErrors !== null){
					if(_errs17){
						vErrors.length = _errs17;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data5 = data.assignee_username;
		if(data5 !== undefined){
			const _errs21 = errors;
			let valid11 = false;
			const _errs22 = errors;
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/assignee_username", "type", "string"); errors++;
			}
			var _valid10 = _errs22 === errors;
			if(_valid10){
				valid11 = true;
			}
			var end10 = errors;
			if(!valid11){
				const _errs23 = errors;
				if(!(checkExcludedTexts(data5))){
					vErrors = join(vErrors, checkExcludedTexts.errors, "/assignee_username");
					errors = vErrors.length;
				}
				var _valid11 = _errs23 === errors;
				if(_valid11){
					valid11 = true;
				}
				var end11 = errors;
			}
			if(!valid11){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/assignee_username", start: _errs21, ends: [end10, end11] });
				errors = vErrors.length;
			} else {
				errors = _errs21;
				if(vErrors !== null){
					if(_errs21){
						vErrors.length = _errs21;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data6 = data.reviewer_id;
		if(data6 !== undefined){
			const _errs25 = errors;
			let valid13 = false;
			const _errs26 = errors;
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/reviewer_id", integerFault(data6), "integer"); errors++;
			}
			var _valid12 = _errs26 === errors;
			if(_valid12){
				valid13 = true;
			}
			var end12 = errors;
			if(!valid13){
				const _errs27 = errors;
				if(!(checkExcludedNumbers(data6))){
					vErrors = join(vErrors, checkExcludedNumbers.errors, "/reviewer_id");
					errors = vErrors.length;
				}
				var _valid13 = _errs27 === errors;
				if(_valid13){
					valid13 = true;
				}
				var end13 = errors;
			}
			if(!valid13){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/reviewer_id", start: _errs25, ends: [end12, end13] });
				errors = vErrors.length;
			} else {
				errors = _errs25;
				if(vErrors !== null){
					if(_errs25){
						vErrors.length = _errs25;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data7 = data.reviewer_username;
		if(data7 !== undefined){
			const _errs29 = errors;
			let valid15 = false;
			const _errs30 = errors;
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/reviewer_username", "type", "string"); errors++;
			}
			var _valid14 = _errs30 === errors;
			if(_valid14){
				valid15 = true;
			}
			var end14 = errors;
			if(!valid15){
				const _errs31 = errors;
				if(!(checkExcludedTexts(data7))){
					vErrors = join(vErrors, checkExcludedTexts.errors, "/reviewer_username");
					errors = vErrors.length;
				}
				var _valid15 = _errs31 === errors;
				if(_valid15){
					valid15 = true;
				}
				var end15 = errors;
			}
			if(!valid15){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/reviewer_username", start: _errs29, ends: [end14, end15] });
				errors = vErrors.length;
			} else {
				errors = _errs29;
				if(vErrors !== null){
					if(_errs29){
						vErrors.length = _errs29;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data8 = data.my_reaction_emoji;
		if(data8 !== undefined){
			const _errs33 = errors;
			let valid17 = false;
			const _errs34 = errors;
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/my_reaction_emoji", "type", "string"); errors++;
			}
			var _valid16 = _errs34 === errors;
			if(_valid16){
				valid17 = true;
			}
			var end16 = errors;
			if(!valid17){
				const _errs35 = errors;
				if(!(checkExcludedTexts(data8))){
					vErrors = join(vErrors, checkExcludedTexts.errors, "/my_reaction_emoji");
					errors = vErrors.length;
				}
				var _valid17 = _errs35 === errors;
				if(_valid17){
					valid17 = true;
				}
				var end17 = errors;
			}
			if(!valid17){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/my_reaction_emoji", start: _errs33, ends: [end16, end17] });
				errors = vErrors.length;
			} else {
				errors = _errs33;
				if(vErrors !== null){
					if(_errs33){
						vErrors.length = _errs33;
					} else {
						vErrors = null;
					}
				}
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known9.has(key0))){
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
		checkMergeRequestExclusion.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestExclusion(value) {
	return validate(checkMergeRequestExclusion, value);
}

export function isMergeRequestExclusion(value) {
	return verdict(checkMergeRequestExclusion(value));
}

function checkExcludedTexts(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		if(data.length < 1){
			vErrors = fail(vErrors, "", "minItems", 1); errors++;
		}
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(typeof data[i0] !== "string"){
				vErrors = fail(vErrors, "/" + i0, "type", "string"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkExcludedTexts.errors = vErrors;
	}
	return errors === 0;
}

export function validateExcludedTexts(value) {
	return validate(checkExcludedTexts, value);
}

export function isExcludedTexts(value) {
	return verdict(checkExcludedTexts(value));
}

function checkExcludedNumbers(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		if(data.length < 1){
			vErrors = fail(vErrors, "", "minItems", 1); errors++;
		}
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			let data0 = data[i0];
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/" + i0, integerFault(data0), "integer"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkExcludedNumbers.errors = vErrors;
	}
	return errors === 0;
}

export function validateExcludedNumbers(value) {
	return validate(checkExcludedNumbers, value);
}

export function isExcludedNumbers(value) {
	return verdict(checkExcludedNumbers(value));
}

function checkMergeRequestScope(data){
	let vErrors = null;
	let errors = 0;
	if(((data !== "created_by_me") && (data !== "assigned_to_me")) && (data !== "all")){
		vErrors = fail(vErrors, "", "enum", values18); errors++;
	}
	if(errors !== 0){
		checkMergeRequestScope.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestScope(value) {
	return validate(checkMergeRequestScope, value);
}

export function isMergeRequestScope(value) {
	return verdict(checkMergeRequestScope(value));
}

function checkMergeRequest(data){
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
		let data1 = data.iid;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "iid"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/iid", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.project_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/project_id", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.title;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data4 = data.description;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data5 = data.state;
		if(data5 !== undefined){
			if(!(checkReportedMergeRequestState(data5))){
				vErrors = join(vErrors, checkReportedMergeRequestState.errors, "/state");
				errors = vErrors.length;
			}
		}
		let data6 = data.imported;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/imported", "type", types2); errors++;
			}
		}
		let data7 = data.imported_from;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/imported_from", "type", "string"); errors++;
			}
		}
		let data8 = data.merged_by;
		if(data8 !== undefined){
			const _errs9 = errors;
			let valid9 = false;
			const _errs10 = errors;
			if(!(checkUserSummary(data8))){
				vErrors = join(vErrors, checkUserSummary.errors, "/merged_by");
				errors = vErrors.length;
			}
			var _valid0 = _errs10 === errors;
			if(_valid0){
				valid9 = true;
			}
			var end0 = errors;
			if(!valid9){
				const _errs11 = errors;
				if(data8 !== null){
					vErrors = fail(vErrors, "/merged_by", "type", "null"); errors++;
				}
				var _valid1 = _errs11 === errors;
				if(_valid1){
					valid9 = true;
				}
				var end1 = errors;
			}
			if(!valid9){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/merged_by", start: _errs9, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs9;
				if(vErrors !== null){
					if(_errs9){
						vErrors.length = _errs9;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data9 = data.merge_user;
		if(data9 !== undefined){
			const _errs13 = errors;
			let valid11 = false;
			const _errs14 = errors;
			if(!(checkUserSummary(data9))){
				vErrors = join(vErrors, checkUserSummary.errors, "/merge_user");
				errors = vErrors.length;
			}
			var _valid2 = _errs14 === errors;
			if(_valid2){
				valid11 = true;
			}
			var end2 = errors;
			if(!valid11){
				const _errs15 = errors;
				if(data9 !== null){
					vErrors = fail(vErrors, "/merge_user", "type", "null"); errors++;
				}
				var _valid3 = _errs15 === errors;
				if(_valid3){
					valid11 = true;
				}
				var end3 = errors;
			}
			if(!valid11){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/merge_user", start: _errs13, ends: [end2, end3] });
				errors = vErrors.length;
			} else {
				errors = _errs13;
				if(vErrors !== null){
					if(_errs13){
						vErrors.length = _errs13;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data10 = data.merged_at;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/merged_at", "type", types0); errors++;
			}
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/merged_at", "format", "date-time"); errors++;
				}
			}
		}
		let data11 = data.merge_after;
		if(data11 !== undefined){
			if((typeof data11 !== "string") && (data11 !== null)){
				vErrors = fail(vErrors, "/merge_after", "type", types0); errors++;
			}
			if(typeof data11 === "string"){
				if(!dateTimeFormat(data11)){
					vErrors = fail(vErrors, "/merge_after", "format", "date-time"); errors++;
				}
			}
		}
		let data12 = data.prepared_at;
		if(data12 !== undefined){
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/prepared_at", "type", types0); errors++;
			}
			if(typeof data12 === "string"){
				if(!dateTimeFormat(data12)){
					vErrors = fail(vErrors, "/prepared_at", "format", "date-time"); errors++;
				}
			}
		}
		let data13 = data.closed_by;
		if(data13 !== undefined){
			const _errs20 = errors;
			let valid16 = false;
			const _errs21 = errors;
			if(!(checkUserSummary(data13))){
				vErrors = join(vErrors, checkUserSummary.errors, "/closed_by");
				errors = vErrors.length;
			}
			var _valid4 = _errs21 === errors;
			if(_valid4){
				valid16 = true;
			}
			var end4 = errors;
			if(!valid16){
				const _errs22 = errors;
				if(data13 !== null){
					vErrors = fail(vErrors, "/closed_by", "type", "null"); errors++;
				}
				var _valid5 = _errs22 === errors;
				if(_valid5){
					valid16 = true;
				}
				var end5 = errors;
			}
			if(!valid16){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/closed_by", start: _errs20, ends: [end4, end5] });
				errors = vErrors.length;
			} else {
				errors = _errs20;
				if(vErrors !== null){
					if(_errs20){
						vErrors.length = _errs20;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data14 = data.closed_at;
		if(data14 !== undefined){
			if((typeof data14 !== "string") && (data14 !== null)){
				vErrors = fail(vErrors, "/closed_at", "type", types0); errors++;
			}
			if(typeof data14 === "string"){
				if(!dateTimeFormat(data14)){
					vErrors = fail(vErrors, "/closed_at", "format", "date-time"); errors++;
				}
			}
		}
		let data15 = data.created_at;
		if(data15 !== undefined){
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data16 = data.updated_at;
		if(data16 !== undefined){
			if(typeof data16 === "string"){
				if(!dateTimeFormat(data16)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data17 = data.target_branch;
		if(data17 !== undefined){
			if(typeof data17 !== "string"){
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		let data18 = data.source_branch;
		if(data18 !== undefined){
			if(typeof data18 !== "string"){
				vErrors = fail(vErrors, "/source_branch", "type", "string"); errors++;
			}
		}
		let data19 = data.upvotes;
		if(data19 !== undefined){
			if(!Number.isSafeInteger(data19) && !plainInteger(data19)){
				vErrors = fail(vErrors, "/upvotes", integerFault(data19), "integer"); errors++;
			}
		}
		let data20 = data.downvotes;
		if(data20 !== undefined){
			if(!Number.isSafeInteger(data20) && !plainInteger(data20)){
				vErrors = fail(vErrors, "/downvotes", integerFault(data20), "integer"); errors++;
			}
		}
		let data21 = data.author;
		if(data21 !== undefined){
			if(!(checkUserSummary(data21))){
				vErrors = join(vErrors, checkUserSummary.errors, "/author");
				errors = vErrors.length;
			}
		}
		let data22 = data.assignee;
		if(data22 !== undefined){
			const _errs32 = errors;
			let valid26 = false;
			const _errs33 = errors;
			if(!(checkUserSummary(data22))){
				vErrors = join(vErrors, checkUserSummary.errors, "/assignee");
				errors = vErrors.length;
			}
			var _valid6 = _errs33 === errors;
			if(_valid6){
				valid26 = true;
			}
			var end6 = errors;
			if(!valid26){
				const _errs34 = errors;
				if(data22 !== null){
					vErrors = fail(vErrors, "/assignee", "type", "null"); errors++;
				}
				var _valid7 = _errs34 === errors;
				if(_valid7){
					valid26 = true;
				}
				var end7 = errors;
			}
			if(!valid26){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/assignee", start: _errs32, ends: [end6, end7] });
				errors = vErrors.length;
			} else {
				errors = _errs32;
				if(vErrors !== null){
					if(_errs32){
						vErrors.length = _errs32;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data23 = data.assignees;
		if(data23 !== undefined){
			if(Array.isArray(data23)){
				const before0 = errors;
				for(let i0=0; i0<data23.length; i0++){
					if(!(checkUserSummary(data23[i0]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/assignees/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/assignees", "type", "array"); errors++;
			}
		}
		let data25 = data.reviewers;
		if(data25 !== undefined){
			if(Array.isArray(data25)){
				const before1 = errors;
				for(let i1=0; i1<data25.length; i1++){
					if(!(checkUserSummary(data25[i1]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/reviewers/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/reviewers", "type", "array"); errors++;
			}
		}
		let data27 = data.source_project_id;
		if(data27 !== undefined){
			if((!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))) && (data27 !== null)){
				vErrors = fail(vErrors, "/source_project_id", "type", types1); errors++;
			}
			if(typeof data27 == "number"){
				if(Math.abs(data27) > 9007199254740991 && Number.isInteger(data27) && !plainInteger(data27)){
					vErrors = fail(vErrors, "/source_project_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data28 = data.target_project_id;
		if(data28 !== undefined){
			if(!Number.isSafeInteger(data28) && !plainInteger(data28)){
				vErrors = fail(vErrors, "/target_project_id", integerFault(data28), "integer"); errors++;
			}
		}
		let data29 = data.labels;
		if(data29 !== undefined){
			if(Array.isArray(data29)){
				const before2 = errors;
				for(let i2=0; i2<data29.length; i2++){
					let data30 = data29[i2];
					const _errs43 = errors;
					let valid35 = false;
					const _errs44 = errors;
					if(typeof data30 !== "string"){
						vErrors = fail(vErrors, "/labels/" + i2, "type", "string"); errors++;
					}
					var _valid8 = _errs44 === errors;
					if(_valid8){
						valid35 = true;
					}
					var end8 = errors;
					if(!valid35){
						const _errs45 = errors;
						if(!(checkMergeRequestLabel(data30))){
							vErrors = join(vErrors, checkMergeRequestLabel.errors, "/labels/" + i2);
							errors = vErrors.length;
						}
						var _valid9 = _errs45 === errors;
						if(_valid9){
							valid35 = true;
						}
						var end9 = errors;
					}
					if(!valid35){
						vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/labels/" + i2, start: _errs43, ends: [end8, end9] });
						errors = vErrors.length;
					} else {
						errors = _errs43;
						if(vErrors !== null){
							if(_errs43){
								vErrors.length = _errs43;
							} else {
								vErrors = null;
							}
						}
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		let data31 = data.draft;
		if(data31 !== undefined){
			if((typeof data31 !== "boolean") && (data31 !== null)){
				vErrors = fail(vErrors, "/draft", "type", types2); errors++;
			}
		}
		let data32 = data.work_in_progress;
		if(data32 !== undefined){
			if((typeof data32 !== "boolean") && (data32 !== null)){
				vErrors = fail(vErrors, "/work_in_progress", "type", types2); errors++;
			}
		}
		let data33 = data.milestone;
		if(data33 !== undefined){
			const _errs49 = errors;
			let valid39 = false;
			const _errs50 = errors;
			if(!(checkEmbeddedMilestone(data33))){
				vErrors = join(vErrors, checkEmbeddedMilestone.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid10 = _errs50 === errors;
			if(_valid10){
				valid39 = true;
			}
			var end10 = errors;
			if(!valid39){
				const _errs51 = errors;
				if(data33 !== null){
					vErrors = fail(vErrors, "/milestone", "type", "null"); errors++;
				}
				var _valid11 = _errs51 === errors;
				if(_valid11){
					valid39 = true;
				}
				var end11 = errors;
			}
			if(!valid39){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/milestone", start: _errs49, ends: [end10, end11] });
				errors = vErrors.length;
			} else {
				errors = _errs49;
				if(vErrors !== null){
					if(_errs49){
						vErrors.length = _errs49;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data34 = data.merge_when_pipeline_succeeds;
		if(data34 !== undefined){
			if((typeof data34 !== "boolean") && (data34 !== null)){
				vErrors = fail(vErrors, "/merge_when_pipeline_succeeds", "type", types2); errors++;
			}
		}
		let data35 = data.merge_status;
		if(data35 !== undefined){
			if(typeof data35 !== "string"){
				vErrors = fail(vErrors, "/merge_status", "type", "string"); errors++;
			}
		}
		let data36 = data.detailed_merge_status;
		if(data36 !== undefined){
			if(typeof data36 !== "string"){
				vErrors = fail(vErrors, "/detailed_merge_status", "type", "string"); errors++;
			}
		}
		let data37 = data.sha;
		if(data37 !== undefined){
			if((typeof data37 !== "string") && (data37 !== null)){
				vErrors = fail(vErrors, "/sha", "type", types0); errors++;
			}
		}
		let data38 = data.merge_commit_sha;
		if(data38 !== undefined){
			if((typeof data38 !== "string") && (data38 !== null)){
				vErrors = fail(vErrors, "/merge_commit_sha", "type", types0); errors++;
			}
		}
		let data39 = data.squash_commit_sha;
		if(data39 !== undefined){
			if((typeof data39 !== "string") && (data39 !== null)){
				vErrors = fail(vErrors, "/squash_commit_sha", "type", types0); errors++;
			}
		}
		let data40 = data.user_notes_count;
		if(data40 !== undefined){
			if(!Number.isSafeInteger(data40) && !plainInteger(data40)){
				vErrors = fail(vErrors, "/user_notes_count", integerFault(data40), "integer"); errors++;
			}
		}
		let data41 = data.discussion_locked;
		if(data41 !== undefined){
			if((typeof data41 !== "boolean") && (data41 !== null)){
				vErrors = fail(vErrors, "/discussion_locked", "type", types2); errors++;
			}
		}
		let data42 = data.should_remove_source_branch;
		if(data42 !== undefined){
			if((typeof data42 !== "boolean") && (data42 !== null)){
				vErrors = fail(vErrors, "/should_remove_source_branch", "type", types2); errors++;
			}
		}
		let data43 = data.force_remove_source_branch;
		if(data43 !== undefined){
			if((typeof data43 !== "boolean") && (data43 !== null)){
				vErrors = fail(vErrors, "/force_remove_source_branch", "type", types2); errors++;
			}
		}
		let data44 = data.allow_collaboration;
		if(data44 !== undefined){
			if((typeof data44 !== "boolean") && (data44 !== null)){
				vErrors = fail(vErrors, "/allow_collaboration", "type", types2); errors++;
			}
		}
		let data45 = data.allow_maintainer_to_push;
		if(data45 !== undefined){
			if((typeof data45 !== "boolean") && (data45 !== null)){
				vErrors = fail(vErrors, "/allow_maintainer_to_push", "type", types2); errors++;
			}
		}
		let data46 = data.web_url;
		if(data46 !== undefined){
			if(typeof data46 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data47 = data.references;
		if(data47 !== undefined){
			if(!(checkMergeRequestReferences(data47))){
				vErrors = join(vErrors, checkMergeRequestReferences.errors, "/references");
				errors = vErrors.length;
			}
		}
		let data48 = data.time_stats;
		if(data48 !== undefined){
			if(!(checkMergeRequestTimeStats(data48))){
				vErrors = join(vErrors, checkMergeRequestTimeStats.errors, "/time_stats");
				errors = vErrors.length;
			}
		}
		let data49 = data.squash;
		if(data49 !== undefined){
			if((typeof data49 !== "boolean") && (data49 !== null)){
				vErrors = fail(vErrors, "/squash", "type", types2); errors++;
			}
		}
		let data50 = data.task_completion_status;
		if(data50 !== undefined){
			if(!(checkMergeRequestTaskCompletion(data50))){
				vErrors = join(vErrors, checkMergeRequestTaskCompletion.errors, "/task_completion_status");
				errors = vErrors.length;
			}
		}
		let data51 = data.has_conflicts;
		if(data51 !== undefined){
			if((typeof data51 !== "boolean") && (data51 !== null)){
				vErrors = fail(vErrors, "/has_conflicts", "type", types2); errors++;
			}
		}
		let data52 = data.blocking_discussions_resolved;
		if(data52 !== undefined){
			if((typeof data52 !== "boolean") && (data52 !== null)){
				vErrors = fail(vErrors, "/blocking_discussions_resolved", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequest.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequest(value) {
	return validate(checkMergeRequest, value);
}

export function isMergeRequest(value) {
	return verdict(checkMergeRequest(value));
}

function checkReportedMergeRequestState(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkMergeRequestState(data))){
		vErrors = join(vErrors, checkMergeRequestState.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkReportedMergeRequestState.errors = vErrors;
	}
	return errors === 0;
}

export function validateReportedMergeRequestState(value) {
	return validate(checkReportedMergeRequestState, value);
}

export function isReportedMergeRequestState(value) {
	return verdict(checkReportedMergeRequestState(value));
}

function checkMergeRequestState(data){
	let vErrors = null;
	let errors = 0;
	if(!values19.includes(data)){
		vErrors = fail(vErrors, "", "enum", values19); errors++;
	}
	if(errors !== 0){
		checkMergeRequestState.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestState(value) {
	return validate(checkMergeRequestState, value);
}

export function isMergeRequestState(value) {
	return verdict(checkMergeRequestState(value));
}

function checkMergeRequestLabel(data){
	let vErrors = null;
	let errors = 0;
	if(!(data && typeof data == "object" && !Array.isArray(data))){
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestLabel.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestLabel(value) {
	return validate(checkMergeRequestLabel, value);
}

export function isMergeRequestLabel(value) {
	return verdict(checkMergeRequestLabel(value));
}

function checkEmbeddedMilestone(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkMilestone(data))){
		vErrors = join(vErrors, checkMilestone.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.web_url;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data1 = data.group_id;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/group_id", integerFault(data1), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkEmbeddedMilestone.errors = vErrors;
	}
	return errors === 0;
}

export function validateEmbeddedMilestone(value) {
	return validate(checkEmbeddedMilestone, value);
}

export function isEmbeddedMilestone(value) {
	return verdict(checkEmbeddedMilestone(value));
}

function checkMilestone(data){
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
		let data1 = data.iid;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "iid"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/iid", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.project_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/project_id", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.title;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data4 = data.description;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data5 = data.due_date;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/due_date", "type", types0); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateFormat(data5)){
					vErrors = fail(vErrors, "/due_date", "format", "date"); errors++;
				}
			}
		}
		let data6 = data.start_date;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/start_date", "type", types0); errors++;
			}
			if(typeof data6 === "string"){
				if(!dateFormat(data6)){
					vErrors = fail(vErrors, "/start_date", "format", "date"); errors++;
				}
			}
		}
		let data7 = data.state;
		if(data7 !== undefined){
			if(!(checkReportedMilestoneState(data7))){
				vErrors = join(vErrors, checkReportedMilestoneState.errors, "/state");
				errors = vErrors.length;
			}
		}
		let data8 = data.updated_at;
		if(data8 !== undefined){
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data9 = data.created_at;
		if(data9 !== undefined){
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data10 = data.expired;
		if(data10 !== undefined){
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/expired", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMilestone.errors = vErrors;
	}
	return errors === 0;
}

export function validateMilestone(value) {
	return validate(checkMilestone, value);
}

export function isMilestone(value) {
	return verdict(checkMilestone(value));
}

function checkReportedMilestoneState(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkMilestoneState(data))){
		vErrors = join(vErrors, checkMilestoneState.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkReportedMilestoneState.errors = vErrors;
	}
	return errors === 0;
}

export function validateReportedMilestoneState(value) {
	return validate(checkReportedMilestoneState, value);
}

export function isReportedMilestoneState(value) {
	return verdict(checkReportedMilestoneState(value));
}

function checkMilestoneState(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "active") && (data !== "closed")){
		vErrors = fail(vErrors, "", "enum", values20); errors++;
	}
	if(errors !== 0){
		checkMilestoneState.errors = vErrors;
	}
	return errors === 0;
}

export function validateMilestoneState(value) {
	return validate(checkMilestoneState, value);
}

export function isMilestoneState(value) {
	return verdict(checkMilestoneState(value));
}

function checkMergeRequestReferences(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.short;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/short", "type", "string"); errors++;
			}
		}
		let data1 = data.relative;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/relative", "type", "string"); errors++;
			}
		}
		let data2 = data.full;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/full", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestReferences.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestReferences(value) {
	return validate(checkMergeRequestReferences, value);
}

export function isMergeRequestReferences(value) {
	return verdict(checkMergeRequestReferences(value));
}

function checkMergeRequestTimeStats(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.time_estimate;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/time_estimate", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.total_time_spent;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/total_time_spent", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.human_time_estimate;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/human_time_estimate", "type", types0); errors++;
			}
		}
		let data3 = data.human_total_time_spent;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/human_total_time_spent", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestTimeStats.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestTimeStats(value) {
	return validate(checkMergeRequestTimeStats, value);
}

export function isMergeRequestTimeStats(value) {
	return verdict(checkMergeRequestTimeStats(value));
}

function checkMergeRequestTaskCompletion(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.count;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/count", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.completed_count;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/completed_count", integerFault(data1), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestTaskCompletion.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestTaskCompletion(value) {
	return validate(checkMergeRequestTaskCompletion, value);
}

export function isMergeRequestTaskCompletion(value) {
	return verdict(checkMergeRequestTaskCompletion(value));
}

function checkContextCommitSelection(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.commits;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "commits"); errors++;
		} else {
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(typeof data0[i0] !== "string"){
						vErrors = fail(vErrors, "/commits/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/commits", "type", "array"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "commits")){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkContextCommitSelection.errors = vErrors;
	}
	return errors === 0;
}

export function validateContextCommitSelection(value) {
	return validate(checkContextCommitSelection, value);
}

export function isContextCommitSelection(value) {
	return verdict(checkContextCommitSelection(value));
}

function checkApprovalRule(data){
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
		let data2 = data.rule_type;
		if(data2 !== undefined){
			if(!(checkReportedApprovalRuleType(data2))){
				vErrors = join(vErrors, checkReportedApprovalRuleType.errors, "/rule_type");
				errors = vErrors.length;
			}
		}
		let data3 = data.report_type;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/report_type", "type", types0); errors++;
			}
		}
		let data4 = data.eligible_approvers;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					if(!(checkUserSummary(data4[i0]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/eligible_approvers/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/eligible_approvers", "type", "array"); errors++;
			}
		}
		let data6 = data.approvals_required;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.users;
		if(data7 !== undefined){
			if(Array.isArray(data7)){
				const before1 = errors;
				for(let i1=0; i1<data7.length; i1++){
					if(!(checkUserSummary(data7[i1]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/users/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/users", "type", "array"); errors++;
			}
		}
		let data9 = data.groups;
		if(data9 !== undefined){
			if(Array.isArray(data9)){
				const before2 = errors;
				for(let i2=0; i2<data9.length; i2++){
					if(!(checkApprovalRuleGroup(data9[i2]))){
						vErrors = join(vErrors, checkApprovalRuleGroup.errors, "/groups/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/groups", "type", "array"); errors++;
			}
		}
		let data11 = data.contains_hidden_groups;
		if(data11 !== undefined){
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/contains_hidden_groups", "type", types2); errors++;
			}
		}
		let data12 = data.protected_branches;
		if(data12 !== undefined){
			if(Array.isArray(data12)){
				const before3 = errors;
				for(let i3=0; i3<data12.length; i3++){
					if(!(checkApprovalRuleBranch(data12[i3]))){
						vErrors = join(vErrors, checkApprovalRuleBranch.errors, "/protected_branches/" + i3);
						errors = vErrors.length;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/protected_branches", "type", "array"); errors++;
			}
		}
		let data14 = data.applies_to_all_protected_branches;
		if(data14 !== undefined){
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/applies_to_all_protected_branches", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalRule.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalRule(value) {
	return validate(checkApprovalRule, value);
}

export function isApprovalRule(value) {
	return verdict(checkApprovalRule(value));
}

function checkReportedApprovalRuleType(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkApprovalRuleType(data))){
		vErrors = join(vErrors, checkApprovalRuleType.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkReportedApprovalRuleType.errors = vErrors;
	}
	return errors === 0;
}

export function validateReportedApprovalRuleType(value) {
	return validate(checkReportedApprovalRuleType, value);
}

export function isReportedApprovalRuleType(value) {
	return verdict(checkReportedApprovalRuleType(value));
}

function checkApprovalRuleType(data){
	let vErrors = null;
	let errors = 0;
	if(!values21.includes(data)){
		vErrors = fail(vErrors, "", "enum", values21); errors++;
	}
	if(errors !== 0){
		checkApprovalRuleType.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalRuleType(value) {
	return validate(checkApprovalRuleType, value);
}

export function isApprovalRuleType(value) {
	return verdict(checkApprovalRuleType(value));
}

function checkApprovalRuleGroup(data){
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
		let data2 = data.path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data3 = data.description;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data4 = data.visibility;
		if(data4 !== undefined){
			if(!(checkReportedVisibility(data4))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data5 = data.lfs_enabled;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/lfs_enabled", "type", types2); errors++;
			}
		}
		let data6 = data.avatar_url;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data7 = data.web_url;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data8 = data.request_access_enabled;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types2); errors++;
			}
		}
		let data9 = data.full_name;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/full_name", "type", "string"); errors++;
			}
		}
		let data10 = data.full_path;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data11 = data.parent_id;
		if(data11 !== undefined){
			if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types1); errors++;
			}
			if(typeof data11 == "number"){
				if(Math.abs(data11) > 9007199254740991 && Number.isInteger(data11) && !plainInteger(data11)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data12 = data.ldap_cn;
		if(data12 !== undefined){
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/ldap_cn", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalRuleGroup.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalRuleGroup(value) {
	return validate(checkApprovalRuleGroup, value);
}

export function isApprovalRuleGroup(value) {
	return verdict(checkApprovalRuleGroup(value));
}

function checkApprovalRuleBranch(data){
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
		let data2 = data.push_access_levels;
		if(data2 !== undefined){
			if(Array.isArray(data2)){
				const before0 = errors;
				for(let i0=0; i0<data2.length; i0++){
					if(!(checkApprovalRuleBranchAccess(data2[i0]))){
						vErrors = join(vErrors, checkApprovalRuleBranchAccess.errors, "/push_access_levels/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/push_access_levels", "type", "array"); errors++;
			}
		}
		let data4 = data.merge_access_levels;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before1 = errors;
				for(let i1=0; i1<data4.length; i1++){
					if(!(checkApprovalRuleBranchAccess(data4[i1]))){
						vErrors = join(vErrors, checkApprovalRuleBranchAccess.errors, "/merge_access_levels/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/merge_access_levels", "type", "array"); errors++;
			}
		}
		let data6 = data.unprotect_access_levels;
		if(data6 !== undefined){
			if(Array.isArray(data6)){
				const before2 = errors;
				for(let i2=0; i2<data6.length; i2++){
					if(!(checkApprovalRuleBranchAccess(data6[i2]))){
						vErrors = join(vErrors, checkApprovalRuleBranchAccess.errors, "/unprotect_access_levels/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/unprotect_access_levels", "type", "array"); errors++;
			}
		}
		let data8 = data.allow_force_push;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/allow_force_push", "type", types2); errors++;
			}
		}
		let data9 = data.code_owner_approval_required;
		if(data9 !== undefined){
			const _errs10 = errors;
			let valid10 = false;
			const _errs11 = errors;
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/code_owner_approval_required", "type", types2); errors++;
			}
			var _valid0 = _errs11 === errors;
			if(_valid0){
				valid10 = true;
			}
			var end0 = errors;
			if(!valid10){
				const _errs12 = errors;
				if(typeof data9 !== "string"){
					vErrors = fail(vErrors, "/code_owner_approval_required", "type", "string"); errors++;
				}
				var _valid1 = _errs12 === errors;
				if(_valid1){
					valid10 = true;
				}
				var end1 = errors;
			}
			if(!valid10){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/code_owner_approval_required", start: _errs10, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs10;
				if(vErrors !== null){
					if(_errs10){
						vErrors.length = _errs10;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data10 = data.inherited;
		if(data10 !== undefined){
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/inherited", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalRuleBranch.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalRuleBranch(value) {
	return validate(checkApprovalRuleBranch, value);
}

export function isApprovalRuleBranch(value) {
	return verdict(checkApprovalRuleBranch(value));
}

function checkApprovalRuleBranchAccess(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.access_level;
		if(data1 !== undefined){
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if(!(checkReportedAccessLevel(data1))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			if(_valid0){
				valid2 = true;
			}
			var end0 = errors;
			if(!valid2){
				const _errs4 = errors;
				if(data1 !== null){
					vErrors = fail(vErrors, "/access_level", "type", "null"); errors++;
				}
				var _valid1 = _errs4 === errors;
				if(_valid1){
					valid2 = true;
				}
				var end1 = errors;
			}
			if(!valid2){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/access_level", start: _errs2, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs2;
				if(vErrors !== null){
					if(_errs2){
						vErrors.length = _errs2;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data2 = data.access_level_description;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/access_level_description", "type", "string"); errors++;
			}
		}
		let data3 = data.deploy_key_id;
		if(data3 !== undefined){
			if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
				vErrors = fail(vErrors, "/deploy_key_id", "type", types1); errors++;
			}
			if(typeof data3 == "number"){
				if(Math.abs(data3) > 9007199254740991 && Number.isInteger(data3) && !plainInteger(data3)){
					vErrors = fail(vErrors, "/deploy_key_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data4 = data.user_id;
		if(data4 !== undefined){
			if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
				vErrors = fail(vErrors, "/user_id", "type", types1); errors++;
			}
			if(typeof data4 == "number"){
				if(Math.abs(data4) > 9007199254740991 && Number.isInteger(data4) && !plainInteger(data4)){
					vErrors = fail(vErrors, "/user_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data5 = data.group_id;
		if(data5 !== undefined){
			if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
				vErrors = fail(vErrors, "/group_id", "type", types1); errors++;
			}
			if(typeof data5 == "number"){
				if(Math.abs(data5) > 9007199254740991 && Number.isInteger(data5) && !plainInteger(data5)){
					vErrors = fail(vErrors, "/group_id", "safeInteger", "integer"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalRuleBranchAccess.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalRuleBranchAccess(value) {
	return validate(checkApprovalRuleBranchAccess, value);
}

export function isApprovalRuleBranchAccess(value) {
	return verdict(checkApprovalRuleBranchAccess(value));
}

function checkGroupApprovalRuleCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.approvals_required;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "approvals_required"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.group_ids;
		if(data2 !== undefined){
			if(Array.isArray(data2)){
				const before0 = errors;
				for(let i0=0; i0<data2.length; i0++){
					let data3 = data2[i0];
					if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
						vErrors = fail(vErrors, "/group_ids/" + i0, integerFault(data3), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/group_ids", "type", "array"); errors++;
			}
		}
		let data4 = data.user_ids;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before1 = errors;
				for(let i1=0; i1<data4.length; i1++){
					let data5 = data4[i1];
					if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
						vErrors = fail(vErrors, "/user_ids/" + i1, integerFault(data5), "integer"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/user_ids", "type", "array"); errors++;
			}
		}
		let data6 = data.rule_type;
		if(data6 !== undefined){
			if(!(checkApprovalRuleType(data6))){
				vErrors = join(vErrors, checkApprovalRuleType.errors, "/rule_type");
				errors = vErrors.length;
			}
		}
		const before2 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known10.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before2 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGroupApprovalRuleCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroupApprovalRuleCreate(value) {
	return validate(checkGroupApprovalRuleCreate, value);
}

export function isGroupApprovalRuleCreate(value) {
	return verdict(checkGroupApprovalRuleCreate(value));
}

function checkGroupApprovalRuleUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.approvals_required;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.group_ids;
		if(data2 !== undefined){
			if(Array.isArray(data2)){
				const before0 = errors;
				for(let i0=0; i0<data2.length; i0++){
					let data3 = data2[i0];
					if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
						vErrors = fail(vErrors, "/group_ids/" + i0, integerFault(data3), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/group_ids", "type", "array"); errors++;
			}
		}
		let data4 = data.user_ids;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before1 = errors;
				for(let i1=0; i1<data4.length; i1++){
					let data5 = data4[i1];
					if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
						vErrors = fail(vErrors, "/user_ids/" + i1, integerFault(data5), "integer"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/user_ids", "type", "array"); errors++;
			}
		}
		let data6 = data.rule_type;
		if(data6 !== undefined){
			if(!(checkApprovalRuleType(data6))){
				vErrors = join(vErrors, checkApprovalRuleType.errors, "/rule_type");
				errors = vErrors.length;
			}
		}
		const before2 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known10.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before2 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGroupApprovalRuleUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroupApprovalRuleUpdate(value) {
	return validate(checkGroupApprovalRuleUpdate, value);
}

export function isGroupApprovalRuleUpdate(value) {
	return verdict(checkGroupApprovalRuleUpdate(value));
}

function checkApprovalConfiguration(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.approvers;
		if(data0 !== undefined){
			if(!(Array.isArray(data0))){
				vErrors = fail(vErrors, "/approvers", "type", "array"); errors++;
			}
		}
		let data1 = data.approver_groups;
		if(data1 !== undefined){
			if(!(Array.isArray(data1))){
				vErrors = fail(vErrors, "/approver_groups", "type", "array"); errors++;
			}
		}
		let data2 = data.approvals_before_merge;
		if(data2 !== undefined){
			if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
				vErrors = fail(vErrors, "/approvals_before_merge", "type", types1); errors++;
			}
			if(typeof data2 == "number"){
				if(Math.abs(data2) > 9007199254740991 && Number.isInteger(data2) && !plainInteger(data2)){
					vErrors = fail(vErrors, "/approvals_before_merge", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data3 = data.reset_approvals_on_push;
		if(data3 !== undefined){
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/reset_approvals_on_push", "type", types2); errors++;
			}
		}
		let data4 = data.selective_code_owner_removals;
		if(data4 !== undefined){
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/selective_code_owner_removals", "type", types2); errors++;
			}
		}
		let data5 = data.disable_overriding_approvers_per_merge_request;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/disable_overriding_approvers_per_merge_request", "type", types2); errors++;
			}
		}
		let data6 = data.merge_requests_author_approval;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/merge_requests_author_approval", "type", types2); errors++;
			}
		}
		let data7 = data.merge_requests_disable_committers_approval;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/merge_requests_disable_committers_approval", "type", types2); errors++;
			}
		}
		let data8 = data.require_password_to_approve;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/require_password_to_approve", "type", types2); errors++;
			}
		}
		let data9 = data.require_reauthentication_to_approve;
		if(data9 !== undefined){
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/require_reauthentication_to_approve", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalConfiguration.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalConfiguration(value) {
	return validate(checkApprovalConfiguration, value);
}

export function isApprovalConfiguration(value) {
	return verdict(checkApprovalConfiguration(value));
}

function checkApprovalConfigurationUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.approvals_before_merge;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/approvals_before_merge", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.disable_overriding_approvers_per_merge_request;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/disable_overriding_approvers_per_merge_request", "type", "boolean"); errors++;
			}
		}
		let data2 = data.merge_requests_author_approval;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/merge_requests_author_approval", "type", "boolean"); errors++;
			}
		}
		let data3 = data.merge_requests_disable_committers_approval;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/merge_requests_disable_committers_approval", "type", "boolean"); errors++;
			}
		}
		let data4 = data.require_password_to_approve;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/require_password_to_approve", "type", "boolean"); errors++;
			}
		}
		let data5 = data.require_reauthentication_to_approve;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/require_reauthentication_to_approve", "type", "boolean"); errors++;
			}
		}
		let data6 = data.reset_approvals_on_push;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/reset_approvals_on_push", "type", "boolean"); errors++;
			}
		}
		let data7 = data.selective_code_owner_removals;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/selective_code_owner_removals", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known11.has(key0))){
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
		checkApprovalConfigurationUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalConfigurationUpdate(value) {
	return validate(checkApprovalConfigurationUpdate, value);
}

export function isApprovalConfigurationUpdate(value) {
	return verdict(checkApprovalConfigurationUpdate(value));
}

function checkApprovalSettings(data){
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

function checkApprovalSetting(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.value;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/value", "type", types2); errors++;
			}
		}
		let data1 = data.locked;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/locked", "type", types2); errors++;
			}
		}
		let data2 = data.inherited_from;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/inherited_from", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalSetting.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalSetting(value) {
	return validate(checkApprovalSetting, value);
}

export function isApprovalSetting(value) {
	return verdict(checkApprovalSetting(value));
}

function checkApprovalSettingsUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.allow_author_approval;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/allow_author_approval", "type", "boolean"); errors++;
			}
		}
		let data1 = data.allow_committer_approval;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/allow_committer_approval", "type", "boolean"); errors++;
			}
		}
		let data2 = data.allow_overrides_to_approver_list_per_merge_request;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/allow_overrides_to_approver_list_per_merge_request", "type", "boolean"); errors++;
			}
		}
		let data3 = data.retain_approvals_on_push;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/retain_approvals_on_push", "type", "boolean"); errors++;
			}
		}
		let data4 = data.selective_code_owner_removals;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/selective_code_owner_removals", "type", "boolean"); errors++;
			}
		}
		let data5 = data.require_reauthentication_to_approve;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/require_reauthentication_to_approve", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known12.has(key0))){
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
		checkApprovalSettingsUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalSettingsUpdate(value) {
	return validate(checkApprovalSettingsUpdate, value);
}

export function isApprovalSettingsUpdate(value) {
	return verdict(checkApprovalSettingsUpdate(value));
}

function checkMilestoneCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.title;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "title"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.due_date;
		if(data2 !== undefined){
			if(!(checkDateToSet(data2))){
				vErrors = join(vErrors, checkDateToSet.errors, "/due_date");
				errors = vErrors.length;
			}
		}
		let data3 = data.start_date;
		if(data3 !== undefined){
			if(!(checkDateToSet(data3))){
				vErrors = join(vErrors, checkDateToSet.errors, "/start_date");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "title") || (key0 === "description")) || (key0 === "due_date")) || (key0 === "start_date"))){
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
		checkMilestoneCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateMilestoneCreate(value) {
	return validate(checkMilestoneCreate, value);
}

export function isMilestoneCreate(value) {
	return verdict(checkMilestoneCreate(value));
}

function checkDateToSet(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(typeof data === "string"){
		if(!dateFormat(data)){
			vErrors = fail(vErrors, "", "format", "date"); errors++;
		}
	} else {
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(data !== ""){
			vErrors = fail(vErrors, "", "const", ""); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
		if(!valid0){
			const _errs3 = errors;
			if(data !== null){
				vErrors = fail(vErrors, "", "type", "null"); errors++;
			}
			var _valid2 = _errs3 === errors;
			if(_valid2){
				valid0 = true;
			}
			var end2 = errors;
		}
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1, end2] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkDateToSet.errors = vErrors;
	}
	return errors === 0;
}

export function validateDateToSet(value) {
	return validate(checkDateToSet, value);
}

export function isDateToSet(value) {
	return verdict(checkDateToSet(value));
}

function checkMilestoneUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.title;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.due_date;
		if(data2 !== undefined){
			if(!(checkDateToSet(data2))){
				vErrors = join(vErrors, checkDateToSet.errors, "/due_date");
				errors = vErrors.length;
			}
		}
		let data3 = data.start_date;
		if(data3 !== undefined){
			if(!(checkDateToSet(data3))){
				vErrors = join(vErrors, checkDateToSet.errors, "/start_date");
				errors = vErrors.length;
			}
		}
		let data4 = data.state_event;
		if(data4 !== undefined){
			if((data4 !== "close") && (data4 !== "activate")){
				vErrors = fail(vErrors, "/state_event", "enum", values22); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known13.has(key0))){
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
		checkMilestoneUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateMilestoneUpdate(value) {
	return validate(checkMilestoneUpdate, value);
}

export function isMilestoneUpdate(value) {
	return verdict(checkMilestoneUpdate(value));
}

function checkInstancePagesDomain(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkPagesDomainFacts(data))){
		vErrors = join(vErrors, checkPagesDomainFacts.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.project_id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/project_id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.certificate;
		if(data1 !== undefined){
			if(!(checkPagesCertificateExpiry(data1))){
				vErrors = join(vErrors, checkPagesCertificateExpiry.errors, "/certificate");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkInstancePagesDomain.errors = vErrors;
	}
	return errors === 0;
}

export function validateInstancePagesDomain(value) {
	return validate(checkInstancePagesDomain, value);
}

export function isInstancePagesDomain(value) {
	return verdict(checkInstancePagesDomain(value));
}

function checkPagesDomainFacts(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.domain;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/domain", "type", "string"); errors++;
			}
		}
		let data1 = data.url;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/url", "type", "string"); errors++;
			}
		}
		let data2 = data.verified;
		if(data2 !== undefined){
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/verified", "type", types2); errors++;
			}
		}
		let data3 = data.verification_code;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/verification_code", "type", "string"); errors++;
			}
		}
		let data4 = data.enabled_until;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/enabled_until", "type", types0); errors++;
			}
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/enabled_until", "format", "date-time"); errors++;
				}
			}
		}
		let data5 = data.auto_ssl_enabled;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPagesDomainFacts.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesDomainFacts(value) {
	return validate(checkPagesDomainFacts, value);
}

export function isPagesDomainFacts(value) {
	return verdict(checkPagesDomainFacts(value));
}

function checkPagesCertificateExpiry(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.expired;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/expired", "type", types2); errors++;
			}
		}
		let data1 = data.expiration;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/expiration", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPagesCertificateExpiry.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesCertificateExpiry(value) {
	return validate(checkPagesCertificateExpiry, value);
}

export function isPagesCertificateExpiry(value) {
	return verdict(checkPagesCertificateExpiry(value));
}

function checkPagesDomain(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkPagesDomainFacts(data))){
		vErrors = join(vErrors, checkPagesDomainFacts.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.certificate;
		if(data0 !== undefined){
			if(!(checkPagesCertificate(data0))){
				vErrors = join(vErrors, checkPagesCertificate.errors, "/certificate");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPagesDomain.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesDomain(value) {
	return validate(checkPagesDomain, value);
}

export function isPagesDomain(value) {
	return verdict(checkPagesDomain(value));
}

function checkPagesCertificate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.subject;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/subject", "type", "string"); errors++;
			}
		}
		let data1 = data.expired;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/expired", "type", types2); errors++;
			}
		}
		let data2 = data.certificate;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/certificate", "type", "string"); errors++;
			}
		}
		let data3 = data.certificate_text;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/certificate_text", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPagesCertificate.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesCertificate(value) {
	return validate(checkPagesCertificate, value);
}

export function isPagesCertificate(value) {
	return verdict(checkPagesCertificate(value));
}

function checkPagesDomainCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.domain;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/domain", "type", "string"); errors++;
			}
		}
		let data1 = data.auto_ssl_enabled;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		let data2 = data.certificate;
		if(data2 !== undefined){
			if(!(checkPagesCertificatePem(data2))){
				vErrors = join(vErrors, checkPagesCertificatePem.errors, "/certificate");
				errors = vErrors.length;
			}
		}
		let data3 = data.key;
		if(data3 !== undefined){
			if(!(checkPagesKeyPem(data3))){
				vErrors = join(vErrors, checkPagesKeyPem.errors, "/key");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "domain") || (key0 === "auto_ssl_enabled")) || (key0 === "certificate")) || (key0 === "key"))){
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
		checkPagesDomainCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesDomainCreate(value) {
	return validate(checkPagesDomainCreate, value);
}

export function isPagesDomainCreate(value) {
	return verdict(checkPagesDomainCreate(value));
}

function checkPagesCertificatePem(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	if(errors !== 0){
		checkPagesCertificatePem.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesCertificatePem(value) {
	return validate(checkPagesCertificatePem, value);
}

export function isPagesCertificatePem(value) {
	return verdict(checkPagesCertificatePem(value));
}

function checkPagesKeyPem(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	if(errors !== 0){
		checkPagesKeyPem.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesKeyPem(value) {
	return validate(checkPagesKeyPem, value);
}

export function isPagesKeyPem(value) {
	return verdict(checkPagesKeyPem(value));
}

function checkPagesDomainCreateForm(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.domain;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/domain", "type", "string"); errors++;
			}
		}
		let data1 = data.auto_ssl_enabled;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		let data2 = data.certificate;
		if(data2 !== undefined){
			const _errs3 = errors;
			let valid3 = false;
			const _errs4 = errors;
			if(!(checkPagesCertificatePem(data2))){
				vErrors = join(vErrors, checkPagesCertificatePem.errors, "/certificate");
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			if(_valid0){
				valid3 = true;
			}
			var end0 = errors;
			if(!valid3){
				const _errs5 = errors;
				if(!(checkPemFile(data2))){
					vErrors = join(vErrors, checkPemFile.errors, "/certificate");
					errors = vErrors.length;
				}
				var _valid1 = _errs5 === errors;
				if(_valid1){
					valid3 = true;
				}
				var end1 = errors;
			}
			if(!valid3){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/certificate", start: _errs3, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs3;
				if(vErrors !== null){
					if(_errs3){
						vErrors.length = _errs3;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data3 = data.key;
		if(data3 !== undefined){
			const _errs7 = errors;
			let valid5 = false;
			const _errs8 = errors;
			if(!(checkPagesKeyPem(data3))){
				vErrors = join(vErrors, checkPagesKeyPem.errors, "/key");
				errors = vErrors.length;
			}
			var _valid2 = _errs8 === errors;
			if(_valid2){
				valid5 = true;
			}
			var end2 = errors;
			if(!valid5){
				const _errs9 = errors;
				if(!(checkPemFile(data3))){
					vErrors = join(vErrors, checkPemFile.errors, "/key");
					errors = vErrors.length;
				}
				var _valid3 = _errs9 === errors;
				if(_valid3){
					valid5 = true;
				}
				var end3 = errors;
			}
			if(!valid5){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/key", start: _errs7, ends: [end2, end3] });
				errors = vErrors.length;
			} else {
				errors = _errs7;
				if(vErrors !== null){
					if(_errs7){
						vErrors.length = _errs7;
					} else {
						vErrors = null;
					}
				}
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "domain") || (key0 === "auto_ssl_enabled")) || (key0 === "certificate")) || (key0 === "key"))){
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
		checkPagesDomainCreateForm.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesDomainCreateForm(value) {
	return validate(checkPagesDomainCreateForm, value);
}

export function isPagesDomainCreateForm(value) {
	return verdict(checkPagesDomainCreateForm(value));
}

function checkPemFile(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	if(errors !== 0){
		checkPemFile.errors = vErrors;
	}
	return errors === 0;
}

export function validatePemFile(value) {
	return validate(checkPemFile, value);
}

export function isPemFile(value) {
	return verdict(checkPemFile(value));
}

function checkPagesDomainUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.auto_ssl_enabled;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		let data1 = data.certificate;
		if(data1 !== undefined){
			if(!(checkPagesCertificatePem(data1))){
				vErrors = join(vErrors, checkPagesCertificatePem.errors, "/certificate");
				errors = vErrors.length;
			}
		}
		let data2 = data.key;
		if(data2 !== undefined){
			if(!(checkPagesKeyPem(data2))){
				vErrors = join(vErrors, checkPagesKeyPem.errors, "/key");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "auto_ssl_enabled") || (key0 === "certificate")) || (key0 === "key"))){
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
		checkPagesDomainUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesDomainUpdate(value) {
	return validate(checkPagesDomainUpdate, value);
}

export function isPagesDomainUpdate(value) {
	return verdict(checkPagesDomainUpdate(value));
}

function checkPagesDomainUpdateForm(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.auto_ssl_enabled;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		let data1 = data.certificate;
		if(data1 !== undefined){
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if(!(checkPagesCertificatePem(data1))){
				vErrors = join(vErrors, checkPagesCertificatePem.errors, "/certificate");
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			if(_valid0){
				valid2 = true;
			}
			var end0 = errors;
			if(!valid2){
				const _errs4 = errors;
				if(!(checkPemFile(data1))){
					vErrors = join(vErrors, checkPemFile.errors, "/certificate");
					errors = vErrors.length;
				}
				var _valid1 = _errs4 === errors;
				if(_valid1){
					valid2 = true;
				}
				var end1 = errors;
			}
			if(!valid2){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/certificate", start: _errs2, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs2;
				if(vErrors !== null){
					if(_errs2){
						vErrors.length = _errs2;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data2 = data.key;
		if(data2 !== undefined){
			const _errs6 = errors;
			let valid4 = false;
			const _errs7 = errors;
			if(!(checkPagesKeyPem(data2))){
				vErrors = join(vErrors, checkPagesKeyPem.errors, "/key");
				errors = vErrors.length;
			}
			var _valid2 = _errs7 === errors;
			if(_valid2){
				valid4 = true;
			}
			var end2 = errors;
			if(!valid4){
				const _errs8 = errors;
				if(!(checkPemFile(data2))){
					vErrors = join(vErrors, checkPemFile.errors, "/key");
					errors = vErrors.length;
				}
				var _valid3 = _errs8 === errors;
				if(_valid3){
					valid4 = true;
				}
				var end3 = errors;
			}
			if(!valid4){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/key", start: _errs6, ends: [end2, end3] });
				errors = vErrors.length;
			} else {
				errors = _errs6;
				if(vErrors !== null){
					if(_errs6){
						vErrors.length = _errs6;
					} else {
						vErrors = null;
					}
				}
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "auto_ssl_enabled") || (key0 === "certificate")) || (key0 === "key"))){
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
		checkPagesDomainUpdateForm.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesDomainUpdateForm(value) {
	return validate(checkPagesDomainUpdateForm, value);
}

export function isPagesDomainUpdateForm(value) {
	return verdict(checkPagesDomainUpdateForm(value));
}

function checkSourceAImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.personal_access_token;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "personal_access_token"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/personal_access_token", "type", "string"); errors++;
			}
		}
		let data1 = data.repo_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "repo_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/repo_id", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.target_namespace;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "target_namespace"); errors++;
		} else {
			if(typeof data2 === "string"){
				if(!pattern1.test(data2)){
					vErrors = fail(vErrors, "/target_namespace", "pattern", "\\S"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/target_namespace", "type", "string"); errors++;
			}
		}
		let data3 = data.new_name;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/new_name", "type", "string"); errors++;
			}
		}
		let data4 = data.source_a_hostname;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/source_a_hostname", "type", "string"); errors++;
			}
		}
		let data5 = data.optional_stages;
		if(data5 !== undefined){
			if(!(checkSourceAImportStages(data5))){
				vErrors = join(vErrors, checkSourceAImportStages.errors, "/optional_stages");
				errors = vErrors.length;
			}
		}
		let data6 = data.timeout_strategy;
		if(data6 !== undefined){
			if(!(checkImportTimeoutStrategy(data6))){
				vErrors = join(vErrors, checkImportTimeoutStrategy.errors, "/timeout_strategy");
				errors = vErrors.length;
			}
		}
		let data7 = data.pagination_limit;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/pagination_limit", integerFault(data7), "integer"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known14.has(key0))){
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
		checkSourceAImportCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSourceAImportCreate(value) {
	return validate(checkSourceAImportCreate, value);
}

export function isSourceAImportCreate(value) {
	return verdict(checkSourceAImportCreate(value));
}

function checkSourceAImportStages(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.single_endpoint_notes_import;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/single_endpoint_notes_import", "type", "boolean"); errors++;
			}
		}
		let data1 = data.attachments_import;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/attachments_import", "type", "boolean"); errors++;
			}
		}
		let data2 = data.collaborators_import;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/collaborators_import", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "single_endpoint_notes_import") || (key0 === "attachments_import")) || (key0 === "collaborators_import"))){
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
		checkSourceAImportStages.errors = vErrors;
	}
	return errors === 0;
}

export function validateSourceAImportStages(value) {
	return validate(checkSourceAImportStages, value);
}

export function isSourceAImportStages(value) {
	return verdict(checkSourceAImportStages(value));
}

function checkImportTimeoutStrategy(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "optimistic") && (data !== "pessimistic")){
		vErrors = fail(vErrors, "", "enum", values23); errors++;
	}
	if(errors !== 0){
		checkImportTimeoutStrategy.errors = vErrors;
	}
	return errors === 0;
}

export function validateImportTimeoutStrategy(value) {
	return validate(checkImportTimeoutStrategy, value);
}

export function isImportTimeoutStrategy(value) {
	return verdict(checkImportTimeoutStrategy(value));
}

function checkImportResult(data){
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
		let data2 = data.full_path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data3 = data.full_name;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/full_name", "type", "string"); errors++;
			}
		}
		let data4 = data.refs_url;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/refs_url", "type", "string"); errors++;
			}
		}
		let data5 = data.import_source;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/import_source", "type", "string"); errors++;
			}
		}
		let data6 = data.import_status;
		if(data6 !== undefined){
			if(!(checkReportedImportStatus(data6))){
				vErrors = join(vErrors, checkReportedImportStatus.errors, "/import_status");
				errors = vErrors.length;
			}
		}
		let data7 = data.human_import_status_name;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/human_import_status_name", "type", "string"); errors++;
			}
		}
		let data8 = data.provider_link;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/provider_link", "type", "string"); errors++;
			}
		}
		let data9 = data.relation_type;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/relation_type", "type", types0); errors++;
			}
		}
		let data10 = data.import_warning;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/import_warning", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkImportResult.errors = vErrors;
	}
	return errors === 0;
}

export function validateImportResult(value) {
	return validate(checkImportResult, value);
}

export function isImportResult(value) {
	return verdict(checkImportResult(value));
}

function checkSourceAImportCancel(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.project_id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "project_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/project_id", integerFault(data0), "integer"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "project_id")){
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
		checkSourceAImportCancel.errors = vErrors;
	}
	return errors === 0;
}

export function validateSourceAImportCancel(value) {
	return validate(checkSourceAImportCancel, value);
}

export function isSourceAImportCancel(value) {
	return verdict(checkSourceAImportCancel(value));
}

function checkSourceAGistsImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.personal_access_token;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "personal_access_token"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/personal_access_token", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "personal_access_token")){
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
		checkSourceAGistsImportCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSourceAGistsImportCreate(value) {
	return validate(checkSourceAGistsImportCreate, value);
}

export function isSourceAGistsImportCreate(value) {
	return verdict(checkSourceAGistsImportCreate(value));
}

function checkSourceBServerImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.source_b_server_url;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_url"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/source_b_server_url", "type", "string"); errors++;
			}
		}
		let data1 = data.source_b_server_username;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_username"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/source_b_server_username", "type", "string"); errors++;
			}
		}
		let data2 = data.personal_access_token;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "personal_access_token"); errors++;
		} else {
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/personal_access_token", "type", "string"); errors++;
			}
		}
		let data3 = data.source_b_server_project;
		if(data3 === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_project"); errors++;
		} else {
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/source_b_server_project", "type", "string"); errors++;
			}
		}
		let data4 = data.source_b_server_repo;
		if(data4 === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_repo"); errors++;
		} else {
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/source_b_server_repo", "type", "string"); errors++;
			}
		}
		let data5 = data.new_name;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/new_name", "type", "string"); errors++;
			}
		}
		let data6 = data.target_namespace;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/target_namespace", "type", "string"); errors++;
			}
		}
		let data7 = data.timeout_strategy;
		if(data7 !== undefined){
			if(!(checkImportTimeoutStrategy(data7))){
				vErrors = join(vErrors, checkImportTimeoutStrategy.errors, "/timeout_strategy");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known15.has(key0))){
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
		checkSourceBServerImportCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSourceBServerImportCreate(value) {
	return validate(checkSourceBServerImportCreate, value);
}

export function isSourceBServerImportCreate(value) {
	return verdict(checkSourceBServerImportCreate(value));
}

function checkSourceBImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.source_b_username;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_username"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/source_b_username", "type", "string"); errors++;
			}
		}
		let data1 = data.source_b_app_password;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_app_password"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/source_b_app_password", "type", "string"); errors++;
			}
		}
		let data2 = data.repo_path;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "repo_path"); errors++;
		} else {
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/repo_path", "type", "string"); errors++;
			}
		}
		let data3 = data.target_namespace;
		if(data3 === undefined){
			vErrors = fail(vErrors, "", "required", "target_namespace"); errors++;
		} else {
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/target_namespace", "type", "string"); errors++;
			}
		}
		let data4 = data.new_name;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/new_name", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known16.has(key0))){
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
		checkSourceBImportCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSourceBImportCreate(value) {
	return validate(checkSourceBImportCreate, value);
}

export function isSourceBImportCreate(value) {
	return verdict(checkSourceBImportCreate(value));
}

function checkIntegration(data){
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
		let data1 = data.title;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data2 = data.slug;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/slug", "type", "string"); errors++;
			}
		}
		let data3 = data.created_at;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(!dateTimeFormat(data3)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data4 = data.updated_at;
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data5 = data.active;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/active", "type", types2); errors++;
			}
		}
		let data6 = data.inherited;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/inherited", "type", types2); errors++;
			}
		}
		let data7 = data.commit_events;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/commit_events", "type", types2); errors++;
			}
		}
		let data8 = data.push_events;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/push_events", "type", types2); errors++;
			}
		}
		let data9 = data.issues_events;
		if(data9 !== undefined){
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/issues_events", "type", types2); errors++;
			}
		}
		let data10 = data.alert_events;
		if(data10 !== undefined){
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/alert_events", "type", types2); errors++;
			}
		}
		let data11 = data.confidential_issues_events;
		if(data11 !== undefined){
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/confidential_issues_events", "type", types2); errors++;
			}
		}
		let data12 = data.merge_requests_events;
		if(data12 !== undefined){
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/merge_requests_events", "type", types2); errors++;
			}
		}
		let data13 = data.tag_push_events;
		if(data13 !== undefined){
			if((typeof data13 !== "boolean") && (data13 !== null)){
				vErrors = fail(vErrors, "/tag_push_events", "type", types2); errors++;
			}
		}
		let data14 = data.deployment_events;
		if(data14 !== undefined){
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/deployment_events", "type", types2); errors++;
			}
		}
		let data15 = data.note_events;
		if(data15 !== undefined){
			if((typeof data15 !== "boolean") && (data15 !== null)){
				vErrors = fail(vErrors, "/note_events", "type", types2); errors++;
			}
		}
		let data16 = data.confidential_note_events;
		if(data16 !== undefined){
			if((typeof data16 !== "boolean") && (data16 !== null)){
				vErrors = fail(vErrors, "/confidential_note_events", "type", types2); errors++;
			}
		}
		let data17 = data.pipeline_events;
		if(data17 !== undefined){
			if((typeof data17 !== "boolean") && (data17 !== null)){
				vErrors = fail(vErrors, "/pipeline_events", "type", types2); errors++;
			}
		}
		let data18 = data.wiki_page_events;
		if(data18 !== undefined){
			if((typeof data18 !== "boolean") && (data18 !== null)){
				vErrors = fail(vErrors, "/wiki_page_events", "type", types2); errors++;
			}
		}
		let data19 = data.job_events;
		if(data19 !== undefined){
			if((typeof data19 !== "boolean") && (data19 !== null)){
				vErrors = fail(vErrors, "/job_events", "type", types2); errors++;
			}
		}
		let data20 = data.comment_on_event_enabled;
		if(data20 !== undefined){
			if((typeof data20 !== "boolean") && (data20 !== null)){
				vErrors = fail(vErrors, "/comment_on_event_enabled", "type", types2); errors++;
			}
		}
		let data21 = data.vulnerability_events;
		if(data21 !== undefined){
			if((typeof data21 !== "boolean") && (data21 !== null)){
				vErrors = fail(vErrors, "/vulnerability_events", "type", types2); errors++;
			}
		}
		let data22 = data.incident_events;
		if(data22 !== undefined){
			if((typeof data22 !== "boolean") && (data22 !== null)){
				vErrors = fail(vErrors, "/incident_events", "type", types2); errors++;
			}
		}
		let data23 = data.properties;
		if(data23 !== undefined){
			if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
				const before0 = errors;
				for(const key0 of Object.keys(data23)){
					if(!(false)){
						let data24 = data23[key0];
						if((((typeof data24 !== "string") && (!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))))) && (typeof data24 !== "boolean")) && (data24 !== null)){
							vErrors = fail(vErrors, "/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", types7); errors++;
						}
						if(typeof data24 == "number"){
							if(Math.abs(data24) > 9007199254740991 && Number.isInteger(data24) && !plainInteger(data24)){
								vErrors = fail(vErrors, "/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "safeInteger", "integer"); errors++;
							}
						}
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/properties", "type", "object"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkIntegration.errors = vErrors;
	}
	return errors === 0;
}

export function validateIntegration(value) {
	return validate(checkIntegration, value);
}

export function isIntegration(value) {
	return verdict(checkIntegration(value));
}

function checkIntegrationUpdate(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkCustomIssueTrackerSettings(data))){
		vErrors = join(vErrors, checkCustomIssueTrackerSettings.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(!(checkIssueTrackerSettings(data))){
			vErrors = join(vErrors, checkIssueTrackerSettings.errors, "");
			errors = vErrors.length;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
		if(!valid0){
			const _errs3 = errors;
			if(!(checkBuildServerSettings(data))){
				vErrors = join(vErrors, checkBuildServerSettings.errors, "");
				errors = vErrors.length;
			}
			var _valid2 = _errs3 === errors;
			if(_valid2){
				valid0 = true;
			}
			var end2 = errors;
			if(!valid0){
				const _errs4 = errors;
				if(!(checkPipelineIntegrationSettings(data))){
					vErrors = join(vErrors, checkPipelineIntegrationSettings.errors, "");
					errors = vErrors.length;
				}
				var _valid3 = _errs4 === errors;
				if(_valid3){
					valid0 = true;
				}
				var end3 = errors;
				if(!valid0){
					const _errs5 = errors;
					if(!(checkChatSettings(data))){
						vErrors = join(vErrors, checkChatSettings.errors, "");
						errors = vErrors.length;
					}
					var _valid4 = _errs5 === errors;
					if(_valid4){
						valid0 = true;
					}
					var end4 = errors;
					if(!valid0){
						const _errs6 = errors;
						if(!(checkWikiSettings(data))){
							vErrors = join(vErrors, checkWikiSettings.errors, "");
							errors = vErrors.length;
						}
						var _valid5 = _errs6 === errors;
						if(_valid5){
							valid0 = true;
						}
						var end5 = errors;
						if(!valid0){
							const _errs7 = errors;
							if(!(checkMobileStoreSettings(data))){
								vErrors = join(vErrors, checkMobileStoreSettings.errors, "");
								errors = vErrors.length;
							}
							var _valid6 = _errs7 === errors;
							if(_valid6){
								valid0 = true;
							}
							var end6 = errors;
							if(!valid0){
								const _errs8 = errors;
								if(!(checkOtherIntegrationSettings(data))){
									vErrors = join(vErrors, checkOtherIntegrationSettings.errors, "");
									errors = vErrors.length;
								}
								var _valid7 = _errs8 === errors;
								if(_valid7){
									valid0 = true;
								}
								var end7 = errors;
							}
						}
					}
				}
			}
		}
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1, end2, end3, end4, end5, end6, end7] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkIntegrationUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateIntegrationUpdate(value) {
	return validate(checkIntegrationUpdate, value);
}

export function isIntegrationUpdate(value) {
	return verdict(checkIntegrationUpdate(value));
}

function checkCustomIssueTrackerSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.new_issue_url;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "new_issue_url"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/new_issue_url", "type", "string"); errors++;
			}
		}
		let data1 = data.issues_url;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "issues_url"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/issues_url", "type", "string"); errors++;
			}
		}
		let data2 = data.project_url;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "project_url"); errors++;
		} else {
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/project_url", "type", "string"); errors++;
			}
		}
		let data3 = data.use_inherited_settings;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "new_issue_url") || (key0 === "issues_url")) || (key0 === "project_url")) || (key0 === "use_inherited_settings"))){
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
		checkCustomIssueTrackerSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validateCustomIssueTrackerSettings(value) {
	return validate(checkCustomIssueTrackerSettings, value);
}

export function isCustomIssueTrackerSettings(value) {
	return verdict(checkCustomIssueTrackerSettings(value));
}

function checkIssueTrackerSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.issues_url;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/issues_url", "type", "string"); errors++;
			}
		}
		let data1 = data.project_url;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/project_url", "type", "string"); errors++;
			}
		}
		let data2 = data.use_inherited_settings;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "issues_url") || (key0 === "project_url")) || (key0 === "use_inherited_settings"))){
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
		checkIssueTrackerSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validateIssueTrackerSettings(value) {
	return validate(checkIssueTrackerSettings, value);
}

export function isIssueTrackerSettings(value) {
	return verdict(checkIssueTrackerSettings(value));
}

function checkBuildServerSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.enable_ssl_verification;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/enable_ssl_verification", "type", "boolean"); errors++;
			}
		}
		let data1 = data.build_key;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/build_key", "type", "string"); errors++;
			}
		}
		let data2 = data.username;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data3 = data.password;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/password", "type", "string"); errors++;
			}
		}
		let data4 = data.use_inherited_settings;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known17.has(key0))){
				if(typeof data[key0] !== "string"){
					vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
				}
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBuildServerSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validateBuildServerSettings(value) {
	return validate(checkBuildServerSettings, value);
}

export function isBuildServerSettings(value) {
	return verdict(checkBuildServerSettings(value));
}

function checkPipelineIntegrationSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.token;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
		let data1 = data.project_url;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/project_url", "type", "string"); errors++;
			}
		}
		let data2 = data.push_events;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/push_events", "type", "boolean"); errors++;
			}
		}
		let data3 = data.merge_requests_events;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/merge_requests_events", "type", "boolean"); errors++;
			}
		}
		let data4 = data.tag_push_events;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/tag_push_events", "type", "boolean"); errors++;
			}
		}
		let data5 = data.use_inherited_settings;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known18.has(key0))){
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
		checkPipelineIntegrationSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineIntegrationSettings(value) {
	return validate(checkPipelineIntegrationSettings, value);
}

export function isPipelineIntegrationSettings(value) {
	return verdict(checkPipelineIntegrationSettings(value));
}

function checkChatSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.token;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
		let data1 = data.subdomain;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/subdomain", "type", "string"); errors++;
			}
		}
		let data2 = data.room;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/room", "type", "string"); errors++;
			}
		}
		let data3 = data.use_inherited_settings;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "token") || (key0 === "subdomain")) || (key0 === "room")) || (key0 === "use_inherited_settings"))){
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
		checkChatSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validateChatSettings(value) {
	return validate(checkChatSettings, value);
}

export function isChatSettings(value) {
	return verdict(checkChatSettings(value));
}

function checkWikiSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.use_inherited_settings;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "use_inherited_settings")){
				if(typeof data[key0] !== "string"){
					vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
				}
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkWikiSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validateWikiSettings(value) {
	return validate(checkWikiSettings, value);
}

export function isWikiSettings(value) {
	return verdict(checkWikiSettings(value));
}

function checkMobileStoreSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.use_inherited_settings;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "use_inherited_settings")){
				if(!(checkIntegrationValue(data[key0]))){
					vErrors = join(vErrors, checkIntegrationValue.errors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"));
					errors = vErrors.length;
				}
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMobileStoreSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validateMobileStoreSettings(value) {
	return validate(checkMobileStoreSettings, value);
}

export function isMobileStoreSettings(value) {
	return verdict(checkMobileStoreSettings(value));
}

function checkIntegrationValue(data){
	let vErrors = null;
	let errors = 0;
	if(((typeof data !== "string") && (!((typeof data == "number") && (!(data % 1) && !isNaN(data))))) && (typeof data !== "boolean")){
		vErrors = fail(vErrors, "", "type", types8); errors++;
	}
	if(typeof data == "number"){
		if(Math.abs(data) > 9007199254740991 && Number.isInteger(data) && !plainInteger(data)){
			vErrors = fail(vErrors, "", "safeInteger", "integer"); errors++;
		}
	}
	if(errors !== 0){
		checkIntegrationValue.errors = vErrors;
	}
	return errors === 0;
}

export function validateIntegrationValue(value) {
	return validate(checkIntegrationValue, value);
}

export function isIntegrationValue(value) {
	return verdict(checkIntegrationValue(value));
}

function checkOtherIntegrationSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.use_inherited_settings;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "use_inherited_settings")){
				if(!(checkIntegrationValue(data[key0]))){
					vErrors = join(vErrors, checkIntegrationValue.errors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"));
					errors = vErrors.length;
				}
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkOtherIntegrationSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validateOtherIntegrationSettings(value) {
	return validate(checkOtherIntegrationSettings, value);
}

export function isOtherIntegrationSettings(value) {
	return verdict(checkOtherIntegrationSettings(value));
}

function checkJob(data){
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
		let data2 = data.ref;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data3 = data.stage;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/stage", "type", "string"); errors++;
			}
		}
		let data4 = data.status;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/status", "type", "string"); errors++;
			}
		}
		let data5 = data.failure_reason;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/failure_reason", "type", types0); errors++;
			}
		}
		let data6 = data.tag;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/tag", "type", types2); errors++;
			}
		}
		let data7 = data.allow_failure;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/allow_failure", "type", types2); errors++;
			}
		}
		let data8 = data.coverage;
		if(data8 !== undefined){
			if(((!(typeof data8 == "number")) && (typeof data8 !== "string")) && (data8 !== null)){
				vErrors = fail(vErrors, "/coverage", "type", types9); errors++;
			}
		}
		let data9 = data.duration;
		if(data9 !== undefined){
			if((!(typeof data9 == "number")) && (data9 !== null)){
				vErrors = fail(vErrors, "/duration", "type", types4); errors++;
			}
		}
		let data10 = data.created_at;
		if(data10 !== undefined){
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data11 = data.started_at;
		if(data11 !== undefined){
			if((typeof data11 !== "string") && (data11 !== null)){
				vErrors = fail(vErrors, "/started_at", "type", types0); errors++;
			}
			if(typeof data11 === "string"){
				if(!dateTimeFormat(data11)){
					vErrors = fail(vErrors, "/started_at", "format", "date-time"); errors++;
				}
			}
		}
		let data12 = data.finished_at;
		if(data12 !== undefined){
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/finished_at", "type", types0); errors++;
			}
			if(typeof data12 === "string"){
				if(!dateTimeFormat(data12)){
					vErrors = fail(vErrors, "/finished_at", "format", "date-time"); errors++;
				}
			}
		}
		let data13 = data.commit;
		if(data13 !== undefined){
			if(!(checkJobCommit(data13))){
				vErrors = join(vErrors, checkJobCommit.errors, "/commit");
				errors = vErrors.length;
			}
		}
		let data14 = data.user;
		if(data14 !== undefined){
			const _errs15 = errors;
			let valid15 = false;
			const _errs16 = errors;
			if(!(checkUserSummary(data14))){
				vErrors = join(vErrors, checkUserSummary.errors, "/user");
				errors = vErrors.length;
			}
			var _valid0 = _errs16 === errors;
			if(_valid0){
				valid15 = true;
			}
			var end0 = errors;
			if(!valid15){
				const _errs17 = errors;
				if(data14 !== null){
					vErrors = fail(vErrors, "/user", "type", "null"); errors++;
				}
				var _valid1 = _errs17 === errors;
				if(_valid1){
					valid15 = true;
				}
				var end1 = errors;
			}
			if(!valid15){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/user", start: _errs15, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs15;
				if(vErrors !== null){
					if(_errs15){
						vErrors.length = _errs15;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data15 = data.runner;
		if(data15 !== undefined){
			if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
				vErrors = fail(vErrors, "/runner", "type", types10); errors++;
			}
		}
		let data16 = data.artifacts;
		if(data16 !== undefined){
			if(Array.isArray(data16)){
				const before0 = errors;
				for(let i0=0; i0<data16.length; i0++){
					let data17 = data16[i0];
					if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
						vErrors = fail(vErrors, "/artifacts/" + i0, "type", "object"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/artifacts", "type", "array"); errors++;
			}
		}
		let data18 = data.download_url;
		if(data18 !== undefined){
			if((typeof data18 !== "string") && (data18 !== null)){
				vErrors = fail(vErrors, "/download_url", "type", types0); errors++;
			}
		}
		let data19 = data.web_url;
		if(data19 !== undefined){
			if(typeof data19 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkJob.errors = vErrors;
	}
	return errors === 0;
}

export function validateJob(value) {
	return validate(checkJob, value);
}

export function isJob(value) {
	return verdict(checkJob(value));
}

function checkJobCommit(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkCommitSummary(data))){
		vErrors = join(vErrors, checkCommitSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.message;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkJobCommit.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobCommit(value) {
	return validate(checkJobCommit, value);
}

export function isJobCommit(value) {
	return verdict(checkJobCommit(value));
}

function checkCiLintResult(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.valid;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "valid"); errors++;
		} else {
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/valid", "type", types2); errors++;
			}
		}
		let data1 = data.errors;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(typeof data1[i0] !== "string"){
						vErrors = fail(vErrors, "/errors/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/errors", "type", "array"); errors++;
			}
		}
		let data3 = data.warnings;
		if(data3 !== undefined){
			if(!(Array.isArray(data3))){
				vErrors = fail(vErrors, "/warnings", "type", "array"); errors++;
			}
		}
		let data4 = data.merged_yaml;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/merged_yaml", "type", types0); errors++;
			}
		}
		let data5 = data.includes;
		if(data5 !== undefined){
			if((!(Array.isArray(data5))) && (data5 !== null)){
				vErrors = fail(vErrors, "/includes", "type", types5); errors++;
			}
			if(Array.isArray(data5)){
				const before1 = errors;
				for(let i1=0; i1<data5.length; i1++){
					if(!(checkCiLintInclude(data5[i1]))){
						vErrors = join(vErrors, checkCiLintInclude.errors, "/includes/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			}
		}
		let data7 = data.jobs;
		if(data7 !== undefined){
			if((!(Array.isArray(data7))) && (data7 !== null)){
				vErrors = fail(vErrors, "/jobs", "type", types5); errors++;
			}
			if(Array.isArray(data7)){
				const before2 = errors;
				for(let i2=0; i2<data7.length; i2++){
					if(!(checkCiLintJob(data7[i2]))){
						vErrors = join(vErrors, checkCiLintJob.errors, "/jobs/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCiLintResult.errors = vErrors;
	}
	return errors === 0;
}

export function validateCiLintResult(value) {
	return validate(checkCiLintResult, value);
}

export function isCiLintResult(value) {
	return verdict(checkCiLintResult(value));
}

function checkCiLintInclude(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.type;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/type", "type", "string"); errors++;
			}
		}
		let data1 = data.location;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/location", "type", types0); errors++;
			}
		}
		let data2 = data.blob;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/blob", "type", types0); errors++;
			}
		}
		let data3 = data.raw;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/raw", "type", types0); errors++;
			}
		}
		let data4 = data.context_project;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/context_project", "type", types0); errors++;
			}
		}
		let data5 = data.context_sha;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/context_sha", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCiLintInclude.errors = vErrors;
	}
	return errors === 0;
}

export function validateCiLintInclude(value) {
	return validate(checkCiLintInclude, value);
}

export function isCiLintInclude(value) {
	return verdict(checkCiLintInclude(value));
}

function checkCiLintJob(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.stage;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/stage", "type", "string"); errors++;
			}
		}
		let data2 = data.before_script;
		if(data2 !== undefined){
			if((!(Array.isArray(data2))) && (data2 !== null)){
				vErrors = fail(vErrors, "/before_script", "type", types5); errors++;
			}
			if(Array.isArray(data2)){
				const before0 = errors;
				for(let i0=0; i0<data2.length; i0++){
					if(typeof data2[i0] !== "string"){
						vErrors = fail(vErrors, "/before_script/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			}
		}
		let data4 = data.script;
		if(data4 !== undefined){
			if((!(Array.isArray(data4))) && (data4 !== null)){
				vErrors = fail(vErrors, "/script", "type", types5); errors++;
			}
			if(Array.isArray(data4)){
				const before1 = errors;
				for(let i1=0; i1<data4.length; i1++){
					if(typeof data4[i1] !== "string"){
						vErrors = fail(vErrors, "/script/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			}
		}
		let data6 = data.after_script;
		if(data6 !== undefined){
			if((!(Array.isArray(data6))) && (data6 !== null)){
				vErrors = fail(vErrors, "/after_script", "type", types5); errors++;
			}
			if(Array.isArray(data6)){
				const before2 = errors;
				for(let i2=0; i2<data6.length; i2++){
					if(typeof data6[i2] !== "string"){
						vErrors = fail(vErrors, "/after_script/" + i2, "type", "string"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			}
		}
		let data8 = data.tag_list;
		if(data8 !== undefined){
			if((!(Array.isArray(data8))) && (data8 !== null)){
				vErrors = fail(vErrors, "/tag_list", "type", types5); errors++;
			}
			if(Array.isArray(data8)){
				const before3 = errors;
				for(let i3=0; i3<data8.length; i3++){
					if(typeof data8[i3] !== "string"){
						vErrors = fail(vErrors, "/tag_list/" + i3, "type", "string"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			}
		}
		let data10 = data.when;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/when", "type", types0); errors++;
			}
		}
		let data11 = data.allow_failure;
		if(data11 !== undefined){
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/allow_failure", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCiLintJob.errors = vErrors;
	}
	return errors === 0;
}

export function validateCiLintJob(value) {
	return validate(checkCiLintJob, value);
}

export function isCiLintJob(value) {
	return verdict(checkCiLintJob(value));
}

function checkCiLintRequest(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.content;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "content"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		let data1 = data.dry_run;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/dry_run", "type", "boolean"); errors++;
			}
		}
		let data2 = data.include_jobs;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/include_jobs", "type", "boolean"); errors++;
			}
		}
		let data3 = data.ref;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "content") || (key0 === "dry_run")) || (key0 === "include_jobs")) || (key0 === "ref"))){
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
		checkCiLintRequest.errors = vErrors;
	}
	return errors === 0;
}

export function validateCiLintRequest(value) {
	return validate(checkCiLintRequest, value);
}

export function isCiLintRequest(value) {
	return verdict(checkCiLintRequest(value));
}

function checkListMemberRoles200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkMemberRole(data[i0]))){
				vErrors = join(vErrors, checkMemberRole.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListMemberRoles200.errors = vErrors;
	}
	return errors === 0;
}

function checkDeleteMemberRolePath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.member_role_id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "member_role_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/member_role_id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/member_role_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDeleteMemberRolePath.errors = vErrors;
	}
	return errors === 0;
}

function checkListGroupMemberRoles200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkMemberRole(data[i0]))){
				vErrors = join(vErrors, checkMemberRole.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListGroupMemberRoles200.errors = vErrors;
	}
	return errors === 0;
}

function checkDeleteGroupMemberRolePath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.member_role_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "member_role_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/member_role_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/member_role_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDeleteGroupMemberRolePath.errors = vErrors;
	}
	return errors === 0;
}

function checkListServiceAccountsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.order_by;
		if(data0 !== undefined){
			if((data0 !== "username") && (data0 !== "id")){
				vErrors = fail(vErrors, "/order_by", "enum", values24); errors++;
			}
		}
		let data1 = data.sort;
		if(data1 !== undefined){
			if(!(checkSortDirection(data1))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data2 = data.page;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/page", integerFault(data2), "integer"); errors++;
			}
			if(typeof data2 == "number"){
				if(data2 < 1 || isNaN(data2)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data3 = data.per_page;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/per_page", integerFault(data3), "integer"); errors++;
			}
			if(typeof data3 == "number"){
				if(data3 > 100 || isNaN(data3)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data3 < 1 || isNaN(data3)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListServiceAccountsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListServiceAccounts200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkServiceAccount(data[i0]))){
				vErrors = join(vErrors, checkServiceAccount.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListServiceAccounts200.errors = vErrors;
	}
	return errors === 0;
}

function checkDeleteServiceAccountQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.hard_delete;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/hard_delete", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDeleteServiceAccountQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkRotateServiceAccountTokenPath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.user_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "user_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/user_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/user_id", "minimum", 1); errors++;
				}
			}
		}
		let data2 = data.token_id;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "token_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/token_id", integerFault(data2), "integer"); errors++;
			}
			if(typeof data2 == "number"){
				if(data2 < 1 || isNaN(data2)){
					vErrors = fail(vErrors, "/token_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkRotateServiceAccountTokenPath.errors = vErrors;
	}
	return errors === 0;
}

function checkListGroupsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data["skip_groups[]"];
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
						vErrors = fail(vErrors, "/skip_groups[]/" + i0, integerFault(data1), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/skip_groups[]", "type", "array"); errors++;
			}
		}
		let data2 = data.all_available;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/all_available", "type", "boolean"); errors++;
			}
		}
		let data3 = data.search;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data4 = data.order_by;
		if(data4 !== undefined){
			if(!values25.includes(data4)){
				vErrors = fail(vErrors, "/order_by", "enum", values25); errors++;
			}
		}
		let data5 = data.sort;
		if(data5 !== undefined){
			if(!(checkSortDirection(data5))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data6 = data.statistics;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/statistics", "type", "boolean"); errors++;
			}
		}
		let data7 = data.visibility;
		if(data7 !== undefined){
			if(!(checkVisibility(data7))){
				vErrors = join(vErrors, checkVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data8 = data.with_custom_attributes;
		if(data8 !== undefined){
			if(typeof data8 !== "boolean"){
				vErrors = fail(vErrors, "/with_custom_attributes", "type", "boolean"); errors++;
			}
		}
		let data9 = data.owned;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/owned", "type", "boolean"); errors++;
			}
		}
		let data10 = data.min_access_level;
		if(data10 !== undefined){
			if(!(checkMemberAccessLevel(data10))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/min_access_level");
				errors = vErrors.length;
			}
		}
		let data11 = data.top_level_only;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/top_level_only", "type", "boolean"); errors++;
			}
		}
		let data12 = data.repository_storage;
		if(data12 !== undefined){
			if(typeof data12 !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		let data13 = data.marked_for_deletion_on;
		if(data13 !== undefined){
			if(typeof data13 === "string"){
				if(!dateFormat(data13)){
					vErrors = fail(vErrors, "/marked_for_deletion_on", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", "string"); errors++;
			}
		}
		let data14 = data.custom_attributes;
		if(data14 !== undefined){
			if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
				const before1 = errors;
				for(const key0 of Object.keys(data14)){
					if(!(false)){
						if(typeof data14[key0] !== "string"){
							vErrors = fail(vErrors, "/custom_attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
						}
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/custom_attributes", "type", "object"); errors++;
			}
		}
		let data16 = data.page;
		if(data16 !== undefined){
			if(!Number.isSafeInteger(data16) && !plainInteger(data16)){
				vErrors = fail(vErrors, "/page", integerFault(data16), "integer"); errors++;
			}
			if(typeof data16 == "number"){
				if(data16 < 1 || isNaN(data16)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data17 = data.per_page;
		if(data17 !== undefined){
			if(!Number.isSafeInteger(data17) && !plainInteger(data17)){
				vErrors = fail(vErrors, "/per_page", integerFault(data17), "integer"); errors++;
			}
			if(typeof data17 == "number"){
				if(data17 > 100 || isNaN(data17)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data17 < 1 || isNaN(data17)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
		let data18 = data.pagination;
		if(data18 !== undefined){
			if(data18 !== "keyset"){
				vErrors = fail(vErrors, "/pagination", "enum", values26); errors++;
			}
		}
		let data19 = data.cursor;
		if(data19 !== undefined){
			if(typeof data19 !== "string"){
				vErrors = fail(vErrors, "/cursor", "type", "string"); errors++;
			}
		}
		let data20 = data.id_after;
		if(data20 !== undefined){
			if(!Number.isSafeInteger(data20) && !plainInteger(data20)){
				vErrors = fail(vErrors, "/id_after", integerFault(data20), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListGroupsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListGroups200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkGroupListItem(data[i0]))){
				vErrors = join(vErrors, checkGroupListItem.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListGroups200.errors = vErrors;
	}
	return errors === 0;
}

function checkGetGroupQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.with_custom_attributes;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/with_custom_attributes", "type", "boolean"); errors++;
			}
		}
		let data1 = data.with_projects;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/with_projects", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetGroupQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkGetGroup3XXHeaders(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Location;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "Location"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Location", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetGroup3XXHeaders.errors = vErrors;
	}
	return errors === 0;
}

function checkListNamespacesQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.search;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data1 = data.owned_only;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/owned_only", "type", "boolean"); errors++;
			}
		}
		let data2 = data.top_level_only;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/top_level_only", "type", "boolean"); errors++;
			}
		}
		let data3 = data.page;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/page", integerFault(data3), "integer"); errors++;
			}
			if(typeof data3 == "number"){
				if(data3 < 1 || isNaN(data3)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data4 = data.per_page;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/per_page", integerFault(data4), "integer"); errors++;
			}
			if(typeof data4 == "number"){
				if(data4 > 100 || isNaN(data4)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data4 < 1 || isNaN(data4)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListNamespacesQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListNamespaces200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkNamespace(data[i0]))){
				vErrors = join(vErrors, checkNamespace.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListNamespaces200.errors = vErrors;
	}
	return errors === 0;
}

function checkCheckNamespaceExistencePath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.namespace;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "namespace"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/namespace", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/namespace", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCheckNamespaceExistencePath.errors = vErrors;
	}
	return errors === 0;
}

function checkCheckNamespaceExistenceQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.parent_id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/parent_id", integerFault(data0), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCheckNamespaceExistenceQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListGroupAccessRequests200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkAccessRequest(data[i0]))){
				vErrors = join(vErrors, checkAccessRequest.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListGroupAccessRequests200.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectAccessRequests200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkAccessRequest(data[i0]))){
				vErrors = join(vErrors, checkAccessRequest.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListProjectAccessRequests200.errors = vErrors;
	}
	return errors === 0;
}

function checkListGroupInvitations200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkInvitation(data[i0]))){
				vErrors = join(vErrors, checkInvitation.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListGroupInvitations200.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectInvitations200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkInvitation(data[i0]))){
				vErrors = join(vErrors, checkInvitation.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListProjectInvitations200.errors = vErrors;
	}
	return errors === 0;
}

function checkListGroupMembers200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkMember(data[i0]))){
				vErrors = join(vErrors, checkMember.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListGroupMembers200.errors = vErrors;
	}
	return errors === 0;
}

function checkListEffectiveGroupMembers200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkMember(data[i0]))){
				vErrors = join(vErrors, checkMember.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListEffectiveGroupMembers200.errors = vErrors;
	}
	return errors === 0;
}

function checkListBillableGroupMembersQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.search;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data1 = data.sort;
		if(data1 !== undefined){
			if(!values27.includes(data1)){
				vErrors = fail(vErrors, "/sort", "enum", values27); errors++;
			}
		}
		let data2 = data.page;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/page", integerFault(data2), "integer"); errors++;
			}
			if(typeof data2 == "number"){
				if(data2 < 1 || isNaN(data2)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data3 = data.per_page;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/per_page", integerFault(data3), "integer"); errors++;
			}
			if(typeof data3 == "number"){
				if(data3 > 100 || isNaN(data3)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data3 < 1 || isNaN(data3)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListBillableGroupMembersQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListBillableGroupMembers200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkBillableMember(data[i0]))){
				vErrors = join(vErrors, checkBillableMember.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListBillableGroupMembers200.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectMembers200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkMember(data[i0]))){
				vErrors = join(vErrors, checkMember.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListProjectMembers200.errors = vErrors;
	}
	return errors === 0;
}

function checkListEffectiveProjectMembers200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkMember(data[i0]))){
				vErrors = join(vErrors, checkMember.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListEffectiveProjectMembers200.errors = vErrors;
	}
	return errors === 0;
}

function checkListSamlIdentities200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkSamlIdentity(data[i0]))){
				vErrors = join(vErrors, checkSamlIdentity.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListSamlIdentities200.errors = vErrors;
	}
	return errors === 0;
}

function checkListSamlGroupLinks200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkSamlGroupLink(data[i0]))){
				vErrors = join(vErrors, checkSamlGroupLink.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListSamlGroupLinks200.errors = vErrors;
	}
	return errors === 0;
}

function checkListSshCertificates200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkSshCertificate(data[i0]))){
				vErrors = join(vErrors, checkSshCertificate.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListSshCertificates200.errors = vErrors;
	}
	return errors === 0;
}

function checkDeleteSshCertificatePath(data){
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
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
		}
		let data1 = data.certificate_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "certificate_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/certificate_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/certificate_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDeleteSshCertificatePath.errors = vErrors;
	}
	return errors === 0;
}

function checkListOwnEmails200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkEmail(data[i0]))){
				vErrors = join(vErrors, checkEmail.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListOwnEmails200.errors = vErrors;
	}
	return errors === 0;
}

function checkListUserEmails200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkEmail(data[i0]))){
				vErrors = join(vErrors, checkEmail.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListUserEmails200.errors = vErrors;
	}
	return errors === 0;
}

function checkCreateUserEmailPath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/id", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCreateUserEmailPath.errors = vErrors;
	}
	return errors === 0;
}

function checkDeleteUserEmailPath(data){
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
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
		}
		let data1 = data.email_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "email_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/email_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/email_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDeleteUserEmailPath.errors = vErrors;
	}
	return errors === 0;
}

function checkUpdateAppearanceMultipartBody(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.title;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.pwa_name;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/pwa_name", "type", "string"); errors++;
			}
		}
		let data3 = data.pwa_short_name;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/pwa_short_name", "type", "string"); errors++;
			}
		}
		let data4 = data.pwa_description;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/pwa_description", "type", "string"); errors++;
			}
		}
		let data5 = data.member_guidelines;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/member_guidelines", "type", "string"); errors++;
			}
		}
		let data6 = data.new_project_guidelines;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/new_project_guidelines", "type", "string"); errors++;
			}
		}
		let data7 = data.profile_image_guidelines;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/profile_image_guidelines", "type", "string"); errors++;
			}
		}
		let data8 = data.header_message;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/header_message", "type", "string"); errors++;
			}
		}
		let data9 = data.footer_message;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/footer_message", "type", "string"); errors++;
			}
		}
		let data10 = data.message_background_color;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/message_background_color", "type", "string"); errors++;
			}
		}
		let data11 = data.message_font_color;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/message_font_color", "type", "string"); errors++;
			}
		}
		let data12 = data.email_header_and_footer_enabled;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/email_header_and_footer_enabled", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known3.has(key0))){
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
		checkUpdateAppearanceMultipartBody.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.archived;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/archived", "type", "boolean"); errors++;
			}
		}
		let data1 = data.imported;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/imported", "type", "boolean"); errors++;
			}
		}
		let data2 = data.include_hidden;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/include_hidden", "type", "boolean"); errors++;
			}
		}
		let data3 = data.include_pending_delete;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/include_pending_delete", "type", "boolean"); errors++;
			}
		}
		let data4 = data.membership;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/membership", "type", "boolean"); errors++;
			}
		}
		let data5 = data.owned;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/owned", "type", "boolean"); errors++;
			}
		}
		let data6 = data.starred;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/starred", "type", "boolean"); errors++;
			}
		}
		let data7 = data.statistics;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/statistics", "type", "boolean"); errors++;
			}
		}
		let data8 = data.simple;
		if(data8 !== undefined){
			if(typeof data8 !== "boolean"){
				vErrors = fail(vErrors, "/simple", "type", "boolean"); errors++;
			}
		}
		let data9 = data.repository_checksum_failed;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/repository_checksum_failed", "type", "boolean"); errors++;
			}
		}
		let data10 = data.search_namespaces;
		if(data10 !== undefined){
			if(typeof data10 !== "boolean"){
				vErrors = fail(vErrors, "/search_namespaces", "type", "boolean"); errors++;
			}
		}
		let data11 = data.id_after;
		if(data11 !== undefined){
			if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
				vErrors = fail(vErrors, "/id_after", integerFault(data11), "integer"); errors++;
			}
		}
		let data12 = data.id_before;
		if(data12 !== undefined){
			if(!Number.isSafeInteger(data12) && !plainInteger(data12)){
				vErrors = fail(vErrors, "/id_before", integerFault(data12), "integer"); errors++;
			}
		}
		let data13 = data.min_access_level;
		if(data13 !== undefined){
			if(!(checkMemberAccessLevel(data13))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/min_access_level");
				errors = vErrors.length;
			}
		}
		let data14 = data.topic_id;
		if(data14 !== undefined){
			if(!Number.isSafeInteger(data14) && !plainInteger(data14)){
				vErrors = fail(vErrors, "/topic_id", integerFault(data14), "integer"); errors++;
			}
		}
		let data15 = data.last_activity_after;
		if(data15 !== undefined){
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/last_activity_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/last_activity_after", "type", "string"); errors++;
			}
		}
		let data16 = data.last_activity_before;
		if(data16 !== undefined){
			if(typeof data16 === "string"){
				if(!dateTimeFormat(data16)){
					vErrors = fail(vErrors, "/last_activity_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/last_activity_before", "type", "string"); errors++;
			}
		}
		let data17 = data.updated_after;
		if(data17 !== undefined){
			if(typeof data17 === "string"){
				if(!dateTimeFormat(data17)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		let data18 = data.updated_before;
		if(data18 !== undefined){
			if(typeof data18 === "string"){
				if(!dateTimeFormat(data18)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		let data19 = data.order_by;
		if(data19 !== undefined){
			const _errs20 = errors;
			let valid20 = false;
			const _errs21 = errors;
			if(!values28.includes(data19)){
				vErrors = fail(vErrors, "/order_by", "enum", values28); errors++;
			}
			var _valid0 = _errs21 === errors;
			if(_valid0){
				valid20 = true;
			}
			var end0 = errors;
			if(!valid20){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/order_by", start: _errs20, ends: [end0] });
				errors = vErrors.length;
			} else {
				errors = _errs20;
				if(vErrors !== null){
					if(_errs20){
						vErrors.length = _errs20;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data20 = data.sort;
		if(data20 !== undefined){
			if(!(checkSortDirection(data20))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data21 = data.repository_storage;
		if(data21 !== undefined){
			if(typeof data21 !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		let data22 = data.search;
		if(data22 !== undefined){
			if(typeof data22 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data23 = data.topic;
		if(data23 !== undefined){
			if(Array.isArray(data23)){
				const before0 = errors;
				for(let i0=0; i0<data23.length; i0++){
					if(typeof data23[i0] !== "string"){
						vErrors = fail(vErrors, "/topic/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/topic", "type", "array"); errors++;
			}
		}
		let data25 = data.page;
		if(data25 !== undefined){
			if(!Number.isSafeInteger(data25) && !plainInteger(data25)){
				vErrors = fail(vErrors, "/page", integerFault(data25), "integer"); errors++;
			}
			if(typeof data25 == "number"){
				if(data25 < 1 || isNaN(data25)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data26 = data.per_page;
		if(data26 !== undefined){
			if(!Number.isSafeInteger(data26) && !plainInteger(data26)){
				vErrors = fail(vErrors, "/per_page", integerFault(data26), "integer"); errors++;
			}
			if(typeof data26 == "number"){
				if(data26 > 100 || isNaN(data26)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data26 < 1 || isNaN(data26)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListProjectsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjects200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkProject(data[i0]))){
				vErrors = join(vErrors, checkProject.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListProjects200.errors = vErrors;
	}
	return errors === 0;
}

function checkGetProjectQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.license;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/license", "type", "boolean"); errors++;
			}
		}
		let data1 = data.statistics;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/statistics", "type", "boolean"); errors++;
			}
		}
		let data2 = data.with_custom_attributes;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/with_custom_attributes", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetProjectQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkGetProject3XXHeaders(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Location;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "Location"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Location", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetProject3XXHeaders.errors = vErrors;
	}
	return errors === 0;
}

function checkListCommitsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.ref_name;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/ref_name", "type", "string"); errors++;
			}
		}
		let data1 = data.since;
		if(data1 !== undefined){
			if(!(checkTimeToSet(data1))){
				vErrors = join(vErrors, checkTimeToSet.errors, "/since");
				errors = vErrors.length;
			}
		}
		let data2 = data.until;
		if(data2 !== undefined){
			if(!(checkTimeToSet(data2))){
				vErrors = join(vErrors, checkTimeToSet.errors, "/until");
				errors = vErrors.length;
			}
		}
		let data3 = data.path;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data4 = data.author;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/author", "type", "string"); errors++;
			}
		}
		let data5 = data.all;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/all", "type", "boolean"); errors++;
			}
		}
		let data6 = data.with_stats;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/with_stats", "type", "boolean"); errors++;
			}
		}
		let data7 = data.first_parent;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/first_parent", "type", "boolean"); errors++;
			}
		}
		let data8 = data.order;
		if(data8 !== undefined){
			if((data8 !== "default") && (data8 !== "topo")){
				vErrors = fail(vErrors, "/order", "enum", values29); errors++;
			}
		}
		let data9 = data.trailers;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/trailers", "type", "boolean"); errors++;
			}
		}
		let data10 = data.page;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/page", integerFault(data10), "integer"); errors++;
			}
			if(typeof data10 == "number"){
				if(data10 < 1 || isNaN(data10)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data11 = data.per_page;
		if(data11 !== undefined){
			if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
				vErrors = fail(vErrors, "/per_page", integerFault(data11), "integer"); errors++;
			}
			if(typeof data11 == "number"){
				if(data11 > 100 || isNaN(data11)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data11 < 1 || isNaN(data11)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListCommitsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListCommits200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkCommit(data[i0]))){
				vErrors = join(vErrors, checkCommit.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListCommits200.errors = vErrors;
	}
	return errors === 0;
}

function checkGetCommitQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.stats;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/stats", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetCommitQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListCommitRefsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.type;
		if(data0 !== undefined){
			if(((data0 !== "branch") && (data0 !== "tag")) && (data0 !== "all")){
				vErrors = fail(vErrors, "/type", "enum", values30); errors++;
			}
		}
		let data1 = data.page;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/page", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data2 = data.per_page;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/per_page", integerFault(data2), "integer"); errors++;
			}
			if(typeof data2 == "number"){
				if(data2 > 100 || isNaN(data2)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data2 < 1 || isNaN(data2)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListCommitRefsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListCommitRefs200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkCommitRef(data[i0]))){
				vErrors = join(vErrors, checkCommitRef.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListCommitRefs200.errors = vErrors;
	}
	return errors === 0;
}

function checkGetCommitSequenceQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.first_parent;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/first_parent", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetCommitSequenceQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListRepositoryTreeQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.page_token;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/page_token", "type", "string"); errors++;
			}
		}
		let data1 = data.pagination;
		if(data1 !== undefined){
			if(data1 !== "keyset"){
				vErrors = fail(vErrors, "/pagination", "enum", values26); errors++;
			}
		}
		let data2 = data.path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data3 = data.per_page;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/per_page", integerFault(data3), "integer"); errors++;
			}
			if(typeof data3 == "number"){
				if(data3 > 100 || isNaN(data3)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data3 < 1 || isNaN(data3)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
		let data4 = data.recursive;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/recursive", "type", "boolean"); errors++;
			}
		}
		let data5 = data.ref;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListRepositoryTreeQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListRepositoryTree200Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Link;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Link", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListRepositoryTree200Headers.errors = vErrors;
	}
	return errors === 0;
}

function checkListRepositoryTree200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkTreeEntry(data[i0]))){
				vErrors = join(vErrors, checkTreeEntry.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListRepositoryTree200.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRepositoryArchiveQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.path;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data1 = data.sha;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRepositoryArchiveQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRepositoryArchiveInFormatPath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.format;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "format"); errors++;
		} else {
			if(!values31.includes(data1)){
				vErrors = fail(vErrors, "/format", "enum", values31); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRepositoryArchiveInFormatPath.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRepositoryArchiveInFormatQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.path;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data1 = data.sha;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRepositoryArchiveInFormatQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkCompareRepositoryRefsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.from;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "from"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/from", "type", "string"); errors++;
			}
		}
		let data1 = data.to;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "to"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/to", "type", "string"); errors++;
			}
		}
		let data2 = data.from_project_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/from_project_id", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.straight;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/straight", "type", "boolean"); errors++;
			}
		}
		let data4 = data.unidiff;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/unidiff", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCompareRepositoryRefsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListRepositoryContributorsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.ref;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data1 = data.order_by;
		if(data1 !== undefined){
			if(((data1 !== "name") && (data1 !== "email")) && (data1 !== "commits")){
				vErrors = fail(vErrors, "/order_by", "enum", values32); errors++;
			}
		}
		let data2 = data.sort;
		if(data2 !== undefined){
			if(!(checkSortDirection(data2))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data3 = data.page;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/page", integerFault(data3), "integer"); errors++;
			}
			if(typeof data3 == "number"){
				if(data3 < 1 || isNaN(data3)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data4 = data.per_page;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/per_page", integerFault(data4), "integer"); errors++;
			}
			if(typeof data4 == "number"){
				if(data4 > 100 || isNaN(data4)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data4 < 1 || isNaN(data4)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListRepositoryContributorsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListRepositoryContributors200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkContributor(data[i0]))){
				vErrors = join(vErrors, checkContributor.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListRepositoryContributors200.errors = vErrors;
	}
	return errors === 0;
}

function checkGetRepositoryMergeBaseQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data["refs[]"];
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "refs[]"); errors++;
		} else {
			if(Array.isArray(data0)){
				if(data0.length < 2){
					vErrors = fail(vErrors, "/refs[]", "minItems", 2); errors++;
				}
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(typeof data0[i0] !== "string"){
						vErrors = fail(vErrors, "/refs[]/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/refs[]", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetRepositoryMergeBaseQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListPipelinesQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.ref;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data2 = data.sha;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		let data3 = data.username;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data4 = data.order_by;
		if(data4 !== undefined){
			if(!values33.includes(data4)){
				vErrors = fail(vErrors, "/order_by", "enum", values33); errors++;
			}
		}
		let data5 = data.sort;
		if(data5 !== undefined){
			if(!(checkSortDirection(data5))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data6 = data.scope;
		if(data6 !== undefined){
			if(!values34.includes(data6)){
				vErrors = fail(vErrors, "/scope", "enum", values34); errors++;
			}
		}
		let data7 = data.source;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/source", "type", "string"); errors++;
			}
		}
		let data8 = data.status;
		if(data8 !== undefined){
			if(!(checkPipelineStatus(data8))){
				vErrors = join(vErrors, checkPipelineStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
		let data9 = data.updated_after;
		if(data9 !== undefined){
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		let data10 = data.updated_before;
		if(data10 !== undefined){
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		let data11 = data.yaml_errors;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/yaml_errors", "type", "boolean"); errors++;
			}
		}
		let data12 = data.page;
		if(data12 !== undefined){
			if(!Number.isSafeInteger(data12) && !plainInteger(data12)){
				vErrors = fail(vErrors, "/page", integerFault(data12), "integer"); errors++;
			}
			if(typeof data12 == "number"){
				if(data12 < 1 || isNaN(data12)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data13 = data.per_page;
		if(data13 !== undefined){
			if(!Number.isSafeInteger(data13) && !plainInteger(data13)){
				vErrors = fail(vErrors, "/per_page", integerFault(data13), "integer"); errors++;
			}
			if(typeof data13 == "number"){
				if(data13 > 100 || isNaN(data13)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data13 < 1 || isNaN(data13)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListPipelinesQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListPipelines200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkPipelineSummary(data[i0]))){
				vErrors = join(vErrors, checkPipelineSummary.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListPipelines200.errors = vErrors;
	}
	return errors === 0;
}

function checkGetLatestPipelineQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.ref;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetLatestPipelineQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListPipelineVariables200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkPipelineVariable(data[i0]))){
				vErrors = join(vErrors, checkPipelineVariable.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListPipelineVariables200.errors = vErrors;
	}
	return errors === 0;
}

function checkListMergeRequestsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data["approved_by_ids[]"];
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				if(data0.length > 5){
					vErrors = fail(vErrors, "/approved_by_ids[]", "maxItems", 5); errors++;
				}
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					const _errs2 = errors;
					let valid2 = false;
					const _errs3 = errors;
					if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
						vErrors = fail(vErrors, "/approved_by_ids[]/" + i0, integerFault(data1), "integer"); errors++;
					}
					var _valid0 = _errs3 === errors;
					if(_valid0){
						valid2 = true;
					}
					var end0 = errors;
					if(!valid2){
						const _errs4 = errors;
						if(!(checkMergeRequestNoneOrAny(data1))){
							vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approved_by_ids[]/" + i0);
							errors = vErrors.length;
						}
						var _valid1 = _errs4 === errors;
						if(_valid1){
							valid2 = true;
						}
						var end1 = errors;
					}
					if(!valid2){
						vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/approved_by_ids[]/" + i0, start: _errs2, ends: [end0, end1] });
						errors = vErrors.length;
					} else {
						errors = _errs2;
						if(vErrors !== null){
							if(_errs2){
								vErrors.length = _errs2;
							} else {
								vErrors = null;
							}
						}
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approved_by_ids[]", "type", "array"); errors++;
			}
		}
		let data2 = data.approved_by_ids;
		if(data2 !== undefined){
			if(!(checkMergeRequestNoneOrAny(data2))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approved_by_ids");
				errors = vErrors.length;
			}
		}
		let data3 = data["approver_ids[]"];
		if(data3 !== undefined){
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					let data4 = data3[i1];
					const _errs8 = errors;
					let valid6 = false;
					const _errs9 = errors;
					if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
						vErrors = fail(vErrors, "/approver_ids[]/" + i1, integerFault(data4), "integer"); errors++;
					}
					var _valid2 = _errs9 === errors;
					if(_valid2){
						valid6 = true;
					}
					var end2 = errors;
					if(!valid6){
						const _errs10 = errors;
						if(!(checkMergeRequestNoneOrAny(data4))){
							vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approver_ids[]/" + i1);
							errors = vErrors.length;
						}
						var _valid3 = _errs10 === errors;
						if(_valid3){
							valid6 = true;
						}
						var end3 = errors;
					}
					if(!valid6){
						vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/approver_ids[]/" + i1, start: _errs8, ends: [end2, end3] });
						errors = vErrors.length;
					} else {
						errors = _errs8;
						if(vErrors !== null){
							if(_errs8){
								vErrors.length = _errs8;
							} else {
								vErrors = null;
							}
						}
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approver_ids[]", "type", "array"); errors++;
			}
		}
		let data5 = data.approver_ids;
		if(data5 !== undefined){
			if(!(checkMergeRequestNoneOrAny(data5))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approver_ids");
				errors = vErrors.length;
			}
		}
		let data6 = data.approved;
		if(data6 !== undefined){
			if((data6 !== "yes") && (data6 !== "no")){
				vErrors = fail(vErrors, "/approved", "enum", values35); errors++;
			}
		}
		let data7 = data.assignee_id;
		if(data7 !== undefined){
			const _errs14 = errors;
			let valid10 = false;
			const _errs15 = errors;
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data7), "integer"); errors++;
			}
			var _valid4 = _errs15 === errors;
			if(_valid4){
				valid10 = true;
			}
			var end4 = errors;
			if(!valid10){
				const _errs16 = errors;
				if(!(checkMergeRequestNoneOrAny(data7))){
					vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/assignee_id");
					errors = vErrors.length;
				}
				var _valid5 = _errs16 === errors;
				if(_valid5){
					valid10 = true;
				}
				var end5 = errors;
			}
			if(!valid10){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/assignee_id", start: _errs14, ends: [end4, end5] });
				errors = vErrors.length;
			} else {
				errors = _errs14;
				if(vErrors !== null){
					if(_errs14){
						vErrors.length = _errs14;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data8 = data.author_id;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8) && !plainInteger(data8)){
				vErrors = fail(vErrors, "/author_id", integerFault(data8), "integer"); errors++;
			}
		}
		let data9 = data.author_username;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
		}
		let data10 = data.created_after;
		if(data10 !== undefined){
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/created_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_after", "type", "string"); errors++;
			}
		}
		let data11 = data.created_before;
		if(data11 !== undefined){
			if(typeof data11 === "string"){
				if(!dateTimeFormat(data11)){
					vErrors = fail(vErrors, "/created_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_before", "type", "string"); errors++;
			}
		}
		let data12 = data.updated_after;
		if(data12 !== undefined){
			if(typeof data12 === "string"){
				if(!dateTimeFormat(data12)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		let data13 = data.updated_before;
		if(data13 !== undefined){
			if(typeof data13 === "string"){
				if(!dateTimeFormat(data13)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		let data14 = data.deployed_after;
		if(data14 !== undefined){
			if(typeof data14 === "string"){
				if(!dateTimeFormat(data14)){
					vErrors = fail(vErrors, "/deployed_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_after", "type", "string"); errors++;
			}
		}
		let data15 = data.deployed_before;
		if(data15 !== undefined){
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/deployed_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_before", "type", "string"); errors++;
			}
		}
		let data16 = data.environment;
		if(data16 !== undefined){
			if(typeof data16 !== "string"){
				vErrors = fail(vErrors, "/environment", "type", "string"); errors++;
			}
		}
		let data17 = data.search;
		if(data17 !== undefined){
			if(typeof data17 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data18 = data.in;
		if(data18 !== undefined){
			if(Array.isArray(data18)){
				const before2 = errors;
				for(let i2=0; i2<data18.length; i2++){
					let data19 = data18[i2];
					if((data19 !== "title") && (data19 !== "description")){
						vErrors = fail(vErrors, "/in/" + i2, "enum", values36); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/in", "type", "array"); errors++;
			}
		}
		let data20 = data.labels;
		if(data20 !== undefined){
			if(Array.isArray(data20)){
				const before3 = errors;
				for(let i3=0; i3<data20.length; i3++){
					let data21 = data20[i3];
					const _errs31 = errors;
					let valid25 = false;
					const _errs32 = errors;
					if(!(checkMergeRequestNoneOrAny(data21))){
						vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/labels/" + i3);
						errors = vErrors.length;
					}
					var _valid6 = _errs32 === errors;
					if(_valid6){
						valid25 = true;
					}
					var end6 = errors;
					if(!valid25){
						const _errs33 = errors;
						if(typeof data21 !== "string"){
							vErrors = fail(vErrors, "/labels/" + i3, "type", "string"); errors++;
						}
						var _valid7 = _errs33 === errors;
						if(_valid7){
							valid25 = true;
						}
						var end7 = errors;
					}
					if(!valid25){
						vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/labels/" + i3, start: _errs31, ends: [end6, end7] });
						errors = vErrors.length;
					} else {
						errors = _errs31;
						if(vErrors !== null){
							if(_errs31){
								vErrors.length = _errs31;
							} else {
								vErrors = null;
							}
						}
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		let data22 = data.merge_user_id;
		if(data22 !== undefined){
			if(!Number.isSafeInteger(data22) && !plainInteger(data22)){
				vErrors = fail(vErrors, "/merge_user_id", integerFault(data22), "integer"); errors++;
			}
		}
		let data23 = data.merge_user_username;
		if(data23 !== undefined){
			if(typeof data23 !== "string"){
				vErrors = fail(vErrors, "/merge_user_username", "type", "string"); errors++;
			}
		}
		let data24 = data.milestone;
		if(data24 !== undefined){
			const _errs37 = errors;
			let valid29 = false;
			const _errs38 = errors;
			if(!(checkMergeRequestNoneOrAny(data24))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid8 = _errs38 === errors;
			if(_valid8){
				valid29 = true;
			}
			var end8 = errors;
			if(!valid29){
				const _errs39 = errors;
				if(typeof data24 !== "string"){
					vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
				}
				var _valid9 = _errs39 === errors;
				if(_valid9){
					valid29 = true;
				}
				var end9 = errors;
			}
			if(!valid29){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/milestone", start: _errs37, ends: [end8, end9] });
				errors = vErrors.length;
			} else {
				errors = _errs37;
				if(vErrors !== null){
					if(_errs37){
						vErrors.length = _errs37;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data25 = data.my_reaction_emoji;
		if(data25 !== undefined){
			const _errs41 = errors;
			let valid31 = false;
			const _errs42 = errors;
			if(!(checkMergeRequestNoneOrAny(data25))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/my_reaction_emoji");
				errors = vErrors.length;
			}
			var _valid10 = _errs42 === errors;
			if(_valid10){
				valid31 = true;
			}
			var end10 = errors;
			if(!valid31){
				const _errs43 = errors;
				if(typeof data25 !== "string"){
					vErrors = fail(vErrors, "/my_reaction_emoji", "type", "string"); errors++;
				}
				var _valid11 = _errs43 === errors;
				if(_valid11){
					valid31 = true;
				}
				var end11 = errors;
			}
			if(!valid31){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/my_reaction_emoji", start: _errs41, ends: [end10, end11] });
				errors = vErrors.length;
			} else {
				errors = _errs41;
				if(vErrors !== null){
					if(_errs41){
						vErrors.length = _errs41;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data26 = data.not;
		if(data26 !== undefined){
			if(!(checkMergeRequestExclusion(data26))){
				vErrors = join(vErrors, checkMergeRequestExclusion.errors, "/not");
				errors = vErrors.length;
			}
		}
		let data27 = data.order_by;
		if(data27 !== undefined){
			if(!values37.includes(data27)){
				vErrors = fail(vErrors, "/order_by", "enum", values37); errors++;
			}
		}
		let data28 = data.sort;
		if(data28 !== undefined){
			if(!(checkSortDirection(data28))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data29 = data.reviewer_id;
		if(data29 !== undefined){
			if(!Number.isSafeInteger(data29) && !plainInteger(data29)){
				vErrors = fail(vErrors, "/reviewer_id", integerFault(data29), "integer"); errors++;
			}
		}
		let data30 = data.reviewer_username;
		if(data30 !== undefined){
			if(typeof data30 !== "string"){
				vErrors = fail(vErrors, "/reviewer_username", "type", "string"); errors++;
			}
		}
		let data31 = data.scope;
		if(data31 !== undefined){
			if(!(checkMergeRequestScope(data31))){
				vErrors = join(vErrors, checkMergeRequestScope.errors, "/scope");
				errors = vErrors.length;
			}
		}
		let data32 = data.source_branch;
		if(data32 !== undefined){
			if(typeof data32 !== "string"){
				vErrors = fail(vErrors, "/source_branch", "type", "string"); errors++;
			}
		}
		let data33 = data.target_branch;
		if(data33 !== undefined){
			if(typeof data33 !== "string"){
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		let data34 = data.state;
		if(data34 !== undefined){
			if(!values38.includes(data34)){
				vErrors = fail(vErrors, "/state", "enum", values38); errors++;
			}
		}
		let data35 = data.view;
		if(data35 !== undefined){
			if(data35 !== "simple"){
				vErrors = fail(vErrors, "/view", "enum", values39); errors++;
			}
		}
		let data36 = data.with_labels_details;
		if(data36 !== undefined){
			if(typeof data36 !== "boolean"){
				vErrors = fail(vErrors, "/with_labels_details", "type", "boolean"); errors++;
			}
		}
		let data37 = data.with_merge_status_recheck;
		if(data37 !== undefined){
			if(typeof data37 !== "boolean"){
				vErrors = fail(vErrors, "/with_merge_status_recheck", "type", "boolean"); errors++;
			}
		}
		let data38 = data.wip;
		if(data38 !== undefined){
			if((data38 !== "yes") && (data38 !== "no")){
				vErrors = fail(vErrors, "/wip", "enum", values35); errors++;
			}
		}
		let data39 = data.page;
		if(data39 !== undefined){
			if(!Number.isSafeInteger(data39) && !plainInteger(data39)){
				vErrors = fail(vErrors, "/page", integerFault(data39), "integer"); errors++;
			}
			if(typeof data39 == "number"){
				if(data39 < 1 || isNaN(data39)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data40 = data.per_page;
		if(data40 !== undefined){
			if(!Number.isSafeInteger(data40) && !plainInteger(data40)){
				vErrors = fail(vErrors, "/per_page", integerFault(data40), "integer"); errors++;
			}
			if(typeof data40 == "number"){
				if(data40 > 100 || isNaN(data40)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data40 < 1 || isNaN(data40)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListMergeRequestsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListMergeRequests200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkMergeRequest(data[i0]))){
				vErrors = join(vErrors, checkMergeRequest.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListMergeRequests200.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectMergeRequestsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data["iids[]"];
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
						vErrors = fail(vErrors, "/iids[]/" + i0, integerFault(data1), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/iids[]", "type", "array"); errors++;
			}
		}
		let data2 = data["approved_by_ids[]"];
		if(data2 !== undefined){
			if(Array.isArray(data2)){
				if(data2.length > 5){
					vErrors = fail(vErrors, "/approved_by_ids[]", "maxItems", 5); errors++;
				}
				const before1 = errors;
				for(let i1=0; i1<data2.length; i1++){
					let data3 = data2[i1];
					const _errs4 = errors;
					let valid4 = false;
					const _errs5 = errors;
					if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
						vErrors = fail(vErrors, "/approved_by_ids[]/" + i1, integerFault(data3), "integer"); errors++;
					}
					var _valid0 = _errs5 === errors;
					if(_valid0){
						valid4 = true;
					}
					var end0 = errors;
					if(!valid4){
						const _errs6 = errors;
						if(!(checkMergeRequestNoneOrAny(data3))){
							vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approved_by_ids[]/" + i1);
							errors = vErrors.length;
						}
						var _valid1 = _errs6 === errors;
						if(_valid1){
							valid4 = true;
						}
						var end1 = errors;
					}
					if(!valid4){
						vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/approved_by_ids[]/" + i1, start: _errs4, ends: [end0, end1] });
						errors = vErrors.length;
					} else {
						errors = _errs4;
						if(vErrors !== null){
							if(_errs4){
								vErrors.length = _errs4;
							} else {
								vErrors = null;
							}
						}
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approved_by_ids[]", "type", "array"); errors++;
			}
		}
		let data4 = data.approved_by_ids;
		if(data4 !== undefined){
			if(!(checkMergeRequestNoneOrAny(data4))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approved_by_ids");
				errors = vErrors.length;
			}
		}
		let data5 = data["approver_ids[]"];
		if(data5 !== undefined){
			if(Array.isArray(data5)){
				const before2 = errors;
				for(let i2=0; i2<data5.length; i2++){
					let data6 = data5[i2];
					const _errs10 = errors;
					let valid8 = false;
					const _errs11 = errors;
					if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
						vErrors = fail(vErrors, "/approver_ids[]/" + i2, integerFault(data6), "integer"); errors++;
					}
					var _valid2 = _errs11 === errors;
					if(_valid2){
						valid8 = true;
					}
					var end2 = errors;
					if(!valid8){
						const _errs12 = errors;
						if(!(checkMergeRequestNoneOrAny(data6))){
							vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approver_ids[]/" + i2);
							errors = vErrors.length;
						}
						var _valid3 = _errs12 === errors;
						if(_valid3){
							valid8 = true;
						}
						var end3 = errors;
					}
					if(!valid8){
						vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/approver_ids[]/" + i2, start: _errs10, ends: [end2, end3] });
						errors = vErrors.length;
					} else {
						errors = _errs10;
						if(vErrors !== null){
							if(_errs10){
								vErrors.length = _errs10;
							} else {
								vErrors = null;
							}
						}
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approver_ids[]", "type", "array"); errors++;
			}
		}
		let data7 = data.approver_ids;
		if(data7 !== undefined){
			if(!(checkMergeRequestNoneOrAny(data7))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approver_ids");
				errors = vErrors.length;
			}
		}
		let data8 = data.approved;
		if(data8 !== undefined){
			if((data8 !== "yes") && (data8 !== "no")){
				vErrors = fail(vErrors, "/approved", "enum", values35); errors++;
			}
		}
		let data9 = data.assignee_id;
		if(data9 !== undefined){
			const _errs16 = errors;
			let valid12 = false;
			const _errs17 = errors;
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data9), "integer"); errors++;
			}
			var _valid4 = _errs17 === errors;
			if(_valid4){
				valid12 = true;
			}
			var end4 = errors;
			if(!valid12){
				const _errs18 = errors;
				if(!(checkMergeRequestNoneOrAny(data9))){
					vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/assignee_id");
					errors = vErrors.length;
				}
				var _valid5 = _errs18 === errors;
				if(_valid5){
					valid12 = true;
				}
				var end5 = errors;
			}
			if(!valid12){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/assignee_id", start: _errs16, ends: [end4, end5] });
				errors = vErrors.length;
			} else {
				errors = _errs16;
				if(vErrors !== null){
					if(_errs16){
						vErrors.length = _errs16;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data10 = data.author_id;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/author_id", integerFault(data10), "integer"); errors++;
			}
		}
		let data11 = data.author_username;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
		}
		let data12 = data.created_after;
		if(data12 !== undefined){
			if(typeof data12 === "string"){
				if(!dateTimeFormat(data12)){
					vErrors = fail(vErrors, "/created_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_after", "type", "string"); errors++;
			}
		}
		let data13 = data.created_before;
		if(data13 !== undefined){
			if(typeof data13 === "string"){
				if(!dateTimeFormat(data13)){
					vErrors = fail(vErrors, "/created_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_before", "type", "string"); errors++;
			}
		}
		let data14 = data.updated_after;
		if(data14 !== undefined){
			if(typeof data14 === "string"){
				if(!dateTimeFormat(data14)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		let data15 = data.updated_before;
		if(data15 !== undefined){
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		let data16 = data.deployed_after;
		if(data16 !== undefined){
			if(typeof data16 === "string"){
				if(!dateTimeFormat(data16)){
					vErrors = fail(vErrors, "/deployed_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_after", "type", "string"); errors++;
			}
		}
		let data17 = data.deployed_before;
		if(data17 !== undefined){
			if(typeof data17 === "string"){
				if(!dateTimeFormat(data17)){
					vErrors = fail(vErrors, "/deployed_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_before", "type", "string"); errors++;
			}
		}
		let data18 = data.environment;
		if(data18 !== undefined){
			if(typeof data18 !== "string"){
				vErrors = fail(vErrors, "/environment", "type", "string"); errors++;
			}
		}
		let data19 = data.search;
		if(data19 !== undefined){
			if(typeof data19 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data20 = data.in;
		if(data20 !== undefined){
			if(Array.isArray(data20)){
				const before3 = errors;
				for(let i3=0; i3<data20.length; i3++){
					let data21 = data20[i3];
					if((data21 !== "title") && (data21 !== "description")){
						vErrors = fail(vErrors, "/in/" + i3, "enum", values36); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/in", "type", "array"); errors++;
			}
		}
		let data22 = data.labels;
		if(data22 !== undefined){
			if(Array.isArray(data22)){
				const before4 = errors;
				for(let i4=0; i4<data22.length; i4++){
					let data23 = data22[i4];
					const _errs33 = errors;
					let valid27 = false;
					const _errs34 = errors;
					if(!(checkMergeRequestNoneOrAny(data23))){
						vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/labels/" + i4);
						errors = vErrors.length;
					}
					var _valid6 = _errs34 === errors;
					if(_valid6){
						valid27 = true;
					}
					var end6 = errors;
					if(!valid27){
						const _errs35 = errors;
						if(typeof data23 !== "string"){
							vErrors = fail(vErrors, "/labels/" + i4, "type", "string"); errors++;
						}
						var _valid7 = _errs35 === errors;
						if(_valid7){
							valid27 = true;
						}
						var end7 = errors;
					}
					if(!valid27){
						vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/labels/" + i4, start: _errs33, ends: [end6, end7] });
						errors = vErrors.length;
					} else {
						errors = _errs33;
						if(vErrors !== null){
							if(_errs33){
								vErrors.length = _errs33;
							} else {
								vErrors = null;
							}
						}
					}
					if(errors - before4 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		let data24 = data.merge_user_id;
		if(data24 !== undefined){
			if(!Number.isSafeInteger(data24) && !plainInteger(data24)){
				vErrors = fail(vErrors, "/merge_user_id", integerFault(data24), "integer"); errors++;
			}
		}
		let data25 = data.merge_user_username;
		if(data25 !== undefined){
			if(typeof data25 !== "string"){
				vErrors = fail(vErrors, "/merge_user_username", "type", "string"); errors++;
			}
		}
		let data26 = data.milestone;
		if(data26 !== undefined){
			const _errs39 = errors;
			let valid31 = false;
			const _errs40 = errors;
			if(!(checkMergeRequestNoneOrAny(data26))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid8 = _errs40 === errors;
			if(_valid8){
				valid31 = true;
			}
			var end8 = errors;
			if(!valid31){
				const _errs41 = errors;
				if(typeof data26 !== "string"){
					vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
				}
				var _valid9 = _errs41 === errors;
				if(_valid9){
					valid31 = true;
				}
				var end9 = errors;
			}
			if(!valid31){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/milestone", start: _errs39, ends: [end8, end9] });
				errors = vErrors.length;
			} else {
				errors = _errs39;
				if(vErrors !== null){
					if(_errs39){
						vErrors.length = _errs39;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data27 = data.my_reaction_emoji;
		if(data27 !== undefined){
			const _errs43 = errors;
			let valid33 = false;
			const _errs44 = errors;
			if(!(checkMergeRequestNoneOrAny(data27))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/my_reaction_emoji");
				errors = vErrors.length;
			}
			var _valid10 = _errs44 === errors;
			if(_valid10){
				valid33 = true;
			}
			var end10 = errors;
			if(!valid33){
				const _errs45 = errors;
				if(typeof data27 !== "string"){
					vErrors = fail(vErrors, "/my_reaction_emoji", "type", "string"); errors++;
				}
				var _valid11 = _errs45 === errors;
				if(_valid11){
					valid33 = true;
				}
				var end11 = errors;
			}
			if(!valid33){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/my_reaction_emoji", start: _errs43, ends: [end10, end11] });
				errors = vErrors.length;
			} else {
				errors = _errs43;
				if(vErrors !== null){
					if(_errs43){
						vErrors.length = _errs43;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data28 = data.not;
		if(data28 !== undefined){
			if(!(checkMergeRequestExclusion(data28))){
				vErrors = join(vErrors, checkMergeRequestExclusion.errors, "/not");
				errors = vErrors.length;
			}
		}
		let data29 = data.order_by;
		if(data29 !== undefined){
			if(!values37.includes(data29)){
				vErrors = fail(vErrors, "/order_by", "enum", values37); errors++;
			}
		}
		let data30 = data.sort;
		if(data30 !== undefined){
			if(!(checkSortDirection(data30))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data31 = data.reviewer_id;
		if(data31 !== undefined){
			if(!Number.isSafeInteger(data31) && !plainInteger(data31)){
				vErrors = fail(vErrors, "/reviewer_id", integerFault(data31), "integer"); errors++;
			}
		}
		let data32 = data.reviewer_username;
		if(data32 !== undefined){
			if(typeof data32 !== "string"){
				vErrors = fail(vErrors, "/reviewer_username", "type", "string"); errors++;
			}
		}
		let data33 = data.scope;
		if(data33 !== undefined){
			if(!(checkMergeRequestScope(data33))){
				vErrors = join(vErrors, checkMergeRequestScope.errors, "/scope");
				errors = vErrors.length;
			}
		}
		let data34 = data.source_branch;
		if(data34 !== undefined){
			if(typeof data34 !== "string"){
				vErrors = fail(vErrors, "/source_branch", "type", "string"); errors++;
			}
		}
		let data35 = data.target_branch;
		if(data35 !== undefined){
			if(typeof data35 !== "string"){
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		let data36 = data.state;
		if(data36 !== undefined){
			if(!values38.includes(data36)){
				vErrors = fail(vErrors, "/state", "enum", values38); errors++;
			}
		}
		let data37 = data.view;
		if(data37 !== undefined){
			if(data37 !== "simple"){
				vErrors = fail(vErrors, "/view", "enum", values39); errors++;
			}
		}
		let data38 = data.with_labels_details;
		if(data38 !== undefined){
			if(typeof data38 !== "boolean"){
				vErrors = fail(vErrors, "/with_labels_details", "type", "boolean"); errors++;
			}
		}
		let data39 = data.with_merge_status_recheck;
		if(data39 !== undefined){
			if(typeof data39 !== "boolean"){
				vErrors = fail(vErrors, "/with_merge_status_recheck", "type", "boolean"); errors++;
			}
		}
		let data40 = data.wip;
		if(data40 !== undefined){
			if((data40 !== "yes") && (data40 !== "no")){
				vErrors = fail(vErrors, "/wip", "enum", values35); errors++;
			}
		}
		let data41 = data.page;
		if(data41 !== undefined){
			if(!Number.isSafeInteger(data41) && !plainInteger(data41)){
				vErrors = fail(vErrors, "/page", integerFault(data41), "integer"); errors++;
			}
			if(typeof data41 == "number"){
				if(data41 < 1 || isNaN(data41)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data42 = data.per_page;
		if(data42 !== undefined){
			if(!Number.isSafeInteger(data42) && !plainInteger(data42)){
				vErrors = fail(vErrors, "/per_page", integerFault(data42), "integer"); errors++;
			}
			if(typeof data42 == "number"){
				if(data42 > 100 || isNaN(data42)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data42 < 1 || isNaN(data42)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListProjectMergeRequestsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectMergeRequests200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkMergeRequest(data[i0]))){
				vErrors = join(vErrors, checkMergeRequest.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListProjectMergeRequests200.errors = vErrors;
	}
	return errors === 0;
}

function checkListMergeRequestContextCommits200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkCommit(data[i0]))){
				vErrors = join(vErrors, checkCommit.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListMergeRequestContextCommits200.errors = vErrors;
	}
	return errors === 0;
}

function checkCreateMergeRequestContextCommits201(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkCommit(data[i0]))){
				vErrors = join(vErrors, checkCommit.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkCreateMergeRequestContextCommits201.errors = vErrors;
	}
	return errors === 0;
}

function checkListGroupApprovalRules200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkApprovalRule(data[i0]))){
				vErrors = join(vErrors, checkApprovalRule.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListGroupApprovalRules200.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectApprovalRules200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkApprovalRule(data[i0]))){
				vErrors = join(vErrors, checkApprovalRule.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListProjectApprovalRules200.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectMilestonesQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data["iids[]"];
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
						vErrors = fail(vErrors, "/iids[]/" + i0, integerFault(data1), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/iids[]", "type", "array"); errors++;
			}
		}
		let data2 = data.state;
		if(data2 !== undefined){
			if(!(checkMilestoneState(data2))){
				vErrors = join(vErrors, checkMilestoneState.errors, "/state");
				errors = vErrors.length;
			}
		}
		let data3 = data.title;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data4 = data.search;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data5 = data.include_parent_milestones;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/include_parent_milestones", "type", "boolean"); errors++;
			}
		}
		let data6 = data.include_ancestors;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/include_ancestors", "type", "boolean"); errors++;
			}
		}
		let data7 = data.updated_before;
		if(data7 !== undefined){
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		let data8 = data.updated_after;
		if(data8 !== undefined){
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		let data9 = data.page;
		if(data9 !== undefined){
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/page", integerFault(data9), "integer"); errors++;
			}
			if(typeof data9 == "number"){
				if(data9 < 1 || isNaN(data9)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data10 = data.per_page;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/per_page", integerFault(data10), "integer"); errors++;
			}
			if(typeof data10 == "number"){
				if(data10 > 100 || isNaN(data10)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data10 < 1 || isNaN(data10)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListProjectMilestonesQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectMilestones200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkMilestone(data[i0]))){
				vErrors = join(vErrors, checkMilestone.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListProjectMilestones200.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectMilestoneIssues200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			let data0 = data[i0];
			if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
				vErrors = fail(vErrors, "/" + i0, "type", "object"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListProjectMilestoneIssues200.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectMilestoneMergeRequests200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkMergeRequest(data[i0]))){
				vErrors = join(vErrors, checkMergeRequest.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListProjectMilestoneMergeRequests200.errors = vErrors;
	}
	return errors === 0;
}

function checkPromoteProjectMilestone200(data){
	let vErrors = null;
	let errors = 0;
	if(!(data && typeof data == "object" && !Array.isArray(data))){
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPromoteProjectMilestone200.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectMilestoneBurndownEvents200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			let data0 = data[i0];
			if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
				vErrors = fail(vErrors, "/" + i0, "type", "object"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListProjectMilestoneBurndownEvents200.errors = vErrors;
	}
	return errors === 0;
}

function checkListPagesDomains200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkInstancePagesDomain(data[i0]))){
				vErrors = join(vErrors, checkInstancePagesDomain.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListPagesDomains200.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectPagesDomains200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkPagesDomain(data[i0]))){
				vErrors = join(vErrors, checkPagesDomain.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListProjectPagesDomains200.errors = vErrors;
	}
	return errors === 0;
}

function checkCreateProjectPagesDomainMultipartBody(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.domain;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/domain", "type", "string"); errors++;
			}
		}
		let data1 = data.auto_ssl_enabled;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "domain") || (key0 === "auto_ssl_enabled")) || (key0 === "certificate")) || (key0 === "key"))){
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
		checkCreateProjectPagesDomainMultipartBody.errors = vErrors;
	}
	return errors === 0;
}

function checkUpdateProjectPagesDomainMultipartBody(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.auto_ssl_enabled;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "auto_ssl_enabled") || (key0 === "certificate")) || (key0 === "key"))){
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
		checkUpdateProjectPagesDomainMultipartBody.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectIntegrations200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkIntegration(data[i0]))){
				vErrors = join(vErrors, checkIntegration.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListProjectIntegrations200.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactsPath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.ref_name;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "ref_name"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/ref_name", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/ref_name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRefArtifactsPath.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.job;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "job"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/job", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRefArtifactsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactsHeaders(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Range;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRefArtifactsHeaders.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifacts206Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data["Content-Range"];
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Content-Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRefArtifacts206Headers.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifacts302Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Location;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Location", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRefArtifacts302Headers.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactFilePath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.ref_name;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "ref_name"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/ref_name", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/ref_name", "type", "string"); errors++;
			}
		}
		let data2 = data.artifact_path;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "artifact_path"); errors++;
		} else {
			if(typeof data2 === "string"){
				if(data2.length < 1){
					vErrors = fail(vErrors, "/artifact_path", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/artifact_path", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRefArtifactFilePath.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactFileQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.job;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "job"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/job", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRefArtifactFileQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactFileHeaders(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Range;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRefArtifactFileHeaders.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactFile200(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	if(errors !== 0){
		checkDownloadRefArtifactFile200.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactFile206Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data["Content-Range"];
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Content-Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRefArtifactFile206Headers.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactFile302Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Location;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Location", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRefArtifactFile302Headers.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadJobArtifactsHeaders(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Range;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadJobArtifactsHeaders.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadJobArtifacts206Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data["Content-Range"];
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Content-Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadJobArtifacts206Headers.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadJobArtifacts302Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Location;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Location", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadJobArtifacts302Headers.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadJobArtifactFilePath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.job_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "job_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/job_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/job_id", "minimum", 1); errors++;
				}
			}
		}
		let data2 = data.artifact_path;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "artifact_path"); errors++;
		} else {
			if(typeof data2 === "string"){
				if(data2.length < 1){
					vErrors = fail(vErrors, "/artifact_path", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/artifact_path", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadJobArtifactFilePath.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadJobArtifactFileHeaders(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Range;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadJobArtifactFileHeaders.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadJobArtifactFile206Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data["Content-Range"];
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Content-Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadJobArtifactFile206Headers.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadJobArtifactFile302Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Location;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Location", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadJobArtifactFile302Headers.errors = vErrors;
	}
	return errors === 0;
}

function checkLintProjectCiConfigurationQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.content_ref;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/content_ref", "type", "string"); errors++;
			}
		}
		let data1 = data.dry_run_ref;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/dry_run_ref", "type", "string"); errors++;
			}
		}
		let data2 = data.dry_run;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/dry_run", "type", "boolean"); errors++;
			}
		}
		let data3 = data.include_jobs;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/include_jobs", "type", "boolean"); errors++;
			}
		}
		let data4 = data.include_merged_yaml;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/include_merged_yaml", "type", "boolean"); errors++;
			}
		}
		let data5 = data.ref;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data6 = data.sha;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkLintProjectCiConfigurationQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkLintCiContentQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.include_merged_yaml;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/include_merged_yaml", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkLintCiContentQuery.errors = vErrors;
	}
	return errors === 0;
}

function checka1c39a0722fa(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.page;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/page", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data1 = data.per_page;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/per_page", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 > 100 || isNaN(data1)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checka1c39a0722fa.errors = vErrors;
	}
	return errors === 0;
}

function check96065f9bad27(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Link;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Link", "type", "string"); errors++;
			}
		}
		let data1 = data["x-next-page"];
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(!pattern2.test(data1)){
					vErrors = fail(vErrors, "/x-next-page", "pattern", "^[0-9]*$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/x-next-page", "type", "string"); errors++;
			}
		}
		let data2 = data["x-page"];
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/x-page", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data["x-per-page"];
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/x-per-page", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data["x-prev-page"];
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(!pattern2.test(data4)){
					vErrors = fail(vErrors, "/x-prev-page", "pattern", "^[0-9]*$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/x-prev-page", "type", "string"); errors++;
			}
		}
		let data5 = data["x-total"];
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/x-total", integerFault(data5), "integer"); errors++;
			}
		}
		let data6 = data["x-total-pages"];
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/x-total-pages", integerFault(data6), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check96065f9bad27.errors = vErrors;
	}
	return errors === 0;
}

function check450aa270454b(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check450aa270454b.errors = vErrors;
	}
	return errors === 0;
}

function check967027e74cec(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.user_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "user_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/user_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/user_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check967027e74cec.errors = vErrors;
	}
	return errors === 0;
}

function check33993d6a92c1(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.query;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/query", "type", "string"); errors++;
			}
		}
		let data1 = data.page;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/page", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data2 = data.per_page;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/per_page", integerFault(data2), "integer"); errors++;
			}
			if(typeof data2 == "number"){
				if(data2 > 100 || isNaN(data2)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data2 < 1 || isNaN(data2)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check33993d6a92c1.errors = vErrors;
	}
	return errors === 0;
}

function checkfe7116fccfb0(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.email;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/email", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkfe7116fccfb0.errors = vErrors;
	}
	return errors === 0;
}

function check7beaaf535d00(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.query;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/query", "type", "string"); errors++;
			}
		}
		let data1 = data["user_ids[]"];
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					let data2 = data1[i0];
					if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
						vErrors = fail(vErrors, "/user_ids[]/" + i0, integerFault(data2), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/user_ids[]", "type", "array"); errors++;
			}
		}
		let data3 = data["skip_users[]"];
		if(data3 !== undefined){
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					let data4 = data3[i1];
					if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
						vErrors = fail(vErrors, "/skip_users[]/" + i1, integerFault(data4), "integer"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/skip_users[]", "type", "array"); errors++;
			}
		}
		let data5 = data.show_seat_info;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/show_seat_info", "type", "boolean"); errors++;
			}
		}
		let data6 = data.page;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/page", integerFault(data6), "integer"); errors++;
			}
			if(typeof data6 == "number"){
				if(data6 < 1 || isNaN(data6)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data7 = data.per_page;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/per_page", integerFault(data7), "integer"); errors++;
			}
			if(typeof data7 == "number"){
				if(data7 > 100 || isNaN(data7)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data7 < 1 || isNaN(data7)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check7beaaf535d00.errors = vErrors;
	}
	return errors === 0;
}

function check9ae8648b9a2a(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.query;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/query", "type", "string"); errors++;
			}
		}
		let data1 = data["user_ids[]"];
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					let data2 = data1[i0];
					if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
						vErrors = fail(vErrors, "/user_ids[]/" + i0, integerFault(data2), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/user_ids[]", "type", "array"); errors++;
			}
		}
		let data3 = data.show_seat_info;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/show_seat_info", "type", "boolean"); errors++;
			}
		}
		let data4 = data.state;
		if(data4 !== undefined){
			if((data4 !== "awaiting") && (data4 !== "active")){
				vErrors = fail(vErrors, "/state", "enum", values40); errors++;
			}
		}
		let data5 = data.page;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/page", integerFault(data5), "integer"); errors++;
			}
			if(typeof data5 == "number"){
				if(data5 < 1 || isNaN(data5)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data6 = data.per_page;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/per_page", integerFault(data6), "integer"); errors++;
			}
			if(typeof data6 == "number"){
				if(data6 > 100 || isNaN(data6)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data6 < 1 || isNaN(data6)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check9ae8648b9a2a.errors = vErrors;
	}
	return errors === 0;
}

function checkbe7130686faa(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.uid;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "uid"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/uid", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/uid", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkbe7130686faa.errors = vErrors;
	}
	return errors === 0;
}

function check7b7071fd6946(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.saml_group_name;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "saml_group_name"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/saml_group_name", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/saml_group_name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check7b7071fd6946.errors = vErrors;
	}
	return errors === 0;
}

function checkf2406a031839(data){
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
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkf2406a031839.errors = vErrors;
	}
	return errors === 0;
}

function check8389458ff043(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.email_id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "email_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/email_id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/email_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check8389458ff043.errors = vErrors;
	}
	return errors === 0;
}

function check039b575d23f6(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.sha;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "sha"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/sha", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check039b575d23f6.errors = vErrors;
	}
	return errors === 0;
}

function check662adfc9742b(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.pipeline_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "pipeline_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/pipeline_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/pipeline_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check662adfc9742b.errors = vErrors;
	}
	return errors === 0;
}

function checka0f47b365da6(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.merge_request_iid;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "merge_request_iid"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/merge_request_iid", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/merge_request_iid", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checka0f47b365da6.errors = vErrors;
	}
	return errors === 0;
}

function check547f12f15ee2(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.approval_rule_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "approval_rule_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/approval_rule_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/approval_rule_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check547f12f15ee2.errors = vErrors;
	}
	return errors === 0;
}

function check6c0f3599729a(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.milestone_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "milestone_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/milestone_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/milestone_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check6c0f3599729a.errors = vErrors;
	}
	return errors === 0;
}

function check2d6226409534(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.domain;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/domain", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/domain", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check2d6226409534.errors = vErrors;
	}
	return errors === 0;
}

function check2795038a0133(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.slug;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "slug"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/slug", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/slug", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check2795038a0133.errors = vErrors;
	}
	return errors === 0;
}

function check792f38f911f3(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.job_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "job_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/job_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/job_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check792f38f911f3.errors = vErrors;
	}
	return errors === 0;
}

export const operations = {
	listMemberRoles: {
		parameters: {
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListMemberRoles200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createMemberRole: {
		parameters: {},
		body: {
			'application/json': validator(checkMemberRoleCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkMemberRole),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteMemberRole: {
		parameters: {
			path: validator(checkDeleteMemberRolePath),
		},
		body: {},
		responses: {
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listGroupMemberRoles: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListGroupMemberRoles200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createGroupMemberRole: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkMemberRoleCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkMemberRole),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteGroupMemberRole: {
		parameters: {
			path: validator(checkDeleteGroupMemberRolePath),
		},
		body: {},
		responses: {
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listServiceAccounts: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkListServiceAccountsQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListServiceAccounts200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createServiceAccount: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkServiceAccountCreate),
			'application/x-www-form-urlencoded': validator(checkServiceAccountCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkServiceAccount),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteServiceAccount: {
		parameters: {
			path: validator(check967027e74cec),
			query: validator(checkDeleteServiceAccountQuery),
		},
		body: {
			'application/json': validator(checkServiceAccountDelete),
			'application/x-www-form-urlencoded': validator(checkServiceAccountDelete),
		},
		responses: {
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'409': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createServiceAccountToken: {
		parameters: {
			path: validator(check967027e74cec),
		},
		body: {
			'application/json': validator(checkServiceAccountTokenCreate),
			'application/x-www-form-urlencoded': validator(checkServiceAccountTokenCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkServiceAccountToken),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	rotateServiceAccountToken: {
		parameters: {
			path: validator(checkRotateServiceAccountTokenPath),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkServiceAccountToken),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listGroups: {
		parameters: {
			query: validator(checkListGroupsQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListGroups200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getGroup: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkGetGroupQuery),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkGroup),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'3XX': {
				headers: validator(checkGetGroup3XXHeaders),
			},
		},
	},
	listNamespaces: {
		parameters: {
			query: validator(checkListNamespacesQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListNamespaces200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getNamespace: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkNamespace),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	checkNamespaceExistence: {
		parameters: {
			path: validator(checkCheckNamespaceExistencePath),
			query: validator(checkCheckNamespaceExistenceQuery),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkNamespaceExistence),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listGroupAccessRequests: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListGroupAccessRequests200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createGroupAccessRequest: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkAccessRequest),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	denyGroupAccessRequest: {
		parameters: {
			path: validator(check967027e74cec),
		},
		body: {},
		responses: {
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	approveGroupAccessRequest: {
		parameters: {
			path: validator(check967027e74cec),
		},
		body: {
			'application/json': validator(checkAccessRequestApproval),
			'application/x-www-form-urlencoded': validator(checkAccessRequestApproval),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkApprovedAccessRequest),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listProjectAccessRequests: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProjectAccessRequests200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createProjectAccessRequest: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkAccessRequest),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	denyProjectAccessRequest: {
		parameters: {
			path: validator(check967027e74cec),
		},
		body: {},
		responses: {
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	approveProjectAccessRequest: {
		parameters: {
			path: validator(check967027e74cec),
		},
		body: {
			'application/json': validator(checkAccessRequestApproval),
			'application/x-www-form-urlencoded': validator(checkAccessRequestApproval),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkApprovedAccessRequest),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listGroupInvitations: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check33993d6a92c1),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListGroupInvitations200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createGroupInvitations: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkInvitationCreate),
			'application/x-www-form-urlencoded': validator(checkInvitationCreate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkInvitationResult),
				},
			},
			'201': {
				content: {
					'application/json': validator(checkInvitationResult),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	updateGroupInvitation: {
		parameters: {
			path: validator(checkfe7116fccfb0),
		},
		body: {
			'application/json': validator(checkInvitationUpdate),
			'application/x-www-form-urlencoded': validator(checkInvitationUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkUpdatedInvitation),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteGroupInvitation: {
		parameters: {
			path: validator(checkfe7116fccfb0),
		},
		body: {},
		responses: {
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'409': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listProjectInvitations: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check33993d6a92c1),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProjectInvitations200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createProjectInvitations: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkInvitationCreate),
			'application/x-www-form-urlencoded': validator(checkInvitationCreate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkInvitationResult),
				},
			},
			'201': {
				content: {
					'application/json': validator(checkInvitationResult),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	updateProjectInvitation: {
		parameters: {
			path: validator(checkfe7116fccfb0),
		},
		body: {
			'application/json': validator(checkInvitationUpdate),
			'application/x-www-form-urlencoded': validator(checkInvitationUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkUpdatedInvitation),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteProjectInvitation: {
		parameters: {
			path: validator(checkfe7116fccfb0),
		},
		body: {},
		responses: {
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'409': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listGroupMembers: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check7beaaf535d00),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListGroupMembers200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listEffectiveGroupMembers: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check9ae8648b9a2a),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListEffectiveGroupMembers200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getEffectiveGroupMember: {
		parameters: {
			path: validator(check967027e74cec),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkMember),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getGroupMember: {
		parameters: {
			path: validator(check967027e74cec),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkMember),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listBillableGroupMembers: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkListBillableGroupMembersQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListBillableGroupMembers200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listProjectMembers: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check7beaaf535d00),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProjectMembers200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listEffectiveProjectMembers: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check9ae8648b9a2a),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListEffectiveProjectMembers200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getEffectiveProjectMember: {
		parameters: {
			path: validator(check967027e74cec),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkMember),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getProjectMember: {
		parameters: {
			path: validator(check967027e74cec),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkMember),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listSamlIdentities: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListSamlIdentities200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getSamlIdentity: {
		parameters: {
			path: validator(checkbe7130686faa),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkSamlIdentity),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	updateSamlIdentity: {
		parameters: {
			path: validator(checkbe7130686faa),
		},
		body: {
			'application/x-www-form-urlencoded': validator(checkSamlIdentityUpdate),
			'application/json': validator(checkSamlIdentityUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkSamlIdentity),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteSamlIdentity: {
		parameters: {
			path: validator(checkbe7130686faa),
		},
		body: {},
		responses: {
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listSamlGroupLinks: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListSamlGroupLinks200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createSamlGroupLink: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkSamlGroupLinkCreate),
			'application/x-www-form-urlencoded': validator(checkSamlGroupLinkCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkSamlGroupLink),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getSamlGroupLink: {
		parameters: {
			path: validator(check7b7071fd6946),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkSamlGroupLink),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteSamlGroupLink: {
		parameters: {
			path: validator(check7b7071fd6946),
		},
		body: {},
		responses: {
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listSshCertificates: {
		parameters: {
			path: validator(checkf2406a031839),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListSshCertificates200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createSshCertificate: {
		parameters: {
			path: validator(checkf2406a031839),
		},
		body: {
			'application/json': validator(checkSshCertificateCreate),
			'application/x-www-form-urlencoded': validator(checkSshCertificateCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkSshCertificate),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteSshCertificate: {
		parameters: {
			path: validator(checkDeleteSshCertificatePath),
		},
		body: {},
		responses: {
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listOwnEmails: {
		parameters: {
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListOwnEmails200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createOwnEmail: {
		parameters: {},
		body: {
			'application/json': validator(checkEmailCreate),
			'application/x-www-form-urlencoded': validator(checkEmailCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkEmail),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getOwnEmail: {
		parameters: {
			path: validator(check8389458ff043),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkEmail),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteOwnEmail: {
		parameters: {
			path: validator(check8389458ff043),
		},
		body: {},
		responses: {
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listUserEmails: {
		parameters: {
			path: validator(checkf2406a031839),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListUserEmails200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createUserEmail: {
		parameters: {
			path: validator(checkCreateUserEmailPath),
		},
		body: {
			'application/json': validator(checkUserEmailCreate),
			'application/x-www-form-urlencoded': validator(checkUserEmailCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkEmail),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteUserEmail: {
		parameters: {
			path: validator(checkDeleteUserEmailPath),
		},
		body: {},
		responses: {
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getApplicationSettings: {
		parameters: {},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkApplicationSettings),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	updateApplicationSettings: {
		parameters: {},
		body: {
			'application/json': validator(checkApplicationSettingsUpdate),
			'application/x-www-form-urlencoded': validator(checkApplicationSettingsUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkApplicationSettings),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getAppearance: {
		parameters: {},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkAppearance),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	updateAppearance: {
		parameters: {},
		body: {
			'application/json': validator(checkAppearanceUpdate),
			'application/x-www-form-urlencoded': validator(checkAppearanceUpdate),
			'multipart/form-data': validator(checkUpdateAppearanceMultipartBody),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkAppearance),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listProjects: {
		parameters: {
			query: validator(checkListProjectsQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProjects200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getProject: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkGetProjectQuery),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkProject),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'3XX': {
				headers: validator(checkGetProject3XXHeaders),
			},
		},
	},
	listCommits: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkListCommitsQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListCommits200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createCommit: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkCommitCreate),
			'application/x-www-form-urlencoded': validator(checkCommitCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkCommit),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getCommit: {
		parameters: {
			path: validator(check039b575d23f6),
			query: validator(checkGetCommitQuery),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkCommit),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listCommitRefs: {
		parameters: {
			path: validator(check039b575d23f6),
			query: validator(checkListCommitRefsQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListCommitRefs200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getCommitSequence: {
		parameters: {
			path: validator(check039b575d23f6),
			query: validator(checkGetCommitSequenceQuery),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkCommitSequence),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	cherryPickCommit: {
		parameters: {
			path: validator(check039b575d23f6),
		},
		body: {
			'application/json': validator(checkCherryPick),
			'application/x-www-form-urlencoded': validator(checkCherryPick),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkCherryPickDryRun),
				},
			},
			'201': {
				content: {
					'application/json': validator(checkCommit),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkCherryPickError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	revertCommit: {
		parameters: {
			path: validator(check039b575d23f6),
		},
		body: {
			'application/json': validator(checkRevert),
			'application/x-www-form-urlencoded': validator(checkRevert),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkCherryPickDryRun),
				},
			},
			'201': {
				content: {
					'application/json': validator(checkRevertResult),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listRepositoryTree: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkListRepositoryTreeQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(checkListRepositoryTree200Headers),
				content: {
					'application/json': validator(checkListRepositoryTree200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getRepositoryBlob: {
		parameters: {
			path: validator(check039b575d23f6),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkBlob),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getRawRepositoryBlob: {
		parameters: {
			path: validator(check039b575d23f6),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'*/*': validator(anything),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	downloadRepositoryArchive: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkDownloadRepositoryArchiveQuery),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'*/*': validator(anything),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	downloadRepositoryArchiveInFormat: {
		parameters: {
			path: validator(checkDownloadRepositoryArchiveInFormatPath),
			query: validator(checkDownloadRepositoryArchiveInFormatQuery),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'*/*': validator(anything),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	compareRepositoryRefs: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkCompareRepositoryRefsQuery),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkComparison),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listRepositoryContributors: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkListRepositoryContributorsQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListRepositoryContributors200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getRepositoryMergeBase: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkGetRepositoryMergeBaseQuery),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkCommit),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	addChangelog: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkChangelogCreate),
			'application/x-www-form-urlencoded': validator(checkChangelogCreate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkChangelogResult),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listPipelines: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkListPipelinesQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListPipelines200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getLatestPipeline: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkGetLatestPipelineQuery),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkPipeline),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getPipeline: {
		parameters: {
			path: validator(check662adfc9742b),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkPipeline),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deletePipeline: {
		parameters: {
			path: validator(check662adfc9742b),
		},
		body: {},
		responses: {
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listPipelineVariables: {
		parameters: {
			path: validator(check662adfc9742b),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListPipelineVariables200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getPipelineTestReport: {
		parameters: {
			path: validator(check662adfc9742b),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkTestReport),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getPipelineTestReportSummary: {
		parameters: {
			path: validator(check662adfc9742b),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkTestReportSummary),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	retryPipeline: {
		parameters: {
			path: validator(check662adfc9742b),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkPipeline),
				},
			},
			'201': {
				content: {
					'application/json': validator(checkPipeline),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	cancelPipeline: {
		parameters: {
			path: validator(check662adfc9742b),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkPipeline),
				},
			},
			'201': {
				content: {
					'application/json': validator(checkPipeline),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createPipeline: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkPipelineCreate),
			'application/x-www-form-urlencoded': validator(checkPipelineCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkPipeline),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listMergeRequests: {
		parameters: {
			query: validator(checkListMergeRequestsQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListMergeRequests200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listProjectMergeRequests: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkListProjectMergeRequestsQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProjectMergeRequests200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listMergeRequestContextCommits: {
		parameters: {
			path: validator(checka0f47b365da6),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListMergeRequestContextCommits200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createMergeRequestContextCommits: {
		parameters: {
			path: validator(checka0f47b365da6),
		},
		body: {
			'application/json': validator(checkContextCommitSelection),
			'application/x-www-form-urlencoded': validator(checkContextCommitSelection),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkCreateMergeRequestContextCommits201),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteMergeRequestContextCommits: {
		parameters: {
			path: validator(checka0f47b365da6),
		},
		body: {
			'application/json': validator(checkContextCommitSelection),
			'application/x-www-form-urlencoded': validator(checkContextCommitSelection),
		},
		responses: {
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listGroupApprovalRules: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListGroupApprovalRules200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createGroupApprovalRule: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkGroupApprovalRuleCreate),
			'application/x-www-form-urlencoded': validator(checkGroupApprovalRuleCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkApprovalRule),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	updateGroupApprovalRule: {
		parameters: {
			path: validator(check547f12f15ee2),
		},
		body: {
			'application/json': validator(checkGroupApprovalRuleUpdate),
			'application/x-www-form-urlencoded': validator(checkGroupApprovalRuleUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkApprovalRule),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getProjectApprovalConfiguration: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkApprovalConfiguration),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	updateProjectApprovalConfiguration: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkApprovalConfigurationUpdate),
			'application/x-www-form-urlencoded': validator(checkApprovalConfigurationUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkApprovalConfiguration),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listProjectApprovalRules: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProjectApprovalRules200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getProjectApprovalRule: {
		parameters: {
			path: validator(check547f12f15ee2),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkApprovalRule),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getGroupApprovalSettings: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkApprovalSettings),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	updateGroupApprovalSettings: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkApprovalSettingsUpdate),
			'application/x-www-form-urlencoded': validator(checkApprovalSettingsUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkApprovalSettings),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getProjectApprovalSettings: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkApprovalSettings),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	updateProjectApprovalSettings: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkApprovalSettingsUpdate),
			'application/x-www-form-urlencoded': validator(checkApprovalSettingsUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkApprovalSettings),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listProjectMilestones: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkListProjectMilestonesQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProjectMilestones200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createProjectMilestone: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkMilestoneCreate),
			'application/x-www-form-urlencoded': validator(checkMilestoneCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkMilestone),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getProjectMilestone: {
		parameters: {
			path: validator(check6c0f3599729a),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkMilestone),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	updateProjectMilestone: {
		parameters: {
			path: validator(check6c0f3599729a),
		},
		body: {
			'application/json': validator(checkMilestoneUpdate),
			'application/x-www-form-urlencoded': validator(checkMilestoneUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkMilestone),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteProjectMilestone: {
		parameters: {
			path: validator(check6c0f3599729a),
		},
		body: {},
		responses: {
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listProjectMilestoneIssues: {
		parameters: {
			path: validator(check6c0f3599729a),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProjectMilestoneIssues200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listProjectMilestoneMergeRequests: {
		parameters: {
			path: validator(check6c0f3599729a),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProjectMilestoneMergeRequests200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	promoteProjectMilestone: {
		parameters: {
			path: validator(check6c0f3599729a),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkPromoteProjectMilestone200),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listProjectMilestoneBurndownEvents: {
		parameters: {
			path: validator(check6c0f3599729a),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProjectMilestoneBurndownEvents200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listPagesDomains: {
		parameters: {
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListPagesDomains200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listProjectPagesDomains: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProjectPagesDomains200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createProjectPagesDomain: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkPagesDomainCreate),
			'application/x-www-form-urlencoded': validator(checkPagesDomainCreate),
			'multipart/form-data': validator(checkCreateProjectPagesDomainMultipartBody),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkPagesDomain),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getProjectPagesDomain: {
		parameters: {
			path: validator(check2d6226409534),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkPagesDomain),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	updateProjectPagesDomain: {
		parameters: {
			path: validator(check2d6226409534),
		},
		body: {
			'application/json': validator(checkPagesDomainUpdate),
			'application/x-www-form-urlencoded': validator(checkPagesDomainUpdate),
			'multipart/form-data': validator(checkUpdateProjectPagesDomainMultipartBody),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkPagesDomain),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	importFromSourceA: {
		parameters: {},
		body: {
			'application/json': validator(checkSourceAImportCreate),
			'application/x-www-form-urlencoded': validator(checkSourceAImportCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkImportResult),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'429': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	cancelSourceAImport: {
		parameters: {},
		body: {
			'application/json': validator(checkSourceAImportCancel),
			'application/x-www-form-urlencoded': validator(checkSourceAImportCancel),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkProjectSummary),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	importGistsFromSourceA: {
		parameters: {},
		body: {
			'application/json': validator(checkSourceAGistsImportCreate),
			'application/x-www-form-urlencoded': validator(checkSourceAGistsImportCreate),
		},
		responses: {
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'422': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'429': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	importFromSourceBServer: {
		parameters: {},
		body: {
			'application/json': validator(checkSourceBServerImportCreate),
			'application/x-www-form-urlencoded': validator(checkSourceBServerImportCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkImportResult),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'429': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	importFromSourceB: {
		parameters: {},
		body: {
			'application/json': validator(checkSourceBImportCreate),
			'application/x-www-form-urlencoded': validator(checkSourceBImportCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkImportResult),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'429': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listProjectIntegrations: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checka1c39a0722fa),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProjectIntegrations200),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getProjectIntegration: {
		parameters: {
			path: validator(check2795038a0133),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkIntegration),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	updateProjectIntegration: {
		parameters: {
			path: validator(check2795038a0133),
		},
		body: {
			'application/json': validator(checkIntegrationUpdate),
			'application/x-www-form-urlencoded': validator(checkIntegrationUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkIntegration),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteProjectIntegration: {
		parameters: {
			path: validator(check2795038a0133),
		},
		body: {},
		responses: {
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	downloadRefArtifacts: {
		parameters: {
			path: validator(checkDownloadRefArtifactsPath),
			query: validator(checkDownloadRefArtifactsQuery),
			header: validator(checkDownloadRefArtifactsHeaders),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/zip': validator(anything),
				},
			},
			'206': {
				headers: validator(checkDownloadRefArtifacts206Headers),
				content: {
					'*/*': validator(anything),
				},
			},
			'302': {
				headers: validator(checkDownloadRefArtifacts302Headers),
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	downloadRefArtifactFile: {
		parameters: {
			path: validator(checkDownloadRefArtifactFilePath),
			query: validator(checkDownloadRefArtifactFileQuery),
			header: validator(checkDownloadRefArtifactFileHeaders),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'text/plain': validator(checkDownloadRefArtifactFile200),
				},
			},
			'206': {
				headers: validator(checkDownloadRefArtifactFile206Headers),
				content: {
					'*/*': validator(anything),
				},
			},
			'302': {
				headers: validator(checkDownloadRefArtifactFile302Headers),
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	downloadJobArtifacts: {
		parameters: {
			path: validator(check792f38f911f3),
			header: validator(checkDownloadJobArtifactsHeaders),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/zip': validator(anything),
				},
			},
			'206': {
				headers: validator(checkDownloadJobArtifacts206Headers),
				content: {
					'*/*': validator(anything),
				},
			},
			'302': {
				headers: validator(checkDownloadJobArtifacts302Headers),
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteJobArtifacts: {
		parameters: {
			path: validator(check792f38f911f3),
		},
		body: {},
		responses: {
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	keepJobArtifacts: {
		parameters: {
			path: validator(check792f38f911f3),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkJob),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	downloadJobArtifactFile: {
		parameters: {
			path: validator(checkDownloadJobArtifactFilePath),
			header: validator(checkDownloadJobArtifactFileHeaders),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'*/*': validator(anything),
				},
			},
			'206': {
				headers: validator(checkDownloadJobArtifactFile206Headers),
				content: {
					'*/*': validator(anything),
				},
			},
			'302': {
				headers: validator(checkDownloadJobArtifactFile302Headers),
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteProjectArtifacts: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {},
		responses: {
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	lintProjectCiConfiguration: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkLintProjectCiConfigurationQuery),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkCiLintResult),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	lintCiContent: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkLintCiContentQuery),
		},
		body: {
			'application/json': validator(checkCiLintRequest),
			'application/x-www-form-urlencoded': validator(checkCiLintRequest),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkCiLintResult),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'401': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'403': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
};
