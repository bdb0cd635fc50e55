import { anything } from './runtime/anything.js';
import { isDate as dateFormat } from './runtime/formats/date.js';
import { isDateTime as dateTimeFormat } from './runtime/formats/date-time.js';
import { fail, integerFault, join, segment } from './runtime/issues.js';
import { validate, validator } from './runtime/validator.js';

const values0 = [0,5,10,15,20,30,40,50,60];
const types0 = ["string","null"];
const types1 = ["boolean","null"];
const known0 = new Set(["description","email_header_and_footer_enabled","footer_message","header_message","member_guidelines","message_background_color","message_font_color","new_project_guidelines","profile_image_guidelines","pwa_description","pwa_name","pwa_short_name","title"]);
const known1 = new Set(["description","email_header_and_footer_enabled","favicon","footer_message","header_logo","header_message","logo","member_guidelines","message_background_color","message_font_color","new_project_guidelines","profile_image_guidelines","pwa_description","pwa_icon","pwa_name","pwa_short_name","title"]);
const types2 = ["array","null"];
const types3 = ["number","null"];
const types4 = ["integer","null"];
const types5 = ["number","string"];
const values1 = ["delayed_project_deletion","delayed_group_deletion","in_product_marketing_emails_enabled","repository_storages","user_email_lookup_limit"];
const known2 = new Set(["approvals_before_merge","disable_overriding_approvers_per_merge_request","merge_requests_author_approval","merge_requests_disable_committers_approval","require_password_to_approve","require_reauthentication_to_approve","reset_approvals_on_push","selective_code_owner_removals"]);
const values2 = ["any_approver","regular","code_owner","report_approver"];
const known3 = new Set(["allow_author_approval","allow_committer_approval","allow_overrides_to_approver_list_per_merge_request","require_reauthentication_to_approve","retain_approvals_on_push","selective_code_owner_removals"]);
const values3 = [10,15,20,30,40,50];
const known4 = new Set(["build_key","enable_ssl_verification","password","use_inherited_settings","username"]);
const pattern0 = new RegExp("^v?(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?$", "u");
const known5 = new Set(["branch","config_file","date","file","from","message","to","trailer","version"]);
const values4 = ["success"];
const values5 = ["empty","conflict"];
const known6 = new Set(["actions","author_email","author_name","branch","commit_message","force","start_branch","start_project","start_sha","stats"]);
const values6 = ["branch","tag"];
const known7 = new Set(["action","content","encoding","file_path","last_commit_id"]);
const values7 = ["text","base64"];
const known8 = new Set(["action","content","encoding","execute_filemode","file_path"]);
const known9 = new Set(["action","content","encoding","file_path","last_commit_id","previous_path"]);
const known10 = new Set(["approvals_required","group_ids","name","rule_type","user_ids"]);
const values8 = ["scheduled","canceled"];
const values9 = ["optimistic","pessimistic"];
const types6 = ["string","integer","boolean","null"];
const types7 = ["string","integer","boolean"];
const known11 = new Set(["access_level","email","expires_at","invite_source","member_role_id","user_id"]);
const values10 = ["success","error"];
const types8 = ["number","string","null"];
const types9 = ["object","null"];
const values11 = [0,5,10,15,20,30,40,50];
const known12 = new Set(["admin_cicd_variables","admin_compliance_framework","admin_group_member","admin_merge_request","admin_push_rules","admin_terraform_state","admin_vulnerability","admin_web_hook","archive_project","base_access_level","description","manage_deploy_tokens","manage_group_access_tokens","manage_merge_request_settings","manage_project_access_tokens","manage_security_policy_link","name","read_code","read_dependency","read_runners","read_vulnerability","remove_group","remove_project"]);
const known13 = new Set(["assignee_id","assignee_username","author_id","author_username","labels","milestone","my_reaction_emoji","reviewer_id","reviewer_username"]);
const values12 = ["None","Any"];
const values13 = ["created_by_me","assigned_to_me","all"];
const values14 = ["opened","closed","locked","merged"];
const values15 = ["active","closed"];
const values16 = ["close","activate"];
const known14 = new Set(["description","due_date","start_date","state_event","title"]);
const values17 = ["user","group"];
const known15 = new Set(["merge_requests_events","project_url","push_events","tag_push_events","token","use_inherited_settings"]);
const values18 = ["created","waiting_for_resource","preparing","pending","running","success","failed","canceled","skipped","manual","scheduled"];
const values19 = ["env_var","file"];
const values20 = ["none","started","finished","failed"];
const values21 = ["asc","desc"];
const pattern1 = new RegExp("\\S", "u");
const known16 = new Set(["new_name","optional_stages","pagination_limit","personal_access_token","repo_id","source_a_hostname","target_namespace","timeout_strategy"]);
const known17 = new Set(["new_name","repo_path","source_b_app_password","source_b_username","target_namespace"]);
const known18 = new Set(["new_name","personal_access_token","source_b_server_project","source_b_server_repo","source_b_server_url","source_b_server_username","target_namespace","timeout_strategy"]);
const types10 = ["string","null","object","array"];
const values22 = ["tree","blob"];
const values23 = ["public","internal","private"];
const values24 = ["name","path","id","similarity"];
const values25 = ["keyset"];
const values26 = ["access_level_asc","access_level_desc","last_joined","name_asc","name_desc","oldest_joined","oldest_sign_in","recent_sign_in","last_activity_on_asc","last_activity_on_desc"];
const values27 = ["username","id"];
const values28 = ["yes","no"];
const values29 = ["title","description"];
const values30 = ["created_at","title","merged_at","updated_at"];
const values31 = ["opened","closed","locked","merged","all"];
const values32 = ["simple"];
const values33 = ["id","name","path","created_at","updated_at","star_count","last_activity_at"];
const values34 = ["similarity"];
const values35 = ["repository_size","storage_size","packages_size","wiki_size"];
const values36 = ["id","status","ref","updated_at","user_id"];
const values37 = ["running","pending","finished","branches","tags"];
const values38 = ["bz2","tar","tar.bz2","tar.gz","tb2","tbz","tbz2","zip"];
const values39 = ["default","topo"];
const values40 = ["branch","tag","all"];
const values41 = ["name","email","commits"];
const pattern2 = new RegExp("^[0-9]*$", "u");
const values42 = ["awaiting","active"];

function checkAccessLevel(data){
	let vErrors = null;
	let errors = 0;
	if(!values0.includes(data)){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	checkAccessLevel.errors = vErrors;
	return errors === 0;
}

export function validateAccessLevel(value) {
	return validate(checkAccessLevel, value);
}

export function isAccessLevel(value) {
	return checkAccessLevel(value);
}

function checkAccessRequest(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data1 = data.created_at;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data2 = data.id;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/id", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.locked !== undefined){
			let data3 = data.locked;
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/locked", "type", types1); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.requested_at !== undefined){
			let data5 = data.requested_at;
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/requested_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/requested_at", "type", "string"); errors++;
			}
		}
		if(data.state !== undefined){
			if(typeof data.state !== "string"){
				vErrors = fail(vErrors, "/state", "type", "string"); errors++;
			}
		}
		if(data.username !== undefined){
			if(typeof data.username !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkAccessRequest.errors = vErrors;
	return errors === 0;
}

export function validateAccessRequest(value) {
	return validate(checkAccessRequest, value);
}

export function isAccessRequest(value) {
	return checkAccessRequest(value);
}

function checkAccessRequestApproval(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level !== undefined){
			if(!(checkMemberAccessLevel(data.access_level))){
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
	checkAccessRequestApproval.errors = vErrors;
	return errors === 0;
}

export function validateAccessRequestApproval(value) {
	return validate(checkAccessRequestApproval, value);
}

export function isAccessRequestApproval(value) {
	return checkAccessRequestApproval(value);
}

function checkAppearance(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.description !== undefined){
			if(typeof data.description !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		if(data.email_header_and_footer_enabled !== undefined){
			let data1 = data.email_header_and_footer_enabled;
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/email_header_and_footer_enabled", "type", types1); errors++;
			}
		}
		if(data.favicon !== undefined){
			let data2 = data.favicon;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/favicon", "type", types0); errors++;
			}
		}
		if(data.footer_message !== undefined){
			if(typeof data.footer_message !== "string"){
				vErrors = fail(vErrors, "/footer_message", "type", "string"); errors++;
			}
		}
		if(data.header_logo !== undefined){
			let data4 = data.header_logo;
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/header_logo", "type", types0); errors++;
			}
		}
		if(data.header_message !== undefined){
			if(typeof data.header_message !== "string"){
				vErrors = fail(vErrors, "/header_message", "type", "string"); errors++;
			}
		}
		if(data.logo !== undefined){
			let data6 = data.logo;
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/logo", "type", types0); errors++;
			}
		}
		if(data.member_guidelines !== undefined){
			if(typeof data.member_guidelines !== "string"){
				vErrors = fail(vErrors, "/member_guidelines", "type", "string"); errors++;
			}
		}
		if(data.message_background_color !== undefined){
			if(typeof data.message_background_color !== "string"){
				vErrors = fail(vErrors, "/message_background_color", "type", "string"); errors++;
			}
		}
		if(data.message_font_color !== undefined){
			if(typeof data.message_font_color !== "string"){
				vErrors = fail(vErrors, "/message_font_color", "type", "string"); errors++;
			}
		}
		if(data.new_project_guidelines !== undefined){
			if(typeof data.new_project_guidelines !== "string"){
				vErrors = fail(vErrors, "/new_project_guidelines", "type", "string"); errors++;
			}
		}
		if(data.profile_image_guidelines !== undefined){
			if(typeof data.profile_image_guidelines !== "string"){
				vErrors = fail(vErrors, "/profile_image_guidelines", "type", "string"); errors++;
			}
		}
		if(data.pwa_description !== undefined){
			if(typeof data.pwa_description !== "string"){
				vErrors = fail(vErrors, "/pwa_description", "type", "string"); errors++;
			}
		}
		if(data.pwa_icon !== undefined){
			let data13 = data.pwa_icon;
			if((typeof data13 !== "string") && (data13 !== null)){
				vErrors = fail(vErrors, "/pwa_icon", "type", types0); errors++;
			}
		}
		if(data.pwa_name !== undefined){
			if(typeof data.pwa_name !== "string"){
				vErrors = fail(vErrors, "/pwa_name", "type", "string"); errors++;
			}
		}
		if(data.pwa_short_name !== undefined){
			if(typeof data.pwa_short_name !== "string"){
				vErrors = fail(vErrors, "/pwa_short_name", "type", "string"); errors++;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkAppearance.errors = vErrors;
	return errors === 0;
}

export function validateAppearance(value) {
	return validate(checkAppearance, value);
}

export function isAppearance(value) {
	return checkAppearance(value);
}

function checkAppearanceUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.description !== undefined){
			if(typeof data.description !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		if(data.email_header_and_footer_enabled !== undefined){
			if(typeof data.email_header_and_footer_enabled !== "boolean"){
				vErrors = fail(vErrors, "/email_header_and_footer_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.footer_message !== undefined){
			if(typeof data.footer_message !== "string"){
				vErrors = fail(vErrors, "/footer_message", "type", "string"); errors++;
			}
		}
		if(data.header_message !== undefined){
			if(typeof data.header_message !== "string"){
				vErrors = fail(vErrors, "/header_message", "type", "string"); errors++;
			}
		}
		if(data.member_guidelines !== undefined){
			if(typeof data.member_guidelines !== "string"){
				vErrors = fail(vErrors, "/member_guidelines", "type", "string"); errors++;
			}
		}
		if(data.message_background_color !== undefined){
			if(typeof data.message_background_color !== "string"){
				vErrors = fail(vErrors, "/message_background_color", "type", "string"); errors++;
			}
		}
		if(data.message_font_color !== undefined){
			if(typeof data.message_font_color !== "string"){
				vErrors = fail(vErrors, "/message_font_color", "type", "string"); errors++;
			}
		}
		if(data.new_project_guidelines !== undefined){
			if(typeof data.new_project_guidelines !== "string"){
				vErrors = fail(vErrors, "/new_project_guidelines", "type", "string"); errors++;
			}
		}
		if(data.profile_image_guidelines !== undefined){
			if(typeof data.profile_image_guidelines !== "string"){
				vErrors = fail(vErrors, "/profile_image_guidelines", "type", "string"); errors++;
			}
		}
		if(data.pwa_description !== undefined){
			if(typeof data.pwa_description !== "string"){
				vErrors = fail(vErrors, "/pwa_description", "type", "string"); errors++;
			}
		}
		if(data.pwa_name !== undefined){
			if(typeof data.pwa_name !== "string"){
				vErrors = fail(vErrors, "/pwa_name", "type", "string"); errors++;
			}
		}
		if(data.pwa_short_name !== undefined){
			if(typeof data.pwa_short_name !== "string"){
				vErrors = fail(vErrors, "/pwa_short_name", "type", "string"); errors++;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
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
	checkAppearanceUpdate.errors = vErrors;
	return errors === 0;
}

export function validateAppearanceUpdate(value) {
	return validate(checkAppearanceUpdate, value);
}

export function isAppearanceUpdate(value) {
	return checkAppearanceUpdate(value);
}

function checkAppearanceUpload(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.description !== undefined){
			if(typeof data.description !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		if(data.email_header_and_footer_enabled !== undefined){
			if(typeof data.email_header_and_footer_enabled !== "boolean"){
				vErrors = fail(vErrors, "/email_header_and_footer_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.favicon !== undefined){
			if(typeof data.favicon !== "string"){
				vErrors = fail(vErrors, "/favicon", "type", "string"); errors++;
			}
		}
		if(data.footer_message !== undefined){
			if(typeof data.footer_message !== "string"){
				vErrors = fail(vErrors, "/footer_message", "type", "string"); errors++;
			}
		}
		if(data.header_logo !== undefined){
			if(typeof data.header_logo !== "string"){
				vErrors = fail(vErrors, "/header_logo", "type", "string"); errors++;
			}
		}
		if(data.header_message !== undefined){
			if(typeof data.header_message !== "string"){
				vErrors = fail(vErrors, "/header_message", "type", "string"); errors++;
			}
		}
		if(data.logo !== undefined){
			if(typeof data.logo !== "string"){
				vErrors = fail(vErrors, "/logo", "type", "string"); errors++;
			}
		}
		if(data.member_guidelines !== undefined){
			if(typeof data.member_guidelines !== "string"){
				vErrors = fail(vErrors, "/member_guidelines", "type", "string"); errors++;
			}
		}
		if(data.message_background_color !== undefined){
			if(typeof data.message_background_color !== "string"){
				vErrors = fail(vErrors, "/message_background_color", "type", "string"); errors++;
			}
		}
		if(data.message_font_color !== undefined){
			if(typeof data.message_font_color !== "string"){
				vErrors = fail(vErrors, "/message_font_color", "type", "string"); errors++;
			}
		}
		if(data.new_project_guidelines !== undefined){
			if(typeof data.new_project_guidelines !== "string"){
				vErrors = fail(vErrors, "/new_project_guidelines", "type", "string"); errors++;
			}
		}
		if(data.profile_image_guidelines !== undefined){
			if(typeof data.profile_image_guidelines !== "string"){
				vErrors = fail(vErrors, "/profile_image_guidelines", "type", "string"); errors++;
			}
		}
		if(data.pwa_description !== undefined){
			if(typeof data.pwa_description !== "string"){
				vErrors = fail(vErrors, "/pwa_description", "type", "string"); errors++;
			}
		}
		if(data.pwa_icon !== undefined){
			if(typeof data.pwa_icon !== "string"){
				vErrors = fail(vErrors, "/pwa_icon", "type", "string"); errors++;
			}
		}
		if(data.pwa_name !== undefined){
			if(typeof data.pwa_name !== "string"){
				vErrors = fail(vErrors, "/pwa_name", "type", "string"); errors++;
			}
		}
		if(data.pwa_short_name !== undefined){
			if(typeof data.pwa_short_name !== "string"){
				vErrors = fail(vErrors, "/pwa_short_name", "type", "string"); errors++;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
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
	checkAppearanceUpload.errors = vErrors;
	return errors === 0;
}

export function validateAppearanceUpload(value) {
	return validate(checkAppearanceUpload, value);
}

export function isAppearanceUpload(value) {
	return checkAppearanceUpload(value);
}

function checkApplicationSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.abuse_notification_email !== undefined){
			let data0 = data.abuse_notification_email;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/abuse_notification_email", "type", types0); errors++;
			}
		}
		if(data.admin_mode !== undefined){
			let data1 = data.admin_mode;
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/admin_mode", "type", types1); errors++;
			}
		}
		if(data.admin_notification_email !== undefined){
			let data2 = data.admin_notification_email;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/admin_notification_email", "type", types0); errors++;
			}
		}
		if(data.after_sign_out_path !== undefined){
			let data3 = data.after_sign_out_path;
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/after_sign_out_path", "type", types0); errors++;
			}
		}
		if(data.allow_account_deletion !== undefined){
			let data4 = data.allow_account_deletion;
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/allow_account_deletion", "type", types1); errors++;
			}
		}
		if(data.allow_all_integrations !== undefined){
			let data5 = data.allow_all_integrations;
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/allow_all_integrations", "type", types1); errors++;
			}
		}
		if(data.allow_local_requests_from_hooks_and_services !== undefined){
			let data6 = data.allow_local_requests_from_hooks_and_services;
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/allow_local_requests_from_hooks_and_services", "type", types1); errors++;
			}
		}
		if(data.allow_local_requests_from_system_hooks !== undefined){
			let data7 = data.allow_local_requests_from_system_hooks;
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/allow_local_requests_from_system_hooks", "type", types1); errors++;
			}
		}
		if(data.allow_local_requests_from_web_hooks_and_services !== undefined){
			let data8 = data.allow_local_requests_from_web_hooks_and_services;
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/allow_local_requests_from_web_hooks_and_services", "type", types1); errors++;
			}
		}
		if(data.allow_project_creation_for_guest_and_below !== undefined){
			let data9 = data.allow_project_creation_for_guest_and_below;
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/allow_project_creation_for_guest_and_below", "type", types1); errors++;
			}
		}
		if(data.allowed_integrations !== undefined){
			let data10 = data.allowed_integrations;
			if((!(Array.isArray(data10))) && (data10 !== null)){
				vErrors = fail(vErrors, "/allowed_integrations", "type", types2); errors++;
			}
			if(Array.isArray(data10)){
				const before0 = errors;
				for(let i0=0; i0<data10.length; i0++){
					if(typeof data10[i0] !== "string"){
						vErrors = fail(vErrors, "/allowed_integrations/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			}
		}
		if(data.asset_proxy_allowlist !== undefined){
			let data12 = data.asset_proxy_allowlist;
			if((!(Array.isArray(data12))) && (data12 !== null)){
				vErrors = fail(vErrors, "/asset_proxy_allowlist", "type", types2); errors++;
			}
			if(Array.isArray(data12)){
				const before1 = errors;
				for(let i1=0; i1<data12.length; i1++){
					if(typeof data12[i1] !== "string"){
						vErrors = fail(vErrors, "/asset_proxy_allowlist/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			}
		}
		if(data.asset_proxy_enabled !== undefined){
			let data14 = data.asset_proxy_enabled;
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/asset_proxy_enabled", "type", types1); errors++;
			}
		}
		if(data.asset_proxy_url !== undefined){
			let data15 = data.asset_proxy_url;
			if((typeof data15 !== "string") && (data15 !== null)){
				vErrors = fail(vErrors, "/asset_proxy_url", "type", types0); errors++;
			}
		}
		if(data.asset_proxy_whitelist !== undefined){
			let data16 = data.asset_proxy_whitelist;
			if((!(Array.isArray(data16))) && (data16 !== null)){
				vErrors = fail(vErrors, "/asset_proxy_whitelist", "type", types2); errors++;
			}
			if(Array.isArray(data16)){
				const before2 = errors;
				for(let i2=0; i2<data16.length; i2++){
					if(typeof data16[i2] !== "string"){
						vErrors = fail(vErrors, "/asset_proxy_whitelist/" + i2, "type", "string"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			}
		}
		if(data.bulk_import_concurrent_pipeline_batch_limit !== undefined){
			if(!(typeof data.bulk_import_concurrent_pipeline_batch_limit == "number")){
				vErrors = fail(vErrors, "/bulk_import_concurrent_pipeline_batch_limit", "type", "number"); errors++;
			}
		}
		if(data.bulk_import_max_download_file_size !== undefined){
			if(!(typeof data.bulk_import_max_download_file_size == "number")){
				vErrors = fail(vErrors, "/bulk_import_max_download_file_size", "type", "number"); errors++;
			}
		}
		if(data.can_create_group !== undefined){
			let data20 = data.can_create_group;
			if((typeof data20 !== "boolean") && (data20 !== null)){
				vErrors = fail(vErrors, "/can_create_group", "type", types1); errors++;
			}
		}
		if(data.concurrent_relation_batch_export_limit !== undefined){
			if(!(typeof data.concurrent_relation_batch_export_limit == "number")){
				vErrors = fail(vErrors, "/concurrent_relation_batch_export_limit", "type", "number"); errors++;
			}
		}
		if(data.container_expiration_policies_enable_historic_entries !== undefined){
			let data22 = data.container_expiration_policies_enable_historic_entries;
			if((typeof data22 !== "boolean") && (data22 !== null)){
				vErrors = fail(vErrors, "/container_expiration_policies_enable_historic_entries", "type", types1); errors++;
			}
		}
		if(data.container_registry_cleanup_tags_service_max_list_size !== undefined){
			if(!(typeof data.container_registry_cleanup_tags_service_max_list_size == "number")){
				vErrors = fail(vErrors, "/container_registry_cleanup_tags_service_max_list_size", "type", "number"); errors++;
			}
		}
		if(data.container_registry_delete_tags_service_timeout !== undefined){
			if(!(typeof data.container_registry_delete_tags_service_timeout == "number")){
				vErrors = fail(vErrors, "/container_registry_delete_tags_service_timeout", "type", "number"); errors++;
			}
		}
		if(data.container_registry_expiration_policies_caching !== undefined){
			let data25 = data.container_registry_expiration_policies_caching;
			if((typeof data25 !== "boolean") && (data25 !== null)){
				vErrors = fail(vErrors, "/container_registry_expiration_policies_caching", "type", types1); errors++;
			}
		}
		if(data.container_registry_expiration_policies_worker_capacity !== undefined){
			if(!(typeof data.container_registry_expiration_policies_worker_capacity == "number")){
				vErrors = fail(vErrors, "/container_registry_expiration_policies_worker_capacity", "type", "number"); errors++;
			}
		}
		if(data.container_registry_token_expire_delay !== undefined){
			if(!(typeof data.container_registry_token_expire_delay == "number")){
				vErrors = fail(vErrors, "/container_registry_token_expire_delay", "type", "number"); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data28 = data.created_at;
			if(typeof data28 === "string"){
				if(!dateTimeFormat(data28)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.decompress_archive_file_timeout !== undefined){
			if(!(typeof data.decompress_archive_file_timeout == "number")){
				vErrors = fail(vErrors, "/decompress_archive_file_timeout", "type", "number"); errors++;
			}
		}
		if(data.default_branch_protection !== undefined){
			let data30 = data.default_branch_protection;
			if(!Number.isSafeInteger(data30)){
				vErrors = fail(vErrors, "/default_branch_protection", integerFault(data30), "integer"); errors++;
			}
		}
		if(data.default_branch_protection_defaults !== undefined){
			if(!(checkBranchProtectionDefaults(data.default_branch_protection_defaults))){
				vErrors = join(vErrors, checkBranchProtectionDefaults.errors, "/default_branch_protection_defaults");
				errors = vErrors.length;
			}
		}
		if(data.default_ci_config_path !== undefined){
			let data32 = data.default_ci_config_path;
			if((typeof data32 !== "string") && (data32 !== null)){
				vErrors = fail(vErrors, "/default_ci_config_path", "type", types0); errors++;
			}
		}
		if(data.default_group_visibility !== undefined){
			if(!(checkReportedVisibility(data.default_group_visibility))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/default_group_visibility");
				errors = vErrors.length;
			}
		}
		if(data.default_preferred_language !== undefined){
			let data34 = data.default_preferred_language;
			if((typeof data34 !== "string") && (data34 !== null)){
				vErrors = fail(vErrors, "/default_preferred_language", "type", types0); errors++;
			}
		}
		if(data.default_project_deletion_protection !== undefined){
			let data35 = data.default_project_deletion_protection;
			if((typeof data35 !== "boolean") && (data35 !== null)){
				vErrors = fail(vErrors, "/default_project_deletion_protection", "type", types1); errors++;
			}
		}
		if(data.default_project_visibility !== undefined){
			if(!(checkReportedVisibility(data.default_project_visibility))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/default_project_visibility");
				errors = vErrors.length;
			}
		}
		if(data.default_projects_limit !== undefined){
			if(!(typeof data.default_projects_limit == "number")){
				vErrors = fail(vErrors, "/default_projects_limit", "type", "number"); errors++;
			}
		}
		if(data.default_snippet_visibility !== undefined){
			if(!(checkReportedVisibility(data.default_snippet_visibility))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/default_snippet_visibility");
				errors = vErrors.length;
			}
		}
		if(data.delete_unconfirmed_users !== undefined){
			let data39 = data.delete_unconfirmed_users;
			if((typeof data39 !== "boolean") && (data39 !== null)){
				vErrors = fail(vErrors, "/delete_unconfirmed_users", "type", types1); errors++;
			}
		}
		if(data.deletion_adjourned_period !== undefined){
			if(!(typeof data.deletion_adjourned_period == "number")){
				vErrors = fail(vErrors, "/deletion_adjourned_period", "type", "number"); errors++;
			}
		}
		if(data.disable_personal_access_tokens !== undefined){
			let data41 = data.disable_personal_access_tokens;
			if((typeof data41 !== "boolean") && (data41 !== null)){
				vErrors = fail(vErrors, "/disable_personal_access_tokens", "type", types1); errors++;
			}
		}
		if(data.domain_allowlist !== undefined){
			let data42 = data.domain_allowlist;
			if((!(Array.isArray(data42))) && (data42 !== null)){
				vErrors = fail(vErrors, "/domain_allowlist", "type", types2); errors++;
			}
			if(Array.isArray(data42)){
				const before3 = errors;
				for(let i3=0; i3<data42.length; i3++){
					if(typeof data42[i3] !== "string"){
						vErrors = fail(vErrors, "/domain_allowlist/" + i3, "type", "string"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			}
		}
		if(data.domain_denylist !== undefined){
			let data44 = data.domain_denylist;
			if((!(Array.isArray(data44))) && (data44 !== null)){
				vErrors = fail(vErrors, "/domain_denylist", "type", types2); errors++;
			}
			if(Array.isArray(data44)){
				const before4 = errors;
				for(let i4=0; i4<data44.length; i4++){
					if(typeof data44[i4] !== "string"){
						vErrors = fail(vErrors, "/domain_denylist/" + i4, "type", "string"); errors++;
					}
					if(errors - before4 >= 100){
						break;
					}
				}
			}
		}
		if(data.domain_denylist_enabled !== undefined){
			let data46 = data.domain_denylist_enabled;
			if((typeof data46 !== "boolean") && (data46 !== null)){
				vErrors = fail(vErrors, "/domain_denylist_enabled", "type", types1); errors++;
			}
		}
		if(data.downstream_pipeline_trigger_limit_per_project_user_sha !== undefined){
			if(!(typeof data.downstream_pipeline_trigger_limit_per_project_user_sha == "number")){
				vErrors = fail(vErrors, "/downstream_pipeline_trigger_limit_per_project_user_sha", "type", "number"); errors++;
			}
		}
		if(data.dsa_key_restriction !== undefined){
			if(!(typeof data.dsa_key_restriction == "number")){
				vErrors = fail(vErrors, "/dsa_key_restriction", "type", "number"); errors++;
			}
		}
		if(data.ecdsa_key_restriction !== undefined){
			if(!(typeof data.ecdsa_key_restriction == "number")){
				vErrors = fail(vErrors, "/ecdsa_key_restriction", "type", "number"); errors++;
			}
		}
		if(data.ecdsa_sk_key_restriction !== undefined){
			if(!(typeof data.ecdsa_sk_key_restriction == "number")){
				vErrors = fail(vErrors, "/ecdsa_sk_key_restriction", "type", "number"); errors++;
			}
		}
		if(data.ed25519_key_restriction !== undefined){
			if(!(typeof data.ed25519_key_restriction == "number")){
				vErrors = fail(vErrors, "/ed25519_key_restriction", "type", "number"); errors++;
			}
		}
		if(data.ed25519_sk_key_restriction !== undefined){
			if(!(typeof data.ed25519_sk_key_restriction == "number")){
				vErrors = fail(vErrors, "/ed25519_sk_key_restriction", "type", "number"); errors++;
			}
		}
		if(data.enable_member_promotion_management !== undefined){
			let data53 = data.enable_member_promotion_management;
			if((typeof data53 !== "boolean") && (data53 !== null)){
				vErrors = fail(vErrors, "/enable_member_promotion_management", "type", types1); errors++;
			}
		}
		if(data.enforce_terms !== undefined){
			let data54 = data.enforce_terms;
			if((typeof data54 !== "boolean") && (data54 !== null)){
				vErrors = fail(vErrors, "/enforce_terms", "type", types1); errors++;
			}
		}
		if(data.external_authorization_service_default_label !== undefined){
			let data55 = data.external_authorization_service_default_label;
			if((typeof data55 !== "string") && (data55 !== null)){
				vErrors = fail(vErrors, "/external_authorization_service_default_label", "type", types0); errors++;
			}
		}
		if(data.external_authorization_service_enabled !== undefined){
			let data56 = data.external_authorization_service_enabled;
			if((typeof data56 !== "boolean") && (data56 !== null)){
				vErrors = fail(vErrors, "/external_authorization_service_enabled", "type", types1); errors++;
			}
		}
		if(data.external_authorization_service_timeout !== undefined){
			if(!(typeof data.external_authorization_service_timeout == "number")){
				vErrors = fail(vErrors, "/external_authorization_service_timeout", "type", "number"); errors++;
			}
		}
		if(data.external_authorization_service_url !== undefined){
			let data58 = data.external_authorization_service_url;
			if((typeof data58 !== "string") && (data58 !== null)){
				vErrors = fail(vErrors, "/external_authorization_service_url", "type", types0); errors++;
			}
		}
		if(data.external_pipeline_validation_service_timeout !== undefined){
			let data59 = data.external_pipeline_validation_service_timeout;
			if((!(typeof data59 == "number")) && (data59 !== null)){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_timeout", "type", types3); errors++;
			}
		}
		if(data.external_pipeline_validation_service_token !== undefined){
			let data60 = data.external_pipeline_validation_service_token;
			if((typeof data60 !== "string") && (data60 !== null)){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_token", "type", types0); errors++;
			}
		}
		if(data.external_pipeline_validation_service_url !== undefined){
			let data61 = data.external_pipeline_validation_service_url;
			if((typeof data61 !== "string") && (data61 !== null)){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_url", "type", types0); errors++;
			}
		}
		if(data.failed_login_attempts_unlock_period_in_minutes !== undefined){
			if(!(typeof data.failed_login_attempts_unlock_period_in_minutes == "number")){
				vErrors = fail(vErrors, "/failed_login_attempts_unlock_period_in_minutes", "type", "number"); errors++;
			}
		}
		if(data.file_template_project_id !== undefined){
			let data63 = data.file_template_project_id;
			if((!((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63)))) && (data63 !== null)){
				vErrors = fail(vErrors, "/file_template_project_id", "type", types4); errors++;
			}
			if(typeof data63 == "number"){
				if(Math.abs(data63) > 9007199254740991 && Number.isInteger(data63)){
					vErrors = fail(vErrors, "/file_template_project_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.first_day_of_week !== undefined){
			if(!(typeof data.first_day_of_week == "number")){
				vErrors = fail(vErrors, "/first_day_of_week", "type", "number"); errors++;
			}
		}
		if(data.geo_node_allowed_ips !== undefined){
			let data65 = data.geo_node_allowed_ips;
			if((typeof data65 !== "string") && (data65 !== null)){
				vErrors = fail(vErrors, "/geo_node_allowed_ips", "type", types0); errors++;
			}
		}
		if(data.geo_status_timeout !== undefined){
			if(!(typeof data.geo_status_timeout == "number")){
				vErrors = fail(vErrors, "/geo_status_timeout", "type", "number"); errors++;
			}
		}
		if(data.globally_allowed_ips !== undefined){
			let data67 = data.globally_allowed_ips;
			if((typeof data67 !== "string") && (data67 !== null)){
				vErrors = fail(vErrors, "/globally_allowed_ips", "type", types0); errors++;
			}
		}
		if(data.group_owners_can_manage_default_branch_protection !== undefined){
			let data68 = data.group_owners_can_manage_default_branch_protection;
			if((typeof data68 !== "boolean") && (data68 !== null)){
				vErrors = fail(vErrors, "/group_owners_can_manage_default_branch_protection", "type", types1); errors++;
			}
		}
		if(data.home_page_url !== undefined){
			let data69 = data.home_page_url;
			if((typeof data69 !== "string") && (data69 !== null)){
				vErrors = fail(vErrors, "/home_page_url", "type", types0); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data70 = data.id;
			if(!Number.isSafeInteger(data70)){
				vErrors = fail(vErrors, "/id", integerFault(data70), "integer"); errors++;
			}
		}
		if(data.issues_create_limit !== undefined){
			if(!(typeof data.issues_create_limit == "number")){
				vErrors = fail(vErrors, "/issues_create_limit", "type", "number"); errors++;
			}
		}
		if(data.keep_latest_artifact !== undefined){
			let data72 = data.keep_latest_artifact;
			if((typeof data72 !== "boolean") && (data72 !== null)){
				vErrors = fail(vErrors, "/keep_latest_artifact", "type", types1); errors++;
			}
		}
		if(data.local_markdown_version !== undefined){
			if(!(typeof data.local_markdown_version == "number")){
				vErrors = fail(vErrors, "/local_markdown_version", "type", "number"); errors++;
			}
		}
		if(data.maven_package_requests_forwarding !== undefined){
			let data74 = data.maven_package_requests_forwarding;
			if((typeof data74 !== "boolean") && (data74 !== null)){
				vErrors = fail(vErrors, "/maven_package_requests_forwarding", "type", types1); errors++;
			}
		}
		if(data.max_attachment_size !== undefined){
			if(!(typeof data.max_attachment_size == "number")){
				vErrors = fail(vErrors, "/max_attachment_size", "type", "number"); errors++;
			}
		}
		if(data.max_decompressed_archive_size !== undefined){
			if(!(typeof data.max_decompressed_archive_size == "number")){
				vErrors = fail(vErrors, "/max_decompressed_archive_size", "type", "number"); errors++;
			}
		}
		if(data.max_export_size !== undefined){
			if(!(typeof data.max_export_size == "number")){
				vErrors = fail(vErrors, "/max_export_size", "type", "number"); errors++;
			}
		}
		if(data.max_import_remote_file_size !== undefined){
			if(!(typeof data.max_import_remote_file_size == "number")){
				vErrors = fail(vErrors, "/max_import_remote_file_size", "type", "number"); errors++;
			}
		}
		if(data.max_import_size !== undefined){
			if(!(typeof data.max_import_size == "number")){
				vErrors = fail(vErrors, "/max_import_size", "type", "number"); errors++;
			}
		}
		if(data.max_login_attempts !== undefined){
			if(!(typeof data.max_login_attempts == "number")){
				vErrors = fail(vErrors, "/max_login_attempts", "type", "number"); errors++;
			}
		}
		if(data.notify_on_unknown_sign_in !== undefined){
			let data81 = data.notify_on_unknown_sign_in;
			if((typeof data81 !== "boolean") && (data81 !== null)){
				vErrors = fail(vErrors, "/notify_on_unknown_sign_in", "type", types1); errors++;
			}
		}
		if(data.npm_package_requests_forwarding !== undefined){
			let data82 = data.npm_package_requests_forwarding;
			if((typeof data82 !== "boolean") && (data82 !== null)){
				vErrors = fail(vErrors, "/npm_package_requests_forwarding", "type", types1); errors++;
			}
		}
		if(data.outbound_local_requests_whitelist !== undefined){
			let data83 = data.outbound_local_requests_whitelist;
			if((!(Array.isArray(data83))) && (data83 !== null)){
				vErrors = fail(vErrors, "/outbound_local_requests_whitelist", "type", types2); errors++;
			}
			if(Array.isArray(data83)){
				const before5 = errors;
				for(let i5=0; i5<data83.length; i5++){
					if(typeof data83[i5] !== "string"){
						vErrors = fail(vErrors, "/outbound_local_requests_whitelist/" + i5, "type", "string"); errors++;
					}
					if(errors - before5 >= 100){
						break;
					}
				}
			}
		}
		if(data.package_registry_allow_anyone_to_pull_option !== undefined){
			let data85 = data.package_registry_allow_anyone_to_pull_option;
			if((typeof data85 !== "boolean") && (data85 !== null)){
				vErrors = fail(vErrors, "/package_registry_allow_anyone_to_pull_option", "type", types1); errors++;
			}
		}
		if(data.package_registry_cleanup_policies_worker_capacity !== undefined){
			if(!(typeof data.package_registry_cleanup_policies_worker_capacity == "number")){
				vErrors = fail(vErrors, "/package_registry_cleanup_policies_worker_capacity", "type", "number"); errors++;
			}
		}
		if(data.password_authentication_enabled_for_web !== undefined){
			let data87 = data.password_authentication_enabled_for_web;
			if((typeof data87 !== "boolean") && (data87 !== null)){
				vErrors = fail(vErrors, "/password_authentication_enabled_for_web", "type", types1); errors++;
			}
		}
		if(data.performance_bar_allowed_group_id !== undefined){
			let data88 = data.performance_bar_allowed_group_id;
			if((!(typeof data88 == "number")) && (data88 !== null)){
				vErrors = fail(vErrors, "/performance_bar_allowed_group_id", "type", types3); errors++;
			}
		}
		if(data.personal_access_token_prefix !== undefined){
			let data89 = data.personal_access_token_prefix;
			if((typeof data89 !== "string") && (data89 !== null)){
				vErrors = fail(vErrors, "/personal_access_token_prefix", "type", types0); errors++;
			}
		}
		if(data.polling_interval_multiplier !== undefined){
			let data90 = data.polling_interval_multiplier;
			if((!(typeof data90 == "number")) && (typeof data90 !== "string")){
				vErrors = fail(vErrors, "/polling_interval_multiplier", "type", types5); errors++;
			}
		}
		if(data.pre_receive_secret_detection_enabled !== undefined){
			let data91 = data.pre_receive_secret_detection_enabled;
			if((typeof data91 !== "boolean") && (data91 !== null)){
				vErrors = fail(vErrors, "/pre_receive_secret_detection_enabled", "type", types1); errors++;
			}
		}
		if(data.project_jobs_api_rate_limit !== undefined){
			if(!(typeof data.project_jobs_api_rate_limit == "number")){
				vErrors = fail(vErrors, "/project_jobs_api_rate_limit", "type", "number"); errors++;
			}
		}
		if(data.projects_api_rate_limit_unauthenticated !== undefined){
			if(!(typeof data.projects_api_rate_limit_unauthenticated == "number")){
				vErrors = fail(vErrors, "/projects_api_rate_limit_unauthenticated", "type", "number"); errors++;
			}
		}
		if(data.pypi_package_requests_forwarding !== undefined){
			let data94 = data.pypi_package_requests_forwarding;
			if((typeof data94 !== "boolean") && (data94 !== null)){
				vErrors = fail(vErrors, "/pypi_package_requests_forwarding", "type", types1); errors++;
			}
		}
		if(data.rate_limiting_response_text !== undefined){
			let data95 = data.rate_limiting_response_text;
			if((typeof data95 !== "string") && (data95 !== null)){
				vErrors = fail(vErrors, "/rate_limiting_response_text", "type", types0); errors++;
			}
		}
		if(data.raw_blob_request_limit !== undefined){
			if(!(typeof data.raw_blob_request_limit == "number")){
				vErrors = fail(vErrors, "/raw_blob_request_limit", "type", "number"); errors++;
			}
		}
		if(data.receptive_cluster_agents_enabled !== undefined){
			let data97 = data.receptive_cluster_agents_enabled;
			if((typeof data97 !== "boolean") && (data97 !== null)){
				vErrors = fail(vErrors, "/receptive_cluster_agents_enabled", "type", types1); errors++;
			}
		}
		if(data.repository_storages_weighted !== undefined){
			let data98 = data.repository_storages_weighted;
			if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
				const before6 = errors;
				for(const key0 of Object.keys(data98)){
					if(!(false)){
						let data99 = data98[key0];
						if(!Number.isSafeInteger(data99)){
							vErrors = fail(vErrors, "/repository_storages_weighted/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), integerFault(data99), "integer"); errors++;
						}
					}
					if(errors - before6 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/repository_storages_weighted", "type", "object"); errors++;
			}
		}
		if(data.require_admin_approval_after_user_signup !== undefined){
			let data100 = data.require_admin_approval_after_user_signup;
			if((typeof data100 !== "boolean") && (data100 !== null)){
				vErrors = fail(vErrors, "/require_admin_approval_after_user_signup", "type", types1); errors++;
			}
		}
		if(data.require_personal_access_token_expiry !== undefined){
			let data101 = data.require_personal_access_token_expiry;
			if((typeof data101 !== "boolean") && (data101 !== null)){
				vErrors = fail(vErrors, "/require_personal_access_token_expiry", "type", types1); errors++;
			}
		}
		if(data.restricted_visibility_levels !== undefined){
			let data102 = data.restricted_visibility_levels;
			if((!(Array.isArray(data102))) && (data102 !== null)){
				vErrors = fail(vErrors, "/restricted_visibility_levels", "type", types2); errors++;
			}
			if(Array.isArray(data102)){
				const before7 = errors;
				for(let i6=0; i6<data102.length; i6++){
					if(!(checkReportedVisibility(data102[i6]))){
						vErrors = join(vErrors, checkReportedVisibility.errors, "/restricted_visibility_levels/" + i6);
						errors = vErrors.length;
					}
					if(errors - before7 >= 100){
						break;
					}
				}
			}
		}
		if(data.rsa_key_restriction !== undefined){
			if(!(typeof data.rsa_key_restriction == "number")){
				vErrors = fail(vErrors, "/rsa_key_restriction", "type", "number"); errors++;
			}
		}
		if(data.security_approval_policies_limit !== undefined){
			if(!(typeof data.security_approval_policies_limit == "number")){
				vErrors = fail(vErrors, "/security_approval_policies_limit", "type", "number"); errors++;
			}
		}
		if(data.security_policy_global_group_approvers_enabled !== undefined){
			let data106 = data.security_policy_global_group_approvers_enabled;
			if((typeof data106 !== "boolean") && (data106 !== null)){
				vErrors = fail(vErrors, "/security_policy_global_group_approvers_enabled", "type", types1); errors++;
			}
		}
		if(data.security_txt_content !== undefined){
			let data107 = data.security_txt_content;
			if((typeof data107 !== "string") && (data107 !== null)){
				vErrors = fail(vErrors, "/security_txt_content", "type", types0); errors++;
			}
		}
		if(data.session_expire_delay !== undefined){
			if(!(typeof data.session_expire_delay == "number")){
				vErrors = fail(vErrors, "/session_expire_delay", "type", "number"); errors++;
			}
		}
		if(data.signup_enabled !== undefined){
			let data109 = data.signup_enabled;
			if((typeof data109 !== "boolean") && (data109 !== null)){
				vErrors = fail(vErrors, "/signup_enabled", "type", types1); errors++;
			}
		}
		if(data.silent_admin_exports_enabled !== undefined){
			let data110 = data.silent_admin_exports_enabled;
			if((typeof data110 !== "boolean") && (data110 !== null)){
				vErrors = fail(vErrors, "/silent_admin_exports_enabled", "type", types1); errors++;
			}
		}
		if(data.silent_mode_enabled !== undefined){
			let data111 = data.silent_mode_enabled;
			if((typeof data111 !== "boolean") && (data111 !== null)){
				vErrors = fail(vErrors, "/silent_mode_enabled", "type", types1); errors++;
			}
		}
		if(data.snippet_size_limit !== undefined){
			if(!(typeof data.snippet_size_limit == "number")){
				vErrors = fail(vErrors, "/snippet_size_limit", "type", "number"); errors++;
			}
		}
		if(data.terminal_max_session_time !== undefined){
			if(!(typeof data.terminal_max_session_time == "number")){
				vErrors = fail(vErrors, "/terminal_max_session_time", "type", "number"); errors++;
			}
		}
		if(data.terms !== undefined){
			let data114 = data.terms;
			if((typeof data114 !== "string") && (data114 !== null)){
				vErrors = fail(vErrors, "/terms", "type", types0); errors++;
			}
		}
		if(data.unconfirmed_users_delete_after_days !== undefined){
			if(!(typeof data.unconfirmed_users_delete_after_days == "number")){
				vErrors = fail(vErrors, "/unconfirmed_users_delete_after_days", "type", "number"); errors++;
			}
		}
		if(data.updated_at !== undefined){
			let data116 = data.updated_at;
			if(typeof data116 === "string"){
				if(!dateTimeFormat(data116)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		if(data.updating_name_disabled_for_users !== undefined){
			let data117 = data.updating_name_disabled_for_users;
			if((typeof data117 !== "boolean") && (data117 !== null)){
				vErrors = fail(vErrors, "/updating_name_disabled_for_users", "type", types1); errors++;
			}
		}
		if(data.user_defaults_to_private_profile !== undefined){
			let data118 = data.user_defaults_to_private_profile;
			if((typeof data118 !== "boolean") && (data118 !== null)){
				vErrors = fail(vErrors, "/user_defaults_to_private_profile", "type", types1); errors++;
			}
		}
		if(data.user_oauth_applications !== undefined){
			let data119 = data.user_oauth_applications;
			if((typeof data119 !== "boolean") && (data119 !== null)){
				vErrors = fail(vErrors, "/user_oauth_applications", "type", types1); errors++;
			}
		}
		if(data.user_show_add_ssh_key_message !== undefined){
			let data120 = data.user_show_add_ssh_key_message;
			if((typeof data120 !== "boolean") && (data120 !== null)){
				vErrors = fail(vErrors, "/user_show_add_ssh_key_message", "type", types1); errors++;
			}
		}
		if(data.wiki_page_max_content_bytes !== undefined){
			if(!(typeof data.wiki_page_max_content_bytes == "number")){
				vErrors = fail(vErrors, "/wiki_page_max_content_bytes", "type", "number"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApplicationSettings.errors = vErrors;
	return errors === 0;
}

export function validateApplicationSettings(value) {
	return validate(checkApplicationSettings, value);
}

export function isApplicationSettings(value) {
	return checkApplicationSettings(value);
}

function checkApplicationSettingsUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			const _errs1 = errors;
			const _errs2 = errors;
			if(!values1.includes(key0)){
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
		if(data.abuse_notification_email !== undefined){
			if(typeof data.abuse_notification_email !== "string"){
				vErrors = fail(vErrors, "/abuse_notification_email", "type", "string"); errors++;
			}
		}
		if(data.admin_mode !== undefined){
			if(typeof data.admin_mode !== "boolean"){
				vErrors = fail(vErrors, "/admin_mode", "type", "boolean"); errors++;
			}
		}
		if(data.admin_notification_email !== undefined){
			if(typeof data.admin_notification_email !== "string"){
				vErrors = fail(vErrors, "/admin_notification_email", "type", "string"); errors++;
			}
		}
		if(data.after_sign_out_path !== undefined){
			if(typeof data.after_sign_out_path !== "string"){
				vErrors = fail(vErrors, "/after_sign_out_path", "type", "string"); errors++;
			}
		}
		if(data.allow_account_deletion !== undefined){
			if(typeof data.allow_account_deletion !== "boolean"){
				vErrors = fail(vErrors, "/allow_account_deletion", "type", "boolean"); errors++;
			}
		}
		if(data.allow_all_integrations !== undefined){
			if(typeof data.allow_all_integrations !== "boolean"){
				vErrors = fail(vErrors, "/allow_all_integrations", "type", "boolean"); errors++;
			}
		}
		if(data.allow_local_requests_from_hooks_and_services !== undefined){
			if(typeof data.allow_local_requests_from_hooks_and_services !== "boolean"){
				vErrors = fail(vErrors, "/allow_local_requests_from_hooks_and_services", "type", "boolean"); errors++;
			}
		}
		if(data.allow_local_requests_from_system_hooks !== undefined){
			if(typeof data.allow_local_requests_from_system_hooks !== "boolean"){
				vErrors = fail(vErrors, "/allow_local_requests_from_system_hooks", "type", "boolean"); errors++;
			}
		}
		if(data.allow_local_requests_from_web_hooks_and_services !== undefined){
			if(typeof data.allow_local_requests_from_web_hooks_and_services !== "boolean"){
				vErrors = fail(vErrors, "/allow_local_requests_from_web_hooks_and_services", "type", "boolean"); errors++;
			}
		}
		if(data.allow_project_creation_for_guest_and_below !== undefined){
			if(typeof data.allow_project_creation_for_guest_and_below !== "boolean"){
				vErrors = fail(vErrors, "/allow_project_creation_for_guest_and_below", "type", "boolean"); errors++;
			}
		}
		if(data.allowed_integrations !== undefined){
			let data10 = data.allowed_integrations;
			if(Array.isArray(data10)){
				const before1 = errors;
				for(let i0=0; i0<data10.length; i0++){
					if(typeof data10[i0] !== "string"){
						vErrors = fail(vErrors, "/allowed_integrations/" + i0, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_integrations", "type", "array"); errors++;
			}
		}
		if(data.asset_proxy_allowlist !== undefined){
			let data12 = data.asset_proxy_allowlist;
			if(Array.isArray(data12)){
				const before2 = errors;
				for(let i1=0; i1<data12.length; i1++){
					if(typeof data12[i1] !== "string"){
						vErrors = fail(vErrors, "/asset_proxy_allowlist/" + i1, "type", "string"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/asset_proxy_allowlist", "type", "array"); errors++;
			}
		}
		if(data.asset_proxy_enabled !== undefined){
			if(typeof data.asset_proxy_enabled !== "boolean"){
				vErrors = fail(vErrors, "/asset_proxy_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.asset_proxy_url !== undefined){
			if(typeof data.asset_proxy_url !== "string"){
				vErrors = fail(vErrors, "/asset_proxy_url", "type", "string"); errors++;
			}
		}
		if(data.asset_proxy_whitelist !== undefined){
			let data16 = data.asset_proxy_whitelist;
			if(Array.isArray(data16)){
				const before3 = errors;
				for(let i2=0; i2<data16.length; i2++){
					if(typeof data16[i2] !== "string"){
						vErrors = fail(vErrors, "/asset_proxy_whitelist/" + i2, "type", "string"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/asset_proxy_whitelist", "type", "array"); errors++;
			}
		}
		if(data.bulk_import_concurrent_pipeline_batch_limit !== undefined){
			if(!(typeof data.bulk_import_concurrent_pipeline_batch_limit == "number")){
				vErrors = fail(vErrors, "/bulk_import_concurrent_pipeline_batch_limit", "type", "number"); errors++;
			}
		}
		if(data.bulk_import_max_download_file_size !== undefined){
			if(!(typeof data.bulk_import_max_download_file_size == "number")){
				vErrors = fail(vErrors, "/bulk_import_max_download_file_size", "type", "number"); errors++;
			}
		}
		if(data.can_create_group !== undefined){
			if(typeof data.can_create_group !== "boolean"){
				vErrors = fail(vErrors, "/can_create_group", "type", "boolean"); errors++;
			}
		}
		if(data.concurrent_relation_batch_export_limit !== undefined){
			if(!(typeof data.concurrent_relation_batch_export_limit == "number")){
				vErrors = fail(vErrors, "/concurrent_relation_batch_export_limit", "type", "number"); errors++;
			}
		}
		if(data.container_expiration_policies_enable_historic_entries !== undefined){
			if(typeof data.container_expiration_policies_enable_historic_entries !== "boolean"){
				vErrors = fail(vErrors, "/container_expiration_policies_enable_historic_entries", "type", "boolean"); errors++;
			}
		}
		if(data.container_registry_cleanup_tags_service_max_list_size !== undefined){
			if(!(typeof data.container_registry_cleanup_tags_service_max_list_size == "number")){
				vErrors = fail(vErrors, "/container_registry_cleanup_tags_service_max_list_size", "type", "number"); errors++;
			}
		}
		if(data.container_registry_delete_tags_service_timeout !== undefined){
			if(!(typeof data.container_registry_delete_tags_service_timeout == "number")){
				vErrors = fail(vErrors, "/container_registry_delete_tags_service_timeout", "type", "number"); errors++;
			}
		}
		if(data.container_registry_expiration_policies_caching !== undefined){
			if(typeof data.container_registry_expiration_policies_caching !== "boolean"){
				vErrors = fail(vErrors, "/container_registry_expiration_policies_caching", "type", "boolean"); errors++;
			}
		}
		if(data.container_registry_expiration_policies_worker_capacity !== undefined){
			if(!(typeof data.container_registry_expiration_policies_worker_capacity == "number")){
				vErrors = fail(vErrors, "/container_registry_expiration_policies_worker_capacity", "type", "number"); errors++;
			}
		}
		if(data.container_registry_token_expire_delay !== undefined){
			if(!(typeof data.container_registry_token_expire_delay == "number")){
				vErrors = fail(vErrors, "/container_registry_token_expire_delay", "type", "number"); errors++;
			}
		}
		if(data.decompress_archive_file_timeout !== undefined){
			if(!(typeof data.decompress_archive_file_timeout == "number")){
				vErrors = fail(vErrors, "/decompress_archive_file_timeout", "type", "number"); errors++;
			}
		}
		if(data.default_branch_protection !== undefined){
			let data29 = data.default_branch_protection;
			if(!Number.isSafeInteger(data29)){
				vErrors = fail(vErrors, "/default_branch_protection", integerFault(data29), "integer"); errors++;
			}
		}
		if(data.default_branch_protection_defaults !== undefined){
			if(!(checkBranchProtectionDefaultsUpdate(data.default_branch_protection_defaults))){
				vErrors = join(vErrors, checkBranchProtectionDefaultsUpdate.errors, "/default_branch_protection_defaults");
				errors = vErrors.length;
			}
		}
		if(data.default_ci_config_path !== undefined){
			if(typeof data.default_ci_config_path !== "string"){
				vErrors = fail(vErrors, "/default_ci_config_path", "type", "string"); errors++;
			}
		}
		if(data.default_group_visibility !== undefined){
			if(!(checkVisibility(data.default_group_visibility))){
				vErrors = join(vErrors, checkVisibility.errors, "/default_group_visibility");
				errors = vErrors.length;
			}
		}
		if(data.default_preferred_language !== undefined){
			if(typeof data.default_preferred_language !== "string"){
				vErrors = fail(vErrors, "/default_preferred_language", "type", "string"); errors++;
			}
		}
		if(data.default_project_deletion_protection !== undefined){
			if(typeof data.default_project_deletion_protection !== "boolean"){
				vErrors = fail(vErrors, "/default_project_deletion_protection", "type", "boolean"); errors++;
			}
		}
		if(data.default_project_visibility !== undefined){
			if(!(checkVisibility(data.default_project_visibility))){
				vErrors = join(vErrors, checkVisibility.errors, "/default_project_visibility");
				errors = vErrors.length;
			}
		}
		if(data.default_projects_limit !== undefined){
			if(!(typeof data.default_projects_limit == "number")){
				vErrors = fail(vErrors, "/default_projects_limit", "type", "number"); errors++;
			}
		}
		if(data.default_snippet_visibility !== undefined){
			if(!(checkVisibility(data.default_snippet_visibility))){
				vErrors = join(vErrors, checkVisibility.errors, "/default_snippet_visibility");
				errors = vErrors.length;
			}
		}
		if(data.delete_unconfirmed_users !== undefined){
			if(typeof data.delete_unconfirmed_users !== "boolean"){
				vErrors = fail(vErrors, "/delete_unconfirmed_users", "type", "boolean"); errors++;
			}
		}
		if(data.deletion_adjourned_period !== undefined){
			if(!(typeof data.deletion_adjourned_period == "number")){
				vErrors = fail(vErrors, "/deletion_adjourned_period", "type", "number"); errors++;
			}
		}
		if(data.disable_personal_access_tokens !== undefined){
			if(typeof data.disable_personal_access_tokens !== "boolean"){
				vErrors = fail(vErrors, "/disable_personal_access_tokens", "type", "boolean"); errors++;
			}
		}
		if(data.domain_allowlist !== undefined){
			let data41 = data.domain_allowlist;
			if(Array.isArray(data41)){
				const before4 = errors;
				for(let i3=0; i3<data41.length; i3++){
					if(typeof data41[i3] !== "string"){
						vErrors = fail(vErrors, "/domain_allowlist/" + i3, "type", "string"); errors++;
					}
					if(errors - before4 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/domain_allowlist", "type", "array"); errors++;
			}
		}
		if(data.domain_denylist !== undefined){
			let data43 = data.domain_denylist;
			if(Array.isArray(data43)){
				const before5 = errors;
				for(let i4=0; i4<data43.length; i4++){
					if(typeof data43[i4] !== "string"){
						vErrors = fail(vErrors, "/domain_denylist/" + i4, "type", "string"); errors++;
					}
					if(errors - before5 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/domain_denylist", "type", "array"); errors++;
			}
		}
		if(data.domain_denylist_enabled !== undefined){
			if(typeof data.domain_denylist_enabled !== "boolean"){
				vErrors = fail(vErrors, "/domain_denylist_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.downstream_pipeline_trigger_limit_per_project_user_sha !== undefined){
			if(!(typeof data.downstream_pipeline_trigger_limit_per_project_user_sha == "number")){
				vErrors = fail(vErrors, "/downstream_pipeline_trigger_limit_per_project_user_sha", "type", "number"); errors++;
			}
		}
		if(data.dsa_key_restriction !== undefined){
			if(!(typeof data.dsa_key_restriction == "number")){
				vErrors = fail(vErrors, "/dsa_key_restriction", "type", "number"); errors++;
			}
		}
		if(data.ecdsa_key_restriction !== undefined){
			if(!(typeof data.ecdsa_key_restriction == "number")){
				vErrors = fail(vErrors, "/ecdsa_key_restriction", "type", "number"); errors++;
			}
		}
		if(data.ecdsa_sk_key_restriction !== undefined){
			if(!(typeof data.ecdsa_sk_key_restriction == "number")){
				vErrors = fail(vErrors, "/ecdsa_sk_key_restriction", "type", "number"); errors++;
			}
		}
		if(data.ed25519_key_restriction !== undefined){
			if(!(typeof data.ed25519_key_restriction == "number")){
				vErrors = fail(vErrors, "/ed25519_key_restriction", "type", "number"); errors++;
			}
		}
		if(data.ed25519_sk_key_restriction !== undefined){
			if(!(typeof data.ed25519_sk_key_restriction == "number")){
				vErrors = fail(vErrors, "/ed25519_sk_key_restriction", "type", "number"); errors++;
			}
		}
		if(data.enable_member_promotion_management !== undefined){
			if(typeof data.enable_member_promotion_management !== "boolean"){
				vErrors = fail(vErrors, "/enable_member_promotion_management", "type", "boolean"); errors++;
			}
		}
		if(data.enforce_terms !== undefined){
			if(typeof data.enforce_terms !== "boolean"){
				vErrors = fail(vErrors, "/enforce_terms", "type", "boolean"); errors++;
			}
		}
		if(data.external_authorization_service_default_label !== undefined){
			if(typeof data.external_authorization_service_default_label !== "string"){
				vErrors = fail(vErrors, "/external_authorization_service_default_label", "type", "string"); errors++;
			}
		}
		if(data.external_authorization_service_enabled !== undefined){
			if(typeof data.external_authorization_service_enabled !== "boolean"){
				vErrors = fail(vErrors, "/external_authorization_service_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.external_authorization_service_timeout !== undefined){
			if(!(typeof data.external_authorization_service_timeout == "number")){
				vErrors = fail(vErrors, "/external_authorization_service_timeout", "type", "number"); errors++;
			}
		}
		if(data.external_authorization_service_url !== undefined){
			if(typeof data.external_authorization_service_url !== "string"){
				vErrors = fail(vErrors, "/external_authorization_service_url", "type", "string"); errors++;
			}
		}
		if(data.external_pipeline_validation_service_timeout !== undefined){
			if(!(typeof data.external_pipeline_validation_service_timeout == "number")){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_timeout", "type", "number"); errors++;
			}
		}
		if(data.external_pipeline_validation_service_token !== undefined){
			if(typeof data.external_pipeline_validation_service_token !== "string"){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_token", "type", "string"); errors++;
			}
		}
		if(data.external_pipeline_validation_service_url !== undefined){
			if(typeof data.external_pipeline_validation_service_url !== "string"){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_url", "type", "string"); errors++;
			}
		}
		if(data.failed_login_attempts_unlock_period_in_minutes !== undefined){
			if(!(typeof data.failed_login_attempts_unlock_period_in_minutes == "number")){
				vErrors = fail(vErrors, "/failed_login_attempts_unlock_period_in_minutes", "type", "number"); errors++;
			}
		}
		if(data.file_template_project_id !== undefined){
			let data62 = data.file_template_project_id;
			if(!Number.isSafeInteger(data62)){
				vErrors = fail(vErrors, "/file_template_project_id", integerFault(data62), "integer"); errors++;
			}
		}
		if(data.first_day_of_week !== undefined){
			if(!(typeof data.first_day_of_week == "number")){
				vErrors = fail(vErrors, "/first_day_of_week", "type", "number"); errors++;
			}
		}
		if(data.geo_node_allowed_ips !== undefined){
			if(typeof data.geo_node_allowed_ips !== "string"){
				vErrors = fail(vErrors, "/geo_node_allowed_ips", "type", "string"); errors++;
			}
		}
		if(data.geo_status_timeout !== undefined){
			if(!(typeof data.geo_status_timeout == "number")){
				vErrors = fail(vErrors, "/geo_status_timeout", "type", "number"); errors++;
			}
		}
		if(data.globally_allowed_ips !== undefined){
			if(typeof data.globally_allowed_ips !== "string"){
				vErrors = fail(vErrors, "/globally_allowed_ips", "type", "string"); errors++;
			}
		}
		if(data.group_owners_can_manage_default_branch_protection !== undefined){
			if(typeof data.group_owners_can_manage_default_branch_protection !== "boolean"){
				vErrors = fail(vErrors, "/group_owners_can_manage_default_branch_protection", "type", "boolean"); errors++;
			}
		}
		if(data.home_page_url !== undefined){
			if(typeof data.home_page_url !== "string"){
				vErrors = fail(vErrors, "/home_page_url", "type", "string"); errors++;
			}
		}
		if(data.issues_create_limit !== undefined){
			if(!(typeof data.issues_create_limit == "number")){
				vErrors = fail(vErrors, "/issues_create_limit", "type", "number"); errors++;
			}
		}
		if(data.keep_latest_artifact !== undefined){
			if(typeof data.keep_latest_artifact !== "boolean"){
				vErrors = fail(vErrors, "/keep_latest_artifact", "type", "boolean"); errors++;
			}
		}
		if(data.local_markdown_version !== undefined){
			if(!(typeof data.local_markdown_version == "number")){
				vErrors = fail(vErrors, "/local_markdown_version", "type", "number"); errors++;
			}
		}
		if(data.maven_package_requests_forwarding !== undefined){
			if(typeof data.maven_package_requests_forwarding !== "boolean"){
				vErrors = fail(vErrors, "/maven_package_requests_forwarding", "type", "boolean"); errors++;
			}
		}
		if(data.max_attachment_size !== undefined){
			if(!(typeof data.max_attachment_size == "number")){
				vErrors = fail(vErrors, "/max_attachment_size", "type", "number"); errors++;
			}
		}
		if(data.max_decompressed_archive_size !== undefined){
			if(!(typeof data.max_decompressed_archive_size == "number")){
				vErrors = fail(vErrors, "/max_decompressed_archive_size", "type", "number"); errors++;
			}
		}
		if(data.max_export_size !== undefined){
			if(!(typeof data.max_export_size == "number")){
				vErrors = fail(vErrors, "/max_export_size", "type", "number"); errors++;
			}
		}
		if(data.max_import_remote_file_size !== undefined){
			if(!(typeof data.max_import_remote_file_size == "number")){
				vErrors = fail(vErrors, "/max_import_remote_file_size", "type", "number"); errors++;
			}
		}
		if(data.max_import_size !== undefined){
			if(!(typeof data.max_import_size == "number")){
				vErrors = fail(vErrors, "/max_import_size", "type", "number"); errors++;
			}
		}
		if(data.max_login_attempts !== undefined){
			if(!(typeof data.max_login_attempts == "number")){
				vErrors = fail(vErrors, "/max_login_attempts", "type", "number"); errors++;
			}
		}
		if(data.notify_on_unknown_sign_in !== undefined){
			if(typeof data.notify_on_unknown_sign_in !== "boolean"){
				vErrors = fail(vErrors, "/notify_on_unknown_sign_in", "type", "boolean"); errors++;
			}
		}
		if(data.npm_package_requests_forwarding !== undefined){
			if(typeof data.npm_package_requests_forwarding !== "boolean"){
				vErrors = fail(vErrors, "/npm_package_requests_forwarding", "type", "boolean"); errors++;
			}
		}
		if(data.outbound_local_requests_whitelist !== undefined){
			let data81 = data.outbound_local_requests_whitelist;
			if(Array.isArray(data81)){
				const before6 = errors;
				for(let i5=0; i5<data81.length; i5++){
					if(typeof data81[i5] !== "string"){
						vErrors = fail(vErrors, "/outbound_local_requests_whitelist/" + i5, "type", "string"); errors++;
					}
					if(errors - before6 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/outbound_local_requests_whitelist", "type", "array"); errors++;
			}
		}
		if(data.package_registry_allow_anyone_to_pull_option !== undefined){
			if(typeof data.package_registry_allow_anyone_to_pull_option !== "boolean"){
				vErrors = fail(vErrors, "/package_registry_allow_anyone_to_pull_option", "type", "boolean"); errors++;
			}
		}
		if(data.package_registry_cleanup_policies_worker_capacity !== undefined){
			if(!(typeof data.package_registry_cleanup_policies_worker_capacity == "number")){
				vErrors = fail(vErrors, "/package_registry_cleanup_policies_worker_capacity", "type", "number"); errors++;
			}
		}
		if(data.password_authentication_enabled_for_web !== undefined){
			if(typeof data.password_authentication_enabled_for_web !== "boolean"){
				vErrors = fail(vErrors, "/password_authentication_enabled_for_web", "type", "boolean"); errors++;
			}
		}
		if(data.performance_bar_allowed_group_id !== undefined){
			if(!(typeof data.performance_bar_allowed_group_id == "number")){
				vErrors = fail(vErrors, "/performance_bar_allowed_group_id", "type", "number"); errors++;
			}
		}
		if(data.personal_access_token_prefix !== undefined){
			if(typeof data.personal_access_token_prefix !== "string"){
				vErrors = fail(vErrors, "/personal_access_token_prefix", "type", "string"); errors++;
			}
		}
		if(data.polling_interval_multiplier !== undefined){
			if(!(typeof data.polling_interval_multiplier == "number")){
				vErrors = fail(vErrors, "/polling_interval_multiplier", "type", "number"); errors++;
			}
		}
		if(data.pre_receive_secret_detection_enabled !== undefined){
			if(typeof data.pre_receive_secret_detection_enabled !== "boolean"){
				vErrors = fail(vErrors, "/pre_receive_secret_detection_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.project_jobs_api_rate_limit !== undefined){
			if(!(typeof data.project_jobs_api_rate_limit == "number")){
				vErrors = fail(vErrors, "/project_jobs_api_rate_limit", "type", "number"); errors++;
			}
		}
		if(data.projects_api_rate_limit_unauthenticated !== undefined){
			if(!(typeof data.projects_api_rate_limit_unauthenticated == "number")){
				vErrors = fail(vErrors, "/projects_api_rate_limit_unauthenticated", "type", "number"); errors++;
			}
		}
		if(data.pypi_package_requests_forwarding !== undefined){
			if(typeof data.pypi_package_requests_forwarding !== "boolean"){
				vErrors = fail(vErrors, "/pypi_package_requests_forwarding", "type", "boolean"); errors++;
			}
		}
		if(data.rate_limiting_response_text !== undefined){
			if(typeof data.rate_limiting_response_text !== "string"){
				vErrors = fail(vErrors, "/rate_limiting_response_text", "type", "string"); errors++;
			}
		}
		if(data.raw_blob_request_limit !== undefined){
			if(!(typeof data.raw_blob_request_limit == "number")){
				vErrors = fail(vErrors, "/raw_blob_request_limit", "type", "number"); errors++;
			}
		}
		if(data.receptive_cluster_agents_enabled !== undefined){
			if(typeof data.receptive_cluster_agents_enabled !== "boolean"){
				vErrors = fail(vErrors, "/receptive_cluster_agents_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.repository_storages_weighted !== undefined){
			let data96 = data.repository_storages_weighted;
			if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
				const before7 = errors;
				for(const key1 of Object.keys(data96)){
					if(!(false)){
						let data97 = data96[key1];
						if(!Number.isSafeInteger(data97)){
							vErrors = fail(vErrors, "/repository_storages_weighted/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), integerFault(data97), "integer"); errors++;
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
		if(data.require_admin_approval_after_user_signup !== undefined){
			if(typeof data.require_admin_approval_after_user_signup !== "boolean"){
				vErrors = fail(vErrors, "/require_admin_approval_after_user_signup", "type", "boolean"); errors++;
			}
		}
		if(data.require_personal_access_token_expiry !== undefined){
			if(typeof data.require_personal_access_token_expiry !== "boolean"){
				vErrors = fail(vErrors, "/require_personal_access_token_expiry", "type", "boolean"); errors++;
			}
		}
		if(data.restricted_visibility_levels !== undefined){
			let data100 = data.restricted_visibility_levels;
			if(Array.isArray(data100)){
				const before8 = errors;
				for(let i6=0; i6<data100.length; i6++){
					if(!(checkVisibility(data100[i6]))){
						vErrors = join(vErrors, checkVisibility.errors, "/restricted_visibility_levels/" + i6);
						errors = vErrors.length;
					}
					if(errors - before8 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/restricted_visibility_levels", "type", "array"); errors++;
			}
		}
		if(data.rsa_key_restriction !== undefined){
			if(!(typeof data.rsa_key_restriction == "number")){
				vErrors = fail(vErrors, "/rsa_key_restriction", "type", "number"); errors++;
			}
		}
		if(data.security_approval_policies_limit !== undefined){
			if(!(typeof data.security_approval_policies_limit == "number")){
				vErrors = fail(vErrors, "/security_approval_policies_limit", "type", "number"); errors++;
			}
		}
		if(data.security_policy_global_group_approvers_enabled !== undefined){
			if(typeof data.security_policy_global_group_approvers_enabled !== "boolean"){
				vErrors = fail(vErrors, "/security_policy_global_group_approvers_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.security_txt_content !== undefined){
			if(typeof data.security_txt_content !== "string"){
				vErrors = fail(vErrors, "/security_txt_content", "type", "string"); errors++;
			}
		}
		if(data.session_expire_delay !== undefined){
			if(!(typeof data.session_expire_delay == "number")){
				vErrors = fail(vErrors, "/session_expire_delay", "type", "number"); errors++;
			}
		}
		if(data.signup_enabled !== undefined){
			if(typeof data.signup_enabled !== "boolean"){
				vErrors = fail(vErrors, "/signup_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.silent_admin_exports_enabled !== undefined){
			if(typeof data.silent_admin_exports_enabled !== "boolean"){
				vErrors = fail(vErrors, "/silent_admin_exports_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.silent_mode_enabled !== undefined){
			if(typeof data.silent_mode_enabled !== "boolean"){
				vErrors = fail(vErrors, "/silent_mode_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.snippet_size_limit !== undefined){
			if(!(typeof data.snippet_size_limit == "number")){
				vErrors = fail(vErrors, "/snippet_size_limit", "type", "number"); errors++;
			}
		}
		if(data.terminal_max_session_time !== undefined){
			if(!(typeof data.terminal_max_session_time == "number")){
				vErrors = fail(vErrors, "/terminal_max_session_time", "type", "number"); errors++;
			}
		}
		if(data.terms !== undefined){
			if(typeof data.terms !== "string"){
				vErrors = fail(vErrors, "/terms", "type", "string"); errors++;
			}
		}
		if(data.unconfirmed_users_delete_after_days !== undefined){
			if(!(typeof data.unconfirmed_users_delete_after_days == "number")){
				vErrors = fail(vErrors, "/unconfirmed_users_delete_after_days", "type", "number"); errors++;
			}
		}
		if(data.updating_name_disabled_for_users !== undefined){
			if(typeof data.updating_name_disabled_for_users !== "boolean"){
				vErrors = fail(vErrors, "/updating_name_disabled_for_users", "type", "boolean"); errors++;
			}
		}
		if(data.user_defaults_to_private_profile !== undefined){
			if(typeof data.user_defaults_to_private_profile !== "boolean"){
				vErrors = fail(vErrors, "/user_defaults_to_private_profile", "type", "boolean"); errors++;
			}
		}
		if(data.user_oauth_applications !== undefined){
			if(typeof data.user_oauth_applications !== "boolean"){
				vErrors = fail(vErrors, "/user_oauth_applications", "type", "boolean"); errors++;
			}
		}
		if(data.user_show_add_ssh_key_message !== undefined){
			if(typeof data.user_show_add_ssh_key_message !== "boolean"){
				vErrors = fail(vErrors, "/user_show_add_ssh_key_message", "type", "boolean"); errors++;
			}
		}
		if(data.wiki_page_max_content_bytes !== undefined){
			if(!(typeof data.wiki_page_max_content_bytes == "number")){
				vErrors = fail(vErrors, "/wiki_page_max_content_bytes", "type", "number"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApplicationSettingsUpdate.errors = vErrors;
	return errors === 0;
}

export function validateApplicationSettingsUpdate(value) {
	return validate(checkApplicationSettingsUpdate, value);
}

export function isApplicationSettingsUpdate(value) {
	return checkApplicationSettingsUpdate(value);
}

function checkApprovalConfiguration(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.approvals_before_merge !== undefined){
			let data0 = data.approvals_before_merge;
			if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
				vErrors = fail(vErrors, "/approvals_before_merge", "type", types4); errors++;
			}
			if(typeof data0 == "number"){
				if(Math.abs(data0) > 9007199254740991 && Number.isInteger(data0)){
					vErrors = fail(vErrors, "/approvals_before_merge", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.approver_groups !== undefined){
			if(!(Array.isArray(data.approver_groups))){
				vErrors = fail(vErrors, "/approver_groups", "type", "array"); errors++;
			}
		}
		if(data.approvers !== undefined){
			if(!(Array.isArray(data.approvers))){
				vErrors = fail(vErrors, "/approvers", "type", "array"); errors++;
			}
		}
		if(data.disable_overriding_approvers_per_merge_request !== undefined){
			let data3 = data.disable_overriding_approvers_per_merge_request;
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/disable_overriding_approvers_per_merge_request", "type", types1); errors++;
			}
		}
		if(data.merge_requests_author_approval !== undefined){
			let data4 = data.merge_requests_author_approval;
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/merge_requests_author_approval", "type", types1); errors++;
			}
		}
		if(data.merge_requests_disable_committers_approval !== undefined){
			let data5 = data.merge_requests_disable_committers_approval;
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/merge_requests_disable_committers_approval", "type", types1); errors++;
			}
		}
		if(data.require_password_to_approve !== undefined){
			let data6 = data.require_password_to_approve;
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/require_password_to_approve", "type", types1); errors++;
			}
		}
		if(data.require_reauthentication_to_approve !== undefined){
			let data7 = data.require_reauthentication_to_approve;
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/require_reauthentication_to_approve", "type", types1); errors++;
			}
		}
		if(data.reset_approvals_on_push !== undefined){
			let data8 = data.reset_approvals_on_push;
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/reset_approvals_on_push", "type", types1); errors++;
			}
		}
		if(data.selective_code_owner_removals !== undefined){
			let data9 = data.selective_code_owner_removals;
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/selective_code_owner_removals", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApprovalConfiguration.errors = vErrors;
	return errors === 0;
}

export function validateApprovalConfiguration(value) {
	return validate(checkApprovalConfiguration, value);
}

export function isApprovalConfiguration(value) {
	return checkApprovalConfiguration(value);
}

function checkApprovalConfigurationUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.approvals_before_merge !== undefined){
			let data0 = data.approvals_before_merge;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/approvals_before_merge", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.disable_overriding_approvers_per_merge_request !== undefined){
			if(typeof data.disable_overriding_approvers_per_merge_request !== "boolean"){
				vErrors = fail(vErrors, "/disable_overriding_approvers_per_merge_request", "type", "boolean"); errors++;
			}
		}
		if(data.merge_requests_author_approval !== undefined){
			if(typeof data.merge_requests_author_approval !== "boolean"){
				vErrors = fail(vErrors, "/merge_requests_author_approval", "type", "boolean"); errors++;
			}
		}
		if(data.merge_requests_disable_committers_approval !== undefined){
			if(typeof data.merge_requests_disable_committers_approval !== "boolean"){
				vErrors = fail(vErrors, "/merge_requests_disable_committers_approval", "type", "boolean"); errors++;
			}
		}
		if(data.require_password_to_approve !== undefined){
			if(typeof data.require_password_to_approve !== "boolean"){
				vErrors = fail(vErrors, "/require_password_to_approve", "type", "boolean"); errors++;
			}
		}
		if(data.require_reauthentication_to_approve !== undefined){
			if(typeof data.require_reauthentication_to_approve !== "boolean"){
				vErrors = fail(vErrors, "/require_reauthentication_to_approve", "type", "boolean"); errors++;
			}
		}
		if(data.reset_approvals_on_push !== undefined){
			if(typeof data.reset_approvals_on_push !== "boolean"){
				vErrors = fail(vErrors, "/reset_approvals_on_push", "type", "boolean"); errors++;
			}
		}
		if(data.selective_code_owner_removals !== undefined){
			if(typeof data.selective_code_owner_removals !== "boolean"){
				vErrors = fail(vErrors, "/selective_code_owner_removals", "type", "boolean"); errors++;
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
	checkApprovalConfigurationUpdate.errors = vErrors;
	return errors === 0;
}

export function validateApprovalConfigurationUpdate(value) {
	return validate(checkApprovalConfigurationUpdate, value);
}

export function isApprovalConfigurationUpdate(value) {
	return checkApprovalConfigurationUpdate(value);
}

function checkApprovalRule(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.applies_to_all_protected_branches !== undefined){
			let data0 = data.applies_to_all_protected_branches;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/applies_to_all_protected_branches", "type", types1); errors++;
			}
		}
		if(data.approvals_required !== undefined){
			let data1 = data.approvals_required;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.contains_hidden_groups !== undefined){
			let data2 = data.contains_hidden_groups;
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/contains_hidden_groups", "type", types1); errors++;
			}
		}
		if(data.eligible_approvers !== undefined){
			let data3 = data.eligible_approvers;
			if(Array.isArray(data3)){
				const before0 = errors;
				for(let i0=0; i0<data3.length; i0++){
					if(!(checkUserSummary(data3[i0]))){
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
		if(data.groups !== undefined){
			let data5 = data.groups;
			if(Array.isArray(data5)){
				const before1 = errors;
				for(let i1=0; i1<data5.length; i1++){
					if(!(checkApprovalRuleGroup(data5[i1]))){
						vErrors = join(vErrors, checkApprovalRuleGroup.errors, "/groups/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/groups", "type", "array"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data7 = data.id;
			if(!Number.isSafeInteger(data7)){
				vErrors = fail(vErrors, "/id", integerFault(data7), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.protected_branches !== undefined){
			let data9 = data.protected_branches;
			if(Array.isArray(data9)){
				const before2 = errors;
				for(let i2=0; i2<data9.length; i2++){
					if(!(checkApprovalRuleBranch(data9[i2]))){
						vErrors = join(vErrors, checkApprovalRuleBranch.errors, "/protected_branches/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/protected_branches", "type", "array"); errors++;
			}
		}
		if(data.report_type !== undefined){
			let data11 = data.report_type;
			if((typeof data11 !== "string") && (data11 !== null)){
				vErrors = fail(vErrors, "/report_type", "type", types0); errors++;
			}
		}
		if(data.rule_type !== undefined){
			if(!(checkReportedApprovalRuleType(data.rule_type))){
				vErrors = join(vErrors, checkReportedApprovalRuleType.errors, "/rule_type");
				errors = vErrors.length;
			}
		}
		if(data.users !== undefined){
			let data13 = data.users;
			if(Array.isArray(data13)){
				const before3 = errors;
				for(let i3=0; i3<data13.length; i3++){
					if(!(checkUserSummary(data13[i3]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/users/" + i3);
						errors = vErrors.length;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/users", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApprovalRule.errors = vErrors;
	return errors === 0;
}

export function validateApprovalRule(value) {
	return validate(checkApprovalRule, value);
}

export function isApprovalRule(value) {
	return checkApprovalRule(value);
}

function checkApprovalRuleBranch(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.allow_force_push !== undefined){
			let data0 = data.allow_force_push;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/allow_force_push", "type", types1); errors++;
			}
		}
		if(data.code_owner_approval_required !== undefined){
			let data1 = data.code_owner_approval_required;
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/code_owner_approval_required", "type", types1); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data2 = data.id;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/id", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.inherited !== undefined){
			let data3 = data.inherited;
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/inherited", "type", types1); errors++;
			}
		}
		if(data.merge_access_levels !== undefined){
			let data4 = data.merge_access_levels;
			if(Array.isArray(data4)){
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					if(!(checkApprovalRuleBranchAccess(data4[i0]))){
						vErrors = join(vErrors, checkApprovalRuleBranchAccess.errors, "/merge_access_levels/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/merge_access_levels", "type", "array"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.push_access_levels !== undefined){
			let data7 = data.push_access_levels;
			if(Array.isArray(data7)){
				const before1 = errors;
				for(let i1=0; i1<data7.length; i1++){
					if(!(checkApprovalRuleBranchAccess(data7[i1]))){
						vErrors = join(vErrors, checkApprovalRuleBranchAccess.errors, "/push_access_levels/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/push_access_levels", "type", "array"); errors++;
			}
		}
		if(data.unprotect_access_levels !== undefined){
			let data9 = data.unprotect_access_levels;
			if(Array.isArray(data9)){
				const before2 = errors;
				for(let i2=0; i2<data9.length; i2++){
					if(!(checkApprovalRuleBranchAccess(data9[i2]))){
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
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApprovalRuleBranch.errors = vErrors;
	return errors === 0;
}

export function validateApprovalRuleBranch(value) {
	return validate(checkApprovalRuleBranch, value);
}

export function isApprovalRuleBranch(value) {
	return checkApprovalRuleBranch(value);
}

function checkApprovalRuleBranchAccess(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level !== undefined){
			let data0 = data.access_level;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!(checkReportedAccessLevel(data0))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(data0 !== null){
					vErrors = fail(vErrors, "/access_level", "type", "null"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/access_level", "anyOf"); errors++;
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
		if(data.access_level_description !== undefined){
			if(typeof data.access_level_description !== "string"){
				vErrors = fail(vErrors, "/access_level_description", "type", "string"); errors++;
			}
		}
		if(data.deploy_key_id !== undefined){
			let data2 = data.deploy_key_id;
			if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
				vErrors = fail(vErrors, "/deploy_key_id", "type", types4); errors++;
			}
			if(typeof data2 == "number"){
				if(Math.abs(data2) > 9007199254740991 && Number.isInteger(data2)){
					vErrors = fail(vErrors, "/deploy_key_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.group_id !== undefined){
			let data3 = data.group_id;
			if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
				vErrors = fail(vErrors, "/group_id", "type", types4); errors++;
			}
			if(typeof data3 == "number"){
				if(Math.abs(data3) > 9007199254740991 && Number.isInteger(data3)){
					vErrors = fail(vErrors, "/group_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.id !== undefined){
			let data4 = data.id;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/id", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.user_id !== undefined){
			let data5 = data.user_id;
			if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
				vErrors = fail(vErrors, "/user_id", "type", types4); errors++;
			}
			if(typeof data5 == "number"){
				if(Math.abs(data5) > 9007199254740991 && Number.isInteger(data5)){
					vErrors = fail(vErrors, "/user_id", "safeInteger", "integer"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApprovalRuleBranchAccess.errors = vErrors;
	return errors === 0;
}

export function validateApprovalRuleBranchAccess(value) {
	return validate(checkApprovalRuleBranchAccess, value);
}

export function isApprovalRuleBranchAccess(value) {
	return checkApprovalRuleBranchAccess(value);
}

function checkApprovalRuleGroup(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.description !== undefined){
			let data1 = data.description;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		if(data.full_name !== undefined){
			if(typeof data.full_name !== "string"){
				vErrors = fail(vErrors, "/full_name", "type", "string"); errors++;
			}
		}
		if(data.full_path !== undefined){
			if(typeof data.full_path !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data4 = data.id;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/id", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.ldap_cn !== undefined){
			let data5 = data.ldap_cn;
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/ldap_cn", "type", types0); errors++;
			}
		}
		if(data.lfs_enabled !== undefined){
			let data6 = data.lfs_enabled;
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/lfs_enabled", "type", types1); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.parent_id !== undefined){
			let data8 = data.parent_id;
			if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types4); errors++;
			}
			if(typeof data8 == "number"){
				if(Math.abs(data8) > 9007199254740991 && Number.isInteger(data8)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.path !== undefined){
			if(typeof data.path !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		if(data.request_access_enabled !== undefined){
			let data10 = data.request_access_enabled;
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types1); errors++;
			}
		}
		if(data.visibility !== undefined){
			if(!(checkReportedVisibility(data.visibility))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApprovalRuleGroup.errors = vErrors;
	return errors === 0;
}

export function validateApprovalRuleGroup(value) {
	return validate(checkApprovalRuleGroup, value);
}

export function isApprovalRuleGroup(value) {
	return checkApprovalRuleGroup(value);
}

function checkApprovalRuleType(data){
	let vErrors = null;
	let errors = 0;
	if(!values2.includes(data)){
		vErrors = fail(vErrors, "", "enum", values2); errors++;
	}
	checkApprovalRuleType.errors = vErrors;
	return errors === 0;
}

export function validateApprovalRuleType(value) {
	return validate(checkApprovalRuleType, value);
}

export function isApprovalRuleType(value) {
	return checkApprovalRuleType(value);
}

function checkApprovalSetting(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.inherited_from !== undefined){
			let data0 = data.inherited_from;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/inherited_from", "type", types0); errors++;
			}
		}
		if(data.locked !== undefined){
			let data1 = data.locked;
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/locked", "type", types1); errors++;
			}
		}
		if(data.value !== undefined){
			let data2 = data.value;
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/value", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApprovalSetting.errors = vErrors;
	return errors === 0;
}

export function validateApprovalSetting(value) {
	return validate(checkApprovalSetting, value);
}

export function isApprovalSetting(value) {
	return checkApprovalSetting(value);
}

function checkApprovalSettings(data){
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

function checkApprovalSettingsUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.allow_author_approval !== undefined){
			if(typeof data.allow_author_approval !== "boolean"){
				vErrors = fail(vErrors, "/allow_author_approval", "type", "boolean"); errors++;
			}
		}
		if(data.allow_committer_approval !== undefined){
			if(typeof data.allow_committer_approval !== "boolean"){
				vErrors = fail(vErrors, "/allow_committer_approval", "type", "boolean"); errors++;
			}
		}
		if(data.allow_overrides_to_approver_list_per_merge_request !== undefined){
			if(typeof data.allow_overrides_to_approver_list_per_merge_request !== "boolean"){
				vErrors = fail(vErrors, "/allow_overrides_to_approver_list_per_merge_request", "type", "boolean"); errors++;
			}
		}
		if(data.require_reauthentication_to_approve !== undefined){
			if(typeof data.require_reauthentication_to_approve !== "boolean"){
				vErrors = fail(vErrors, "/require_reauthentication_to_approve", "type", "boolean"); errors++;
			}
		}
		if(data.retain_approvals_on_push !== undefined){
			if(typeof data.retain_approvals_on_push !== "boolean"){
				vErrors = fail(vErrors, "/retain_approvals_on_push", "type", "boolean"); errors++;
			}
		}
		if(data.selective_code_owner_removals !== undefined){
			if(typeof data.selective_code_owner_removals !== "boolean"){
				vErrors = fail(vErrors, "/selective_code_owner_removals", "type", "boolean"); errors++;
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
	checkApprovalSettingsUpdate.errors = vErrors;
	return errors === 0;
}

export function validateApprovalSettingsUpdate(value) {
	return validate(checkApprovalSettingsUpdate, value);
}

export function isApprovalSettingsUpdate(value) {
	return checkApprovalSettingsUpdate(value);
}

function checkApprovedAccessRequest(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkAccessRequest(data))){
		vErrors = join(vErrors, checkAccessRequest.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level !== undefined){
			if(!(checkReportedAccessLevel(data.access_level))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApprovedAccessRequest.errors = vErrors;
	return errors === 0;
}

export function validateApprovedAccessRequest(value) {
	return validate(checkApprovedAccessRequest, value);
}

export function isApprovedAccessRequest(value) {
	return checkApprovedAccessRequest(value);
}

function checkBaseAccessLevel(data){
	let vErrors = null;
	let errors = 0;
	if(!values3.includes(data)){
		vErrors = fail(vErrors, "", "enum", values3); errors++;
	}
	checkBaseAccessLevel.errors = vErrors;
	return errors === 0;
}

export function validateBaseAccessLevel(value) {
	return validate(checkBaseAccessLevel, value);
}

export function isBaseAccessLevel(value) {
	return checkBaseAccessLevel(value);
}

function checkBillableMember(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data1 = data.created_at;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.email !== undefined){
			let data2 = data.email;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/email", "type", types0); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data3 = data.id;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/id", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.last_activity_on !== undefined){
			let data4 = data.last_activity_on;
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/last_activity_on", "type", types0); errors++;
			}
			if(typeof data4 === "string"){
				if(!dateFormat(data4)){
					vErrors = fail(vErrors, "/last_activity_on", "format", "date"); errors++;
				}
			}
		}
		if(data.last_login_at !== undefined){
			let data5 = data.last_login_at;
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/last_login_at", "type", types0); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/last_login_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.membership_type !== undefined){
			if(typeof data.membership_type !== "string"){
				vErrors = fail(vErrors, "/membership_type", "type", "string"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.removable !== undefined){
			let data8 = data.removable;
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/removable", "type", types1); errors++;
			}
		}
		if(data.state !== undefined){
			if(typeof data.state !== "string"){
				vErrors = fail(vErrors, "/state", "type", "string"); errors++;
			}
		}
		if(data.username !== undefined){
			if(typeof data.username !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkBillableMember.errors = vErrors;
	return errors === 0;
}

export function validateBillableMember(value) {
	return validate(checkBillableMember, value);
}

export function isBillableMember(value) {
	return checkBillableMember(value);
}

function checkBlob(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.content !== undefined){
			if(typeof data.content !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		if(data.size !== undefined){
			let data1 = data.size;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/size", integerFault(data1), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkBlob.errors = vErrors;
	return errors === 0;
}

export function validateBlob(value) {
	return validate(checkBlob, value);
}

export function isBlob(value) {
	return checkBlob(value);
}

function checkBranchAccess(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level !== undefined){
			if(!(checkReportedAccessLevel(data.access_level))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkBranchAccess.errors = vErrors;
	return errors === 0;
}

export function validateBranchAccess(value) {
	return validate(checkBranchAccess, value);
}

export function isBranchAccess(value) {
	return checkBranchAccess(value);
}

function checkBranchAccessUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level !== undefined){
			if(!(checkMemberAccessLevel(data.access_level))){
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
	checkBranchAccessUpdate.errors = vErrors;
	return errors === 0;
}

export function validateBranchAccessUpdate(value) {
	return validate(checkBranchAccessUpdate, value);
}

export function isBranchAccessUpdate(value) {
	return checkBranchAccessUpdate(value);
}

function checkBranchProtectionDefaults(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.allow_force_push !== undefined){
			let data0 = data.allow_force_push;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/allow_force_push", "type", types1); errors++;
			}
		}
		if(data.allowed_to_merge !== undefined){
			let data1 = data.allowed_to_merge;
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(!(checkBranchAccess(data1[i0]))){
						vErrors = join(vErrors, checkBranchAccess.errors, "/allowed_to_merge/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_to_merge", "type", "array"); errors++;
			}
		}
		if(data.allowed_to_push !== undefined){
			let data3 = data.allowed_to_push;
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					if(!(checkBranchAccess(data3[i1]))){
						vErrors = join(vErrors, checkBranchAccess.errors, "/allowed_to_push/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_to_push", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkBranchProtectionDefaults.errors = vErrors;
	return errors === 0;
}

export function validateBranchProtectionDefaults(value) {
	return validate(checkBranchProtectionDefaults, value);
}

export function isBranchProtectionDefaults(value) {
	return checkBranchProtectionDefaults(value);
}

function checkBranchProtectionDefaultsUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.allow_force_push !== undefined){
			if(typeof data.allow_force_push !== "boolean"){
				vErrors = fail(vErrors, "/allow_force_push", "type", "boolean"); errors++;
			}
		}
		if(data.allowed_to_merge !== undefined){
			let data1 = data.allowed_to_merge;
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(!(checkBranchAccessUpdate(data1[i0]))){
						vErrors = join(vErrors, checkBranchAccessUpdate.errors, "/allowed_to_merge/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_to_merge", "type", "array"); errors++;
			}
		}
		if(data.allowed_to_push !== undefined){
			let data3 = data.allowed_to_push;
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					if(!(checkBranchAccessUpdate(data3[i1]))){
						vErrors = join(vErrors, checkBranchAccessUpdate.errors, "/allowed_to_push/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_to_push", "type", "array"); errors++;
			}
		}
		const before2 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "allow_force_push") || (key0 === "allowed_to_merge")) || (key0 === "allowed_to_push"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before2 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkBranchProtectionDefaultsUpdate.errors = vErrors;
	return errors === 0;
}

export function validateBranchProtectionDefaultsUpdate(value) {
	return validate(checkBranchProtectionDefaultsUpdate, value);
}

export function isBranchProtectionDefaultsUpdate(value) {
	return checkBranchProtectionDefaultsUpdate(value);
}

function checkBuildServerSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.build_key !== undefined){
			if(typeof data.build_key !== "string"){
				vErrors = fail(vErrors, "/build_key", "type", "string"); errors++;
			}
		}
		if(data.enable_ssl_verification !== undefined){
			if(typeof data.enable_ssl_verification !== "boolean"){
				vErrors = fail(vErrors, "/enable_ssl_verification", "type", "boolean"); errors++;
			}
		}
		if(data.password !== undefined){
			if(typeof data.password !== "string"){
				vErrors = fail(vErrors, "/password", "type", "string"); errors++;
			}
		}
		if(data.use_inherited_settings !== undefined){
			if(typeof data.use_inherited_settings !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		if(data.username !== undefined){
			if(typeof data.username !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known4.has(key0))){
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
	checkBuildServerSettings.errors = vErrors;
	return errors === 0;
}

export function validateBuildServerSettings(value) {
	return validate(checkBuildServerSettings, value);
}

export function isBuildServerSettings(value) {
	return checkBuildServerSettings(value);
}

function checkCanceledImport(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkProjectSummary(data))){
		vErrors = join(vErrors, checkProjectSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.import_status !== undefined){
			if(!(checkReportedImportStatus(data.import_status))){
				vErrors = join(vErrors, checkReportedImportStatus.errors, "/import_status");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCanceledImport.errors = vErrors;
	return errors === 0;
}

export function validateCanceledImport(value) {
	return validate(checkCanceledImport, value);
}

export function isCanceledImport(value) {
	return checkCanceledImport(value);
}

function checkChangelogCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.branch !== undefined){
			if(typeof data.branch !== "string"){
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		if(data.config_file !== undefined){
			if(typeof data.config_file !== "string"){
				vErrors = fail(vErrors, "/config_file", "type", "string"); errors++;
			}
		}
		if(data.date !== undefined){
			let data2 = data.date;
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/date", "type", "string"); errors++;
			}
		}
		if(data.file !== undefined){
			if(typeof data.file !== "string"){
				vErrors = fail(vErrors, "/file", "type", "string"); errors++;
			}
		}
		if(data.from !== undefined){
			if(typeof data.from !== "string"){
				vErrors = fail(vErrors, "/from", "type", "string"); errors++;
			}
		}
		if(data.message !== undefined){
			if(typeof data.message !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		if(data.to !== undefined){
			if(typeof data.to !== "string"){
				vErrors = fail(vErrors, "/to", "type", "string"); errors++;
			}
		}
		if(data.trailer !== undefined){
			if(typeof data.trailer !== "string"){
				vErrors = fail(vErrors, "/trailer", "type", "string"); errors++;
			}
		}
		if(data.version === undefined){
			vErrors = fail(vErrors, "", "required", "version"); errors++;
		} else {
			let data8 = data.version;
			if(typeof data8 === "string"){
				if(!pattern0.test(data8)){
					vErrors = fail(vErrors, "/version", "pattern", "^v?(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/version", "type", "string"); errors++;
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
	checkChangelogCreate.errors = vErrors;
	return errors === 0;
}

export function validateChangelogCreate(value) {
	return validate(checkChangelogCreate, value);
}

export function isChangelogCreate(value) {
	return checkChangelogCreate(value);
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
	valid0 = valid0 || _valid0;
	if(!valid0){
		const _errs2 = errors;
		if(!Number.isSafeInteger(data)){
			vErrors = fail(vErrors, "", integerFault(data), "integer"); errors++;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
		if(!valid0){
			const _errs3 = errors;
			if(data !== null){
				vErrors = fail(vErrors, "", "type", "null"); errors++;
			}
			var _valid0 = _errs3 === errors;
			valid0 = valid0 || _valid0;
		}
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
	checkChangelogResult.errors = vErrors;
	return errors === 0;
}

export function validateChangelogResult(value) {
	return validate(checkChangelogResult, value);
}

export function isChangelogResult(value) {
	return checkChangelogResult(value);
}

function checkChatSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.room !== undefined){
			if(typeof data.room !== "string"){
				vErrors = fail(vErrors, "/room", "type", "string"); errors++;
			}
		}
		if(data.subdomain !== undefined){
			if(typeof data.subdomain !== "string"){
				vErrors = fail(vErrors, "/subdomain", "type", "string"); errors++;
			}
		}
		if(data.token !== undefined){
			if(typeof data.token !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
		if(data.use_inherited_settings !== undefined){
			if(typeof data.use_inherited_settings !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "room") || (key0 === "subdomain")) || (key0 === "token")) || (key0 === "use_inherited_settings"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkChatSettings.errors = vErrors;
	return errors === 0;
}

export function validateChatSettings(value) {
	return validate(checkChatSettings, value);
}

export function isChatSettings(value) {
	return checkChatSettings(value);
}

function checkCherryPick(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.branch === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data.branch !== "string"){
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		if(data.dry_run !== undefined){
			if(typeof data.dry_run !== "boolean"){
				vErrors = fail(vErrors, "/dry_run", "type", "boolean"); errors++;
			}
		}
		if(data.message !== undefined){
			if(typeof data.message !== "string"){
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
	checkCherryPick.errors = vErrors;
	return errors === 0;
}

export function validateCherryPick(value) {
	return validate(checkCherryPick, value);
}

export function isCherryPick(value) {
	return checkCherryPick(value);
}

function checkCherryPickDryRun(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.dry_run === undefined){
			vErrors = fail(vErrors, "", "required", "dry_run"); errors++;
		} else {
			let data0 = data.dry_run;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(data0 !== "success"){
				vErrors = fail(vErrors, "/dry_run", "enum", values4); errors++;
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 !== "string"){
					vErrors = fail(vErrors, "/dry_run", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/dry_run", "anyOf"); errors++;
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
	checkCherryPickDryRun.errors = vErrors;
	return errors === 0;
}

export function validateCherryPickDryRun(value) {
	return validate(checkCherryPickDryRun, value);
}

export function isCherryPickDryRun(value) {
	return checkCherryPickDryRun(value);
}

function checkCherryPickError(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkError(data))){
		vErrors = join(vErrors, checkError.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.error_code !== undefined){
			if(!(checkCherryPickErrorCode(data.error_code))){
				vErrors = join(vErrors, checkCherryPickErrorCode.errors, "/error_code");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCherryPickError.errors = vErrors;
	return errors === 0;
}

export function validateCherryPickError(value) {
	return validate(checkCherryPickError, value);
}

export function isCherryPickError(value) {
	return checkCherryPickError(value);
}

function checkCherryPickErrorCode(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if((data !== "empty") && (data !== "conflict")){
		vErrors = fail(vErrors, "", "enum", values5); errors++;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
	checkCherryPickErrorCode.errors = vErrors;
	return errors === 0;
}

export function validateCherryPickErrorCode(value) {
	return validate(checkCherryPickErrorCode, value);
}

export function isCherryPickErrorCode(value) {
	return checkCherryPickErrorCode(value);
}

function checkCiLintInclude(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.blob !== undefined){
			let data0 = data.blob;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/blob", "type", types0); errors++;
			}
		}
		if(data.context_project !== undefined){
			let data1 = data.context_project;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/context_project", "type", types0); errors++;
			}
		}
		if(data.context_sha !== undefined){
			let data2 = data.context_sha;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/context_sha", "type", types0); errors++;
			}
		}
		if(data.location !== undefined){
			let data3 = data.location;
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/location", "type", types0); errors++;
			}
		}
		if(data.raw !== undefined){
			let data4 = data.raw;
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/raw", "type", types0); errors++;
			}
		}
		if(data.type !== undefined){
			if(typeof data.type !== "string"){
				vErrors = fail(vErrors, "/type", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCiLintInclude.errors = vErrors;
	return errors === 0;
}

export function validateCiLintInclude(value) {
	return validate(checkCiLintInclude, value);
}

export function isCiLintInclude(value) {
	return checkCiLintInclude(value);
}

function checkCiLintJob(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.after_script !== undefined){
			let data0 = data.after_script;
			if((!(Array.isArray(data0))) && (data0 !== null)){
				vErrors = fail(vErrors, "/after_script", "type", types2); errors++;
			}
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(typeof data0[i0] !== "string"){
						vErrors = fail(vErrors, "/after_script/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			}
		}
		if(data.allow_failure !== undefined){
			let data2 = data.allow_failure;
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/allow_failure", "type", types1); errors++;
			}
		}
		if(data.before_script !== undefined){
			let data3 = data.before_script;
			if((!(Array.isArray(data3))) && (data3 !== null)){
				vErrors = fail(vErrors, "/before_script", "type", types2); errors++;
			}
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					if(typeof data3[i1] !== "string"){
						vErrors = fail(vErrors, "/before_script/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.script !== undefined){
			let data6 = data.script;
			if((!(Array.isArray(data6))) && (data6 !== null)){
				vErrors = fail(vErrors, "/script", "type", types2); errors++;
			}
			if(Array.isArray(data6)){
				const before2 = errors;
				for(let i2=0; i2<data6.length; i2++){
					if(typeof data6[i2] !== "string"){
						vErrors = fail(vErrors, "/script/" + i2, "type", "string"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			}
		}
		if(data.stage !== undefined){
			if(typeof data.stage !== "string"){
				vErrors = fail(vErrors, "/stage", "type", "string"); errors++;
			}
		}
		if(data.tag_list !== undefined){
			let data9 = data.tag_list;
			if((!(Array.isArray(data9))) && (data9 !== null)){
				vErrors = fail(vErrors, "/tag_list", "type", types2); errors++;
			}
			if(Array.isArray(data9)){
				const before3 = errors;
				for(let i3=0; i3<data9.length; i3++){
					if(typeof data9[i3] !== "string"){
						vErrors = fail(vErrors, "/tag_list/" + i3, "type", "string"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			}
		}
		if(data.when !== undefined){
			let data11 = data.when;
			if((typeof data11 !== "string") && (data11 !== null)){
				vErrors = fail(vErrors, "/when", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCiLintJob.errors = vErrors;
	return errors === 0;
}

export function validateCiLintJob(value) {
	return validate(checkCiLintJob, value);
}

export function isCiLintJob(value) {
	return checkCiLintJob(value);
}

function checkCiLintRequest(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.content === undefined){
			vErrors = fail(vErrors, "", "required", "content"); errors++;
		} else {
			if(typeof data.content !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		if(data.dry_run !== undefined){
			if(typeof data.dry_run !== "boolean"){
				vErrors = fail(vErrors, "/dry_run", "type", "boolean"); errors++;
			}
		}
		if(data.include_jobs !== undefined){
			if(typeof data.include_jobs !== "boolean"){
				vErrors = fail(vErrors, "/include_jobs", "type", "boolean"); errors++;
			}
		}
		if(data.ref !== undefined){
			if(typeof data.ref !== "string"){
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
	checkCiLintRequest.errors = vErrors;
	return errors === 0;
}

export function validateCiLintRequest(value) {
	return validate(checkCiLintRequest, value);
}

export function isCiLintRequest(value) {
	return checkCiLintRequest(value);
}

function checkCiLintResult(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.errors !== undefined){
			let data0 = data.errors;
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(typeof data0[i0] !== "string"){
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
		if(data.includes !== undefined){
			let data2 = data.includes;
			if((!(Array.isArray(data2))) && (data2 !== null)){
				vErrors = fail(vErrors, "/includes", "type", types2); errors++;
			}
			if(Array.isArray(data2)){
				const before1 = errors;
				for(let i1=0; i1<data2.length; i1++){
					if(!(checkCiLintInclude(data2[i1]))){
						vErrors = join(vErrors, checkCiLintInclude.errors, "/includes/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			}
		}
		if(data.jobs !== undefined){
			let data4 = data.jobs;
			if((!(Array.isArray(data4))) && (data4 !== null)){
				vErrors = fail(vErrors, "/jobs", "type", types2); errors++;
			}
			if(Array.isArray(data4)){
				const before2 = errors;
				for(let i2=0; i2<data4.length; i2++){
					if(!(checkCiLintJob(data4[i2]))){
						vErrors = join(vErrors, checkCiLintJob.errors, "/jobs/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			}
		}
		if(data.merged_yaml !== undefined){
			let data6 = data.merged_yaml;
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/merged_yaml", "type", types0); errors++;
			}
		}
		if(data.valid === undefined){
			vErrors = fail(vErrors, "", "required", "valid"); errors++;
		} else {
			let data7 = data.valid;
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/valid", "type", types1); errors++;
			}
		}
		if(data.warnings !== undefined){
			if(!(Array.isArray(data.warnings))){
				vErrors = fail(vErrors, "/warnings", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCiLintResult.errors = vErrors;
	return errors === 0;
}

export function validateCiLintResult(value) {
	return validate(checkCiLintResult, value);
}

export function isCiLintResult(value) {
	return checkCiLintResult(value);
}

function checkCommit(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkCommitSummary(data))){
		vErrors = join(vErrors, checkCommitSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.authored_date !== undefined){
			let data0 = data.authored_date;
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/authored_date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/authored_date", "type", "string"); errors++;
			}
		}
		if(data.committed_date !== undefined){
			let data1 = data.committed_date;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/committed_date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/committed_date", "type", "string"); errors++;
			}
		}
		if(data.committer_email !== undefined){
			if(typeof data.committer_email !== "string"){
				vErrors = fail(vErrors, "/committer_email", "type", "string"); errors++;
			}
		}
		if(data.committer_name !== undefined){
			if(typeof data.committer_name !== "string"){
				vErrors = fail(vErrors, "/committer_name", "type", "string"); errors++;
			}
		}
		if(data.extended_trailers !== undefined){
			let data4 = data.extended_trailers;
			if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
				const before0 = errors;
				for(const key0 of Object.keys(data4)){
					if(!(false)){
						let data5 = data4[key0];
						if(Array.isArray(data5)){
							const before1 = errors;
							for(let i0=0; i0<data5.length; i0++){
								if(typeof data5[i0] !== "string"){
									vErrors = fail(vErrors, "/extended_trailers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0, "type", "string"); errors++;
								}
								if(errors - before1 >= 100){
									break;
								}
							}
						} else {
							vErrors = fail(vErrors, "/extended_trailers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "array"); errors++;
						}
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/extended_trailers", "type", "object"); errors++;
			}
		}
		if(data.last_pipeline !== undefined){
			let data7 = data.last_pipeline;
			const _errs10 = errors;
			let valid9 = false;
			const _errs11 = errors;
			if(!(checkCommitPipeline(data7))){
				vErrors = join(vErrors, checkCommitPipeline.errors, "/last_pipeline");
				errors = vErrors.length;
			}
			var _valid0 = _errs11 === errors;
			valid9 = valid9 || _valid0;
			if(!valid9){
				const _errs12 = errors;
				if(data7 !== null){
					vErrors = fail(vErrors, "/last_pipeline", "type", "null"); errors++;
				}
				var _valid0 = _errs12 === errors;
				valid9 = valid9 || _valid0;
			}
			if(!valid9){
				vErrors = fail(vErrors, "/last_pipeline", "anyOf"); errors++;
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
		if(data.message !== undefined){
			if(typeof data.message !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		if(data.parent_ids !== undefined){
			let data9 = data.parent_ids;
			if((!(Array.isArray(data9))) && (data9 !== null)){
				vErrors = fail(vErrors, "/parent_ids", "type", types2); errors++;
			}
			if(Array.isArray(data9)){
				const before2 = errors;
				for(let i1=0; i1<data9.length; i1++){
					if(typeof data9[i1] !== "string"){
						vErrors = fail(vErrors, "/parent_ids/" + i1, "type", "string"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			}
		}
		if(data.stats !== undefined){
			if(!(checkCommitStats(data.stats))){
				vErrors = join(vErrors, checkCommitStats.errors, "/stats");
				errors = vErrors.length;
			}
		}
		if(data.status !== undefined){
			let data12 = data.status;
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/status", "type", types0); errors++;
			}
		}
		if(data.trailers !== undefined){
			let data13 = data.trailers;
			if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
				const before3 = errors;
				for(const key1 of Object.keys(data13)){
					if(!(false)){
						if(typeof data13[key1] !== "string"){
							vErrors = fail(vErrors, "/trailers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
						}
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/trailers", "type", "object"); errors++;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCommit.errors = vErrors;
	return errors === 0;
}

export function validateCommit(value) {
	return validate(checkCommit, value);
}

export function isCommit(value) {
	return checkCommit(value);
}

function checkCommitAction(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if(!(checkFileCreateAction(data))){
		vErrors = join(vErrors, checkFileCreateAction.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if(!(checkFileUpdateAction(data))){
		vErrors = join(vErrors, checkFileUpdateAction.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	if(_valid0 && valid0){
		valid0 = false;
		passing0 = [passing0, 1];
	} else {
		if(_valid0){
			valid0 = true;
			passing0 = 1;
		}
		const _errs3 = errors;
		if(!(checkFileMoveAction(data))){
			vErrors = join(vErrors, checkFileMoveAction.errors, "");
			errors = vErrors.length;
		}
		var _valid0 = _errs3 === errors;
		if(_valid0 && valid0){
			valid0 = false;
			passing0 = [passing0, 2];
		} else {
			if(_valid0){
				valid0 = true;
				passing0 = 2;
			}
			const _errs4 = errors;
			if(!(checkFileDeleteAction(data))){
				vErrors = join(vErrors, checkFileDeleteAction.errors, "");
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			if(_valid0 && valid0){
				valid0 = false;
				passing0 = [passing0, 3];
			} else {
				if(_valid0){
					valid0 = true;
					passing0 = 3;
				}
				const _errs5 = errors;
				if(!(checkFileModeAction(data))){
					vErrors = join(vErrors, checkFileModeAction.errors, "");
					errors = vErrors.length;
				}
				var _valid0 = _errs5 === errors;
				if(_valid0 && valid0){
					valid0 = false;
					passing0 = [passing0, 4];
				} else {
					if(_valid0){
						valid0 = true;
						passing0 = 4;
					}
				}
			}
		}
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "oneOf"); errors++;
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
	checkCommitAction.errors = vErrors;
	return errors === 0;
}

export function validateCommitAction(value) {
	return validate(checkCommitAction, value);
}

export function isCommitAction(value) {
	return checkCommitAction(value);
}

function checkCommitCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.actions === undefined){
			vErrors = fail(vErrors, "", "required", "actions"); errors++;
		} else {
			let data0 = data.actions;
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(!(checkCommitAction(data0[i0]))){
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
		if(data.author_email !== undefined){
			if(typeof data.author_email !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		if(data.author_name !== undefined){
			if(typeof data.author_name !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		if(data.branch === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data.branch !== "string"){
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		if(data.commit_message === undefined){
			vErrors = fail(vErrors, "", "required", "commit_message"); errors++;
		} else {
			if(typeof data.commit_message !== "string"){
				vErrors = fail(vErrors, "/commit_message", "type", "string"); errors++;
			}
		}
		if(data.force !== undefined){
			if(typeof data.force !== "boolean"){
				vErrors = fail(vErrors, "/force", "type", "boolean"); errors++;
			}
		}
		if(data.start_branch !== undefined){
			if(typeof data.start_branch !== "string"){
				vErrors = fail(vErrors, "/start_branch", "type", "string"); errors++;
			}
		}
		if(data.start_project !== undefined){
			let data8 = data.start_project;
			const _errs9 = errors;
			let valid9 = false;
			const _errs10 = errors;
			if(!Number.isSafeInteger(data8)){
				vErrors = fail(vErrors, "/start_project", integerFault(data8), "integer"); errors++;
			}
			var _valid0 = _errs10 === errors;
			valid9 = valid9 || _valid0;
			if(!valid9){
				const _errs11 = errors;
				if(typeof data8 !== "string"){
					vErrors = fail(vErrors, "/start_project", "type", "string"); errors++;
				}
				var _valid0 = _errs11 === errors;
				valid9 = valid9 || _valid0;
			}
			if(!valid9){
				vErrors = fail(vErrors, "/start_project", "anyOf"); errors++;
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
		if(data.start_sha !== undefined){
			if(typeof data.start_sha !== "string"){
				vErrors = fail(vErrors, "/start_sha", "type", "string"); errors++;
			}
		}
		if(data.stats !== undefined){
			if(typeof data.stats !== "boolean"){
				vErrors = fail(vErrors, "/stats", "type", "boolean"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known6.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCommitCreate.errors = vErrors;
	return errors === 0;
}

export function validateCommitCreate(value) {
	return validate(checkCommitCreate, value);
}

export function isCommitCreate(value) {
	return checkCommitCreate(value);
}

function checkCommitPipeline(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.ref !== undefined){
			let data1 = data.ref;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/ref", "type", types0); errors++;
			}
		}
		if(data.sha !== undefined){
			if(typeof data.sha !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		if(data.status !== undefined){
			if(!(checkReportedPipelineStatus(data.status))){
				vErrors = join(vErrors, checkReportedPipelineStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCommitPipeline.errors = vErrors;
	return errors === 0;
}

export function validateCommitPipeline(value) {
	return validate(checkCommitPipeline, value);
}

export function isCommitPipeline(value) {
	return checkCommitPipeline(value);
}

function checkCommitRef(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.name === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.type === undefined){
			vErrors = fail(vErrors, "", "required", "type"); errors++;
		} else {
			let data1 = data.type;
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if((data1 !== "branch") && (data1 !== "tag")){
				vErrors = fail(vErrors, "/type", "enum", values6); errors++;
			}
			var _valid0 = _errs3 === errors;
			valid2 = valid2 || _valid0;
			if(!valid2){
				const _errs4 = errors;
				if(typeof data1 !== "string"){
					vErrors = fail(vErrors, "/type", "type", "string"); errors++;
				}
				var _valid0 = _errs4 === errors;
				valid2 = valid2 || _valid0;
			}
			if(!valid2){
				vErrors = fail(vErrors, "/type", "anyOf"); errors++;
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
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCommitRef.errors = vErrors;
	return errors === 0;
}

export function validateCommitRef(value) {
	return validate(checkCommitRef, value);
}

export function isCommitRef(value) {
	return checkCommitRef(value);
}

function checkCommitSequence(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.count === undefined){
			vErrors = fail(vErrors, "", "required", "count"); errors++;
		} else {
			let data0 = data.count;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/count", integerFault(data0), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCommitSequence.errors = vErrors;
	return errors === 0;
}

export function validateCommitSequence(value) {
	return validate(checkCommitSequence, value);
}

export function isCommitSequence(value) {
	return checkCommitSequence(value);
}

function checkCommitStats(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.additions !== undefined){
			let data0 = data.additions;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/additions", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.deletions !== undefined){
			let data1 = data.deletions;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/deletions", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.total !== undefined){
			let data2 = data.total;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/total", integerFault(data2), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCommitStats.errors = vErrors;
	return errors === 0;
}

export function validateCommitStats(value) {
	return validate(checkCommitStats, value);
}

export function isCommitStats(value) {
	return checkCommitStats(value);
}

function checkCommitSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.author_email !== undefined){
			if(typeof data.author_email !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		if(data.author_name !== undefined){
			if(typeof data.author_name !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data2 = data.created_at;
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(typeof data.id !== "string"){
				vErrors = fail(vErrors, "/id", "type", "string"); errors++;
			}
		}
		if(data.short_id !== undefined){
			if(typeof data.short_id !== "string"){
				vErrors = fail(vErrors, "/short_id", "type", "string"); errors++;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCommitSummary.errors = vErrors;
	return errors === 0;
}

export function validateCommitSummary(value) {
	return validate(checkCommitSummary, value);
}

export function isCommitSummary(value) {
	return checkCommitSummary(value);
}

function checkComparison(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.commit !== undefined){
			let data0 = data.commit;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!(checkCommit(data0))){
				vErrors = join(vErrors, checkCommit.errors, "/commit");
				errors = vErrors.length;
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(data0 !== null){
					vErrors = fail(vErrors, "/commit", "type", "null"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/commit", "anyOf"); errors++;
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
		if(data.commits !== undefined){
			let data1 = data.commits;
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
		if(data.compare_same_ref !== undefined){
			let data3 = data.compare_same_ref;
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/compare_same_ref", "type", types1); errors++;
			}
		}
		if(data.compare_timeout !== undefined){
			let data4 = data.compare_timeout;
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/compare_timeout", "type", types1); errors++;
			}
		}
		if(data.diffs !== undefined){
			let data5 = data.diffs;
			if(Array.isArray(data5)){
				const before1 = errors;
				for(let i1=0; i1<data5.length; i1++){
					if(!(checkFileDiff(data5[i1]))){
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
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkComparison.errors = vErrors;
	return errors === 0;
}

export function validateComparison(value) {
	return validate(checkComparison, value);
}

export function isComparison(value) {
	return checkComparison(value);
}

function checkContainerExpirationPolicy(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.cadence !== undefined){
			if(typeof data.cadence !== "string"){
				vErrors = fail(vErrors, "/cadence", "type", "string"); errors++;
			}
		}
		if(data.enabled !== undefined){
			let data1 = data.enabled;
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/enabled", "type", types1); errors++;
			}
		}
		if(data.keep_n !== undefined){
			let data2 = data.keep_n;
			if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
				vErrors = fail(vErrors, "/keep_n", "type", types4); errors++;
			}
			if(typeof data2 == "number"){
				if(Math.abs(data2) > 9007199254740991 && Number.isInteger(data2)){
					vErrors = fail(vErrors, "/keep_n", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.name_regex !== undefined){
			let data3 = data.name_regex;
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/name_regex", "type", types0); errors++;
			}
		}
		if(data.name_regex_delete !== undefined){
			let data4 = data.name_regex_delete;
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/name_regex_delete", "type", types0); errors++;
			}
		}
		if(data.name_regex_keep !== undefined){
			let data5 = data.name_regex_keep;
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/name_regex_keep", "type", types0); errors++;
			}
		}
		if(data.next_run_at !== undefined){
			let data6 = data.next_run_at;
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/next_run_at", "type", types0); errors++;
			}
			if(typeof data6 === "string"){
				if(!dateTimeFormat(data6)){
					vErrors = fail(vErrors, "/next_run_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.older_than !== undefined){
			let data7 = data.older_than;
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/older_than", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkContainerExpirationPolicy.errors = vErrors;
	return errors === 0;
}

export function validateContainerExpirationPolicy(value) {
	return validate(checkContainerExpirationPolicy, value);
}

export function isContainerExpirationPolicy(value) {
	return checkContainerExpirationPolicy(value);
}

function checkContextCommitSelection(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.commits === undefined){
			vErrors = fail(vErrors, "", "required", "commits"); errors++;
		} else {
			let data0 = data.commits;
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
	checkContextCommitSelection.errors = vErrors;
	return errors === 0;
}

export function validateContextCommitSelection(value) {
	return validate(checkContextCommitSelection, value);
}

export function isContextCommitSelection(value) {
	return checkContextCommitSelection(value);
}

function checkContributor(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.additions !== undefined){
			let data0 = data.additions;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/additions", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.commits !== undefined){
			let data1 = data.commits;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/commits", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.deletions !== undefined){
			let data2 = data.deletions;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/deletions", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.email !== undefined){
			if(typeof data.email !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkContributor.errors = vErrors;
	return errors === 0;
}

export function validateContributor(value) {
	return validate(checkContributor, value);
}

export function isContributor(value) {
	return checkContributor(value);
}

function checkCustomIssueTrackerSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.issues_url === undefined){
			vErrors = fail(vErrors, "", "required", "issues_url"); errors++;
		} else {
			if(typeof data.issues_url !== "string"){
				vErrors = fail(vErrors, "/issues_url", "type", "string"); errors++;
			}
		}
		if(data.new_issue_url === undefined){
			vErrors = fail(vErrors, "", "required", "new_issue_url"); errors++;
		} else {
			if(typeof data.new_issue_url !== "string"){
				vErrors = fail(vErrors, "/new_issue_url", "type", "string"); errors++;
			}
		}
		if(data.project_url === undefined){
			vErrors = fail(vErrors, "", "required", "project_url"); errors++;
		} else {
			if(typeof data.project_url !== "string"){
				vErrors = fail(vErrors, "/project_url", "type", "string"); errors++;
			}
		}
		if(data.use_inherited_settings !== undefined){
			if(typeof data.use_inherited_settings !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "issues_url") || (key0 === "new_issue_url")) || (key0 === "project_url")) || (key0 === "use_inherited_settings"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCustomIssueTrackerSettings.errors = vErrors;
	return errors === 0;
}

export function validateCustomIssueTrackerSettings(value) {
	return validate(checkCustomIssueTrackerSettings, value);
}

export function isCustomIssueTrackerSettings(value) {
	return checkCustomIssueTrackerSettings(value);
}

function checkEmail(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.confirmed_at !== undefined){
			let data0 = data.confirmed_at;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/confirmed_at", "type", types0); errors++;
			}
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/confirmed_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.email === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
		} else {
			if(typeof data.email !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data2 = data.id;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/id", integerFault(data2), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkEmail.errors = vErrors;
	return errors === 0;
}

export function validateEmail(value) {
	return validate(checkEmail, value);
}

export function isEmail(value) {
	return checkEmail(value);
}

function checkEmailCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.email === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
		} else {
			if(typeof data.email !== "string"){
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
	checkEmailCreate.errors = vErrors;
	return errors === 0;
}

export function validateEmailCreate(value) {
	return validate(checkEmailCreate, value);
}

export function isEmailCreate(value) {
	return checkEmailCreate(value);
}

function checkEmbeddedMilestone(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkMilestone(data))){
		vErrors = join(vErrors, checkMilestone.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.group_id !== undefined){
			let data0 = data.group_id;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/group_id", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkEmbeddedMilestone.errors = vErrors;
	return errors === 0;
}

export function validateEmbeddedMilestone(value) {
	return validate(checkEmbeddedMilestone, value);
}

export function isEmbeddedMilestone(value) {
	return checkEmbeddedMilestone(value);
}

function checkError(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.error !== undefined){
			if(typeof data.error !== "string"){
				vErrors = fail(vErrors, "/error", "type", "string"); errors++;
			}
		}
		if(data.message !== undefined){
			let data1 = data.message;
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
			var _valid0 = _errs3 === errors;
			valid2 = valid2 || _valid0;
			if(!valid2){
				const _errs4 = errors;
				if(!(checkFieldErrors(data1))){
					vErrors = join(vErrors, checkFieldErrors.errors, "/message");
					errors = vErrors.length;
				}
				var _valid0 = _errs4 === errors;
				valid2 = valid2 || _valid0;
			}
			if(!valid2){
				vErrors = fail(vErrors, "/message", "anyOf"); errors++;
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
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkError.errors = vErrors;
	return errors === 0;
}

export function validateError(value) {
	return validate(checkError, value);
}

export function isError(value) {
	return checkError(value);
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
				valid1 = valid1 || _valid0;
				if(!valid1){
					const _errs4 = errors;
					if(typeof data0 !== "string"){
						vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
					}
					var _valid0 = _errs4 === errors;
					valid1 = valid1 || _valid0;
				}
				if(!valid1){
					vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "anyOf"); errors++;
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
	checkFieldErrors.errors = vErrors;
	return errors === 0;
}

export function validateFieldErrors(value) {
	return validate(checkFieldErrors, value);
}

export function isFieldErrors(value) {
	return checkFieldErrors(value);
}

function checkFileCreateAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.action === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data.action !== "create"){
				vErrors = fail(vErrors, "/action", "const", "create"); errors++;
			}
		}
		if(data.content === undefined){
			vErrors = fail(vErrors, "", "required", "content"); errors++;
		} else {
			if(typeof data.content !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		if(data.encoding !== undefined){
			if(!(checkFileEncoding(data.encoding))){
				vErrors = join(vErrors, checkFileEncoding.errors, "/encoding");
				errors = vErrors.length;
			}
		}
		if(data.file_path === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data.file_path !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "action") || (key0 === "content")) || (key0 === "encoding")) || (key0 === "file_path"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkFileCreateAction.errors = vErrors;
	return errors === 0;
}

export function validateFileCreateAction(value) {
	return validate(checkFileCreateAction, value);
}

export function isFileCreateAction(value) {
	return checkFileCreateAction(value);
}

function checkFileDeleteAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.action === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data.action !== "delete"){
				vErrors = fail(vErrors, "/action", "const", "delete"); errors++;
			}
		}
		if(data.content !== undefined){
			if(typeof data.content !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		if(data.encoding !== undefined){
			if(!(checkFileEncoding(data.encoding))){
				vErrors = join(vErrors, checkFileEncoding.errors, "/encoding");
				errors = vErrors.length;
			}
		}
		if(data.file_path === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data.file_path !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
		if(data.last_commit_id !== undefined){
			if(!(checkLastCommitId(data.last_commit_id))){
				vErrors = join(vErrors, checkLastCommitId.errors, "/last_commit_id");
				errors = vErrors.length;
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
	checkFileDeleteAction.errors = vErrors;
	return errors === 0;
}

export function validateFileDeleteAction(value) {
	return validate(checkFileDeleteAction, value);
}

export function isFileDeleteAction(value) {
	return checkFileDeleteAction(value);
}

function checkFileDiff(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.a_mode !== undefined){
			let data0 = data.a_mode;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/a_mode", "type", types0); errors++;
			}
		}
		if(data.b_mode !== undefined){
			let data1 = data.b_mode;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/b_mode", "type", types0); errors++;
			}
		}
		if(data.deleted_file !== undefined){
			let data2 = data.deleted_file;
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/deleted_file", "type", types1); errors++;
			}
		}
		if(data.diff !== undefined){
			if(typeof data.diff !== "string"){
				vErrors = fail(vErrors, "/diff", "type", "string"); errors++;
			}
		}
		if(data.new_file !== undefined){
			let data4 = data.new_file;
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/new_file", "type", types1); errors++;
			}
		}
		if(data.new_path !== undefined){
			if(typeof data.new_path !== "string"){
				vErrors = fail(vErrors, "/new_path", "type", "string"); errors++;
			}
		}
		if(data.old_path !== undefined){
			if(typeof data.old_path !== "string"){
				vErrors = fail(vErrors, "/old_path", "type", "string"); errors++;
			}
		}
		if(data.renamed_file !== undefined){
			let data7 = data.renamed_file;
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/renamed_file", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkFileDiff.errors = vErrors;
	return errors === 0;
}

export function validateFileDiff(value) {
	return validate(checkFileDiff, value);
}

export function isFileDiff(value) {
	return checkFileDiff(value);
}

function checkFileEncoding(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "text") && (data !== "base64")){
		vErrors = fail(vErrors, "", "enum", values7); errors++;
	}
	checkFileEncoding.errors = vErrors;
	return errors === 0;
}

export function validateFileEncoding(value) {
	return validate(checkFileEncoding, value);
}

export function isFileEncoding(value) {
	return checkFileEncoding(value);
}

function checkFileModeAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.action === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data.action !== "chmod"){
				vErrors = fail(vErrors, "/action", "const", "chmod"); errors++;
			}
		}
		if(data.content !== undefined){
			if(typeof data.content !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		if(data.encoding !== undefined){
			if(!(checkFileEncoding(data.encoding))){
				vErrors = join(vErrors, checkFileEncoding.errors, "/encoding");
				errors = vErrors.length;
			}
		}
		if(data.execute_filemode !== undefined){
			if(typeof data.execute_filemode !== "boolean"){
				vErrors = fail(vErrors, "/execute_filemode", "type", "boolean"); errors++;
			}
		}
		if(data.file_path === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data.file_path !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
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
	checkFileModeAction.errors = vErrors;
	return errors === 0;
}

export function validateFileModeAction(value) {
	return validate(checkFileModeAction, value);
}

export function isFileModeAction(value) {
	return checkFileModeAction(value);
}

function checkFileMoveAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.action === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data.action !== "move"){
				vErrors = fail(vErrors, "/action", "const", "move"); errors++;
			}
		}
		if(data.content !== undefined){
			if(typeof data.content !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		if(data.encoding !== undefined){
			if(!(checkFileEncoding(data.encoding))){
				vErrors = join(vErrors, checkFileEncoding.errors, "/encoding");
				errors = vErrors.length;
			}
		}
		if(data.file_path === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data.file_path !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
		if(data.last_commit_id !== undefined){
			if(!(checkLastCommitId(data.last_commit_id))){
				vErrors = join(vErrors, checkLastCommitId.errors, "/last_commit_id");
				errors = vErrors.length;
			}
		}
		if(data.previous_path !== undefined){
			if(typeof data.previous_path !== "string"){
				vErrors = fail(vErrors, "/previous_path", "type", "string"); errors++;
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
	checkFileMoveAction.errors = vErrors;
	return errors === 0;
}

export function validateFileMoveAction(value) {
	return validate(checkFileMoveAction, value);
}

export function isFileMoveAction(value) {
	return checkFileMoveAction(value);
}

function checkFileUpdateAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.action === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data.action !== "update"){
				vErrors = fail(vErrors, "/action", "const", "update"); errors++;
			}
		}
		if(data.content === undefined){
			vErrors = fail(vErrors, "", "required", "content"); errors++;
		} else {
			if(typeof data.content !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		if(data.encoding !== undefined){
			if(!(checkFileEncoding(data.encoding))){
				vErrors = join(vErrors, checkFileEncoding.errors, "/encoding");
				errors = vErrors.length;
			}
		}
		if(data.file_path === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data.file_path !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
		if(data.last_commit_id !== undefined){
			if(!(checkLastCommitId(data.last_commit_id))){
				vErrors = join(vErrors, checkLastCommitId.errors, "/last_commit_id");
				errors = vErrors.length;
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
	checkFileUpdateAction.errors = vErrors;
	return errors === 0;
}

export function validateFileUpdateAction(value) {
	return validate(checkFileUpdateAction, value);
}

export function isFileUpdateAction(value) {
	return checkFileUpdateAction(value);
}

function checkGroup(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data1 = data.created_at;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.description !== undefined){
			let data2 = data.description;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		if(data.enabled_git_access_protocol !== undefined){
			let data3 = data.enabled_git_access_protocol;
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/enabled_git_access_protocol", "type", types0); errors++;
			}
		}
		if(data.experiment_features_enabled !== undefined){
			let data4 = data.experiment_features_enabled;
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/experiment_features_enabled", "type", types1); errors++;
			}
		}
		if(data.extra_shared_runners_minutes_limit !== undefined){
			let data5 = data.extra_shared_runners_minutes_limit;
			if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
				vErrors = fail(vErrors, "/extra_shared_runners_minutes_limit", "type", types4); errors++;
			}
			if(typeof data5 == "number"){
				if(Math.abs(data5) > 9007199254740991 && Number.isInteger(data5)){
					vErrors = fail(vErrors, "/extra_shared_runners_minutes_limit", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.file_template_project_id !== undefined){
			let data6 = data.file_template_project_id;
			if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
				vErrors = fail(vErrors, "/file_template_project_id", "type", types4); errors++;
			}
			if(typeof data6 == "number"){
				if(Math.abs(data6) > 9007199254740991 && Number.isInteger(data6)){
					vErrors = fail(vErrors, "/file_template_project_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.full_name !== undefined){
			if(typeof data.full_name !== "string"){
				vErrors = fail(vErrors, "/full_name", "type", "string"); errors++;
			}
		}
		if(data.full_path !== undefined){
			if(typeof data.full_path !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data9 = data.id;
			if(!Number.isSafeInteger(data9)){
				vErrors = fail(vErrors, "/id", integerFault(data9), "integer"); errors++;
			}
		}
		if(data.ip_restriction_ranges !== undefined){
			let data10 = data.ip_restriction_ranges;
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/ip_restriction_ranges", "type", types0); errors++;
			}
		}
		if(data.lock_math_rendering_limits_enabled !== undefined){
			let data11 = data.lock_math_rendering_limits_enabled;
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/lock_math_rendering_limits_enabled", "type", types1); errors++;
			}
		}
		if(data.marked_for_deletion_on !== undefined){
			let data12 = data.marked_for_deletion_on;
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", types0); errors++;
			}
			if(typeof data12 === "string"){
				if(!dateFormat(data12)){
					vErrors = fail(vErrors, "/marked_for_deletion_on", "format", "date"); errors++;
				}
			}
		}
		if(data.math_rendering_limits_enabled !== undefined){
			let data13 = data.math_rendering_limits_enabled;
			if((typeof data13 !== "boolean") && (data13 !== null)){
				vErrors = fail(vErrors, "/math_rendering_limits_enabled", "type", types1); errors++;
			}
		}
		if(data.membership_lock !== undefined){
			let data14 = data.membership_lock;
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/membership_lock", "type", types1); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.parent_id !== undefined){
			let data16 = data.parent_id;
			if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types4); errors++;
			}
			if(typeof data16 == "number"){
				if(Math.abs(data16) > 9007199254740991 && Number.isInteger(data16)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.path !== undefined){
			if(typeof data.path !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		if(data.prevent_sharing_groups_outside_hierarchy !== undefined){
			let data18 = data.prevent_sharing_groups_outside_hierarchy;
			if((typeof data18 !== "boolean") && (data18 !== null)){
				vErrors = fail(vErrors, "/prevent_sharing_groups_outside_hierarchy", "type", types1); errors++;
			}
		}
		if(data.projects !== undefined){
			let data19 = data.projects;
			if(Array.isArray(data19)){
				const before0 = errors;
				for(let i0=0; i0<data19.length; i0++){
					if(!(checkProject(data19[i0]))){
						vErrors = join(vErrors, checkProject.errors, "/projects/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/projects", "type", "array"); errors++;
			}
		}
		if(data.repository_storage !== undefined){
			if(typeof data.repository_storage !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		if(data.request_access_enabled !== undefined){
			let data22 = data.request_access_enabled;
			if((typeof data22 !== "boolean") && (data22 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types1); errors++;
			}
		}
		if(data.runners_token !== undefined){
			let data23 = data.runners_token;
			if((typeof data23 !== "string") && (data23 !== null)){
				vErrors = fail(vErrors, "/runners_token", "type", types0); errors++;
			}
		}
		if(data.shared_projects !== undefined){
			let data24 = data.shared_projects;
			if(Array.isArray(data24)){
				const before1 = errors;
				for(let i1=0; i1<data24.length; i1++){
					if(!(checkProject(data24[i1]))){
						vErrors = join(vErrors, checkProject.errors, "/shared_projects/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/shared_projects", "type", "array"); errors++;
			}
		}
		if(data.shared_runners_minutes_limit !== undefined){
			let data26 = data.shared_runners_minutes_limit;
			if((!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))) && (data26 !== null)){
				vErrors = fail(vErrors, "/shared_runners_minutes_limit", "type", types4); errors++;
			}
			if(typeof data26 == "number"){
				if(Math.abs(data26) > 9007199254740991 && Number.isInteger(data26)){
					vErrors = fail(vErrors, "/shared_runners_minutes_limit", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.shared_with_groups !== undefined){
			let data27 = data.shared_with_groups;
			if(Array.isArray(data27)){
				const before2 = errors;
				for(let i2=0; i2<data27.length; i2++){
					if(!(checkGroupShare(data27[i2]))){
						vErrors = join(vErrors, checkGroupShare.errors, "/shared_with_groups/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/shared_with_groups", "type", "array"); errors++;
			}
		}
		if(data.visibility !== undefined){
			if(!(checkReportedVisibility(data.visibility))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		if(data.wiki_access_level !== undefined){
			if(typeof data.wiki_access_level !== "string"){
				vErrors = fail(vErrors, "/wiki_access_level", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkGroup.errors = vErrors;
	return errors === 0;
}

export function validateGroup(value) {
	return validate(checkGroup, value);
}

export function isGroup(value) {
	return checkGroup(value);
}

function checkGroupApprovalRuleCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.approvals_required === undefined){
			vErrors = fail(vErrors, "", "required", "approvals_required"); errors++;
		} else {
			let data0 = data.approvals_required;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.group_ids !== undefined){
			let data1 = data.group_ids;
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					let data2 = data1[i0];
					if(!Number.isSafeInteger(data2)){
						vErrors = fail(vErrors, "/group_ids/" + i0, integerFault(data2), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/group_ids", "type", "array"); errors++;
			}
		}
		if(data.name === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.rule_type !== undefined){
			if(!(checkApprovalRuleType(data.rule_type))){
				vErrors = join(vErrors, checkApprovalRuleType.errors, "/rule_type");
				errors = vErrors.length;
			}
		}
		if(data.user_ids !== undefined){
			let data5 = data.user_ids;
			if(Array.isArray(data5)){
				const before1 = errors;
				for(let i1=0; i1<data5.length; i1++){
					let data6 = data5[i1];
					if(!Number.isSafeInteger(data6)){
						vErrors = fail(vErrors, "/user_ids/" + i1, integerFault(data6), "integer"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/user_ids", "type", "array"); errors++;
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
	checkGroupApprovalRuleCreate.errors = vErrors;
	return errors === 0;
}

export function validateGroupApprovalRuleCreate(value) {
	return validate(checkGroupApprovalRuleCreate, value);
}

export function isGroupApprovalRuleCreate(value) {
	return checkGroupApprovalRuleCreate(value);
}

function checkGroupApprovalRuleUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.approvals_required !== undefined){
			let data0 = data.approvals_required;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.group_ids !== undefined){
			let data1 = data.group_ids;
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					let data2 = data1[i0];
					if(!Number.isSafeInteger(data2)){
						vErrors = fail(vErrors, "/group_ids/" + i0, integerFault(data2), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/group_ids", "type", "array"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.rule_type !== undefined){
			if(!(checkApprovalRuleType(data.rule_type))){
				vErrors = join(vErrors, checkApprovalRuleType.errors, "/rule_type");
				errors = vErrors.length;
			}
		}
		if(data.user_ids !== undefined){
			let data5 = data.user_ids;
			if(Array.isArray(data5)){
				const before1 = errors;
				for(let i1=0; i1<data5.length; i1++){
					let data6 = data5[i1];
					if(!Number.isSafeInteger(data6)){
						vErrors = fail(vErrors, "/user_ids/" + i1, integerFault(data6), "integer"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/user_ids", "type", "array"); errors++;
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
	checkGroupApprovalRuleUpdate.errors = vErrors;
	return errors === 0;
}

export function validateGroupApprovalRuleUpdate(value) {
	return validate(checkGroupApprovalRuleUpdate, value);
}

export function isGroupApprovalRuleUpdate(value) {
	return checkGroupApprovalRuleUpdate(value);
}

function checkGroupListItem(data){
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
				vErrors = fail(vErrors, "/auto_devops_enabled", "type", types1); errors++;
			}
		}
		if(data.default_branch !== undefined){
			let data1 = data.default_branch;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/default_branch", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/emails_disabled", "type", types1); errors++;
			}
		}
		if(data.emails_enabled !== undefined){
			let data5 = data.emails_enabled;
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/emails_enabled", "type", types1); errors++;
			}
		}
		if(data.lfs_enabled !== undefined){
			let data6 = data.lfs_enabled;
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/lfs_enabled", "type", types1); errors++;
			}
		}
		if(data.mentions_disabled !== undefined){
			let data7 = data.mentions_disabled;
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/mentions_disabled", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/require_two_factor_authentication", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/share_with_group_lock", "type", types1); errors++;
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

function checkGroupRootStorageStatistics(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.build_artifacts_size !== undefined){
			let data0 = data.build_artifacts_size;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/build_artifacts_size", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.container_registry_size !== undefined){
			let data1 = data.container_registry_size;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/container_registry_size", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.container_registry_size_is_estimated !== undefined){
			let data2 = data.container_registry_size_is_estimated;
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/container_registry_size_is_estimated", "type", types1); errors++;
			}
		}
		if(data.dependency_proxy_size !== undefined){
			let data3 = data.dependency_proxy_size;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/dependency_proxy_size", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.lfs_objects_size !== undefined){
			let data4 = data.lfs_objects_size;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/lfs_objects_size", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.packages_size !== undefined){
			let data5 = data.packages_size;
			if(!Number.isSafeInteger(data5)){
				vErrors = fail(vErrors, "/packages_size", integerFault(data5), "integer"); errors++;
			}
		}
		if(data.pipeline_artifacts_size !== undefined){
			let data6 = data.pipeline_artifacts_size;
			if(!Number.isSafeInteger(data6)){
				vErrors = fail(vErrors, "/pipeline_artifacts_size", integerFault(data6), "integer"); errors++;
			}
		}
		if(data.repository_size !== undefined){
			let data7 = data.repository_size;
			if(!Number.isSafeInteger(data7)){
				vErrors = fail(vErrors, "/repository_size", integerFault(data7), "integer"); errors++;
			}
		}
		if(data.snippets_size !== undefined){
			let data8 = data.snippets_size;
			if(!Number.isSafeInteger(data8)){
				vErrors = fail(vErrors, "/snippets_size", integerFault(data8), "integer"); errors++;
			}
		}
		if(data.storage_size !== undefined){
			let data9 = data.storage_size;
			if(!Number.isSafeInteger(data9)){
				vErrors = fail(vErrors, "/storage_size", integerFault(data9), "integer"); errors++;
			}
		}
		if(data.uploads_size !== undefined){
			let data10 = data.uploads_size;
			if(!Number.isSafeInteger(data10)){
				vErrors = fail(vErrors, "/uploads_size", integerFault(data10), "integer"); errors++;
			}
		}
		if(data.wiki_size !== undefined){
			let data11 = data.wiki_size;
			if(!Number.isSafeInteger(data11)){
				vErrors = fail(vErrors, "/wiki_size", integerFault(data11), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkGroupRootStorageStatistics.errors = vErrors;
	return errors === 0;
}

export function validateGroupRootStorageStatistics(value) {
	return validate(checkGroupRootStorageStatistics, value);
}

export function isGroupRootStorageStatistics(value) {
	return checkGroupRootStorageStatistics(value);
}

function checkGroupSamlIdentity(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.extern_uid !== undefined){
			if(typeof data.extern_uid !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		if(data.provider !== undefined){
			if(typeof data.provider !== "string"){
				vErrors = fail(vErrors, "/provider", "type", "string"); errors++;
			}
		}
		if(data.saml_provider_id !== undefined){
			let data2 = data.saml_provider_id;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/saml_provider_id", integerFault(data2), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkGroupSamlIdentity.errors = vErrors;
	return errors === 0;
}

export function validateGroupSamlIdentity(value) {
	return validate(checkGroupSamlIdentity, value);
}

export function isGroupSamlIdentity(value) {
	return checkGroupSamlIdentity(value);
}

function checkGroupShare(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.expires_at !== undefined){
			let data0 = data.expires_at;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/expires_at", "type", types0); errors++;
			}
			if(typeof data0 === "string"){
				if(!dateFormat(data0)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			}
		}
		if(data.group_access_level !== undefined){
			if(!(checkReportedAccessLevel(data.group_access_level))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/group_access_level");
				errors = vErrors.length;
			}
		}
		if(data.group_full_path !== undefined){
			if(typeof data.group_full_path !== "string"){
				vErrors = fail(vErrors, "/group_full_path", "type", "string"); errors++;
			}
		}
		if(data.group_id === undefined){
			vErrors = fail(vErrors, "", "required", "group_id"); errors++;
		} else {
			let data3 = data.group_id;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/group_id", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.group_name !== undefined){
			if(typeof data.group_name !== "string"){
				vErrors = fail(vErrors, "/group_name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkGroupShare.errors = vErrors;
	return errors === 0;
}

export function validateGroupShare(value) {
	return validate(checkGroupShare, value);
}

export function isGroupShare(value) {
	return checkGroupShare(value);
}

function checkGroupStatistics(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.job_artifacts_size !== undefined){
			let data0 = data.job_artifacts_size;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/job_artifacts_size", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.lfs_objects_size !== undefined){
			let data1 = data.lfs_objects_size;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/lfs_objects_size", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.packages_size !== undefined){
			let data2 = data.packages_size;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/packages_size", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.pipeline_artifacts_size !== undefined){
			let data3 = data.pipeline_artifacts_size;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/pipeline_artifacts_size", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.repository_size !== undefined){
			let data4 = data.repository_size;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/repository_size", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.snippets_size !== undefined){
			let data5 = data.snippets_size;
			if(!Number.isSafeInteger(data5)){
				vErrors = fail(vErrors, "/snippets_size", integerFault(data5), "integer"); errors++;
			}
		}
		if(data.storage_size !== undefined){
			let data6 = data.storage_size;
			if(!Number.isSafeInteger(data6)){
				vErrors = fail(vErrors, "/storage_size", integerFault(data6), "integer"); errors++;
			}
		}
		if(data.uploads_size !== undefined){
			let data7 = data.uploads_size;
			if(!Number.isSafeInteger(data7)){
				vErrors = fail(vErrors, "/uploads_size", integerFault(data7), "integer"); errors++;
			}
		}
		if(data.wiki_size !== undefined){
			let data8 = data.wiki_size;
			if(!Number.isSafeInteger(data8)){
				vErrors = fail(vErrors, "/wiki_size", integerFault(data8), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkGroupStatistics.errors = vErrors;
	return errors === 0;
}

export function validateGroupStatistics(value) {
	return validate(checkGroupStatistics, value);
}

export function isGroupStatistics(value) {
	return checkGroupStatistics(value);
}

function checkImportResult(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.full_name !== undefined){
			if(typeof data.full_name !== "string"){
				vErrors = fail(vErrors, "/full_name", "type", "string"); errors++;
			}
		}
		if(data.full_path !== undefined){
			if(typeof data.full_path !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		if(data.human_import_status_name !== undefined){
			if(typeof data.human_import_status_name !== "string"){
				vErrors = fail(vErrors, "/human_import_status_name", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data3 = data.id;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/id", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.import_source !== undefined){
			if(typeof data.import_source !== "string"){
				vErrors = fail(vErrors, "/import_source", "type", "string"); errors++;
			}
		}
		if(data.import_status !== undefined){
			if(!(checkReportedImportStatus(data.import_status))){
				vErrors = join(vErrors, checkReportedImportStatus.errors, "/import_status");
				errors = vErrors.length;
			}
		}
		if(data.import_warning !== undefined){
			let data6 = data.import_warning;
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/import_warning", "type", types0); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.provider_link !== undefined){
			if(typeof data.provider_link !== "string"){
				vErrors = fail(vErrors, "/provider_link", "type", "string"); errors++;
			}
		}
		if(data.refs_url !== undefined){
			if(typeof data.refs_url !== "string"){
				vErrors = fail(vErrors, "/refs_url", "type", "string"); errors++;
			}
		}
		if(data.relation_type !== undefined){
			let data10 = data.relation_type;
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/relation_type", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkImportResult.errors = vErrors;
	return errors === 0;
}

export function validateImportResult(value) {
	return validate(checkImportResult, value);
}

export function isImportResult(value) {
	return checkImportResult(value);
}

function checkImportStatus(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "scheduled") && (data !== "canceled")){
		vErrors = fail(vErrors, "", "enum", values8); errors++;
	}
	checkImportStatus.errors = vErrors;
	return errors === 0;
}

export function validateImportStatus(value) {
	return validate(checkImportStatus, value);
}

export function isImportStatus(value) {
	return checkImportStatus(value);
}

function checkImportTimeoutStrategy(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "optimistic") && (data !== "pessimistic")){
		vErrors = fail(vErrors, "", "enum", values9); errors++;
	}
	checkImportTimeoutStrategy.errors = vErrors;
	return errors === 0;
}

export function validateImportTimeoutStrategy(value) {
	return validate(checkImportTimeoutStrategy, value);
}

export function isImportTimeoutStrategy(value) {
	return checkImportTimeoutStrategy(value);
}

function checkInstancePagesDomain(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkPagesDomainFacts(data))){
		vErrors = join(vErrors, checkPagesDomainFacts.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.certificate !== undefined){
			if(!(checkPagesCertificateExpiry(data.certificate))){
				vErrors = join(vErrors, checkPagesCertificateExpiry.errors, "/certificate");
				errors = vErrors.length;
			}
		}
		if(data.project_id !== undefined){
			let data1 = data.project_id;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/project_id", integerFault(data1), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkInstancePagesDomain.errors = vErrors;
	return errors === 0;
}

export function validateInstancePagesDomain(value) {
	return validate(checkInstancePagesDomain, value);
}

export function isInstancePagesDomain(value) {
	return checkInstancePagesDomain(value);
}

function checkIntegration(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.active !== undefined){
			let data0 = data.active;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/active", "type", types1); errors++;
			}
		}
		if(data.alert_events !== undefined){
			let data1 = data.alert_events;
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/alert_events", "type", types1); errors++;
			}
		}
		if(data.comment_on_event_enabled !== undefined){
			let data2 = data.comment_on_event_enabled;
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/comment_on_event_enabled", "type", types1); errors++;
			}
		}
		if(data.commit_events !== undefined){
			let data3 = data.commit_events;
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/commit_events", "type", types1); errors++;
			}
		}
		if(data.confidential_issues_events !== undefined){
			let data4 = data.confidential_issues_events;
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/confidential_issues_events", "type", types1); errors++;
			}
		}
		if(data.confidential_note_events !== undefined){
			let data5 = data.confidential_note_events;
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/confidential_note_events", "type", types1); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data6 = data.created_at;
			if(typeof data6 === "string"){
				if(!dateTimeFormat(data6)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.deployment_events !== undefined){
			let data7 = data.deployment_events;
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/deployment_events", "type", types1); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data8 = data.id;
			if(!Number.isSafeInteger(data8)){
				vErrors = fail(vErrors, "/id", integerFault(data8), "integer"); errors++;
			}
		}
		if(data.incident_events !== undefined){
			let data9 = data.incident_events;
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/incident_events", "type", types1); errors++;
			}
		}
		if(data.inherited !== undefined){
			let data10 = data.inherited;
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/inherited", "type", types1); errors++;
			}
		}
		if(data.issues_events !== undefined){
			let data11 = data.issues_events;
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/issues_events", "type", types1); errors++;
			}
		}
		if(data.job_events !== undefined){
			let data12 = data.job_events;
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/job_events", "type", types1); errors++;
			}
		}
		if(data.merge_requests_events !== undefined){
			let data13 = data.merge_requests_events;
			if((typeof data13 !== "boolean") && (data13 !== null)){
				vErrors = fail(vErrors, "/merge_requests_events", "type", types1); errors++;
			}
		}
		if(data.note_events !== undefined){
			let data14 = data.note_events;
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/note_events", "type", types1); errors++;
			}
		}
		if(data.pipeline_events !== undefined){
			let data15 = data.pipeline_events;
			if((typeof data15 !== "boolean") && (data15 !== null)){
				vErrors = fail(vErrors, "/pipeline_events", "type", types1); errors++;
			}
		}
		if(data.properties !== undefined){
			let data16 = data.properties;
			if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
				const before0 = errors;
				for(const key0 of Object.keys(data16)){
					if(!(false)){
						let data17 = data16[key0];
						if((((typeof data17 !== "string") && (!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))))) && (typeof data17 !== "boolean")) && (data17 !== null)){
							vErrors = fail(vErrors, "/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", types6); errors++;
						}
						if(typeof data17 == "number"){
							if(Math.abs(data17) > 9007199254740991 && Number.isInteger(data17)){
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
		if(data.push_events !== undefined){
			let data18 = data.push_events;
			if((typeof data18 !== "boolean") && (data18 !== null)){
				vErrors = fail(vErrors, "/push_events", "type", types1); errors++;
			}
		}
		if(data.slug !== undefined){
			if(typeof data.slug !== "string"){
				vErrors = fail(vErrors, "/slug", "type", "string"); errors++;
			}
		}
		if(data.tag_push_events !== undefined){
			let data20 = data.tag_push_events;
			if((typeof data20 !== "boolean") && (data20 !== null)){
				vErrors = fail(vErrors, "/tag_push_events", "type", types1); errors++;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		if(data.updated_at !== undefined){
			let data22 = data.updated_at;
			if(typeof data22 === "string"){
				if(!dateTimeFormat(data22)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		if(data.vulnerability_events !== undefined){
			let data23 = data.vulnerability_events;
			if((typeof data23 !== "boolean") && (data23 !== null)){
				vErrors = fail(vErrors, "/vulnerability_events", "type", types1); errors++;
			}
		}
		if(data.wiki_page_events !== undefined){
			let data24 = data.wiki_page_events;
			if((typeof data24 !== "boolean") && (data24 !== null)){
				vErrors = fail(vErrors, "/wiki_page_events", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkIntegration.errors = vErrors;
	return errors === 0;
}

export function validateIntegration(value) {
	return validate(checkIntegration, value);
}

export function isIntegration(value) {
	return checkIntegration(value);
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
	valid0 = valid0 || _valid0;
	if(!valid0){
		const _errs2 = errors;
		if(!(checkIssueTrackerSettings(data))){
			vErrors = join(vErrors, checkIssueTrackerSettings.errors, "");
			errors = vErrors.length;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
		if(!valid0){
			const _errs3 = errors;
			if(!(checkBuildServerSettings(data))){
				vErrors = join(vErrors, checkBuildServerSettings.errors, "");
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			valid0 = valid0 || _valid0;
			if(!valid0){
				const _errs4 = errors;
				if(!(checkPipelineIntegrationSettings(data))){
					vErrors = join(vErrors, checkPipelineIntegrationSettings.errors, "");
					errors = vErrors.length;
				}
				var _valid0 = _errs4 === errors;
				valid0 = valid0 || _valid0;
				if(!valid0){
					const _errs5 = errors;
					if(!(checkChatSettings(data))){
						vErrors = join(vErrors, checkChatSettings.errors, "");
						errors = vErrors.length;
					}
					var _valid0 = _errs5 === errors;
					valid0 = valid0 || _valid0;
					if(!valid0){
						const _errs6 = errors;
						if(!(checkWikiSettings(data))){
							vErrors = join(vErrors, checkWikiSettings.errors, "");
							errors = vErrors.length;
						}
						var _valid0 = _errs6 === errors;
						valid0 = valid0 || _valid0;
						if(!valid0){
							const _errs7 = errors;
							if(!(checkMobileStoreSettings(data))){
								vErrors = join(vErrors, checkMobileStoreSettings.errors, "");
								errors = vErrors.length;
							}
							var _valid0 = _errs7 === errors;
							valid0 = valid0 || _valid0;
							if(!valid0){
								const _errs8 = errors;
								if(!(checkOtherIntegrationSettings(data))){
									vErrors = join(vErrors, checkOtherIntegrationSettings.errors, "");
									errors = vErrors.length;
								}
								var _valid0 = _errs8 === errors;
								valid0 = valid0 || _valid0;
							}
						}
					}
				}
			}
		}
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
	checkIntegrationUpdate.errors = vErrors;
	return errors === 0;
}

export function validateIntegrationUpdate(value) {
	return validate(checkIntegrationUpdate, value);
}

export function isIntegrationUpdate(value) {
	return checkIntegrationUpdate(value);
}

function checkIntegrationValue(data){
	let vErrors = null;
	let errors = 0;
	if(((typeof data !== "string") && (!((typeof data == "number") && (!(data % 1) && !isNaN(data))))) && (typeof data !== "boolean")){
		vErrors = fail(vErrors, "", "type", types7); errors++;
	}
	if(typeof data == "number"){
		if(Math.abs(data) > 9007199254740991 && Number.isInteger(data)){
			vErrors = fail(vErrors, "", "safeInteger", "integer"); errors++;
		}
	}
	checkIntegrationValue.errors = vErrors;
	return errors === 0;
}

export function validateIntegrationValue(value) {
	return validate(checkIntegrationValue, value);
}

export function isIntegrationValue(value) {
	return checkIntegrationValue(value);
}

function checkInvitation(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level !== undefined){
			if(!(checkReportedAccessLevel(data.access_level))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		if(data.created_at !== undefined){
			let data1 = data.created_at;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.created_by_name !== undefined){
			let data2 = data.created_by_name;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/created_by_name", "type", types0); errors++;
			}
		}
		if(data.expires_at !== undefined){
			if(!(checkInvitationExpiry(data.expires_at))){
				vErrors = join(vErrors, checkInvitationExpiry.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
		if(data.id !== undefined){
			let data4 = data.id;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/id", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.invite_email === undefined){
			vErrors = fail(vErrors, "", "required", "invite_email"); errors++;
		} else {
			if(typeof data.invite_email !== "string"){
				vErrors = fail(vErrors, "/invite_email", "type", "string"); errors++;
			}
		}
		if(data.user_name !== undefined){
			let data6 = data.user_name;
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/user_name", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkInvitation.errors = vErrors;
	return errors === 0;
}

export function validateInvitation(value) {
	return validate(checkInvitation, value);
}

export function isInvitation(value) {
	return checkInvitation(value);
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
	valid0 = valid0 || _valid0;
	if(!valid0){
		const _errs2 = errors;
		if(data && typeof data == "object" && !Array.isArray(data)){
			if(data.user_id === undefined){
				vErrors = fail(vErrors, "", "required", "user_id"); errors++;
			}
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
		if(data.access_level === undefined){
			vErrors = fail(vErrors, "", "required", "access_level"); errors++;
		} else {
			if(!(checkMemberAccessLevel(data.access_level))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		if(data.email !== undefined){
			if(typeof data.email !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		if(data.expires_at !== undefined){
			let data2 = data.expires_at;
			if(typeof data2 === "string"){
				if(!dateFormat(data2)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
			}
		}
		if(data.invite_source !== undefined){
			if(typeof data.invite_source !== "string"){
				vErrors = fail(vErrors, "/invite_source", "type", "string"); errors++;
			}
		}
		if(data.member_role_id !== undefined){
			let data4 = data.member_role_id;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/member_role_id", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.user_id !== undefined){
			let data5 = data.user_id;
			const _errs9 = errors;
			let valid7 = false;
			const _errs10 = errors;
			if(!Number.isSafeInteger(data5)){
				vErrors = fail(vErrors, "/user_id", integerFault(data5), "integer"); errors++;
			}
			var _valid1 = _errs10 === errors;
			valid7 = valid7 || _valid1;
			if(!valid7){
				const _errs11 = errors;
				if(typeof data5 !== "string"){
					vErrors = fail(vErrors, "/user_id", "type", "string"); errors++;
				}
				var _valid1 = _errs11 === errors;
				valid7 = valid7 || _valid1;
			}
			if(!valid7){
				vErrors = fail(vErrors, "/user_id", "anyOf"); errors++;
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
	checkInvitationCreate.errors = vErrors;
	return errors === 0;
}

export function validateInvitationCreate(value) {
	return validate(checkInvitationCreate, value);
}

export function isInvitationCreate(value) {
	return checkInvitationCreate(value);
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
	valid0 = valid0 || _valid0;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data === "string"){
			if(!dateTimeFormat(data)){
				vErrors = fail(vErrors, "", "format", "date-time"); errors++;
			}
		} else {
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
		if(!valid0){
			const _errs3 = errors;
			if(data !== null){
				vErrors = fail(vErrors, "", "type", "null"); errors++;
			}
			var _valid0 = _errs3 === errors;
			valid0 = valid0 || _valid0;
		}
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
	checkInvitationExpiry.errors = vErrors;
	return errors === 0;
}

export function validateInvitationExpiry(value) {
	return validate(checkInvitationExpiry, value);
}

export function isInvitationExpiry(value) {
	return checkInvitationExpiry(value);
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
	valid0 = valid0 || _valid0;
	if(!valid0){
		const _errs2 = errors;
		if(!(checkInvitationsFailed(data))){
			vErrors = join(vErrors, checkInvitationsFailed.errors, "");
			errors = vErrors.length;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
		if(!valid0){
			const _errs3 = errors;
			if(!(checkInvitationsSent(data))){
				vErrors = join(vErrors, checkInvitationsSent.errors, "");
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			valid0 = valid0 || _valid0;
		}
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
	checkInvitationResult.errors = vErrors;
	return errors === 0;
}

export function validateInvitationResult(value) {
	return validate(checkInvitationResult, value);
}

export function isInvitationResult(value) {
	return checkInvitationResult(value);
}

function checkInvitationStatus(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "success") && (data !== "error")){
		vErrors = fail(vErrors, "", "enum", values10); errors++;
	}
	checkInvitationStatus.errors = vErrors;
	return errors === 0;
}

export function validateInvitationStatus(value) {
	return validate(checkInvitationStatus, value);
}

export function isInvitationStatus(value) {
	return checkInvitationStatus(value);
}

function checkInvitationUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level !== undefined){
			if(!(checkMemberAccessLevel(data.access_level))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		if(data.expires_at !== undefined){
			let data1 = data.expires_at;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/expires_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
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
	checkInvitationUpdate.errors = vErrors;
	return errors === 0;
}

export function validateInvitationUpdate(value) {
	return validate(checkInvitationUpdate, value);
}

export function isInvitationUpdate(value) {
	return checkInvitationUpdate(value);
}

function checkInvitationsFailed(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.message === undefined){
			vErrors = fail(vErrors, "", "required", "message"); errors++;
		} else {
			let data0 = data.message;
			if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
				const before0 = errors;
				for(const key0 of Object.keys(data0)){
					if(!(false)){
						if(typeof data0[key0] !== "string"){
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
		if(data.status === undefined){
			vErrors = fail(vErrors, "", "required", "status"); errors++;
		} else {
			if(!(checkReportedInvitationStatus(data.status))){
				vErrors = join(vErrors, checkReportedInvitationStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkInvitationsFailed.errors = vErrors;
	return errors === 0;
}

export function validateInvitationsFailed(value) {
	return validate(checkInvitationsFailed, value);
}

export function isInvitationsFailed(value) {
	return checkInvitationsFailed(value);
}

function checkInvitationsQueued(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.queued_users === undefined){
			vErrors = fail(vErrors, "", "required", "queued_users"); errors++;
		} else {
			let data0 = data.queued_users;
			if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
				const before0 = errors;
				for(const key0 of Object.keys(data0)){
					if(!(false)){
						if(typeof data0[key0] !== "string"){
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
		if(data.status === undefined){
			vErrors = fail(vErrors, "", "required", "status"); errors++;
		} else {
			if(!(checkReportedInvitationStatus(data.status))){
				vErrors = join(vErrors, checkReportedInvitationStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkInvitationsQueued.errors = vErrors;
	return errors === 0;
}

export function validateInvitationsQueued(value) {
	return validate(checkInvitationsQueued, value);
}

export function isInvitationsQueued(value) {
	return checkInvitationsQueued(value);
}

function checkInvitationsSent(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.status === undefined){
			vErrors = fail(vErrors, "", "required", "status"); errors++;
		} else {
			if(!(checkReportedInvitationStatus(data.status))){
				vErrors = join(vErrors, checkReportedInvitationStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkInvitationsSent.errors = vErrors;
	return errors === 0;
}

export function validateInvitationsSent(value) {
	return validate(checkInvitationsSent, value);
}

export function isInvitationsSent(value) {
	return checkInvitationsSent(value);
}

function checkIssueTrackerSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.issues_url !== undefined){
			if(typeof data.issues_url !== "string"){
				vErrors = fail(vErrors, "/issues_url", "type", "string"); errors++;
			}
		}
		if(data.project_url !== undefined){
			if(typeof data.project_url !== "string"){
				vErrors = fail(vErrors, "/project_url", "type", "string"); errors++;
			}
		}
		if(data.use_inherited_settings !== undefined){
			if(typeof data.use_inherited_settings !== "boolean"){
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
	checkIssueTrackerSettings.errors = vErrors;
	return errors === 0;
}

export function validateIssueTrackerSettings(value) {
	return validate(checkIssueTrackerSettings, value);
}

export function isIssueTrackerSettings(value) {
	return checkIssueTrackerSettings(value);
}

function checkJob(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.allow_failure !== undefined){
			let data0 = data.allow_failure;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/allow_failure", "type", types1); errors++;
			}
		}
		if(data.artifacts !== undefined){
			let data1 = data.artifacts;
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					let data2 = data1[i0];
					if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
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
		if(data.commit !== undefined){
			if(!(checkJobCommit(data.commit))){
				vErrors = join(vErrors, checkJobCommit.errors, "/commit");
				errors = vErrors.length;
			}
		}
		if(data.coverage !== undefined){
			let data4 = data.coverage;
			if(((!(typeof data4 == "number")) && (typeof data4 !== "string")) && (data4 !== null)){
				vErrors = fail(vErrors, "/coverage", "type", types8); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data5 = data.created_at;
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.download_url !== undefined){
			let data6 = data.download_url;
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/download_url", "type", types0); errors++;
			}
		}
		if(data.duration !== undefined){
			let data7 = data.duration;
			if((!(typeof data7 == "number")) && (data7 !== null)){
				vErrors = fail(vErrors, "/duration", "type", types3); errors++;
			}
		}
		if(data.failure_reason !== undefined){
			let data8 = data.failure_reason;
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/failure_reason", "type", types0); errors++;
			}
		}
		if(data.finished_at !== undefined){
			let data9 = data.finished_at;
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/finished_at", "type", types0); errors++;
			}
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/finished_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data10 = data.id;
			if(!Number.isSafeInteger(data10)){
				vErrors = fail(vErrors, "/id", integerFault(data10), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.ref !== undefined){
			if(typeof data.ref !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		if(data.runner !== undefined){
			let data13 = data.runner;
			if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
				vErrors = fail(vErrors, "/runner", "type", types9); errors++;
			}
		}
		if(data.stage !== undefined){
			if(typeof data.stage !== "string"){
				vErrors = fail(vErrors, "/stage", "type", "string"); errors++;
			}
		}
		if(data.started_at !== undefined){
			let data15 = data.started_at;
			if((typeof data15 !== "string") && (data15 !== null)){
				vErrors = fail(vErrors, "/started_at", "type", types0); errors++;
			}
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/started_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.status !== undefined){
			if(typeof data.status !== "string"){
				vErrors = fail(vErrors, "/status", "type", "string"); errors++;
			}
		}
		if(data.tag !== undefined){
			let data17 = data.tag;
			if((typeof data17 !== "boolean") && (data17 !== null)){
				vErrors = fail(vErrors, "/tag", "type", types1); errors++;
			}
		}
		if(data.user !== undefined){
			let data18 = data.user;
			const _errs19 = errors;
			let valid19 = false;
			const _errs20 = errors;
			if(!(checkUserSummary(data18))){
				vErrors = join(vErrors, checkUserSummary.errors, "/user");
				errors = vErrors.length;
			}
			var _valid0 = _errs20 === errors;
			valid19 = valid19 || _valid0;
			if(!valid19){
				const _errs21 = errors;
				if(data18 !== null){
					vErrors = fail(vErrors, "/user", "type", "null"); errors++;
				}
				var _valid0 = _errs21 === errors;
				valid19 = valid19 || _valid0;
			}
			if(!valid19){
				vErrors = fail(vErrors, "/user", "anyOf"); errors++;
			} else {
				errors = _errs19;
				if(vErrors !== null){
					if(_errs19){
						vErrors.length = _errs19;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkJob.errors = vErrors;
	return errors === 0;
}

export function validateJob(value) {
	return validate(checkJob, value);
}

export function isJob(value) {
	return checkJob(value);
}

function checkJobCommit(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.author_email !== undefined){
			if(typeof data.author_email !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		if(data.author_name !== undefined){
			if(typeof data.author_name !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data2 = data.created_at;
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(typeof data.id !== "string"){
				vErrors = fail(vErrors, "/id", "type", "string"); errors++;
			}
		}
		if(data.message !== undefined){
			if(typeof data.message !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		if(data.short_id !== undefined){
			if(typeof data.short_id !== "string"){
				vErrors = fail(vErrors, "/short_id", "type", "string"); errors++;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkJobCommit.errors = vErrors;
	return errors === 0;
}

export function validateJobCommit(value) {
	return validate(checkJobCommit, value);
}

export function isJobCommit(value) {
	return checkJobCommit(value);
}

function checkLastCommitId(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	checkLastCommitId.errors = vErrors;
	return errors === 0;
}

export function validateLastCommitId(value) {
	return validate(checkLastCommitId, value);
}

export function isLastCommitId(value) {
	return checkLastCommitId(value);
}

function checkMember(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level !== undefined){
			if(!(checkReportedAccessLevel(data.access_level))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		if(data.avatar_url !== undefined){
			let data1 = data.avatar_url;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data2 = data.created_at;
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.created_by !== undefined){
			if(!(checkUserSummary(data.created_by))){
				vErrors = join(vErrors, checkUserSummary.errors, "/created_by");
				errors = vErrors.length;
			}
		}
		if(data.email !== undefined){
			let data4 = data.email;
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/email", "type", types0); errors++;
			}
		}
		if(data.expires_at !== undefined){
			let data5 = data.expires_at;
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/expires_at", "type", types0); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateFormat(data5)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			}
		}
		if(data.group_saml_identity !== undefined){
			let data6 = data.group_saml_identity;
			const _errs7 = errors;
			let valid7 = false;
			const _errs8 = errors;
			if(!(checkGroupSamlIdentity(data6))){
				vErrors = join(vErrors, checkGroupSamlIdentity.errors, "/group_saml_identity");
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			valid7 = valid7 || _valid0;
			if(!valid7){
				const _errs9 = errors;
				if(data6 !== null){
					vErrors = fail(vErrors, "/group_saml_identity", "type", "null"); errors++;
				}
				var _valid0 = _errs9 === errors;
				valid7 = valid7 || _valid0;
			}
			if(!valid7){
				vErrors = fail(vErrors, "/group_saml_identity", "anyOf"); errors++;
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
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data7 = data.id;
			if(!Number.isSafeInteger(data7)){
				vErrors = fail(vErrors, "/id", integerFault(data7), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.state !== undefined){
			if(typeof data.state !== "string"){
				vErrors = fail(vErrors, "/state", "type", "string"); errors++;
			}
		}
		if(data.username !== undefined){
			if(typeof data.username !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMember.errors = vErrors;
	return errors === 0;
}

export function validateMember(value) {
	return validate(checkMember, value);
}

export function isMember(value) {
	return checkMember(value);
}

function checkMemberAccessLevel(data){
	let vErrors = null;
	let errors = 0;
	if(!values11.includes(data)){
		vErrors = fail(vErrors, "", "enum", values11); errors++;
	}
	checkMemberAccessLevel.errors = vErrors;
	return errors === 0;
}

export function validateMemberAccessLevel(value) {
	return validate(checkMemberAccessLevel, value);
}

export function isMemberAccessLevel(value) {
	return checkMemberAccessLevel(value);
}

function checkMemberRole(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.admin_cicd_variables !== undefined){
			let data0 = data.admin_cicd_variables;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/admin_cicd_variables", "type", types1); errors++;
			}
		}
		if(data.admin_compliance_framework !== undefined){
			let data1 = data.admin_compliance_framework;
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/admin_compliance_framework", "type", types1); errors++;
			}
		}
		if(data.admin_group_member !== undefined){
			let data2 = data.admin_group_member;
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/admin_group_member", "type", types1); errors++;
			}
		}
		if(data.admin_merge_request !== undefined){
			let data3 = data.admin_merge_request;
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/admin_merge_request", "type", types1); errors++;
			}
		}
		if(data.admin_push_rules !== undefined){
			let data4 = data.admin_push_rules;
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/admin_push_rules", "type", types1); errors++;
			}
		}
		if(data.admin_terraform_state !== undefined){
			let data5 = data.admin_terraform_state;
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/admin_terraform_state", "type", types1); errors++;
			}
		}
		if(data.admin_vulnerability !== undefined){
			let data6 = data.admin_vulnerability;
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/admin_vulnerability", "type", types1); errors++;
			}
		}
		if(data.admin_web_hook !== undefined){
			let data7 = data.admin_web_hook;
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/admin_web_hook", "type", types1); errors++;
			}
		}
		if(data.archive_project !== undefined){
			let data8 = data.archive_project;
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/archive_project", "type", types1); errors++;
			}
		}
		if(data.base_access_level !== undefined){
			if(!(checkReportedAccessLevel(data.base_access_level))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/base_access_level");
				errors = vErrors.length;
			}
		}
		if(data.description !== undefined){
			let data10 = data.description;
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		if(data.group_id !== undefined){
			let data11 = data.group_id;
			if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
				vErrors = fail(vErrors, "/group_id", "type", types4); errors++;
			}
			if(typeof data11 == "number"){
				if(Math.abs(data11) > 9007199254740991 && Number.isInteger(data11)){
					vErrors = fail(vErrors, "/group_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data12 = data.id;
			if(!Number.isSafeInteger(data12)){
				vErrors = fail(vErrors, "/id", integerFault(data12), "integer"); errors++;
			}
		}
		if(data.manage_deploy_tokens !== undefined){
			let data13 = data.manage_deploy_tokens;
			if((typeof data13 !== "boolean") && (data13 !== null)){
				vErrors = fail(vErrors, "/manage_deploy_tokens", "type", types1); errors++;
			}
		}
		if(data.manage_group_access_tokens !== undefined){
			let data14 = data.manage_group_access_tokens;
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/manage_group_access_tokens", "type", types1); errors++;
			}
		}
		if(data.manage_merge_request_settings !== undefined){
			let data15 = data.manage_merge_request_settings;
			if((typeof data15 !== "boolean") && (data15 !== null)){
				vErrors = fail(vErrors, "/manage_merge_request_settings", "type", types1); errors++;
			}
		}
		if(data.manage_project_access_tokens !== undefined){
			let data16 = data.manage_project_access_tokens;
			if((typeof data16 !== "boolean") && (data16 !== null)){
				vErrors = fail(vErrors, "/manage_project_access_tokens", "type", types1); errors++;
			}
		}
		if(data.manage_security_policy_link !== undefined){
			let data17 = data.manage_security_policy_link;
			if((typeof data17 !== "boolean") && (data17 !== null)){
				vErrors = fail(vErrors, "/manage_security_policy_link", "type", types1); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.read_code !== undefined){
			let data19 = data.read_code;
			if((typeof data19 !== "boolean") && (data19 !== null)){
				vErrors = fail(vErrors, "/read_code", "type", types1); errors++;
			}
		}
		if(data.read_dependency !== undefined){
			let data20 = data.read_dependency;
			if((typeof data20 !== "boolean") && (data20 !== null)){
				vErrors = fail(vErrors, "/read_dependency", "type", types1); errors++;
			}
		}
		if(data.read_runners !== undefined){
			let data21 = data.read_runners;
			if((typeof data21 !== "boolean") && (data21 !== null)){
				vErrors = fail(vErrors, "/read_runners", "type", types1); errors++;
			}
		}
		if(data.read_vulnerability !== undefined){
			let data22 = data.read_vulnerability;
			if((typeof data22 !== "boolean") && (data22 !== null)){
				vErrors = fail(vErrors, "/read_vulnerability", "type", types1); errors++;
			}
		}
		if(data.remove_group !== undefined){
			let data23 = data.remove_group;
			if((typeof data23 !== "boolean") && (data23 !== null)){
				vErrors = fail(vErrors, "/remove_group", "type", types1); errors++;
			}
		}
		if(data.remove_project !== undefined){
			let data24 = data.remove_project;
			if((typeof data24 !== "boolean") && (data24 !== null)){
				vErrors = fail(vErrors, "/remove_project", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMemberRole.errors = vErrors;
	return errors === 0;
}

export function validateMemberRole(value) {
	return validate(checkMemberRole, value);
}

export function isMemberRole(value) {
	return checkMemberRole(value);
}

function checkMemberRoleCreate(data){
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
	checkMemberRoleCreate.errors = vErrors;
	return errors === 0;
}

export function validateMemberRoleCreate(value) {
	return validate(checkMemberRoleCreate, value);
}

export function isMemberRoleCreate(value) {
	return checkMemberRoleCreate(value);
}

function checkMergeRequest(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.allow_collaboration !== undefined){
			let data0 = data.allow_collaboration;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/allow_collaboration", "type", types1); errors++;
			}
		}
		if(data.allow_maintainer_to_push !== undefined){
			let data1 = data.allow_maintainer_to_push;
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/allow_maintainer_to_push", "type", types1); errors++;
			}
		}
		if(data.assignee !== undefined){
			let data2 = data.assignee;
			const _errs3 = errors;
			let valid3 = false;
			const _errs4 = errors;
			if(!(checkUserSummary(data2))){
				vErrors = join(vErrors, checkUserSummary.errors, "/assignee");
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			valid3 = valid3 || _valid0;
			if(!valid3){
				const _errs5 = errors;
				if(data2 !== null){
					vErrors = fail(vErrors, "/assignee", "type", "null"); errors++;
				}
				var _valid0 = _errs5 === errors;
				valid3 = valid3 || _valid0;
			}
			if(!valid3){
				vErrors = fail(vErrors, "/assignee", "anyOf"); errors++;
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
		if(data.assignees !== undefined){
			let data3 = data.assignees;
			if(Array.isArray(data3)){
				const before0 = errors;
				for(let i0=0; i0<data3.length; i0++){
					if(!(checkUserSummary(data3[i0]))){
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
		if(data.author !== undefined){
			if(!(checkUserSummary(data.author))){
				vErrors = join(vErrors, checkUserSummary.errors, "/author");
				errors = vErrors.length;
			}
		}
		if(data.blocking_discussions_resolved !== undefined){
			let data6 = data.blocking_discussions_resolved;
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/blocking_discussions_resolved", "type", types1); errors++;
			}
		}
		if(data.closed_at !== undefined){
			let data7 = data.closed_at;
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/closed_at", "type", types0); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/closed_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.closed_by !== undefined){
			let data8 = data.closed_by;
			const _errs12 = errors;
			let valid10 = false;
			const _errs13 = errors;
			if(!(checkUserSummary(data8))){
				vErrors = join(vErrors, checkUserSummary.errors, "/closed_by");
				errors = vErrors.length;
			}
			var _valid1 = _errs13 === errors;
			valid10 = valid10 || _valid1;
			if(!valid10){
				const _errs14 = errors;
				if(data8 !== null){
					vErrors = fail(vErrors, "/closed_by", "type", "null"); errors++;
				}
				var _valid1 = _errs14 === errors;
				valid10 = valid10 || _valid1;
			}
			if(!valid10){
				vErrors = fail(vErrors, "/closed_by", "anyOf"); errors++;
			} else {
				errors = _errs12;
				if(vErrors !== null){
					if(_errs12){
						vErrors.length = _errs12;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.created_at !== undefined){
			let data9 = data.created_at;
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.description !== undefined){
			let data10 = data.description;
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		if(data.detailed_merge_status !== undefined){
			if(typeof data.detailed_merge_status !== "string"){
				vErrors = fail(vErrors, "/detailed_merge_status", "type", "string"); errors++;
			}
		}
		if(data.discussion_locked !== undefined){
			let data12 = data.discussion_locked;
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/discussion_locked", "type", types1); errors++;
			}
		}
		if(data.downvotes !== undefined){
			let data13 = data.downvotes;
			if(!Number.isSafeInteger(data13)){
				vErrors = fail(vErrors, "/downvotes", integerFault(data13), "integer"); errors++;
			}
		}
		if(data.draft !== undefined){
			let data14 = data.draft;
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/draft", "type", types1); errors++;
			}
		}
		if(data.force_remove_source_branch !== undefined){
			let data15 = data.force_remove_source_branch;
			if((typeof data15 !== "boolean") && (data15 !== null)){
				vErrors = fail(vErrors, "/force_remove_source_branch", "type", types1); errors++;
			}
		}
		if(data.has_conflicts !== undefined){
			let data16 = data.has_conflicts;
			if((typeof data16 !== "boolean") && (data16 !== null)){
				vErrors = fail(vErrors, "/has_conflicts", "type", types1); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data17 = data.id;
			if(!Number.isSafeInteger(data17)){
				vErrors = fail(vErrors, "/id", integerFault(data17), "integer"); errors++;
			}
		}
		if(data.iid === undefined){
			vErrors = fail(vErrors, "", "required", "iid"); errors++;
		} else {
			let data18 = data.iid;
			if(!Number.isSafeInteger(data18)){
				vErrors = fail(vErrors, "/iid", integerFault(data18), "integer"); errors++;
			}
		}
		if(data.imported !== undefined){
			let data19 = data.imported;
			if((typeof data19 !== "boolean") && (data19 !== null)){
				vErrors = fail(vErrors, "/imported", "type", types1); errors++;
			}
		}
		if(data.imported_from !== undefined){
			if(typeof data.imported_from !== "string"){
				vErrors = fail(vErrors, "/imported_from", "type", "string"); errors++;
			}
		}
		if(data.labels !== undefined){
			let data21 = data.labels;
			if(Array.isArray(data21)){
				const before1 = errors;
				for(let i1=0; i1<data21.length; i1++){
					let data22 = data21[i1];
					const _errs29 = errors;
					let valid25 = false;
					const _errs30 = errors;
					if(typeof data22 !== "string"){
						vErrors = fail(vErrors, "/labels/" + i1, "type", "string"); errors++;
					}
					var _valid2 = _errs30 === errors;
					valid25 = valid25 || _valid2;
					if(!valid25){
						const _errs31 = errors;
						if(!(checkMergeRequestLabel(data22))){
							vErrors = join(vErrors, checkMergeRequestLabel.errors, "/labels/" + i1);
							errors = vErrors.length;
						}
						var _valid2 = _errs31 === errors;
						valid25 = valid25 || _valid2;
					}
					if(!valid25){
						vErrors = fail(vErrors, "/labels/" + i1, "anyOf"); errors++;
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
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		if(data.merge_after !== undefined){
			let data23 = data.merge_after;
			if((typeof data23 !== "string") && (data23 !== null)){
				vErrors = fail(vErrors, "/merge_after", "type", types0); errors++;
			}
			if(typeof data23 === "string"){
				if(!dateTimeFormat(data23)){
					vErrors = fail(vErrors, "/merge_after", "format", "date-time"); errors++;
				}
			}
		}
		if(data.merge_commit_sha !== undefined){
			let data24 = data.merge_commit_sha;
			if((typeof data24 !== "string") && (data24 !== null)){
				vErrors = fail(vErrors, "/merge_commit_sha", "type", types0); errors++;
			}
		}
		if(data.merge_status !== undefined){
			if(typeof data.merge_status !== "string"){
				vErrors = fail(vErrors, "/merge_status", "type", "string"); errors++;
			}
		}
		if(data.merge_user !== undefined){
			let data26 = data.merge_user;
			const _errs36 = errors;
			let valid30 = false;
			const _errs37 = errors;
			if(!(checkUserSummary(data26))){
				vErrors = join(vErrors, checkUserSummary.errors, "/merge_user");
				errors = vErrors.length;
			}
			var _valid3 = _errs37 === errors;
			valid30 = valid30 || _valid3;
			if(!valid30){
				const _errs38 = errors;
				if(data26 !== null){
					vErrors = fail(vErrors, "/merge_user", "type", "null"); errors++;
				}
				var _valid3 = _errs38 === errors;
				valid30 = valid30 || _valid3;
			}
			if(!valid30){
				vErrors = fail(vErrors, "/merge_user", "anyOf"); errors++;
			} else {
				errors = _errs36;
				if(vErrors !== null){
					if(_errs36){
						vErrors.length = _errs36;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.merge_when_pipeline_succeeds !== undefined){
			let data27 = data.merge_when_pipeline_succeeds;
			if((typeof data27 !== "boolean") && (data27 !== null)){
				vErrors = fail(vErrors, "/merge_when_pipeline_succeeds", "type", types1); errors++;
			}
		}
		if(data.merged_at !== undefined){
			let data28 = data.merged_at;
			if((typeof data28 !== "string") && (data28 !== null)){
				vErrors = fail(vErrors, "/merged_at", "type", types0); errors++;
			}
			if(typeof data28 === "string"){
				if(!dateTimeFormat(data28)){
					vErrors = fail(vErrors, "/merged_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.merged_by !== undefined){
			let data29 = data.merged_by;
			const _errs42 = errors;
			let valid34 = false;
			const _errs43 = errors;
			if(!(checkUserSummary(data29))){
				vErrors = join(vErrors, checkUserSummary.errors, "/merged_by");
				errors = vErrors.length;
			}
			var _valid4 = _errs43 === errors;
			valid34 = valid34 || _valid4;
			if(!valid34){
				const _errs44 = errors;
				if(data29 !== null){
					vErrors = fail(vErrors, "/merged_by", "type", "null"); errors++;
				}
				var _valid4 = _errs44 === errors;
				valid34 = valid34 || _valid4;
			}
			if(!valid34){
				vErrors = fail(vErrors, "/merged_by", "anyOf"); errors++;
			} else {
				errors = _errs42;
				if(vErrors !== null){
					if(_errs42){
						vErrors.length = _errs42;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.milestone !== undefined){
			let data30 = data.milestone;
			const _errs46 = errors;
			let valid36 = false;
			const _errs47 = errors;
			if(!(checkEmbeddedMilestone(data30))){
				vErrors = join(vErrors, checkEmbeddedMilestone.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid5 = _errs47 === errors;
			valid36 = valid36 || _valid5;
			if(!valid36){
				const _errs48 = errors;
				if(data30 !== null){
					vErrors = fail(vErrors, "/milestone", "type", "null"); errors++;
				}
				var _valid5 = _errs48 === errors;
				valid36 = valid36 || _valid5;
			}
			if(!valid36){
				vErrors = fail(vErrors, "/milestone", "anyOf"); errors++;
			} else {
				errors = _errs46;
				if(vErrors !== null){
					if(_errs46){
						vErrors.length = _errs46;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.prepared_at !== undefined){
			let data31 = data.prepared_at;
			if((typeof data31 !== "string") && (data31 !== null)){
				vErrors = fail(vErrors, "/prepared_at", "type", types0); errors++;
			}
			if(typeof data31 === "string"){
				if(!dateTimeFormat(data31)){
					vErrors = fail(vErrors, "/prepared_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.project_id !== undefined){
			let data32 = data.project_id;
			if(!Number.isSafeInteger(data32)){
				vErrors = fail(vErrors, "/project_id", integerFault(data32), "integer"); errors++;
			}
		}
		if(data.references !== undefined){
			if(!(checkMergeRequestReferences(data.references))){
				vErrors = join(vErrors, checkMergeRequestReferences.errors, "/references");
				errors = vErrors.length;
			}
		}
		if(data.reviewers !== undefined){
			let data34 = data.reviewers;
			if(Array.isArray(data34)){
				const before2 = errors;
				for(let i2=0; i2<data34.length; i2++){
					if(!(checkUserSummary(data34[i2]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/reviewers/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/reviewers", "type", "array"); errors++;
			}
		}
		if(data.sha !== undefined){
			let data36 = data.sha;
			if((typeof data36 !== "string") && (data36 !== null)){
				vErrors = fail(vErrors, "/sha", "type", types0); errors++;
			}
		}
		if(data.should_remove_source_branch !== undefined){
			let data37 = data.should_remove_source_branch;
			if((typeof data37 !== "boolean") && (data37 !== null)){
				vErrors = fail(vErrors, "/should_remove_source_branch", "type", types1); errors++;
			}
		}
		if(data.source_branch !== undefined){
			if(typeof data.source_branch !== "string"){
				vErrors = fail(vErrors, "/source_branch", "type", "string"); errors++;
			}
		}
		if(data.source_project_id !== undefined){
			let data39 = data.source_project_id;
			if((!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))) && (data39 !== null)){
				vErrors = fail(vErrors, "/source_project_id", "type", types4); errors++;
			}
			if(typeof data39 == "number"){
				if(Math.abs(data39) > 9007199254740991 && Number.isInteger(data39)){
					vErrors = fail(vErrors, "/source_project_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.squash !== undefined){
			let data40 = data.squash;
			if((typeof data40 !== "boolean") && (data40 !== null)){
				vErrors = fail(vErrors, "/squash", "type", types1); errors++;
			}
		}
		if(data.squash_commit_sha !== undefined){
			let data41 = data.squash_commit_sha;
			if((typeof data41 !== "string") && (data41 !== null)){
				vErrors = fail(vErrors, "/squash_commit_sha", "type", types0); errors++;
			}
		}
		if(data.state !== undefined){
			if(!(checkReportedMergeRequestState(data.state))){
				vErrors = join(vErrors, checkReportedMergeRequestState.errors, "/state");
				errors = vErrors.length;
			}
		}
		if(data.target_branch !== undefined){
			if(typeof data.target_branch !== "string"){
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		if(data.target_project_id !== undefined){
			let data44 = data.target_project_id;
			if(!Number.isSafeInteger(data44)){
				vErrors = fail(vErrors, "/target_project_id", integerFault(data44), "integer"); errors++;
			}
		}
		if(data.task_completion_status !== undefined){
			if(!(checkMergeRequestTaskCompletion(data.task_completion_status))){
				vErrors = join(vErrors, checkMergeRequestTaskCompletion.errors, "/task_completion_status");
				errors = vErrors.length;
			}
		}
		if(data.time_stats !== undefined){
			if(!(checkMergeRequestTimeStats(data.time_stats))){
				vErrors = join(vErrors, checkMergeRequestTimeStats.errors, "/time_stats");
				errors = vErrors.length;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		if(data.updated_at !== undefined){
			let data48 = data.updated_at;
			if(typeof data48 === "string"){
				if(!dateTimeFormat(data48)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		if(data.upvotes !== undefined){
			let data49 = data.upvotes;
			if(!Number.isSafeInteger(data49)){
				vErrors = fail(vErrors, "/upvotes", integerFault(data49), "integer"); errors++;
			}
		}
		if(data.user_notes_count !== undefined){
			let data50 = data.user_notes_count;
			if(!Number.isSafeInteger(data50)){
				vErrors = fail(vErrors, "/user_notes_count", integerFault(data50), "integer"); errors++;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		if(data.work_in_progress !== undefined){
			let data52 = data.work_in_progress;
			if((typeof data52 !== "boolean") && (data52 !== null)){
				vErrors = fail(vErrors, "/work_in_progress", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMergeRequest.errors = vErrors;
	return errors === 0;
}

export function validateMergeRequest(value) {
	return validate(checkMergeRequest, value);
}

export function isMergeRequest(value) {
	return checkMergeRequest(value);
}

function checkMergeRequestExclusion(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.assignee_id !== undefined){
			let data0 = data.assignee_id;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.assignee_username !== undefined){
			if(typeof data.assignee_username !== "string"){
				vErrors = fail(vErrors, "/assignee_username", "type", "string"); errors++;
			}
		}
		if(data.author_id !== undefined){
			let data2 = data.author_id;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/author_id", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.author_username !== undefined){
			if(typeof data.author_username !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
		}
		if(data.labels !== undefined){
			if(typeof data.labels !== "string"){
				vErrors = fail(vErrors, "/labels", "type", "string"); errors++;
			}
		}
		if(data.milestone !== undefined){
			if(typeof data.milestone !== "string"){
				vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
			}
		}
		if(data.my_reaction_emoji !== undefined){
			if(typeof data.my_reaction_emoji !== "string"){
				vErrors = fail(vErrors, "/my_reaction_emoji", "type", "string"); errors++;
			}
		}
		if(data.reviewer_id !== undefined){
			let data7 = data.reviewer_id;
			if(!Number.isSafeInteger(data7)){
				vErrors = fail(vErrors, "/reviewer_id", integerFault(data7), "integer"); errors++;
			}
		}
		if(data.reviewer_username !== undefined){
			if(typeof data.reviewer_username !== "string"){
				vErrors = fail(vErrors, "/reviewer_username", "type", "string"); errors++;
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
	checkMergeRequestExclusion.errors = vErrors;
	return errors === 0;
}

export function validateMergeRequestExclusion(value) {
	return validate(checkMergeRequestExclusion, value);
}

export function isMergeRequestExclusion(value) {
	return checkMergeRequestExclusion(value);
}

function checkMergeRequestLabel(data){
	let vErrors = null;
	let errors = 0;
	if(!(data && typeof data == "object" && !Array.isArray(data))){
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMergeRequestLabel.errors = vErrors;
	return errors === 0;
}

export function validateMergeRequestLabel(value) {
	return validate(checkMergeRequestLabel, value);
}

export function isMergeRequestLabel(value) {
	return checkMergeRequestLabel(value);
}

function checkMergeRequestNoneOrAny(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "None") && (data !== "Any")){
		vErrors = fail(vErrors, "", "enum", values12); errors++;
	}
	checkMergeRequestNoneOrAny.errors = vErrors;
	return errors === 0;
}

export function validateMergeRequestNoneOrAny(value) {
	return validate(checkMergeRequestNoneOrAny, value);
}

export function isMergeRequestNoneOrAny(value) {
	return checkMergeRequestNoneOrAny(value);
}

function checkMergeRequestReferences(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.full !== undefined){
			if(typeof data.full !== "string"){
				vErrors = fail(vErrors, "/full", "type", "string"); errors++;
			}
		}
		if(data.relative !== undefined){
			if(typeof data.relative !== "string"){
				vErrors = fail(vErrors, "/relative", "type", "string"); errors++;
			}
		}
		if(data.short !== undefined){
			if(typeof data.short !== "string"){
				vErrors = fail(vErrors, "/short", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMergeRequestReferences.errors = vErrors;
	return errors === 0;
}

export function validateMergeRequestReferences(value) {
	return validate(checkMergeRequestReferences, value);
}

export function isMergeRequestReferences(value) {
	return checkMergeRequestReferences(value);
}

function checkMergeRequestScope(data){
	let vErrors = null;
	let errors = 0;
	if(((data !== "created_by_me") && (data !== "assigned_to_me")) && (data !== "all")){
		vErrors = fail(vErrors, "", "enum", values13); errors++;
	}
	checkMergeRequestScope.errors = vErrors;
	return errors === 0;
}

export function validateMergeRequestScope(value) {
	return validate(checkMergeRequestScope, value);
}

export function isMergeRequestScope(value) {
	return checkMergeRequestScope(value);
}

function checkMergeRequestState(data){
	let vErrors = null;
	let errors = 0;
	if(!values14.includes(data)){
		vErrors = fail(vErrors, "", "enum", values14); errors++;
	}
	checkMergeRequestState.errors = vErrors;
	return errors === 0;
}

export function validateMergeRequestState(value) {
	return validate(checkMergeRequestState, value);
}

export function isMergeRequestState(value) {
	return checkMergeRequestState(value);
}

function checkMergeRequestTaskCompletion(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.completed_count !== undefined){
			let data0 = data.completed_count;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/completed_count", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.count !== undefined){
			let data1 = data.count;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/count", integerFault(data1), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMergeRequestTaskCompletion.errors = vErrors;
	return errors === 0;
}

export function validateMergeRequestTaskCompletion(value) {
	return validate(checkMergeRequestTaskCompletion, value);
}

export function isMergeRequestTaskCompletion(value) {
	return checkMergeRequestTaskCompletion(value);
}

function checkMergeRequestTimeStats(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.human_time_estimate !== undefined){
			let data0 = data.human_time_estimate;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/human_time_estimate", "type", types0); errors++;
			}
		}
		if(data.human_total_time_spent !== undefined){
			let data1 = data.human_total_time_spent;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/human_total_time_spent", "type", types0); errors++;
			}
		}
		if(data.time_estimate !== undefined){
			let data2 = data.time_estimate;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/time_estimate", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.total_time_spent !== undefined){
			let data3 = data.total_time_spent;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/total_time_spent", integerFault(data3), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMergeRequestTimeStats.errors = vErrors;
	return errors === 0;
}

export function validateMergeRequestTimeStats(value) {
	return validate(checkMergeRequestTimeStats, value);
}

export function isMergeRequestTimeStats(value) {
	return checkMergeRequestTimeStats(value);
}

function checkMilestone(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.created_at !== undefined){
			let data0 = data.created_at;
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.description !== undefined){
			let data1 = data.description;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		if(data.due_date !== undefined){
			let data2 = data.due_date;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/due_date", "type", types0); errors++;
			}
			if(typeof data2 === "string"){
				if(!dateFormat(data2)){
					vErrors = fail(vErrors, "/due_date", "format", "date"); errors++;
				}
			}
		}
		if(data.expired !== undefined){
			let data3 = data.expired;
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/expired", "type", types1); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data4 = data.id;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/id", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.iid === undefined){
			vErrors = fail(vErrors, "", "required", "iid"); errors++;
		} else {
			let data5 = data.iid;
			if(!Number.isSafeInteger(data5)){
				vErrors = fail(vErrors, "/iid", integerFault(data5), "integer"); errors++;
			}
		}
		if(data.project_id !== undefined){
			let data6 = data.project_id;
			if(!Number.isSafeInteger(data6)){
				vErrors = fail(vErrors, "/project_id", integerFault(data6), "integer"); errors++;
			}
		}
		if(data.start_date !== undefined){
			let data7 = data.start_date;
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/start_date", "type", types0); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateFormat(data7)){
					vErrors = fail(vErrors, "/start_date", "format", "date"); errors++;
				}
			}
		}
		if(data.state !== undefined){
			if(!(checkReportedMilestoneState(data.state))){
				vErrors = join(vErrors, checkReportedMilestoneState.errors, "/state");
				errors = vErrors.length;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		if(data.updated_at !== undefined){
			let data10 = data.updated_at;
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMilestone.errors = vErrors;
	return errors === 0;
}

export function validateMilestone(value) {
	return validate(checkMilestone, value);
}

export function isMilestone(value) {
	return checkMilestone(value);
}

function checkMilestoneCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.description !== undefined){
			if(typeof data.description !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		if(data.due_date !== undefined){
			let data1 = data.due_date;
			if(typeof data1 === "string"){
				if(!dateFormat(data1)){
					vErrors = fail(vErrors, "/due_date", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/due_date", "type", "string"); errors++;
			}
		}
		if(data.start_date !== undefined){
			let data2 = data.start_date;
			if(typeof data2 === "string"){
				if(!dateFormat(data2)){
					vErrors = fail(vErrors, "/start_date", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/start_date", "type", "string"); errors++;
			}
		}
		if(data.title === undefined){
			vErrors = fail(vErrors, "", "required", "title"); errors++;
		} else {
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "description") || (key0 === "due_date")) || (key0 === "start_date")) || (key0 === "title"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMilestoneCreate.errors = vErrors;
	return errors === 0;
}

export function validateMilestoneCreate(value) {
	return validate(checkMilestoneCreate, value);
}

export function isMilestoneCreate(value) {
	return checkMilestoneCreate(value);
}

function checkMilestoneState(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "active") && (data !== "closed")){
		vErrors = fail(vErrors, "", "enum", values15); errors++;
	}
	checkMilestoneState.errors = vErrors;
	return errors === 0;
}

export function validateMilestoneState(value) {
	return validate(checkMilestoneState, value);
}

export function isMilestoneState(value) {
	return checkMilestoneState(value);
}

function checkMilestoneUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.description !== undefined){
			if(typeof data.description !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		if(data.due_date !== undefined){
			let data1 = data.due_date;
			if(typeof data1 === "string"){
				if(!dateFormat(data1)){
					vErrors = fail(vErrors, "/due_date", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/due_date", "type", "string"); errors++;
			}
		}
		if(data.start_date !== undefined){
			let data2 = data.start_date;
			if(typeof data2 === "string"){
				if(!dateFormat(data2)){
					vErrors = fail(vErrors, "/start_date", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/start_date", "type", "string"); errors++;
			}
		}
		if(data.state_event !== undefined){
			let data3 = data.state_event;
			if((data3 !== "close") && (data3 !== "activate")){
				vErrors = fail(vErrors, "/state_event", "enum", values16); errors++;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
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
	checkMilestoneUpdate.errors = vErrors;
	return errors === 0;
}

export function validateMilestoneUpdate(value) {
	return validate(checkMilestoneUpdate, value);
}

export function isMilestoneUpdate(value) {
	return checkMilestoneUpdate(value);
}

function checkMobileStoreSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.use_inherited_settings !== undefined){
			if(typeof data.use_inherited_settings !== "boolean"){
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
	checkMobileStoreSettings.errors = vErrors;
	return errors === 0;
}

export function validateMobileStoreSettings(value) {
	return validate(checkMobileStoreSettings, value);
}

export function isMobileStoreSettings(value) {
	return checkMobileStoreSettings(value);
}

function checkNamespace(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.billable_members_count !== undefined){
			let data1 = data.billable_members_count;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/billable_members_count", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.end_date !== undefined){
			let data2 = data.end_date;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/end_date", "type", types0); errors++;
			}
			if(typeof data2 === "string"){
				if(!dateFormat(data2)){
					vErrors = fail(vErrors, "/end_date", "format", "date"); errors++;
				}
			}
		}
		if(data.full_path !== undefined){
			if(typeof data.full_path !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data4 = data.id;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/id", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.kind !== undefined){
			let data5 = data.kind;
			const _errs6 = errors;
			let valid6 = false;
			const _errs7 = errors;
			if(!(checkNamespaceKind(data5))){
				vErrors = join(vErrors, checkNamespaceKind.errors, "/kind");
				errors = vErrors.length;
			}
			var _valid0 = _errs7 === errors;
			valid6 = valid6 || _valid0;
			if(!valid6){
				const _errs8 = errors;
				if(typeof data5 !== "string"){
					vErrors = fail(vErrors, "/kind", "type", "string"); errors++;
				}
				var _valid0 = _errs8 === errors;
				valid6 = valid6 || _valid0;
			}
			if(!valid6){
				vErrors = fail(vErrors, "/kind", "anyOf"); errors++;
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
		if(data.max_seats_used !== undefined){
			let data6 = data.max_seats_used;
			if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
				vErrors = fail(vErrors, "/max_seats_used", "type", types4); errors++;
			}
			if(typeof data6 == "number"){
				if(Math.abs(data6) > 9007199254740991 && Number.isInteger(data6)){
					vErrors = fail(vErrors, "/max_seats_used", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.max_seats_used_changed_at !== undefined){
			let data7 = data.max_seats_used_changed_at;
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/max_seats_used_changed_at", "type", types0); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/max_seats_used_changed_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.members_count_with_descendants !== undefined){
			let data8 = data.members_count_with_descendants;
			if(!Number.isSafeInteger(data8)){
				vErrors = fail(vErrors, "/members_count_with_descendants", integerFault(data8), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.parent_id !== undefined){
			let data10 = data.parent_id;
			if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types4); errors++;
			}
			if(typeof data10 == "number"){
				if(Math.abs(data10) > 9007199254740991 && Number.isInteger(data10)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.path !== undefined){
			if(typeof data.path !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		if(data.plan !== undefined){
			let data12 = data.plan;
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/plan", "type", types0); errors++;
			}
		}
		if(data.projects_count !== undefined){
			let data13 = data.projects_count;
			if(!Number.isSafeInteger(data13)){
				vErrors = fail(vErrors, "/projects_count", integerFault(data13), "integer"); errors++;
			}
		}
		if(data.root_repository_size !== undefined){
			let data14 = data.root_repository_size;
			if(!Number.isSafeInteger(data14)){
				vErrors = fail(vErrors, "/root_repository_size", integerFault(data14), "integer"); errors++;
			}
		}
		if(data.seats_in_use !== undefined){
			let data15 = data.seats_in_use;
			if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
				vErrors = fail(vErrors, "/seats_in_use", "type", types4); errors++;
			}
			if(typeof data15 == "number"){
				if(Math.abs(data15) > 9007199254740991 && Number.isInteger(data15)){
					vErrors = fail(vErrors, "/seats_in_use", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.trial !== undefined){
			let data16 = data.trial;
			if((typeof data16 !== "boolean") && (data16 !== null)){
				vErrors = fail(vErrors, "/trial", "type", types1); errors++;
			}
		}
		if(data.trial_ends_on !== undefined){
			let data17 = data.trial_ends_on;
			if((typeof data17 !== "string") && (data17 !== null)){
				vErrors = fail(vErrors, "/trial_ends_on", "type", types0); errors++;
			}
			if(typeof data17 === "string"){
				if(!dateFormat(data17)){
					vErrors = fail(vErrors, "/trial_ends_on", "format", "date"); errors++;
				}
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkNamespace.errors = vErrors;
	return errors === 0;
}

export function validateNamespace(value) {
	return validate(checkNamespace, value);
}

export function isNamespace(value) {
	return checkNamespace(value);
}

function checkNamespaceExistence(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.exists === undefined){
			vErrors = fail(vErrors, "", "required", "exists"); errors++;
		} else {
			let data0 = data.exists;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/exists", "type", types1); errors++;
			}
		}
		if(data.suggests !== undefined){
			let data1 = data.suggests;
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
	checkNamespaceExistence.errors = vErrors;
	return errors === 0;
}

export function validateNamespaceExistence(value) {
	return validate(checkNamespaceExistence, value);
}

export function isNamespaceExistence(value) {
	return checkNamespaceExistence(value);
}

function checkNamespaceKind(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "user") && (data !== "group")){
		vErrors = fail(vErrors, "", "enum", values17); errors++;
	}
	checkNamespaceKind.errors = vErrors;
	return errors === 0;
}

export function validateNamespaceKind(value) {
	return validate(checkNamespaceKind, value);
}

export function isNamespaceKind(value) {
	return checkNamespaceKind(value);
}

function checkOtherIntegrationSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.use_inherited_settings !== undefined){
			if(typeof data.use_inherited_settings !== "boolean"){
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
	checkOtherIntegrationSettings.errors = vErrors;
	return errors === 0;
}

export function validateOtherIntegrationSettings(value) {
	return validate(checkOtherIntegrationSettings, value);
}

export function isOtherIntegrationSettings(value) {
	return checkOtherIntegrationSettings(value);
}

function checkPagesCertificate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.certificate !== undefined){
			if(typeof data.certificate !== "string"){
				vErrors = fail(vErrors, "/certificate", "type", "string"); errors++;
			}
		}
		if(data.certificate_text !== undefined){
			if(typeof data.certificate_text !== "string"){
				vErrors = fail(vErrors, "/certificate_text", "type", "string"); errors++;
			}
		}
		if(data.expired !== undefined){
			let data2 = data.expired;
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/expired", "type", types1); errors++;
			}
		}
		if(data.subject !== undefined){
			if(typeof data.subject !== "string"){
				vErrors = fail(vErrors, "/subject", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPagesCertificate.errors = vErrors;
	return errors === 0;
}

export function validatePagesCertificate(value) {
	return validate(checkPagesCertificate, value);
}

export function isPagesCertificate(value) {
	return checkPagesCertificate(value);
}

function checkPagesCertificateExpiry(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.expiration !== undefined){
			if(typeof data.expiration !== "string"){
				vErrors = fail(vErrors, "/expiration", "type", "string"); errors++;
			}
		}
		if(data.expired !== undefined){
			let data1 = data.expired;
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/expired", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPagesCertificateExpiry.errors = vErrors;
	return errors === 0;
}

export function validatePagesCertificateExpiry(value) {
	return validate(checkPagesCertificateExpiry, value);
}

export function isPagesCertificateExpiry(value) {
	return checkPagesCertificateExpiry(value);
}

function checkPagesCertificatePem(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	checkPagesCertificatePem.errors = vErrors;
	return errors === 0;
}

export function validatePagesCertificatePem(value) {
	return validate(checkPagesCertificatePem, value);
}

export function isPagesCertificatePem(value) {
	return checkPagesCertificatePem(value);
}

function checkPagesDomain(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkPagesDomainFacts(data))){
		vErrors = join(vErrors, checkPagesDomainFacts.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.certificate !== undefined){
			if(!(checkPagesCertificate(data.certificate))){
				vErrors = join(vErrors, checkPagesCertificate.errors, "/certificate");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPagesDomain.errors = vErrors;
	return errors === 0;
}

export function validatePagesDomain(value) {
	return validate(checkPagesDomain, value);
}

export function isPagesDomain(value) {
	return checkPagesDomain(value);
}

function checkPagesDomainCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.auto_ssl_enabled !== undefined){
			if(typeof data.auto_ssl_enabled !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.certificate !== undefined){
			if(!(checkPagesCertificatePem(data.certificate))){
				vErrors = join(vErrors, checkPagesCertificatePem.errors, "/certificate");
				errors = vErrors.length;
			}
		}
		if(data.domain === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			if(typeof data.domain !== "string"){
				vErrors = fail(vErrors, "/domain", "type", "string"); errors++;
			}
		}
		if(data.key !== undefined){
			if(!(checkPagesKeyPem(data.key))){
				vErrors = join(vErrors, checkPagesKeyPem.errors, "/key");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "auto_ssl_enabled") || (key0 === "certificate")) || (key0 === "domain")) || (key0 === "key"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPagesDomainCreate.errors = vErrors;
	return errors === 0;
}

export function validatePagesDomainCreate(value) {
	return validate(checkPagesDomainCreate, value);
}

export function isPagesDomainCreate(value) {
	return checkPagesDomainCreate(value);
}

function checkPagesDomainCreateForm(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.auto_ssl_enabled !== undefined){
			if(typeof data.auto_ssl_enabled !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.certificate !== undefined){
			let data1 = data.certificate;
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if(!(checkPagesCertificatePem(data1))){
				vErrors = join(vErrors, checkPagesCertificatePem.errors, "/certificate");
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			valid2 = valid2 || _valid0;
			if(!valid2){
				const _errs4 = errors;
				if(!(checkPemFile(data1))){
					vErrors = join(vErrors, checkPemFile.errors, "/certificate");
					errors = vErrors.length;
				}
				var _valid0 = _errs4 === errors;
				valid2 = valid2 || _valid0;
			}
			if(!valid2){
				vErrors = fail(vErrors, "/certificate", "anyOf"); errors++;
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
		if(data.domain === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			if(typeof data.domain !== "string"){
				vErrors = fail(vErrors, "/domain", "type", "string"); errors++;
			}
		}
		if(data.key !== undefined){
			let data3 = data.key;
			const _errs7 = errors;
			let valid5 = false;
			const _errs8 = errors;
			if(!(checkPagesKeyPem(data3))){
				vErrors = join(vErrors, checkPagesKeyPem.errors, "/key");
				errors = vErrors.length;
			}
			var _valid1 = _errs8 === errors;
			valid5 = valid5 || _valid1;
			if(!valid5){
				const _errs9 = errors;
				if(!(checkPemFile(data3))){
					vErrors = join(vErrors, checkPemFile.errors, "/key");
					errors = vErrors.length;
				}
				var _valid1 = _errs9 === errors;
				valid5 = valid5 || _valid1;
			}
			if(!valid5){
				vErrors = fail(vErrors, "/key", "anyOf"); errors++;
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
			if(!((((key0 === "auto_ssl_enabled") || (key0 === "certificate")) || (key0 === "domain")) || (key0 === "key"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPagesDomainCreateForm.errors = vErrors;
	return errors === 0;
}

export function validatePagesDomainCreateForm(value) {
	return validate(checkPagesDomainCreateForm, value);
}

export function isPagesDomainCreateForm(value) {
	return checkPagesDomainCreateForm(value);
}

function checkPagesDomainFacts(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.auto_ssl_enabled !== undefined){
			let data0 = data.auto_ssl_enabled;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", types1); errors++;
			}
		}
		if(data.domain === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			if(typeof data.domain !== "string"){
				vErrors = fail(vErrors, "/domain", "type", "string"); errors++;
			}
		}
		if(data.enabled_until !== undefined){
			let data2 = data.enabled_until;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/enabled_until", "type", types0); errors++;
			}
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/enabled_until", "format", "date-time"); errors++;
				}
			}
		}
		if(data.url !== undefined){
			if(typeof data.url !== "string"){
				vErrors = fail(vErrors, "/url", "type", "string"); errors++;
			}
		}
		if(data.verification_code !== undefined){
			if(typeof data.verification_code !== "string"){
				vErrors = fail(vErrors, "/verification_code", "type", "string"); errors++;
			}
		}
		if(data.verified !== undefined){
			let data5 = data.verified;
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/verified", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPagesDomainFacts.errors = vErrors;
	return errors === 0;
}

export function validatePagesDomainFacts(value) {
	return validate(checkPagesDomainFacts, value);
}

export function isPagesDomainFacts(value) {
	return checkPagesDomainFacts(value);
}

function checkPagesDomainUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.auto_ssl_enabled !== undefined){
			if(typeof data.auto_ssl_enabled !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.certificate !== undefined){
			if(!(checkPagesCertificatePem(data.certificate))){
				vErrors = join(vErrors, checkPagesCertificatePem.errors, "/certificate");
				errors = vErrors.length;
			}
		}
		if(data.key !== undefined){
			if(!(checkPagesKeyPem(data.key))){
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
	checkPagesDomainUpdate.errors = vErrors;
	return errors === 0;
}

export function validatePagesDomainUpdate(value) {
	return validate(checkPagesDomainUpdate, value);
}

export function isPagesDomainUpdate(value) {
	return checkPagesDomainUpdate(value);
}

function checkPagesDomainUpdateForm(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.auto_ssl_enabled !== undefined){
			if(typeof data.auto_ssl_enabled !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.certificate !== undefined){
			let data1 = data.certificate;
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if(!(checkPagesCertificatePem(data1))){
				vErrors = join(vErrors, checkPagesCertificatePem.errors, "/certificate");
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			valid2 = valid2 || _valid0;
			if(!valid2){
				const _errs4 = errors;
				if(!(checkPemFile(data1))){
					vErrors = join(vErrors, checkPemFile.errors, "/certificate");
					errors = vErrors.length;
				}
				var _valid0 = _errs4 === errors;
				valid2 = valid2 || _valid0;
			}
			if(!valid2){
				vErrors = fail(vErrors, "/certificate", "anyOf"); errors++;
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
		if(data.key !== undefined){
			let data2 = data.key;
			const _errs6 = errors;
			let valid4 = false;
			const _errs7 = errors;
			if(!(checkPagesKeyPem(data2))){
				vErrors = join(vErrors, checkPagesKeyPem.errors, "/key");
				errors = vErrors.length;
			}
			var _valid1 = _errs7 === errors;
			valid4 = valid4 || _valid1;
			if(!valid4){
				const _errs8 = errors;
				if(!(checkPemFile(data2))){
					vErrors = join(vErrors, checkPemFile.errors, "/key");
					errors = vErrors.length;
				}
				var _valid1 = _errs8 === errors;
				valid4 = valid4 || _valid1;
			}
			if(!valid4){
				vErrors = fail(vErrors, "/key", "anyOf"); errors++;
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
	checkPagesDomainUpdateForm.errors = vErrors;
	return errors === 0;
}

export function validatePagesDomainUpdateForm(value) {
	return validate(checkPagesDomainUpdateForm, value);
}

export function isPagesDomainUpdateForm(value) {
	return checkPagesDomainUpdateForm(value);
}

function checkPagesKeyPem(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	checkPagesKeyPem.errors = vErrors;
	return errors === 0;
}

export function validatePagesKeyPem(value) {
	return validate(checkPagesKeyPem, value);
}

export function isPagesKeyPem(value) {
	return checkPagesKeyPem(value);
}

function checkPemFile(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	checkPemFile.errors = vErrors;
	return errors === 0;
}

export function validatePemFile(value) {
	return validate(checkPemFile, value);
}

export function isPemFile(value) {
	return checkPemFile(value);
}

function checkPipeline(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkPipelineSummary(data))){
		vErrors = join(vErrors, checkPipelineSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.before_sha !== undefined){
			if(typeof data.before_sha !== "string"){
				vErrors = fail(vErrors, "/before_sha", "type", "string"); errors++;
			}
		}
		if(data.committed_at !== undefined){
			let data1 = data.committed_at;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/committed_at", "type", types0); errors++;
			}
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/committed_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.coverage !== undefined){
			let data2 = data.coverage;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/coverage", "type", types0); errors++;
			}
		}
		if(data.detailed_status !== undefined){
			if(!(checkPipelineDetailedStatus(data.detailed_status))){
				vErrors = join(vErrors, checkPipelineDetailedStatus.errors, "/detailed_status");
				errors = vErrors.length;
			}
		}
		if(data.duration !== undefined){
			let data4 = data.duration;
			if((!(typeof data4 == "number")) && (data4 !== null)){
				vErrors = fail(vErrors, "/duration", "type", types3); errors++;
			}
		}
		if(data.finished_at !== undefined){
			let data5 = data.finished_at;
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/finished_at", "type", types0); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/finished_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.queued_duration !== undefined){
			let data6 = data.queued_duration;
			if((!(typeof data6 == "number")) && (data6 !== null)){
				vErrors = fail(vErrors, "/queued_duration", "type", types3); errors++;
			}
		}
		if(data.started_at !== undefined){
			let data7 = data.started_at;
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/started_at", "type", types0); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/started_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.tag !== undefined){
			let data8 = data.tag;
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/tag", "type", types1); errors++;
			}
		}
		if(data.user !== undefined){
			if(!(checkUserSummary(data.user))){
				vErrors = join(vErrors, checkUserSummary.errors, "/user");
				errors = vErrors.length;
			}
		}
		if(data.yaml_errors !== undefined){
			let data10 = data.yaml_errors;
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/yaml_errors", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPipeline.errors = vErrors;
	return errors === 0;
}

export function validatePipeline(value) {
	return validate(checkPipeline, value);
}

export function isPipeline(value) {
	return checkPipeline(value);
}

function checkPipelineCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.ref === undefined){
			vErrors = fail(vErrors, "", "required", "ref"); errors++;
		} else {
			if(typeof data.ref !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		if(data.variables !== undefined){
			let data1 = data.variables;
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
	checkPipelineCreate.errors = vErrors;
	return errors === 0;
}

export function validatePipelineCreate(value) {
	return validate(checkPipelineCreate, value);
}

export function isPipelineCreate(value) {
	return checkPipelineCreate(value);
}

function checkPipelineDetailedStatus(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.details_path !== undefined){
			let data0 = data.details_path;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/details_path", "type", types0); errors++;
			}
		}
		if(data.favicon !== undefined){
			if(typeof data.favicon !== "string"){
				vErrors = fail(vErrors, "/favicon", "type", "string"); errors++;
			}
		}
		if(data.group !== undefined){
			if(typeof data.group !== "string"){
				vErrors = fail(vErrors, "/group", "type", "string"); errors++;
			}
		}
		if(data.has_details !== undefined){
			let data3 = data.has_details;
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/has_details", "type", types1); errors++;
			}
		}
		if(data.icon !== undefined){
			if(typeof data.icon !== "string"){
				vErrors = fail(vErrors, "/icon", "type", "string"); errors++;
			}
		}
		if(data.label !== undefined){
			if(typeof data.label !== "string"){
				vErrors = fail(vErrors, "/label", "type", "string"); errors++;
			}
		}
		if(data.text !== undefined){
			if(typeof data.text !== "string"){
				vErrors = fail(vErrors, "/text", "type", "string"); errors++;
			}
		}
		if(data.tooltip !== undefined){
			if(typeof data.tooltip !== "string"){
				vErrors = fail(vErrors, "/tooltip", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPipelineDetailedStatus.errors = vErrors;
	return errors === 0;
}

export function validatePipelineDetailedStatus(value) {
	return validate(checkPipelineDetailedStatus, value);
}

export function isPipelineDetailedStatus(value) {
	return checkPipelineDetailedStatus(value);
}

function checkPipelineIntegrationSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.merge_requests_events !== undefined){
			if(typeof data.merge_requests_events !== "boolean"){
				vErrors = fail(vErrors, "/merge_requests_events", "type", "boolean"); errors++;
			}
		}
		if(data.project_url !== undefined){
			if(typeof data.project_url !== "string"){
				vErrors = fail(vErrors, "/project_url", "type", "string"); errors++;
			}
		}
		if(data.push_events !== undefined){
			if(typeof data.push_events !== "boolean"){
				vErrors = fail(vErrors, "/push_events", "type", "boolean"); errors++;
			}
		}
		if(data.tag_push_events !== undefined){
			if(typeof data.tag_push_events !== "boolean"){
				vErrors = fail(vErrors, "/tag_push_events", "type", "boolean"); errors++;
			}
		}
		if(data.token !== undefined){
			if(typeof data.token !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
		if(data.use_inherited_settings !== undefined){
			if(typeof data.use_inherited_settings !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
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
	checkPipelineIntegrationSettings.errors = vErrors;
	return errors === 0;
}

export function validatePipelineIntegrationSettings(value) {
	return validate(checkPipelineIntegrationSettings, value);
}

export function isPipelineIntegrationSettings(value) {
	return checkPipelineIntegrationSettings(value);
}

function checkPipelineStatus(data){
	let vErrors = null;
	let errors = 0;
	if(!values18.includes(data)){
		vErrors = fail(vErrors, "", "enum", values18); errors++;
	}
	checkPipelineStatus.errors = vErrors;
	return errors === 0;
}

export function validatePipelineStatus(value) {
	return validate(checkPipelineStatus, value);
}

export function isPipelineStatus(value) {
	return checkPipelineStatus(value);
}

function checkPipelineSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.created_at !== undefined){
			let data0 = data.created_at;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/created_at", "type", types0); errors++;
			}
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data1 = data.id;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/id", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.iid !== undefined){
			let data2 = data.iid;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/iid", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			let data3 = data.name;
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/name", "type", types0); errors++;
			}
		}
		if(data.project_id !== undefined){
			let data4 = data.project_id;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/project_id", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.ref !== undefined){
			if(typeof data.ref !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		if(data.sha !== undefined){
			if(typeof data.sha !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		if(data.source !== undefined){
			if(typeof data.source !== "string"){
				vErrors = fail(vErrors, "/source", "type", "string"); errors++;
			}
		}
		if(data.status !== undefined){
			if(!(checkReportedPipelineStatus(data.status))){
				vErrors = join(vErrors, checkReportedPipelineStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
		if(data.updated_at !== undefined){
			let data9 = data.updated_at;
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/updated_at", "type", types0); errors++;
			}
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPipelineSummary.errors = vErrors;
	return errors === 0;
}

export function validatePipelineSummary(value) {
	return validate(checkPipelineSummary, value);
}

export function isPipelineSummary(value) {
	return checkPipelineSummary(value);
}

function checkPipelineVariable(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.key === undefined){
			vErrors = fail(vErrors, "", "required", "key"); errors++;
		} else {
			if(typeof data.key !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		if(data.value !== undefined){
			if(typeof data.value !== "string"){
				vErrors = fail(vErrors, "/value", "type", "string"); errors++;
			}
		}
		if(data.variable_type !== undefined){
			let data2 = data.variable_type;
			const _errs3 = errors;
			let valid3 = false;
			const _errs4 = errors;
			if(!(checkPipelineVariableType(data2))){
				vErrors = join(vErrors, checkPipelineVariableType.errors, "/variable_type");
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			valid3 = valid3 || _valid0;
			if(!valid3){
				const _errs5 = errors;
				if(typeof data2 !== "string"){
					vErrors = fail(vErrors, "/variable_type", "type", "string"); errors++;
				}
				var _valid0 = _errs5 === errors;
				valid3 = valid3 || _valid0;
			}
			if(!valid3){
				vErrors = fail(vErrors, "/variable_type", "anyOf"); errors++;
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
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPipelineVariable.errors = vErrors;
	return errors === 0;
}

export function validatePipelineVariable(value) {
	return validate(checkPipelineVariable, value);
}

export function isPipelineVariable(value) {
	return checkPipelineVariable(value);
}

function checkPipelineVariableCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.key !== undefined){
			if(typeof data.key !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		if(data.value !== undefined){
			if(typeof data.value !== "string"){
				vErrors = fail(vErrors, "/value", "type", "string"); errors++;
			}
		}
		if(data.variable_type !== undefined){
			if(!(checkPipelineVariableType(data.variable_type))){
				vErrors = join(vErrors, checkPipelineVariableType.errors, "/variable_type");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "key") || (key0 === "value")) || (key0 === "variable_type"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPipelineVariableCreate.errors = vErrors;
	return errors === 0;
}

export function validatePipelineVariableCreate(value) {
	return validate(checkPipelineVariableCreate, value);
}

export function isPipelineVariableCreate(value) {
	return checkPipelineVariableCreate(value);
}

function checkPipelineVariableType(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "env_var") && (data !== "file")){
		vErrors = fail(vErrors, "", "enum", values19); errors++;
	}
	checkPipelineVariableType.errors = vErrors;
	return errors === 0;
}

export function validatePipelineVariableType(value) {
	return validate(checkPipelineVariableType, value);
}

export function isPipelineVariableType(value) {
	return checkPipelineVariableType(value);
}

function checkProject(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkProjectSummary(data))){
		vErrors = join(vErrors, checkProjectSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data._links !== undefined){
			if(!(checkProjectLinks(data._links))){
				vErrors = join(vErrors, checkProjectLinks.errors, "/_links");
				errors = vErrors.length;
			}
		}
		if(data.allow_merge_on_skipped_pipeline !== undefined){
			let data1 = data.allow_merge_on_skipped_pipeline;
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/allow_merge_on_skipped_pipeline", "type", types1); errors++;
			}
		}
		if(data.allow_pipeline_trigger_approve_deployment !== undefined){
			let data2 = data.allow_pipeline_trigger_approve_deployment;
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/allow_pipeline_trigger_approve_deployment", "type", types1); errors++;
			}
		}
		if(data.approvals_before_merge !== undefined){
			let data3 = data.approvals_before_merge;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/approvals_before_merge", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.archived !== undefined){
			let data4 = data.archived;
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/archived", "type", types1); errors++;
			}
		}
		if(data.auto_devops_deploy_strategy !== undefined){
			if(typeof data.auto_devops_deploy_strategy !== "string"){
				vErrors = fail(vErrors, "/auto_devops_deploy_strategy", "type", "string"); errors++;
			}
		}
		if(data.auto_devops_enabled !== undefined){
			let data6 = data.auto_devops_enabled;
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/auto_devops_enabled", "type", types1); errors++;
			}
		}
		if(data.autoclose_referenced_issues !== undefined){
			let data7 = data.autoclose_referenced_issues;
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/autoclose_referenced_issues", "type", types1); errors++;
			}
		}
		if(data.can_create_merge_request_in !== undefined){
			let data8 = data.can_create_merge_request_in;
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/can_create_merge_request_in", "type", types1); errors++;
			}
		}
		if(data.ci_allow_fork_pipelines_to_run_in_parent_project !== undefined){
			let data9 = data.ci_allow_fork_pipelines_to_run_in_parent_project;
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/ci_allow_fork_pipelines_to_run_in_parent_project", "type", types1); errors++;
			}
		}
		if(data.ci_default_git_depth !== undefined){
			let data10 = data.ci_default_git_depth;
			if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
				vErrors = fail(vErrors, "/ci_default_git_depth", "type", types4); errors++;
			}
			if(typeof data10 == "number"){
				if(Math.abs(data10) > 9007199254740991 && Number.isInteger(data10)){
					vErrors = fail(vErrors, "/ci_default_git_depth", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.ci_forward_deployment_enabled !== undefined){
			let data11 = data.ci_forward_deployment_enabled;
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/ci_forward_deployment_enabled", "type", types1); errors++;
			}
		}
		if(data.ci_forward_deployment_rollback_allowed !== undefined){
			let data12 = data.ci_forward_deployment_rollback_allowed;
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/ci_forward_deployment_rollback_allowed", "type", types1); errors++;
			}
		}
		if(data.ci_pipeline_variables_minimum_override_role !== undefined){
			if(typeof data.ci_pipeline_variables_minimum_override_role !== "string"){
				vErrors = fail(vErrors, "/ci_pipeline_variables_minimum_override_role", "type", "string"); errors++;
			}
		}
		if(data.ci_push_repository_for_job_token_allowed !== undefined){
			let data14 = data.ci_push_repository_for_job_token_allowed;
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/ci_push_repository_for_job_token_allowed", "type", types1); errors++;
			}
		}
		if(data.ci_restrict_pipeline_cancellation_role !== undefined){
			if(typeof data.ci_restrict_pipeline_cancellation_role !== "string"){
				vErrors = fail(vErrors, "/ci_restrict_pipeline_cancellation_role", "type", "string"); errors++;
			}
		}
		if(data.ci_separated_caches !== undefined){
			let data16 = data.ci_separated_caches;
			if((typeof data16 !== "boolean") && (data16 !== null)){
				vErrors = fail(vErrors, "/ci_separated_caches", "type", types1); errors++;
			}
		}
		if(data.compliance_frameworks !== undefined){
			let data17 = data.compliance_frameworks;
			if(Array.isArray(data17)){
				const before0 = errors;
				for(let i0=0; i0<data17.length; i0++){
					if(typeof data17[i0] !== "string"){
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
		if(data.container_expiration_policy !== undefined){
			if(!(checkContainerExpirationPolicy(data.container_expiration_policy))){
				vErrors = join(vErrors, checkContainerExpirationPolicy.errors, "/container_expiration_policy");
				errors = vErrors.length;
			}
		}
		if(data.container_registry_access_level !== undefined){
			if(typeof data.container_registry_access_level !== "string"){
				vErrors = fail(vErrors, "/container_registry_access_level", "type", "string"); errors++;
			}
		}
		if(data.container_registry_enabled !== undefined){
			let data21 = data.container_registry_enabled;
			if((typeof data21 !== "boolean") && (data21 !== null)){
				vErrors = fail(vErrors, "/container_registry_enabled", "type", types1); errors++;
			}
		}
		if(data.container_registry_image_prefix !== undefined){
			if(typeof data.container_registry_image_prefix !== "string"){
				vErrors = fail(vErrors, "/container_registry_image_prefix", "type", "string"); errors++;
			}
		}
		if(data.creator_id !== undefined){
			let data23 = data.creator_id;
			if(!Number.isSafeInteger(data23)){
				vErrors = fail(vErrors, "/creator_id", integerFault(data23), "integer"); errors++;
			}
		}
		if(data.description_html !== undefined){
			if(typeof data.description_html !== "string"){
				vErrors = fail(vErrors, "/description_html", "type", "string"); errors++;
			}
		}
		if(data.enforce_auth_checks_on_uploads !== undefined){
			let data25 = data.enforce_auth_checks_on_uploads;
			if((typeof data25 !== "boolean") && (data25 !== null)){
				vErrors = fail(vErrors, "/enforce_auth_checks_on_uploads", "type", types1); errors++;
			}
		}
		if(data.external_authorization_classification_label !== undefined){
			let data26 = data.external_authorization_classification_label;
			if((typeof data26 !== "string") && (data26 !== null)){
				vErrors = fail(vErrors, "/external_authorization_classification_label", "type", types0); errors++;
			}
		}
		if(data.forked_from_project !== undefined){
			if(!(checkProjectSummary(data.forked_from_project))){
				vErrors = join(vErrors, checkProjectSummary.errors, "/forked_from_project");
				errors = vErrors.length;
			}
		}
		if(data.group_runners_enabled !== undefined){
			let data28 = data.group_runners_enabled;
			if((typeof data28 !== "boolean") && (data28 !== null)){
				vErrors = fail(vErrors, "/group_runners_enabled", "type", types1); errors++;
			}
		}
		if(data.import_error !== undefined){
			let data29 = data.import_error;
			if((typeof data29 !== "string") && (data29 !== null)){
				vErrors = fail(vErrors, "/import_error", "type", types0); errors++;
			}
		}
		if(data.import_type !== undefined){
			let data30 = data.import_type;
			if((typeof data30 !== "string") && (data30 !== null)){
				vErrors = fail(vErrors, "/import_type", "type", types0); errors++;
			}
		}
		if(data.import_url !== undefined){
			let data31 = data.import_url;
			if((typeof data31 !== "string") && (data31 !== null)){
				vErrors = fail(vErrors, "/import_url", "type", types0); errors++;
			}
		}
		if(data.issue_branch_template !== undefined){
			let data32 = data.issue_branch_template;
			if((typeof data32 !== "string") && (data32 !== null)){
				vErrors = fail(vErrors, "/issue_branch_template", "type", types0); errors++;
			}
		}
		if(data.issues_enabled !== undefined){
			let data33 = data.issues_enabled;
			if((typeof data33 !== "boolean") && (data33 !== null)){
				vErrors = fail(vErrors, "/issues_enabled", "type", types1); errors++;
			}
		}
		if(data.issues_template !== undefined){
			let data34 = data.issues_template;
			if((typeof data34 !== "string") && (data34 !== null)){
				vErrors = fail(vErrors, "/issues_template", "type", types0); errors++;
			}
		}
		if(data.jobs_enabled !== undefined){
			let data35 = data.jobs_enabled;
			if((typeof data35 !== "boolean") && (data35 !== null)){
				vErrors = fail(vErrors, "/jobs_enabled", "type", types1); errors++;
			}
		}
		if(data.license !== undefined){
			let data36 = data.license;
			const _errs39 = errors;
			let valid38 = false;
			const _errs40 = errors;
			if(!(checkProjectLicense(data36))){
				vErrors = join(vErrors, checkProjectLicense.errors, "/license");
				errors = vErrors.length;
			}
			var _valid0 = _errs40 === errors;
			valid38 = valid38 || _valid0;
			if(!valid38){
				const _errs41 = errors;
				if(data36 !== null){
					vErrors = fail(vErrors, "/license", "type", "null"); errors++;
				}
				var _valid0 = _errs41 === errors;
				valid38 = valid38 || _valid0;
			}
			if(!valid38){
				vErrors = fail(vErrors, "/license", "anyOf"); errors++;
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
		if(data.license_url !== undefined){
			let data37 = data.license_url;
			if((typeof data37 !== "string") && (data37 !== null)){
				vErrors = fail(vErrors, "/license_url", "type", types0); errors++;
			}
		}
		if(data.marked_for_deletion_at !== undefined){
			let data38 = data.marked_for_deletion_at;
			if((typeof data38 !== "string") && (data38 !== null)){
				vErrors = fail(vErrors, "/marked_for_deletion_at", "type", types0); errors++;
			}
		}
		if(data.marked_for_deletion_on !== undefined){
			let data39 = data.marked_for_deletion_on;
			if((typeof data39 !== "string") && (data39 !== null)){
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", types0); errors++;
			}
			if(typeof data39 === "string"){
				if(!dateFormat(data39)){
					vErrors = fail(vErrors, "/marked_for_deletion_on", "format", "date"); errors++;
				}
			}
		}
		if(data.merge_commit_template !== undefined){
			let data40 = data.merge_commit_template;
			if((typeof data40 !== "string") && (data40 !== null)){
				vErrors = fail(vErrors, "/merge_commit_template", "type", types0); errors++;
			}
		}
		if(data.merge_method !== undefined){
			if(typeof data.merge_method !== "string"){
				vErrors = fail(vErrors, "/merge_method", "type", "string"); errors++;
			}
		}
		if(data.merge_requests_enabled !== undefined){
			let data42 = data.merge_requests_enabled;
			if((typeof data42 !== "boolean") && (data42 !== null)){
				vErrors = fail(vErrors, "/merge_requests_enabled", "type", types1); errors++;
			}
		}
		if(data.merge_requests_template !== undefined){
			let data43 = data.merge_requests_template;
			if((typeof data43 !== "string") && (data43 !== null)){
				vErrors = fail(vErrors, "/merge_requests_template", "type", types0); errors++;
			}
		}
		if(data.mirror !== undefined){
			let data44 = data.mirror;
			if((typeof data44 !== "boolean") && (data44 !== null)){
				vErrors = fail(vErrors, "/mirror", "type", types1); errors++;
			}
		}
		if(data.mirror_overwrites_diverged_branches !== undefined){
			let data45 = data.mirror_overwrites_diverged_branches;
			if((typeof data45 !== "boolean") && (data45 !== null)){
				vErrors = fail(vErrors, "/mirror_overwrites_diverged_branches", "type", types1); errors++;
			}
		}
		if(data.mirror_trigger_builds !== undefined){
			let data46 = data.mirror_trigger_builds;
			if((typeof data46 !== "boolean") && (data46 !== null)){
				vErrors = fail(vErrors, "/mirror_trigger_builds", "type", types1); errors++;
			}
		}
		if(data.mirror_user_id !== undefined){
			let data47 = data.mirror_user_id;
			if((!((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47)))) && (data47 !== null)){
				vErrors = fail(vErrors, "/mirror_user_id", "type", types4); errors++;
			}
			if(typeof data47 == "number"){
				if(Math.abs(data47) > 9007199254740991 && Number.isInteger(data47)){
					vErrors = fail(vErrors, "/mirror_user_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.mr_default_target_self !== undefined){
			let data48 = data.mr_default_target_self;
			if((typeof data48 !== "boolean") && (data48 !== null)){
				vErrors = fail(vErrors, "/mr_default_target_self", "type", types1); errors++;
			}
		}
		if(data.only_allow_merge_if_all_discussions_are_resolved !== undefined){
			let data49 = data.only_allow_merge_if_all_discussions_are_resolved;
			if((typeof data49 !== "boolean") && (data49 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_discussions_are_resolved", "type", types1); errors++;
			}
		}
		if(data.only_allow_merge_if_all_status_checks_passed !== undefined){
			let data50 = data.only_allow_merge_if_all_status_checks_passed;
			if((typeof data50 !== "boolean") && (data50 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_status_checks_passed", "type", types1); errors++;
			}
		}
		if(data.only_allow_merge_if_pipeline_succeeds !== undefined){
			let data51 = data.only_allow_merge_if_pipeline_succeeds;
			if((typeof data51 !== "boolean") && (data51 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_pipeline_succeeds", "type", types1); errors++;
			}
		}
		if(data.only_mirror_protected_branches !== undefined){
			let data52 = data.only_mirror_protected_branches;
			if((typeof data52 !== "boolean") && (data52 !== null)){
				vErrors = fail(vErrors, "/only_mirror_protected_branches", "type", types1); errors++;
			}
		}
		if(data.open_issues_count !== undefined){
			let data53 = data.open_issues_count;
			if(!Number.isSafeInteger(data53)){
				vErrors = fail(vErrors, "/open_issues_count", integerFault(data53), "integer"); errors++;
			}
		}
		if(data.owner !== undefined){
			if(!(checkProjectOwner(data.owner))){
				vErrors = join(vErrors, checkProjectOwner.errors, "/owner");
				errors = vErrors.length;
			}
		}
		if(data.packages_enabled !== undefined){
			let data55 = data.packages_enabled;
			if((typeof data55 !== "boolean") && (data55 !== null)){
				vErrors = fail(vErrors, "/packages_enabled", "type", types1); errors++;
			}
		}
		if(data.permissions !== undefined){
			if(!(checkProjectPermissions(data.permissions))){
				vErrors = join(vErrors, checkProjectPermissions.errors, "/permissions");
				errors = vErrors.length;
			}
		}
		if(data.pre_receive_secret_detection_enabled !== undefined){
			let data57 = data.pre_receive_secret_detection_enabled;
			if((typeof data57 !== "boolean") && (data57 !== null)){
				vErrors = fail(vErrors, "/pre_receive_secret_detection_enabled", "type", types1); errors++;
			}
		}
		if(data.printing_merge_request_link_enabled !== undefined){
			let data58 = data.printing_merge_request_link_enabled;
			if((typeof data58 !== "boolean") && (data58 !== null)){
				vErrors = fail(vErrors, "/printing_merge_request_link_enabled", "type", types1); errors++;
			}
		}
		if(data.printing_merge_requests_link_enabled !== undefined){
			let data59 = data.printing_merge_requests_link_enabled;
			if((typeof data59 !== "boolean") && (data59 !== null)){
				vErrors = fail(vErrors, "/printing_merge_requests_link_enabled", "type", types1); errors++;
			}
		}
		if(data.public_jobs !== undefined){
			let data60 = data.public_jobs;
			if((typeof data60 !== "boolean") && (data60 !== null)){
				vErrors = fail(vErrors, "/public_jobs", "type", types1); errors++;
			}
		}
		if(data.remove_source_branch_after_merge !== undefined){
			let data61 = data.remove_source_branch_after_merge;
			if((typeof data61 !== "boolean") && (data61 !== null)){
				vErrors = fail(vErrors, "/remove_source_branch_after_merge", "type", types1); errors++;
			}
		}
		if(data.repository_storage !== undefined){
			if(typeof data.repository_storage !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		if(data.request_access_enabled !== undefined){
			let data63 = data.request_access_enabled;
			if((typeof data63 !== "boolean") && (data63 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types1); errors++;
			}
		}
		if(data.resolve_outdated_diff_discussions !== undefined){
			let data64 = data.resolve_outdated_diff_discussions;
			if((typeof data64 !== "boolean") && (data64 !== null)){
				vErrors = fail(vErrors, "/resolve_outdated_diff_discussions", "type", types1); errors++;
			}
		}
		if(data.restrict_user_defined_variables !== undefined){
			let data65 = data.restrict_user_defined_variables;
			if((typeof data65 !== "boolean") && (data65 !== null)){
				vErrors = fail(vErrors, "/restrict_user_defined_variables", "type", types1); errors++;
			}
		}
		if(data.runners_token !== undefined){
			let data66 = data.runners_token;
			if((typeof data66 !== "string") && (data66 !== null)){
				vErrors = fail(vErrors, "/runners_token", "type", types0); errors++;
			}
		}
		if(data.security_and_compliance_access_level !== undefined){
			if(typeof data.security_and_compliance_access_level !== "string"){
				vErrors = fail(vErrors, "/security_and_compliance_access_level", "type", "string"); errors++;
			}
		}
		if(data.service_desk_address !== undefined){
			let data68 = data.service_desk_address;
			if((typeof data68 !== "string") && (data68 !== null)){
				vErrors = fail(vErrors, "/service_desk_address", "type", types0); errors++;
			}
		}
		if(data.service_desk_enabled !== undefined){
			let data69 = data.service_desk_enabled;
			if((typeof data69 !== "boolean") && (data69 !== null)){
				vErrors = fail(vErrors, "/service_desk_enabled", "type", types1); errors++;
			}
		}
		if(data.shared_runners_enabled !== undefined){
			let data70 = data.shared_runners_enabled;
			if((typeof data70 !== "boolean") && (data70 !== null)){
				vErrors = fail(vErrors, "/shared_runners_enabled", "type", types1); errors++;
			}
		}
		if(data.shared_with_groups !== undefined){
			let data71 = data.shared_with_groups;
			if(Array.isArray(data71)){
				const before1 = errors;
				for(let i1=0; i1<data71.length; i1++){
					if(!(checkProjectShare(data71[i1]))){
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
		if(data.snippets_enabled !== undefined){
			let data73 = data.snippets_enabled;
			if((typeof data73 !== "boolean") && (data73 !== null)){
				vErrors = fail(vErrors, "/snippets_enabled", "type", types1); errors++;
			}
		}
		if(data.squash_commit_template !== undefined){
			let data74 = data.squash_commit_template;
			if((typeof data74 !== "string") && (data74 !== null)){
				vErrors = fail(vErrors, "/squash_commit_template", "type", types0); errors++;
			}
		}
		if(data.squash_option !== undefined){
			if(typeof data.squash_option !== "string"){
				vErrors = fail(vErrors, "/squash_option", "type", "string"); errors++;
			}
		}
		if(data.statistics !== undefined){
			if(!(checkProjectStatistics(data.statistics))){
				vErrors = join(vErrors, checkProjectStatistics.errors, "/statistics");
				errors = vErrors.length;
			}
		}
		if(data.suggestion_commit_message !== undefined){
			let data77 = data.suggestion_commit_message;
			if((typeof data77 !== "string") && (data77 !== null)){
				vErrors = fail(vErrors, "/suggestion_commit_message", "type", types0); errors++;
			}
		}
		if(data.updated_at !== undefined){
			let data78 = data.updated_at;
			if(typeof data78 === "string"){
				if(!dateTimeFormat(data78)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		if(data.warn_about_potentially_unwanted_characters !== undefined){
			let data79 = data.warn_about_potentially_unwanted_characters;
			if((typeof data79 !== "boolean") && (data79 !== null)){
				vErrors = fail(vErrors, "/warn_about_potentially_unwanted_characters", "type", types1); errors++;
			}
		}
		if(data.wiki_enabled !== undefined){
			let data80 = data.wiki_enabled;
			if((typeof data80 !== "boolean") && (data80 !== null)){
				vErrors = fail(vErrors, "/wiki_enabled", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkProject.errors = vErrors;
	return errors === 0;
}

export function validateProject(value) {
	return validate(checkProject, value);
}

export function isProject(value) {
	return checkProject(value);
}

function checkProjectAccess(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level !== undefined){
			if(!(checkReportedAccessLevel(data.access_level))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		if(data.notification_level !== undefined){
			let data1 = data.notification_level;
			if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
				vErrors = fail(vErrors, "/notification_level", "type", types4); errors++;
			}
			if(typeof data1 == "number"){
				if(Math.abs(data1) > 9007199254740991 && Number.isInteger(data1)){
					vErrors = fail(vErrors, "/notification_level", "safeInteger", "integer"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkProjectAccess.errors = vErrors;
	return errors === 0;
}

export function validateProjectAccess(value) {
	return validate(checkProjectAccess, value);
}

export function isProjectAccess(value) {
	return checkProjectAccess(value);
}

function checkProjectLicense(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.html_url !== undefined){
			let data0 = data.html_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/html_url", "type", types0); errors++;
			}
		}
		if(data.key !== undefined){
			if(typeof data.key !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.nickname !== undefined){
			let data3 = data.nickname;
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/nickname", "type", types0); errors++;
			}
		}
		if(data.source_url !== undefined){
			let data4 = data.source_url;
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/source_url", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkProjectLicense.errors = vErrors;
	return errors === 0;
}

export function validateProjectLicense(value) {
	return validate(checkProjectLicense, value);
}

export function isProjectLicense(value) {
	return checkProjectLicense(value);
}

function checkProjectLinks(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.cluster_agents !== undefined){
			if(typeof data.cluster_agents !== "string"){
				vErrors = fail(vErrors, "/cluster_agents", "type", "string"); errors++;
			}
		}
		if(data.events !== undefined){
			if(typeof data.events !== "string"){
				vErrors = fail(vErrors, "/events", "type", "string"); errors++;
			}
		}
		if(data.issues !== undefined){
			if(typeof data.issues !== "string"){
				vErrors = fail(vErrors, "/issues", "type", "string"); errors++;
			}
		}
		if(data.labels !== undefined){
			if(typeof data.labels !== "string"){
				vErrors = fail(vErrors, "/labels", "type", "string"); errors++;
			}
		}
		if(data.members !== undefined){
			if(typeof data.members !== "string"){
				vErrors = fail(vErrors, "/members", "type", "string"); errors++;
			}
		}
		if(data.merge_requests !== undefined){
			if(typeof data.merge_requests !== "string"){
				vErrors = fail(vErrors, "/merge_requests", "type", "string"); errors++;
			}
		}
		if(data.repo_branches !== undefined){
			if(typeof data.repo_branches !== "string"){
				vErrors = fail(vErrors, "/repo_branches", "type", "string"); errors++;
			}
		}
		if(data.self !== undefined){
			if(typeof data.self !== "string"){
				vErrors = fail(vErrors, "/self", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkProjectLinks.errors = vErrors;
	return errors === 0;
}

export function validateProjectLinks(value) {
	return validate(checkProjectLinks, value);
}

export function isProjectLinks(value) {
	return checkProjectLinks(value);
}

function checkProjectNamespace(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.full_path !== undefined){
			if(typeof data.full_path !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data2 = data.id;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/id", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.kind !== undefined){
			if(typeof data.kind !== "string"){
				vErrors = fail(vErrors, "/kind", "type", "string"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.parent_id !== undefined){
			let data5 = data.parent_id;
			if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types4); errors++;
			}
			if(typeof data5 == "number"){
				if(Math.abs(data5) > 9007199254740991 && Number.isInteger(data5)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.path !== undefined){
			if(typeof data.path !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkProjectNamespace.errors = vErrors;
	return errors === 0;
}

export function validateProjectNamespace(value) {
	return validate(checkProjectNamespace, value);
}

export function isProjectNamespace(value) {
	return checkProjectNamespace(value);
}

function checkProjectOwner(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.created_at !== undefined){
			let data0 = data.created_at;
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data1 = data.id;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/id", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkProjectOwner.errors = vErrors;
	return errors === 0;
}

export function validateProjectOwner(value) {
	return validate(checkProjectOwner, value);
}

export function isProjectOwner(value) {
	return checkProjectOwner(value);
}

function checkProjectPermissions(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.group_access !== undefined){
			let data0 = data.group_access;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!(checkProjectAccess(data0))){
				vErrors = join(vErrors, checkProjectAccess.errors, "/group_access");
				errors = vErrors.length;
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(data0 !== null){
					vErrors = fail(vErrors, "/group_access", "type", "null"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/group_access", "anyOf"); errors++;
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
		if(data.project_access !== undefined){
			let data1 = data.project_access;
			const _errs5 = errors;
			let valid3 = false;
			const _errs6 = errors;
			if(!(checkProjectAccess(data1))){
				vErrors = join(vErrors, checkProjectAccess.errors, "/project_access");
				errors = vErrors.length;
			}
			var _valid1 = _errs6 === errors;
			valid3 = valid3 || _valid1;
			if(!valid3){
				const _errs7 = errors;
				if(data1 !== null){
					vErrors = fail(vErrors, "/project_access", "type", "null"); errors++;
				}
				var _valid1 = _errs7 === errors;
				valid3 = valid3 || _valid1;
			}
			if(!valid3){
				vErrors = fail(vErrors, "/project_access", "anyOf"); errors++;
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
	checkProjectPermissions.errors = vErrors;
	return errors === 0;
}

export function validateProjectPermissions(value) {
	return validate(checkProjectPermissions, value);
}

export function isProjectPermissions(value) {
	return checkProjectPermissions(value);
}

function checkProjectShare(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.group_access_level !== undefined){
			if(!(checkReportedAccessLevel(data.group_access_level))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/group_access_level");
				errors = vErrors.length;
			}
		}
		if(data.group_full_path !== undefined){
			if(typeof data.group_full_path !== "string"){
				vErrors = fail(vErrors, "/group_full_path", "type", "string"); errors++;
			}
		}
		if(data.group_id === undefined){
			vErrors = fail(vErrors, "", "required", "group_id"); errors++;
		} else {
			let data2 = data.group_id;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/group_id", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.group_name !== undefined){
			if(typeof data.group_name !== "string"){
				vErrors = fail(vErrors, "/group_name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkProjectShare.errors = vErrors;
	return errors === 0;
}

export function validateProjectShare(value) {
	return validate(checkProjectShare, value);
}

export function isProjectShare(value) {
	return checkProjectShare(value);
}

function checkProjectStatistics(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.commit_count !== undefined){
			let data0 = data.commit_count;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/commit_count", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.container_registry_size !== undefined){
			let data1 = data.container_registry_size;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/container_registry_size", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.job_artifacts_size !== undefined){
			let data2 = data.job_artifacts_size;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/job_artifacts_size", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.lfs_objects_size !== undefined){
			let data3 = data.lfs_objects_size;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/lfs_objects_size", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.packages_size !== undefined){
			let data4 = data.packages_size;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/packages_size", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.pipeline_artifacts_size !== undefined){
			let data5 = data.pipeline_artifacts_size;
			if(!Number.isSafeInteger(data5)){
				vErrors = fail(vErrors, "/pipeline_artifacts_size", integerFault(data5), "integer"); errors++;
			}
		}
		if(data.repository_size !== undefined){
			let data6 = data.repository_size;
			if(!Number.isSafeInteger(data6)){
				vErrors = fail(vErrors, "/repository_size", integerFault(data6), "integer"); errors++;
			}
		}
		if(data.snippets_size !== undefined){
			let data7 = data.snippets_size;
			if(!Number.isSafeInteger(data7)){
				vErrors = fail(vErrors, "/snippets_size", integerFault(data7), "integer"); errors++;
			}
		}
		if(data.storage_size !== undefined){
			let data8 = data.storage_size;
			if(!Number.isSafeInteger(data8)){
				vErrors = fail(vErrors, "/storage_size", integerFault(data8), "integer"); errors++;
			}
		}
		if(data.uploads_size !== undefined){
			let data9 = data.uploads_size;
			if(!Number.isSafeInteger(data9)){
				vErrors = fail(vErrors, "/uploads_size", integerFault(data9), "integer"); errors++;
			}
		}
		if(data.wiki_size !== undefined){
			let data10 = data.wiki_size;
			if(!Number.isSafeInteger(data10)){
				vErrors = fail(vErrors, "/wiki_size", integerFault(data10), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkProjectStatistics.errors = vErrors;
	return errors === 0;
}

export function validateProjectStatistics(value) {
	return validate(checkProjectStatistics, value);
}

export function isProjectStatistics(value) {
	return checkProjectStatistics(value);
}

function checkProjectSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data1 = data.created_at;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.default_branch !== undefined){
			let data2 = data.default_branch;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/default_branch", "type", types0); errors++;
			}
		}
		if(data.description !== undefined){
			let data3 = data.description;
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		if(data.forks_count !== undefined){
			let data4 = data.forks_count;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/forks_count", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.http_url_to_repo !== undefined){
			if(typeof data.http_url_to_repo !== "string"){
				vErrors = fail(vErrors, "/http_url_to_repo", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data6 = data.id;
			if(!Number.isSafeInteger(data6)){
				vErrors = fail(vErrors, "/id", integerFault(data6), "integer"); errors++;
			}
		}
		if(data.import_status !== undefined){
			if(typeof data.import_status !== "string"){
				vErrors = fail(vErrors, "/import_status", "type", "string"); errors++;
			}
		}
		if(data.last_activity_at !== undefined){
			let data8 = data.last_activity_at;
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/last_activity_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/last_activity_at", "type", "string"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.name_with_namespace !== undefined){
			if(typeof data.name_with_namespace !== "string"){
				vErrors = fail(vErrors, "/name_with_namespace", "type", "string"); errors++;
			}
		}
		if(data.namespace !== undefined){
			if(!(checkProjectNamespace(data.namespace))){
				vErrors = join(vErrors, checkProjectNamespace.errors, "/namespace");
				errors = vErrors.length;
			}
		}
		if(data.path !== undefined){
			if(typeof data.path !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		if(data.path_with_namespace !== undefined){
			if(typeof data.path_with_namespace !== "string"){
				vErrors = fail(vErrors, "/path_with_namespace", "type", "string"); errors++;
			}
		}
		if(data.readme_url !== undefined){
			let data14 = data.readme_url;
			if((typeof data14 !== "string") && (data14 !== null)){
				vErrors = fail(vErrors, "/readme_url", "type", types0); errors++;
			}
		}
		if(data.ssh_url_to_repo !== undefined){
			if(typeof data.ssh_url_to_repo !== "string"){
				vErrors = fail(vErrors, "/ssh_url_to_repo", "type", "string"); errors++;
			}
		}
		if(data.star_count !== undefined){
			let data16 = data.star_count;
			if(!Number.isSafeInteger(data16)){
				vErrors = fail(vErrors, "/star_count", integerFault(data16), "integer"); errors++;
			}
		}
		if(data.tag_list !== undefined){
			let data17 = data.tag_list;
			if(Array.isArray(data17)){
				const before0 = errors;
				for(let i0=0; i0<data17.length; i0++){
					if(typeof data17[i0] !== "string"){
						vErrors = fail(vErrors, "/tag_list/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/tag_list", "type", "array"); errors++;
			}
		}
		if(data.topics !== undefined){
			let data19 = data.topics;
			if(Array.isArray(data19)){
				const before1 = errors;
				for(let i1=0; i1<data19.length; i1++){
					if(typeof data19[i1] !== "string"){
						vErrors = fail(vErrors, "/topics/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/topics", "type", "array"); errors++;
			}
		}
		if(data.visibility !== undefined){
			if(!(checkReportedVisibility(data.visibility))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkProjectSummary.errors = vErrors;
	return errors === 0;
}

export function validateProjectSummary(value) {
	return validate(checkProjectSummary, value);
}

export function isProjectSummary(value) {
	return checkProjectSummary(value);
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
	valid0 = valid0 || _valid0;
	if(!valid0){
		const _errs2 = errors;
		if(!Number.isSafeInteger(data)){
			vErrors = fail(vErrors, "", integerFault(data), "integer"); errors++;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
	checkReportedAccessLevel.errors = vErrors;
	return errors === 0;
}

export function validateReportedAccessLevel(value) {
	return validate(checkReportedAccessLevel, value);
}

export function isReportedAccessLevel(value) {
	return checkReportedAccessLevel(value);
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
	valid0 = valid0 || _valid0;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
	checkReportedApprovalRuleType.errors = vErrors;
	return errors === 0;
}

export function validateReportedApprovalRuleType(value) {
	return validate(checkReportedApprovalRuleType, value);
}

export function isReportedApprovalRuleType(value) {
	return checkReportedApprovalRuleType(value);
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
	valid0 = valid0 || _valid0;
	if(!valid0){
		const _errs2 = errors;
		if(!values20.includes(data)){
			vErrors = fail(vErrors, "", "enum", values20); errors++;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
		if(!valid0){
			const _errs3 = errors;
			if(typeof data !== "string"){
				vErrors = fail(vErrors, "", "type", "string"); errors++;
			}
			var _valid0 = _errs3 === errors;
			valid0 = valid0 || _valid0;
		}
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
	checkReportedImportStatus.errors = vErrors;
	return errors === 0;
}

export function validateReportedImportStatus(value) {
	return validate(checkReportedImportStatus, value);
}

export function isReportedImportStatus(value) {
	return checkReportedImportStatus(value);
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
	valid0 = valid0 || _valid0;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
	checkReportedInvitationStatus.errors = vErrors;
	return errors === 0;
}

export function validateReportedInvitationStatus(value) {
	return validate(checkReportedInvitationStatus, value);
}

export function isReportedInvitationStatus(value) {
	return checkReportedInvitationStatus(value);
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
	valid0 = valid0 || _valid0;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
	checkReportedMergeRequestState.errors = vErrors;
	return errors === 0;
}

export function validateReportedMergeRequestState(value) {
	return validate(checkReportedMergeRequestState, value);
}

export function isReportedMergeRequestState(value) {
	return checkReportedMergeRequestState(value);
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
	valid0 = valid0 || _valid0;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
	checkReportedMilestoneState.errors = vErrors;
	return errors === 0;
}

export function validateReportedMilestoneState(value) {
	return validate(checkReportedMilestoneState, value);
}

export function isReportedMilestoneState(value) {
	return checkReportedMilestoneState(value);
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
	valid0 = valid0 || _valid0;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
	checkReportedPipelineStatus.errors = vErrors;
	return errors === 0;
}

export function validateReportedPipelineStatus(value) {
	return validate(checkReportedPipelineStatus, value);
}

export function isReportedPipelineStatus(value) {
	return checkReportedPipelineStatus(value);
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
	valid0 = valid0 || _valid0;
	if(!valid0){
		const _errs2 = errors;
		if(typeof data !== "string"){
			vErrors = fail(vErrors, "", "type", "string"); errors++;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
	checkReportedVisibility.errors = vErrors;
	return errors === 0;
}

export function validateReportedVisibility(value) {
	return validate(checkReportedVisibility, value);
}

export function isReportedVisibility(value) {
	return checkReportedVisibility(value);
}

function checkRevert(data){
	let vErrors = null;
	let errors = 0;
	if(!(data && typeof data == "object" && !Array.isArray(data))){
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkRevert.errors = vErrors;
	return errors === 0;
}

export function validateRevert(value) {
	return validate(checkRevert, value);
}

export function isRevert(value) {
	return checkRevert(value);
}

function checkRevertResult(data){
	let vErrors = null;
	let errors = 0;
	if(!(data && typeof data == "object" && !Array.isArray(data))){
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkRevertResult.errors = vErrors;
	return errors === 0;
}

export function validateRevertResult(value) {
	return validate(checkRevertResult, value);
}

export function isRevertResult(value) {
	return checkRevertResult(value);
}

function checkSamlGroupLink(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level !== undefined){
			let data0 = data.access_level;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!(checkReportedAccessLevel(data0))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 !== "string"){
					vErrors = fail(vErrors, "/access_level", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/access_level", "anyOf"); errors++;
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
		if(data.member_role_id !== undefined){
			let data1 = data.member_role_id;
			if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
				vErrors = fail(vErrors, "/member_role_id", "type", types4); errors++;
			}
			if(typeof data1 == "number"){
				if(Math.abs(data1) > 9007199254740991 && Number.isInteger(data1)){
					vErrors = fail(vErrors, "/member_role_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.name === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkSamlGroupLink.errors = vErrors;
	return errors === 0;
}

export function validateSamlGroupLink(value) {
	return validate(checkSamlGroupLink, value);
}

export function isSamlGroupLink(value) {
	return checkSamlGroupLink(value);
}

function checkSamlGroupLinkCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level === undefined){
			vErrors = fail(vErrors, "", "required", "access_level"); errors++;
		} else {
			if(!(checkMemberAccessLevel(data.access_level))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		if(data.member_role_id !== undefined){
			let data1 = data.member_role_id;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/member_role_id", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.saml_group_name === undefined){
			vErrors = fail(vErrors, "", "required", "saml_group_name"); errors++;
		} else {
			if(typeof data.saml_group_name !== "string"){
				vErrors = fail(vErrors, "/saml_group_name", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "access_level") || (key0 === "member_role_id")) || (key0 === "saml_group_name"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkSamlGroupLinkCreate.errors = vErrors;
	return errors === 0;
}

export function validateSamlGroupLinkCreate(value) {
	return validate(checkSamlGroupLinkCreate, value);
}

export function isSamlGroupLinkCreate(value) {
	return checkSamlGroupLinkCreate(value);
}

function checkSamlIdentity(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.extern_uid === undefined){
			vErrors = fail(vErrors, "", "required", "extern_uid"); errors++;
		} else {
			if(typeof data.extern_uid !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		if(data.user_id !== undefined){
			let data1 = data.user_id;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/user_id", integerFault(data1), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkSamlIdentity.errors = vErrors;
	return errors === 0;
}

export function validateSamlIdentity(value) {
	return validate(checkSamlIdentity, value);
}

export function isSamlIdentity(value) {
	return checkSamlIdentity(value);
}

function checkSamlIdentityUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.extern_uid !== undefined){
			if(typeof data.extern_uid !== "string"){
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
	checkSamlIdentityUpdate.errors = vErrors;
	return errors === 0;
}

export function validateSamlIdentityUpdate(value) {
	return validate(checkSamlIdentityUpdate, value);
}

export function isSamlIdentityUpdate(value) {
	return checkSamlIdentityUpdate(value);
}

function checkServiceAccount(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.username !== undefined){
			if(typeof data.username !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkServiceAccount.errors = vErrors;
	return errors === 0;
}

export function validateServiceAccount(value) {
	return validate(checkServiceAccount, value);
}

export function isServiceAccount(value) {
	return checkServiceAccount(value);
}

function checkServiceAccountCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.username !== undefined){
			if(typeof data.username !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "name") || (key0 === "username"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkServiceAccountCreate.errors = vErrors;
	return errors === 0;
}

export function validateServiceAccountCreate(value) {
	return validate(checkServiceAccountCreate, value);
}

export function isServiceAccountCreate(value) {
	return checkServiceAccountCreate(value);
}

function checkServiceAccountDelete(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.hard_delete !== undefined){
			if(typeof data.hard_delete !== "boolean"){
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
	checkServiceAccountDelete.errors = vErrors;
	return errors === 0;
}

export function validateServiceAccountDelete(value) {
	return validate(checkServiceAccountDelete, value);
}

export function isServiceAccountDelete(value) {
	return checkServiceAccountDelete(value);
}

function checkServiceAccountToken(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.active !== undefined){
			let data0 = data.active;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/active", "type", types1); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data1 = data.created_at;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.expires_at !== undefined){
			let data2 = data.expires_at;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/expires_at", "type", types0); errors++;
			}
			if(typeof data2 === "string"){
				if(!dateFormat(data2)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data3 = data.id;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/id", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.last_used_at !== undefined){
			let data4 = data.last_used_at;
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/last_used_at", "type", types0); errors++;
			}
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/last_used_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.revoked !== undefined){
			let data6 = data.revoked;
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/revoked", "type", types1); errors++;
			}
		}
		if(data.scopes !== undefined){
			let data7 = data.scopes;
			if(Array.isArray(data7)){
				const before0 = errors;
				for(let i0=0; i0<data7.length; i0++){
					if(typeof data7[i0] !== "string"){
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
		if(data.token === undefined){
			vErrors = fail(vErrors, "", "required", "token"); errors++;
		} else {
			if(typeof data.token !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
		if(data.user_id !== undefined){
			let data10 = data.user_id;
			if(!Number.isSafeInteger(data10)){
				vErrors = fail(vErrors, "/user_id", integerFault(data10), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkServiceAccountToken.errors = vErrors;
	return errors === 0;
}

export function validateServiceAccountToken(value) {
	return validate(checkServiceAccountToken, value);
}

export function isServiceAccountToken(value) {
	return checkServiceAccountToken(value);
}

function checkServiceAccountTokenCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.expires_at !== undefined){
			let data0 = data.expires_at;
			if(typeof data0 === "string"){
				if(!dateFormat(data0)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
			}
		}
		if(data.name === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.scopes === undefined){
			vErrors = fail(vErrors, "", "required", "scopes"); errors++;
		} else {
			let data2 = data.scopes;
			if(Array.isArray(data2)){
				const before0 = errors;
				for(let i0=0; i0<data2.length; i0++){
					if(typeof data2[i0] !== "string"){
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
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "expires_at") || (key0 === "name")) || (key0 === "scopes"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkServiceAccountTokenCreate.errors = vErrors;
	return errors === 0;
}

export function validateServiceAccountTokenCreate(value) {
	return validate(checkServiceAccountTokenCreate, value);
}

export function isServiceAccountTokenCreate(value) {
	return checkServiceAccountTokenCreate(value);
}

function checkSortDirection(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "asc") && (data !== "desc")){
		vErrors = fail(vErrors, "", "enum", values21); errors++;
	}
	checkSortDirection.errors = vErrors;
	return errors === 0;
}

export function validateSortDirection(value) {
	return validate(checkSortDirection, value);
}

export function isSortDirection(value) {
	return checkSortDirection(value);
}

function checkSourceAGistsImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.personal_access_token === undefined){
			vErrors = fail(vErrors, "", "required", "personal_access_token"); errors++;
		} else {
			if(typeof data.personal_access_token !== "string"){
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
	checkSourceAGistsImportCreate.errors = vErrors;
	return errors === 0;
}

export function validateSourceAGistsImportCreate(value) {
	return validate(checkSourceAGistsImportCreate, value);
}

export function isSourceAGistsImportCreate(value) {
	return checkSourceAGistsImportCreate(value);
}

function checkSourceAImportCancel(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.project_id === undefined){
			vErrors = fail(vErrors, "", "required", "project_id"); errors++;
		} else {
			let data0 = data.project_id;
			if(!Number.isSafeInteger(data0)){
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
	checkSourceAImportCancel.errors = vErrors;
	return errors === 0;
}

export function validateSourceAImportCancel(value) {
	return validate(checkSourceAImportCancel, value);
}

export function isSourceAImportCancel(value) {
	return checkSourceAImportCancel(value);
}

function checkSourceAImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.new_name !== undefined){
			if(typeof data.new_name !== "string"){
				vErrors = fail(vErrors, "/new_name", "type", "string"); errors++;
			}
		}
		if(data.optional_stages !== undefined){
			if(!(checkSourceAImportStages(data.optional_stages))){
				vErrors = join(vErrors, checkSourceAImportStages.errors, "/optional_stages");
				errors = vErrors.length;
			}
		}
		if(data.pagination_limit !== undefined){
			let data2 = data.pagination_limit;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/pagination_limit", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.personal_access_token === undefined){
			vErrors = fail(vErrors, "", "required", "personal_access_token"); errors++;
		} else {
			if(typeof data.personal_access_token !== "string"){
				vErrors = fail(vErrors, "/personal_access_token", "type", "string"); errors++;
			}
		}
		if(data.repo_id === undefined){
			vErrors = fail(vErrors, "", "required", "repo_id"); errors++;
		} else {
			let data4 = data.repo_id;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/repo_id", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.source_a_hostname !== undefined){
			if(typeof data.source_a_hostname !== "string"){
				vErrors = fail(vErrors, "/source_a_hostname", "type", "string"); errors++;
			}
		}
		if(data.target_namespace === undefined){
			vErrors = fail(vErrors, "", "required", "target_namespace"); errors++;
		} else {
			let data6 = data.target_namespace;
			if(typeof data6 === "string"){
				if(!pattern1.test(data6)){
					vErrors = fail(vErrors, "/target_namespace", "pattern", "\\S"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/target_namespace", "type", "string"); errors++;
			}
		}
		if(data.timeout_strategy !== undefined){
			if(!(checkImportTimeoutStrategy(data.timeout_strategy))){
				vErrors = join(vErrors, checkImportTimeoutStrategy.errors, "/timeout_strategy");
				errors = vErrors.length;
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
	checkSourceAImportCreate.errors = vErrors;
	return errors === 0;
}

export function validateSourceAImportCreate(value) {
	return validate(checkSourceAImportCreate, value);
}

export function isSourceAImportCreate(value) {
	return checkSourceAImportCreate(value);
}

function checkSourceAImportStages(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.attachments_import !== undefined){
			if(typeof data.attachments_import !== "boolean"){
				vErrors = fail(vErrors, "/attachments_import", "type", "boolean"); errors++;
			}
		}
		if(data.collaborators_import !== undefined){
			if(typeof data.collaborators_import !== "boolean"){
				vErrors = fail(vErrors, "/collaborators_import", "type", "boolean"); errors++;
			}
		}
		if(data.single_endpoint_notes_import !== undefined){
			if(typeof data.single_endpoint_notes_import !== "boolean"){
				vErrors = fail(vErrors, "/single_endpoint_notes_import", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "attachments_import") || (key0 === "collaborators_import")) || (key0 === "single_endpoint_notes_import"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkSourceAImportStages.errors = vErrors;
	return errors === 0;
}

export function validateSourceAImportStages(value) {
	return validate(checkSourceAImportStages, value);
}

export function isSourceAImportStages(value) {
	return checkSourceAImportStages(value);
}

function checkSourceBImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.new_name !== undefined){
			if(typeof data.new_name !== "string"){
				vErrors = fail(vErrors, "/new_name", "type", "string"); errors++;
			}
		}
		if(data.repo_path === undefined){
			vErrors = fail(vErrors, "", "required", "repo_path"); errors++;
		} else {
			if(typeof data.repo_path !== "string"){
				vErrors = fail(vErrors, "/repo_path", "type", "string"); errors++;
			}
		}
		if(data.source_b_app_password === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_app_password"); errors++;
		} else {
			if(typeof data.source_b_app_password !== "string"){
				vErrors = fail(vErrors, "/source_b_app_password", "type", "string"); errors++;
			}
		}
		if(data.source_b_username === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_username"); errors++;
		} else {
			if(typeof data.source_b_username !== "string"){
				vErrors = fail(vErrors, "/source_b_username", "type", "string"); errors++;
			}
		}
		if(data.target_namespace === undefined){
			vErrors = fail(vErrors, "", "required", "target_namespace"); errors++;
		} else {
			if(typeof data.target_namespace !== "string"){
				vErrors = fail(vErrors, "/target_namespace", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known17.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkSourceBImportCreate.errors = vErrors;
	return errors === 0;
}

export function validateSourceBImportCreate(value) {
	return validate(checkSourceBImportCreate, value);
}

export function isSourceBImportCreate(value) {
	return checkSourceBImportCreate(value);
}

function checkSourceBServerImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.new_name !== undefined){
			if(typeof data.new_name !== "string"){
				vErrors = fail(vErrors, "/new_name", "type", "string"); errors++;
			}
		}
		if(data.personal_access_token === undefined){
			vErrors = fail(vErrors, "", "required", "personal_access_token"); errors++;
		} else {
			if(typeof data.personal_access_token !== "string"){
				vErrors = fail(vErrors, "/personal_access_token", "type", "string"); errors++;
			}
		}
		if(data.source_b_server_project === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_project"); errors++;
		} else {
			if(typeof data.source_b_server_project !== "string"){
				vErrors = fail(vErrors, "/source_b_server_project", "type", "string"); errors++;
			}
		}
		if(data.source_b_server_repo === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_repo"); errors++;
		} else {
			if(typeof data.source_b_server_repo !== "string"){
				vErrors = fail(vErrors, "/source_b_server_repo", "type", "string"); errors++;
			}
		}
		if(data.source_b_server_url === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_url"); errors++;
		} else {
			if(typeof data.source_b_server_url !== "string"){
				vErrors = fail(vErrors, "/source_b_server_url", "type", "string"); errors++;
			}
		}
		if(data.source_b_server_username === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_username"); errors++;
		} else {
			if(typeof data.source_b_server_username !== "string"){
				vErrors = fail(vErrors, "/source_b_server_username", "type", "string"); errors++;
			}
		}
		if(data.target_namespace !== undefined){
			if(typeof data.target_namespace !== "string"){
				vErrors = fail(vErrors, "/target_namespace", "type", "string"); errors++;
			}
		}
		if(data.timeout_strategy !== undefined){
			if(!(checkImportTimeoutStrategy(data.timeout_strategy))){
				vErrors = join(vErrors, checkImportTimeoutStrategy.errors, "/timeout_strategy");
				errors = vErrors.length;
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
	checkSourceBServerImportCreate.errors = vErrors;
	return errors === 0;
}

export function validateSourceBServerImportCreate(value) {
	return validate(checkSourceBServerImportCreate, value);
}

export function isSourceBServerImportCreate(value) {
	return checkSourceBServerImportCreate(value);
}

function checkSshCertificate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.created_at !== undefined){
			let data0 = data.created_at;
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data1 = data.id;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/id", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.key !== undefined){
			if(typeof data.key !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkSshCertificate.errors = vErrors;
	return errors === 0;
}

export function validateSshCertificate(value) {
	return validate(checkSshCertificate, value);
}

export function isSshCertificate(value) {
	return checkSshCertificate(value);
}

function checkSshCertificateCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.key === undefined){
			vErrors = fail(vErrors, "", "required", "key"); errors++;
		} else {
			if(typeof data.key !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		if(data.title === undefined){
			vErrors = fail(vErrors, "", "required", "title"); errors++;
		} else {
			if(typeof data.title !== "string"){
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
	checkSshCertificateCreate.errors = vErrors;
	return errors === 0;
}

export function validateSshCertificateCreate(value) {
	return validate(checkSshCertificateCreate, value);
}

export function isSshCertificateCreate(value) {
	return checkSshCertificateCreate(value);
}

function checkTestCase(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.classname !== undefined){
			if(typeof data.classname !== "string"){
				vErrors = fail(vErrors, "/classname", "type", "string"); errors++;
			}
		}
		if(data.execution_time !== undefined){
			if(!(typeof data.execution_time == "number")){
				vErrors = fail(vErrors, "/execution_time", "type", "number"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.stack_trace !== undefined){
			let data3 = data.stack_trace;
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/stack_trace", "type", types0); errors++;
			}
		}
		if(data.status !== undefined){
			if(typeof data.status !== "string"){
				vErrors = fail(vErrors, "/status", "type", "string"); errors++;
			}
		}
		if(data.system_output !== undefined){
			let data5 = data.system_output;
			if((typeof data5 != "object") && (typeof data5 !== "string")){
				vErrors = fail(vErrors, "/system_output", "type", types10); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkTestCase.errors = vErrors;
	return errors === 0;
}

export function validateTestCase(value) {
	return validate(checkTestCase, value);
}

export function isTestCase(value) {
	return checkTestCase(value);
}

function checkTestReport(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.error_count !== undefined){
			let data0 = data.error_count;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/error_count", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.failed_count !== undefined){
			let data1 = data.failed_count;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/failed_count", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.skipped_count !== undefined){
			let data2 = data.skipped_count;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/skipped_count", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.success_count !== undefined){
			let data3 = data.success_count;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/success_count", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.test_suites !== undefined){
			let data4 = data.test_suites;
			if(Array.isArray(data4)){
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					if(!(checkTestSuite(data4[i0]))){
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
		if(data.total_count !== undefined){
			let data6 = data.total_count;
			if(!Number.isSafeInteger(data6)){
				vErrors = fail(vErrors, "/total_count", integerFault(data6), "integer"); errors++;
			}
		}
		if(data.total_time !== undefined){
			if(!(typeof data.total_time == "number")){
				vErrors = fail(vErrors, "/total_time", "type", "number"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkTestReport.errors = vErrors;
	return errors === 0;
}

export function validateTestReport(value) {
	return validate(checkTestReport, value);
}

export function isTestReport(value) {
	return checkTestReport(value);
}

function checkTestReportSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.test_suites !== undefined){
			let data0 = data.test_suites;
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(!(checkTestSuiteSummary(data0[i0]))){
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
		if(data.total !== undefined){
			if(!(checkTestReportTotal(data.total))){
				vErrors = join(vErrors, checkTestReportTotal.errors, "/total");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkTestReportSummary.errors = vErrors;
	return errors === 0;
}

export function validateTestReportSummary(value) {
	return validate(checkTestReportSummary, value);
}

export function isTestReportSummary(value) {
	return checkTestReportSummary(value);
}

function checkTestReportTotal(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.count !== undefined){
			let data0 = data.count;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/count", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.error !== undefined){
			let data1 = data.error;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/error", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.failed !== undefined){
			let data2 = data.failed;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/failed", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.skipped !== undefined){
			let data3 = data.skipped;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/skipped", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.success !== undefined){
			let data4 = data.success;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/success", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.suite_error !== undefined){
			let data5 = data.suite_error;
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/suite_error", "type", types0); errors++;
			}
		}
		if(data.time !== undefined){
			if(!(typeof data.time == "number")){
				vErrors = fail(vErrors, "/time", "type", "number"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkTestReportTotal.errors = vErrors;
	return errors === 0;
}

export function validateTestReportTotal(value) {
	return validate(checkTestReportTotal, value);
}

export function isTestReportTotal(value) {
	return checkTestReportTotal(value);
}

function checkTestSuite(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.error_count !== undefined){
			let data0 = data.error_count;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/error_count", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.failed_count !== undefined){
			let data1 = data.failed_count;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/failed_count", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.skipped_count !== undefined){
			let data3 = data.skipped_count;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/skipped_count", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.success_count !== undefined){
			let data4 = data.success_count;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/success_count", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.test_cases !== undefined){
			let data5 = data.test_cases;
			if(Array.isArray(data5)){
				const before0 = errors;
				for(let i0=0; i0<data5.length; i0++){
					if(!(checkTestCase(data5[i0]))){
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
		if(data.total_count !== undefined){
			let data7 = data.total_count;
			if(!Number.isSafeInteger(data7)){
				vErrors = fail(vErrors, "/total_count", integerFault(data7), "integer"); errors++;
			}
		}
		if(data.total_time !== undefined){
			if(!(typeof data.total_time == "number")){
				vErrors = fail(vErrors, "/total_time", "type", "number"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkTestSuite.errors = vErrors;
	return errors === 0;
}

export function validateTestSuite(value) {
	return validate(checkTestSuite, value);
}

export function isTestSuite(value) {
	return checkTestSuite(value);
}

function checkTestSuiteSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.build_ids !== undefined){
			let data0 = data.build_ids;
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(!Number.isSafeInteger(data1)){
						vErrors = fail(vErrors, "/build_ids/" + i0, integerFault(data1), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/build_ids", "type", "array"); errors++;
			}
		}
		if(data.error_count !== undefined){
			let data2 = data.error_count;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/error_count", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.failed_count !== undefined){
			let data3 = data.failed_count;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/failed_count", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.skipped_count !== undefined){
			let data5 = data.skipped_count;
			if(!Number.isSafeInteger(data5)){
				vErrors = fail(vErrors, "/skipped_count", integerFault(data5), "integer"); errors++;
			}
		}
		if(data.success_count !== undefined){
			let data6 = data.success_count;
			if(!Number.isSafeInteger(data6)){
				vErrors = fail(vErrors, "/success_count", integerFault(data6), "integer"); errors++;
			}
		}
		if(data.suite_error !== undefined){
			let data7 = data.suite_error;
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/suite_error", "type", types0); errors++;
			}
		}
		if(data.total_count !== undefined){
			let data8 = data.total_count;
			if(!Number.isSafeInteger(data8)){
				vErrors = fail(vErrors, "/total_count", integerFault(data8), "integer"); errors++;
			}
		}
		if(data.total_time !== undefined){
			if(!(typeof data.total_time == "number")){
				vErrors = fail(vErrors, "/total_time", "type", "number"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkTestSuiteSummary.errors = vErrors;
	return errors === 0;
}

export function validateTestSuiteSummary(value) {
	return validate(checkTestSuiteSummary, value);
}

export function isTestSuiteSummary(value) {
	return checkTestSuiteSummary(value);
}

function checkTreeEntry(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(typeof data.id !== "string"){
				vErrors = fail(vErrors, "/id", "type", "string"); errors++;
			}
		}
		if(data.mode !== undefined){
			if(typeof data.mode !== "string"){
				vErrors = fail(vErrors, "/mode", "type", "string"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.path !== undefined){
			if(typeof data.path !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		if(data.type !== undefined){
			let data4 = data.type;
			const _errs5 = errors;
			let valid5 = false;
			const _errs6 = errors;
			if((data4 !== "tree") && (data4 !== "blob")){
				vErrors = fail(vErrors, "/type", "enum", values22); errors++;
			}
			var _valid0 = _errs6 === errors;
			valid5 = valid5 || _valid0;
			if(!valid5){
				const _errs7 = errors;
				if(typeof data4 !== "string"){
					vErrors = fail(vErrors, "/type", "type", "string"); errors++;
				}
				var _valid0 = _errs7 === errors;
				valid5 = valid5 || _valid0;
			}
			if(!valid5){
				vErrors = fail(vErrors, "/type", "anyOf"); errors++;
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
	checkTreeEntry.errors = vErrors;
	return errors === 0;
}

export function validateTreeEntry(value) {
	return validate(checkTreeEntry, value);
}

export function isTreeEntry(value) {
	return checkTreeEntry(value);
}

function checkUpdatedInvitation(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level !== undefined){
			if(!(checkReportedAccessLevel(data.access_level))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		if(data.expires_at !== undefined){
			if(!(checkInvitationExpiry(data.expires_at))){
				vErrors = join(vErrors, checkInvitationExpiry.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkUpdatedInvitation.errors = vErrors;
	return errors === 0;
}

export function validateUpdatedInvitation(value) {
	return validate(checkUpdatedInvitation, value);
}

export function isUpdatedInvitation(value) {
	return checkUpdatedInvitation(value);
}

function checkUserEmailCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.email === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
		} else {
			if(typeof data.email !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		if(data.skip_confirmation !== undefined){
			if(typeof data.skip_confirmation !== "boolean"){
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
	checkUserEmailCreate.errors = vErrors;
	return errors === 0;
}

export function validateUserEmailCreate(value) {
	return validate(checkUserEmailCreate, value);
}

export function isUserEmailCreate(value) {
	return checkUserEmailCreate(value);
}

function checkUserSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data1 = data.id;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/id", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.state !== undefined){
			if(typeof data.state !== "string"){
				vErrors = fail(vErrors, "/state", "type", "string"); errors++;
			}
		}
		if(data.username !== undefined){
			if(typeof data.username !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkUserSummary.errors = vErrors;
	return errors === 0;
}

export function validateUserSummary(value) {
	return validate(checkUserSummary, value);
}

export function isUserSummary(value) {
	return checkUserSummary(value);
}

function checkVisibility(data){
	let vErrors = null;
	let errors = 0;
	if(((data !== "public") && (data !== "internal")) && (data !== "private")){
		vErrors = fail(vErrors, "", "enum", values23); errors++;
	}
	checkVisibility.errors = vErrors;
	return errors === 0;
}

export function validateVisibility(value) {
	return validate(checkVisibility, value);
}

export function isVisibility(value) {
	return checkVisibility(value);
}

function checkWikiSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.use_inherited_settings !== undefined){
			if(typeof data.use_inherited_settings !== "boolean"){
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
	checkWikiSettings.errors = vErrors;
	return errors === 0;
}

export function validateWikiSettings(value) {
	return validate(checkWikiSettings, value);
}

export function isWikiSettings(value) {
	return checkWikiSettings(value);
}

function checkUpdateAppearanceMultipartBody(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.description !== undefined){
			if(typeof data.description !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		if(data.email_header_and_footer_enabled !== undefined){
			if(typeof data.email_header_and_footer_enabled !== "boolean"){
				vErrors = fail(vErrors, "/email_header_and_footer_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.footer_message !== undefined){
			if(typeof data.footer_message !== "string"){
				vErrors = fail(vErrors, "/footer_message", "type", "string"); errors++;
			}
		}
		if(data.header_message !== undefined){
			if(typeof data.header_message !== "string"){
				vErrors = fail(vErrors, "/header_message", "type", "string"); errors++;
			}
		}
		if(data.member_guidelines !== undefined){
			if(typeof data.member_guidelines !== "string"){
				vErrors = fail(vErrors, "/member_guidelines", "type", "string"); errors++;
			}
		}
		if(data.message_background_color !== undefined){
			if(typeof data.message_background_color !== "string"){
				vErrors = fail(vErrors, "/message_background_color", "type", "string"); errors++;
			}
		}
		if(data.message_font_color !== undefined){
			if(typeof data.message_font_color !== "string"){
				vErrors = fail(vErrors, "/message_font_color", "type", "string"); errors++;
			}
		}
		if(data.new_project_guidelines !== undefined){
			if(typeof data.new_project_guidelines !== "string"){
				vErrors = fail(vErrors, "/new_project_guidelines", "type", "string"); errors++;
			}
		}
		if(data.profile_image_guidelines !== undefined){
			if(typeof data.profile_image_guidelines !== "string"){
				vErrors = fail(vErrors, "/profile_image_guidelines", "type", "string"); errors++;
			}
		}
		if(data.pwa_description !== undefined){
			if(typeof data.pwa_description !== "string"){
				vErrors = fail(vErrors, "/pwa_description", "type", "string"); errors++;
			}
		}
		if(data.pwa_name !== undefined){
			if(typeof data.pwa_name !== "string"){
				vErrors = fail(vErrors, "/pwa_name", "type", "string"); errors++;
			}
		}
		if(data.pwa_short_name !== undefined){
			if(typeof data.pwa_short_name !== "string"){
				vErrors = fail(vErrors, "/pwa_short_name", "type", "string"); errors++;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
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
	checkUpdateAppearanceMultipartBody.errors = vErrors;
	return errors === 0;
}

function checkUpdateApplicationSettingsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.settings !== undefined){
			if(!(checkApplicationSettingsUpdate(data.settings))){
				vErrors = join(vErrors, checkApplicationSettingsUpdate.errors, "/settings");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkUpdateApplicationSettingsQuery.errors = vErrors;
	return errors === 0;
}

function checkListGroupsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data["skip_groups[]"] !== undefined){
			let data0 = data["skip_groups[]"];
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(!Number.isSafeInteger(data1)){
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
		if(data.all_available !== undefined){
			if(typeof data.all_available !== "boolean"){
				vErrors = fail(vErrors, "/all_available", "type", "boolean"); errors++;
			}
		}
		if(data.search !== undefined){
			if(typeof data.search !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		if(data.order_by !== undefined){
			if(!values24.includes(data.order_by)){
				vErrors = fail(vErrors, "/order_by", "enum", values24); errors++;
			}
		}
		if(data.sort !== undefined){
			if(!(checkSortDirection(data.sort))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		if(data.statistics !== undefined){
			if(typeof data.statistics !== "boolean"){
				vErrors = fail(vErrors, "/statistics", "type", "boolean"); errors++;
			}
		}
		if(data.visibility !== undefined){
			if(!(checkVisibility(data.visibility))){
				vErrors = join(vErrors, checkVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		if(data.with_custom_attributes !== undefined){
			if(typeof data.with_custom_attributes !== "boolean"){
				vErrors = fail(vErrors, "/with_custom_attributes", "type", "boolean"); errors++;
			}
		}
		if(data.owned !== undefined){
			if(typeof data.owned !== "boolean"){
				vErrors = fail(vErrors, "/owned", "type", "boolean"); errors++;
			}
		}
		if(data.min_access_level !== undefined){
			if(!(checkMemberAccessLevel(data.min_access_level))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/min_access_level");
				errors = vErrors.length;
			}
		}
		if(data.top_level_only !== undefined){
			if(typeof data.top_level_only !== "boolean"){
				vErrors = fail(vErrors, "/top_level_only", "type", "boolean"); errors++;
			}
		}
		if(data.repository_storage !== undefined){
			if(typeof data.repository_storage !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		if(data.marked_for_deletion_on !== undefined){
			let data13 = data.marked_for_deletion_on;
			if(typeof data13 === "string"){
				if(!dateFormat(data13)){
					vErrors = fail(vErrors, "/marked_for_deletion_on", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", "string"); errors++;
			}
		}
		if(data.custom_attributes !== undefined){
			let data14 = data.custom_attributes;
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
		if(data.page !== undefined){
			let data16 = data.page;
			if(!Number.isSafeInteger(data16)){
				vErrors = fail(vErrors, "/page", integerFault(data16), "integer"); errors++;
			}
			if(typeof data16 == "number"){
				if(data16 < 1 || isNaN(data16)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data17 = data.per_page;
			if(!Number.isSafeInteger(data17)){
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
		if(data.pagination !== undefined){
			if(data.pagination !== "keyset"){
				vErrors = fail(vErrors, "/pagination", "enum", values25); errors++;
			}
		}
		if(data.cursor !== undefined){
			if(typeof data.cursor !== "string"){
				vErrors = fail(vErrors, "/cursor", "type", "string"); errors++;
			}
		}
		if(data.id_after !== undefined){
			let data20 = data.id_after;
			if(!Number.isSafeInteger(data20)){
				vErrors = fail(vErrors, "/id_after", integerFault(data20), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkListGroupsQuery.errors = vErrors;
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
	checkListGroups200.errors = vErrors;
	return errors === 0;
}

function checkGetGroupQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.with_custom_attributes !== undefined){
			if(typeof data.with_custom_attributes !== "boolean"){
				vErrors = fail(vErrors, "/with_custom_attributes", "type", "boolean"); errors++;
			}
		}
		if(data.with_projects !== undefined){
			if(typeof data.with_projects !== "boolean"){
				vErrors = fail(vErrors, "/with_projects", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkGetGroupQuery.errors = vErrors;
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
	checkListGroupAccessRequests200.errors = vErrors;
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
	checkListGroupApprovalRules200.errors = vErrors;
	return errors === 0;
}

function checkListBillableGroupMembersQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.search !== undefined){
			if(typeof data.search !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		if(data.sort !== undefined){
			if(!values26.includes(data.sort)){
				vErrors = fail(vErrors, "/sort", "enum", values26); errors++;
			}
		}
		if(data.page !== undefined){
			let data2 = data.page;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/page", integerFault(data2), "integer"); errors++;
			}
			if(typeof data2 == "number"){
				if(data2 < 1 || isNaN(data2)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data3 = data.per_page;
			if(!Number.isSafeInteger(data3)){
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
	checkListBillableGroupMembersQuery.errors = vErrors;
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
	checkListBillableGroupMembers200.errors = vErrors;
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
	checkListGroupInvitations200.errors = vErrors;
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
	checkListGroupMemberRoles200.errors = vErrors;
	return errors === 0;
}

function checkDeleteGroupMemberRolePath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.member_role_id === undefined){
			vErrors = fail(vErrors, "", "required", "member_role_id"); errors++;
		} else {
			let data1 = data.member_role_id;
			if(!Number.isSafeInteger(data1)){
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
	checkDeleteGroupMemberRolePath.errors = vErrors;
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
	checkListGroupMembers200.errors = vErrors;
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
	checkListEffectiveGroupMembers200.errors = vErrors;
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
	checkListSamlIdentities200.errors = vErrors;
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
	checkListSamlGroupLinks200.errors = vErrors;
	return errors === 0;
}

function checkListServiceAccountsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.order_by !== undefined){
			let data0 = data.order_by;
			if((data0 !== "username") && (data0 !== "id")){
				vErrors = fail(vErrors, "/order_by", "enum", values27); errors++;
			}
		}
		if(data.sort !== undefined){
			if(!(checkSortDirection(data.sort))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		if(data.page !== undefined){
			let data2 = data.page;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/page", integerFault(data2), "integer"); errors++;
			}
			if(typeof data2 == "number"){
				if(data2 < 1 || isNaN(data2)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data3 = data.per_page;
			if(!Number.isSafeInteger(data3)){
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
	checkListServiceAccountsQuery.errors = vErrors;
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
	checkListServiceAccounts200.errors = vErrors;
	return errors === 0;
}

function checkDeleteServiceAccountQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.hard_delete !== undefined){
			if(typeof data.hard_delete !== "boolean"){
				vErrors = fail(vErrors, "/hard_delete", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkDeleteServiceAccountQuery.errors = vErrors;
	return errors === 0;
}

function checkRotateServiceAccountTokenPath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.user_id === undefined){
			vErrors = fail(vErrors, "", "required", "user_id"); errors++;
		} else {
			let data1 = data.user_id;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/user_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/user_id", "minimum", 1); errors++;
				}
			}
		}
		if(data.token_id === undefined){
			vErrors = fail(vErrors, "", "required", "token_id"); errors++;
		} else {
			let data2 = data.token_id;
			if(!Number.isSafeInteger(data2)){
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
	checkRotateServiceAccountTokenPath.errors = vErrors;
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
	checkListSshCertificates200.errors = vErrors;
	return errors === 0;
}

function checkDeleteSshCertificatePath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
		}
		if(data.certificate_id === undefined){
			vErrors = fail(vErrors, "", "required", "certificate_id"); errors++;
		} else {
			let data1 = data.certificate_id;
			if(!Number.isSafeInteger(data1)){
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
	checkDeleteSshCertificatePath.errors = vErrors;
	return errors === 0;
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
	checkListMemberRoles200.errors = vErrors;
	return errors === 0;
}

function checkDeleteMemberRolePath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.member_role_id === undefined){
			vErrors = fail(vErrors, "", "required", "member_role_id"); errors++;
		} else {
			let data0 = data.member_role_id;
			if(!Number.isSafeInteger(data0)){
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
	checkDeleteMemberRolePath.errors = vErrors;
	return errors === 0;
}

function checkListMergeRequestsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data["approved_by_ids[]"] !== undefined){
			let data0 = data["approved_by_ids[]"];
			if(Array.isArray(data0)){
				if(data0.length > 5){
					vErrors = fail(vErrors, "/approved_by_ids[]", "maxItems", 5); errors++;
				}
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(!Number.isSafeInteger(data1)){
						vErrors = fail(vErrors, "/approved_by_ids[]/" + i0, integerFault(data1), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approved_by_ids[]", "type", "array"); errors++;
			}
		}
		if(data.approved_by_ids !== undefined){
			if(!(checkMergeRequestNoneOrAny(data.approved_by_ids))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approved_by_ids");
				errors = vErrors.length;
			}
		}
		if(data["approver_ids[]"] !== undefined){
			let data3 = data["approver_ids[]"];
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					let data4 = data3[i1];
					if(!Number.isSafeInteger(data4)){
						vErrors = fail(vErrors, "/approver_ids[]/" + i1, integerFault(data4), "integer"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approver_ids[]", "type", "array"); errors++;
			}
		}
		if(data.approver_ids !== undefined){
			if(!(checkMergeRequestNoneOrAny(data.approver_ids))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approver_ids");
				errors = vErrors.length;
			}
		}
		if(data.approved !== undefined){
			let data6 = data.approved;
			if((data6 !== "yes") && (data6 !== "no")){
				vErrors = fail(vErrors, "/approved", "enum", values28); errors++;
			}
		}
		if(data.assignee_id !== undefined){
			let data7 = data.assignee_id;
			const _errs8 = errors;
			let valid8 = false;
			const _errs9 = errors;
			if(!Number.isSafeInteger(data7)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data7), "integer"); errors++;
			}
			var _valid0 = _errs9 === errors;
			valid8 = valid8 || _valid0;
			if(!valid8){
				const _errs10 = errors;
				if(!(checkMergeRequestNoneOrAny(data7))){
					vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/assignee_id");
					errors = vErrors.length;
				}
				var _valid0 = _errs10 === errors;
				valid8 = valid8 || _valid0;
			}
			if(!valid8){
				vErrors = fail(vErrors, "/assignee_id", "anyOf"); errors++;
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
		if(data.author_id !== undefined){
			let data8 = data.author_id;
			if(!Number.isSafeInteger(data8)){
				vErrors = fail(vErrors, "/author_id", integerFault(data8), "integer"); errors++;
			}
		}
		if(data.author_username !== undefined){
			if(typeof data.author_username !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
		}
		if(data.created_after !== undefined){
			let data10 = data.created_after;
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/created_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_after", "type", "string"); errors++;
			}
		}
		if(data.created_before !== undefined){
			let data11 = data.created_before;
			if(typeof data11 === "string"){
				if(!dateTimeFormat(data11)){
					vErrors = fail(vErrors, "/created_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_before", "type", "string"); errors++;
			}
		}
		if(data.updated_after !== undefined){
			let data12 = data.updated_after;
			if(typeof data12 === "string"){
				if(!dateTimeFormat(data12)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		if(data.updated_before !== undefined){
			let data13 = data.updated_before;
			if(typeof data13 === "string"){
				if(!dateTimeFormat(data13)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		if(data.deployed_after !== undefined){
			let data14 = data.deployed_after;
			if(typeof data14 === "string"){
				if(!dateTimeFormat(data14)){
					vErrors = fail(vErrors, "/deployed_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_after", "type", "string"); errors++;
			}
		}
		if(data.deployed_before !== undefined){
			let data15 = data.deployed_before;
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/deployed_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_before", "type", "string"); errors++;
			}
		}
		if(data.environment !== undefined){
			if(typeof data.environment !== "string"){
				vErrors = fail(vErrors, "/environment", "type", "string"); errors++;
			}
		}
		if(data.search !== undefined){
			if(typeof data.search !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		if(data.in !== undefined){
			let data18 = data.in;
			if(Array.isArray(data18)){
				const before2 = errors;
				for(let i2=0; i2<data18.length; i2++){
					let data19 = data18[i2];
					if((data19 !== "title") && (data19 !== "description")){
						vErrors = fail(vErrors, "/in/" + i2, "enum", values29); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/in", "type", "array"); errors++;
			}
		}
		if(data.labels !== undefined){
			let data20 = data.labels;
			if(Array.isArray(data20)){
				const before3 = errors;
				for(let i3=0; i3<data20.length; i3++){
					let data21 = data20[i3];
					const _errs25 = errors;
					let valid23 = false;
					const _errs26 = errors;
					if(!(checkMergeRequestNoneOrAny(data21))){
						vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/labels/" + i3);
						errors = vErrors.length;
					}
					var _valid1 = _errs26 === errors;
					valid23 = valid23 || _valid1;
					if(!valid23){
						const _errs27 = errors;
						if(typeof data21 !== "string"){
							vErrors = fail(vErrors, "/labels/" + i3, "type", "string"); errors++;
						}
						var _valid1 = _errs27 === errors;
						valid23 = valid23 || _valid1;
					}
					if(!valid23){
						vErrors = fail(vErrors, "/labels/" + i3, "anyOf"); errors++;
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
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		if(data.merge_user_id !== undefined){
			let data22 = data.merge_user_id;
			if(!Number.isSafeInteger(data22)){
				vErrors = fail(vErrors, "/merge_user_id", integerFault(data22), "integer"); errors++;
			}
		}
		if(data.merge_user_username !== undefined){
			if(typeof data.merge_user_username !== "string"){
				vErrors = fail(vErrors, "/merge_user_username", "type", "string"); errors++;
			}
		}
		if(data.milestone !== undefined){
			let data24 = data.milestone;
			const _errs31 = errors;
			let valid27 = false;
			const _errs32 = errors;
			if(!(checkMergeRequestNoneOrAny(data24))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid2 = _errs32 === errors;
			valid27 = valid27 || _valid2;
			if(!valid27){
				const _errs33 = errors;
				if(typeof data24 !== "string"){
					vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
				}
				var _valid2 = _errs33 === errors;
				valid27 = valid27 || _valid2;
			}
			if(!valid27){
				vErrors = fail(vErrors, "/milestone", "anyOf"); errors++;
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
		}
		if(data.my_reaction_emoji !== undefined){
			let data25 = data.my_reaction_emoji;
			const _errs35 = errors;
			let valid29 = false;
			const _errs36 = errors;
			if(!(checkMergeRequestNoneOrAny(data25))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/my_reaction_emoji");
				errors = vErrors.length;
			}
			var _valid3 = _errs36 === errors;
			valid29 = valid29 || _valid3;
			if(!valid29){
				const _errs37 = errors;
				if(typeof data25 !== "string"){
					vErrors = fail(vErrors, "/my_reaction_emoji", "type", "string"); errors++;
				}
				var _valid3 = _errs37 === errors;
				valid29 = valid29 || _valid3;
			}
			if(!valid29){
				vErrors = fail(vErrors, "/my_reaction_emoji", "anyOf"); errors++;
			} else {
				errors = _errs35;
				if(vErrors !== null){
					if(_errs35){
						vErrors.length = _errs35;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.not !== undefined){
			if(!(checkMergeRequestExclusion(data.not))){
				vErrors = join(vErrors, checkMergeRequestExclusion.errors, "/not");
				errors = vErrors.length;
			}
		}
		if(data.order_by !== undefined){
			if(!values30.includes(data.order_by)){
				vErrors = fail(vErrors, "/order_by", "enum", values30); errors++;
			}
		}
		if(data.sort !== undefined){
			if(!(checkSortDirection(data.sort))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		if(data.reviewer_id !== undefined){
			let data29 = data.reviewer_id;
			if(!Number.isSafeInteger(data29)){
				vErrors = fail(vErrors, "/reviewer_id", integerFault(data29), "integer"); errors++;
			}
		}
		if(data.reviewer_username !== undefined){
			if(typeof data.reviewer_username !== "string"){
				vErrors = fail(vErrors, "/reviewer_username", "type", "string"); errors++;
			}
		}
		if(data.scope !== undefined){
			if(!(checkMergeRequestScope(data.scope))){
				vErrors = join(vErrors, checkMergeRequestScope.errors, "/scope");
				errors = vErrors.length;
			}
		}
		if(data.source_branch !== undefined){
			if(typeof data.source_branch !== "string"){
				vErrors = fail(vErrors, "/source_branch", "type", "string"); errors++;
			}
		}
		if(data.target_branch !== undefined){
			if(typeof data.target_branch !== "string"){
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		if(data.state !== undefined){
			if(!values31.includes(data.state)){
				vErrors = fail(vErrors, "/state", "enum", values31); errors++;
			}
		}
		if(data.view !== undefined){
			if(data.view !== "simple"){
				vErrors = fail(vErrors, "/view", "enum", values32); errors++;
			}
		}
		if(data.with_labels_details !== undefined){
			if(typeof data.with_labels_details !== "boolean"){
				vErrors = fail(vErrors, "/with_labels_details", "type", "boolean"); errors++;
			}
		}
		if(data.with_merge_status_recheck !== undefined){
			if(typeof data.with_merge_status_recheck !== "boolean"){
				vErrors = fail(vErrors, "/with_merge_status_recheck", "type", "boolean"); errors++;
			}
		}
		if(data.wip !== undefined){
			let data38 = data.wip;
			if((data38 !== "yes") && (data38 !== "no")){
				vErrors = fail(vErrors, "/wip", "enum", values28); errors++;
			}
		}
		if(data.page !== undefined){
			let data39 = data.page;
			if(!Number.isSafeInteger(data39)){
				vErrors = fail(vErrors, "/page", integerFault(data39), "integer"); errors++;
			}
			if(typeof data39 == "number"){
				if(data39 < 1 || isNaN(data39)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data40 = data.per_page;
			if(!Number.isSafeInteger(data40)){
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
	checkListMergeRequestsQuery.errors = vErrors;
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
	checkListMergeRequests200.errors = vErrors;
	return errors === 0;
}

function checkListNamespacesQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.search !== undefined){
			if(typeof data.search !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		if(data.owned_only !== undefined){
			if(typeof data.owned_only !== "boolean"){
				vErrors = fail(vErrors, "/owned_only", "type", "boolean"); errors++;
			}
		}
		if(data.top_level_only !== undefined){
			if(typeof data.top_level_only !== "boolean"){
				vErrors = fail(vErrors, "/top_level_only", "type", "boolean"); errors++;
			}
		}
		if(data.page !== undefined){
			let data3 = data.page;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/page", integerFault(data3), "integer"); errors++;
			}
			if(typeof data3 == "number"){
				if(data3 < 1 || isNaN(data3)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data4 = data.per_page;
			if(!Number.isSafeInteger(data4)){
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
	checkListNamespacesQuery.errors = vErrors;
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
	checkListNamespaces200.errors = vErrors;
	return errors === 0;
}

function checkCheckNamespaceExistencePath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.namespace === undefined){
			vErrors = fail(vErrors, "", "required", "namespace"); errors++;
		} else {
			let data0 = data.namespace;
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
	checkCheckNamespaceExistencePath.errors = vErrors;
	return errors === 0;
}

function checkCheckNamespaceExistenceQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.parent_id !== undefined){
			let data0 = data.parent_id;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/parent_id", integerFault(data0), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCheckNamespaceExistenceQuery.errors = vErrors;
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
	checkListPagesDomains200.errors = vErrors;
	return errors === 0;
}

function checkListProjectsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.archived !== undefined){
			if(typeof data.archived !== "boolean"){
				vErrors = fail(vErrors, "/archived", "type", "boolean"); errors++;
			}
		}
		if(data.imported !== undefined){
			if(typeof data.imported !== "boolean"){
				vErrors = fail(vErrors, "/imported", "type", "boolean"); errors++;
			}
		}
		if(data.include_hidden !== undefined){
			if(typeof data.include_hidden !== "boolean"){
				vErrors = fail(vErrors, "/include_hidden", "type", "boolean"); errors++;
			}
		}
		if(data.include_pending_delete !== undefined){
			if(typeof data.include_pending_delete !== "boolean"){
				vErrors = fail(vErrors, "/include_pending_delete", "type", "boolean"); errors++;
			}
		}
		if(data.membership !== undefined){
			if(typeof data.membership !== "boolean"){
				vErrors = fail(vErrors, "/membership", "type", "boolean"); errors++;
			}
		}
		if(data.owned !== undefined){
			if(typeof data.owned !== "boolean"){
				vErrors = fail(vErrors, "/owned", "type", "boolean"); errors++;
			}
		}
		if(data.starred !== undefined){
			if(typeof data.starred !== "boolean"){
				vErrors = fail(vErrors, "/starred", "type", "boolean"); errors++;
			}
		}
		if(data.statistics !== undefined){
			if(typeof data.statistics !== "boolean"){
				vErrors = fail(vErrors, "/statistics", "type", "boolean"); errors++;
			}
		}
		if(data.simple !== undefined){
			if(typeof data.simple !== "boolean"){
				vErrors = fail(vErrors, "/simple", "type", "boolean"); errors++;
			}
		}
		if(data.repository_checksum_failed !== undefined){
			if(typeof data.repository_checksum_failed !== "boolean"){
				vErrors = fail(vErrors, "/repository_checksum_failed", "type", "boolean"); errors++;
			}
		}
		if(data.search_namespaces !== undefined){
			if(typeof data.search_namespaces !== "boolean"){
				vErrors = fail(vErrors, "/search_namespaces", "type", "boolean"); errors++;
			}
		}
		if(data.id_after !== undefined){
			let data11 = data.id_after;
			if(!Number.isSafeInteger(data11)){
				vErrors = fail(vErrors, "/id_after", integerFault(data11), "integer"); errors++;
			}
		}
		if(data.id_before !== undefined){
			let data12 = data.id_before;
			if(!Number.isSafeInteger(data12)){
				vErrors = fail(vErrors, "/id_before", integerFault(data12), "integer"); errors++;
			}
		}
		if(data.min_access_level !== undefined){
			if(!(checkMemberAccessLevel(data.min_access_level))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/min_access_level");
				errors = vErrors.length;
			}
		}
		if(data.topic_id !== undefined){
			let data14 = data.topic_id;
			if(!Number.isSafeInteger(data14)){
				vErrors = fail(vErrors, "/topic_id", integerFault(data14), "integer"); errors++;
			}
		}
		if(data.last_activity_after !== undefined){
			let data15 = data.last_activity_after;
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/last_activity_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/last_activity_after", "type", "string"); errors++;
			}
		}
		if(data.last_activity_before !== undefined){
			let data16 = data.last_activity_before;
			if(typeof data16 === "string"){
				if(!dateTimeFormat(data16)){
					vErrors = fail(vErrors, "/last_activity_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/last_activity_before", "type", "string"); errors++;
			}
		}
		if(data.updated_after !== undefined){
			let data17 = data.updated_after;
			if(typeof data17 === "string"){
				if(!dateTimeFormat(data17)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		if(data.updated_before !== undefined){
			let data18 = data.updated_before;
			if(typeof data18 === "string"){
				if(!dateTimeFormat(data18)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		if(data.order_by !== undefined){
			let data19 = data.order_by;
			const _errs20 = errors;
			let valid20 = false;
			const _errs21 = errors;
			if(!values33.includes(data19)){
				vErrors = fail(vErrors, "/order_by", "enum", values33); errors++;
			}
			var _valid0 = _errs21 === errors;
			valid20 = valid20 || _valid0;
			if(!valid20){
				const _errs22 = errors;
				if(data19 !== "similarity"){
					vErrors = fail(vErrors, "/order_by", "enum", values34); errors++;
				}
				var _valid0 = _errs22 === errors;
				valid20 = valid20 || _valid0;
				if(!valid20){
					const _errs23 = errors;
					if(!values35.includes(data19)){
						vErrors = fail(vErrors, "/order_by", "enum", values35); errors++;
					}
					var _valid0 = _errs23 === errors;
					valid20 = valid20 || _valid0;
				}
			}
			if(!valid20){
				vErrors = fail(vErrors, "/order_by", "anyOf"); errors++;
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
		if(data.sort !== undefined){
			if(!(checkSortDirection(data.sort))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		if(data.repository_storage !== undefined){
			if(typeof data.repository_storage !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		if(data.search !== undefined){
			if(typeof data.search !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		if(data.topic !== undefined){
			let data23 = data.topic;
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
		if(data.page !== undefined){
			let data25 = data.page;
			if(!Number.isSafeInteger(data25)){
				vErrors = fail(vErrors, "/page", integerFault(data25), "integer"); errors++;
			}
			if(typeof data25 == "number"){
				if(data25 < 1 || isNaN(data25)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data26 = data.per_page;
			if(!Number.isSafeInteger(data26)){
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
	checkListProjectsQuery.errors = vErrors;
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
	checkListProjects200.errors = vErrors;
	return errors === 0;
}

function checkGetProjectQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.license !== undefined){
			if(typeof data.license !== "boolean"){
				vErrors = fail(vErrors, "/license", "type", "boolean"); errors++;
			}
		}
		if(data.statistics !== undefined){
			if(typeof data.statistics !== "boolean"){
				vErrors = fail(vErrors, "/statistics", "type", "boolean"); errors++;
			}
		}
		if(data.with_custom_attributes !== undefined){
			if(typeof data.with_custom_attributes !== "boolean"){
				vErrors = fail(vErrors, "/with_custom_attributes", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkGetProjectQuery.errors = vErrors;
	return errors === 0;
}

function checkGetProject3XXHeaders(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.Location === undefined){
			vErrors = fail(vErrors, "", "required", "Location"); errors++;
		} else {
			if(typeof data.Location !== "string"){
				vErrors = fail(vErrors, "/Location", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkGetProject3XXHeaders.errors = vErrors;
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
	checkListProjectAccessRequests200.errors = vErrors;
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
	checkListProjectApprovalRules200.errors = vErrors;
	return errors === 0;
}

function checkLintProjectCiConfigurationQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.content_ref !== undefined){
			if(typeof data.content_ref !== "string"){
				vErrors = fail(vErrors, "/content_ref", "type", "string"); errors++;
			}
		}
		if(data.dry_run_ref !== undefined){
			if(typeof data.dry_run_ref !== "string"){
				vErrors = fail(vErrors, "/dry_run_ref", "type", "string"); errors++;
			}
		}
		if(data.dry_run !== undefined){
			if(typeof data.dry_run !== "boolean"){
				vErrors = fail(vErrors, "/dry_run", "type", "boolean"); errors++;
			}
		}
		if(data.include_jobs !== undefined){
			if(typeof data.include_jobs !== "boolean"){
				vErrors = fail(vErrors, "/include_jobs", "type", "boolean"); errors++;
			}
		}
		if(data.include_merged_yaml !== undefined){
			if(typeof data.include_merged_yaml !== "boolean"){
				vErrors = fail(vErrors, "/include_merged_yaml", "type", "boolean"); errors++;
			}
		}
		if(data.ref !== undefined){
			if(typeof data.ref !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		if(data.sha !== undefined){
			if(typeof data.sha !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkLintProjectCiConfigurationQuery.errors = vErrors;
	return errors === 0;
}

function checkLintCiContentQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.include_merged_yaml !== undefined){
			if(typeof data.include_merged_yaml !== "boolean"){
				vErrors = fail(vErrors, "/include_merged_yaml", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkLintCiContentQuery.errors = vErrors;
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
	checkListProjectIntegrations200.errors = vErrors;
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
	checkListProjectInvitations200.errors = vErrors;
	return errors === 0;
}

function checkDownloadRefArtifactsPath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.ref_name === undefined){
			vErrors = fail(vErrors, "", "required", "ref_name"); errors++;
		} else {
			let data1 = data.ref_name;
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
	checkDownloadRefArtifactsPath.errors = vErrors;
	return errors === 0;
}

function checkDownloadRefArtifactsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.job === undefined){
			vErrors = fail(vErrors, "", "required", "job"); errors++;
		} else {
			if(typeof data.job !== "string"){
				vErrors = fail(vErrors, "/job", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkDownloadRefArtifactsQuery.errors = vErrors;
	return errors === 0;
}

function checkDownloadRefArtifactsHeaders(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.Range !== undefined){
			if(typeof data.Range !== "string"){
				vErrors = fail(vErrors, "/Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkDownloadRefArtifactsHeaders.errors = vErrors;
	return errors === 0;
}

function checkDownloadRefArtifacts302Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.Location !== undefined){
			if(typeof data.Location !== "string"){
				vErrors = fail(vErrors, "/Location", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkDownloadRefArtifacts302Headers.errors = vErrors;
	return errors === 0;
}

function checkDownloadRefArtifactFilePath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.ref_name === undefined){
			vErrors = fail(vErrors, "", "required", "ref_name"); errors++;
		} else {
			let data1 = data.ref_name;
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/ref_name", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/ref_name", "type", "string"); errors++;
			}
		}
		if(data.artifact_path === undefined){
			vErrors = fail(vErrors, "", "required", "artifact_path"); errors++;
		} else {
			let data2 = data.artifact_path;
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
	checkDownloadRefArtifactFilePath.errors = vErrors;
	return errors === 0;
}

function checkDownloadRefArtifactFileQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.job === undefined){
			vErrors = fail(vErrors, "", "required", "job"); errors++;
		} else {
			if(typeof data.job !== "string"){
				vErrors = fail(vErrors, "/job", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkDownloadRefArtifactFileQuery.errors = vErrors;
	return errors === 0;
}

function checkDownloadRefArtifactFileHeaders(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.Range !== undefined){
			if(typeof data.Range !== "string"){
				vErrors = fail(vErrors, "/Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkDownloadRefArtifactFileHeaders.errors = vErrors;
	return errors === 0;
}

function checkDownloadRefArtifactFile200(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	checkDownloadRefArtifactFile200.errors = vErrors;
	return errors === 0;
}

function checkDownloadRefArtifactFile302Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.Location !== undefined){
			if(typeof data.Location !== "string"){
				vErrors = fail(vErrors, "/Location", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkDownloadRefArtifactFile302Headers.errors = vErrors;
	return errors === 0;
}

function checkDownloadJobArtifactsHeaders(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.Range !== undefined){
			if(typeof data.Range !== "string"){
				vErrors = fail(vErrors, "/Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkDownloadJobArtifactsHeaders.errors = vErrors;
	return errors === 0;
}

function checkDownloadJobArtifacts302Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.Location !== undefined){
			if(typeof data.Location !== "string"){
				vErrors = fail(vErrors, "/Location", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkDownloadJobArtifacts302Headers.errors = vErrors;
	return errors === 0;
}

function checkDownloadJobArtifactFilePath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.job_id === undefined){
			vErrors = fail(vErrors, "", "required", "job_id"); errors++;
		} else {
			let data1 = data.job_id;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/job_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/job_id", "minimum", 1); errors++;
				}
			}
		}
		if(data.artifact_path === undefined){
			vErrors = fail(vErrors, "", "required", "artifact_path"); errors++;
		} else {
			let data2 = data.artifact_path;
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
	checkDownloadJobArtifactFilePath.errors = vErrors;
	return errors === 0;
}

function checkDownloadJobArtifactFileHeaders(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.Range !== undefined){
			if(typeof data.Range !== "string"){
				vErrors = fail(vErrors, "/Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkDownloadJobArtifactFileHeaders.errors = vErrors;
	return errors === 0;
}

function checkDownloadJobArtifactFile302Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.Location !== undefined){
			if(typeof data.Location !== "string"){
				vErrors = fail(vErrors, "/Location", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkDownloadJobArtifactFile302Headers.errors = vErrors;
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
	checkListProjectMembers200.errors = vErrors;
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
	checkListEffectiveProjectMembers200.errors = vErrors;
	return errors === 0;
}

function checkListProjectMergeRequestsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data["iids[]"] !== undefined){
			let data0 = data["iids[]"];
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(!Number.isSafeInteger(data1)){
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
		if(data["approved_by_ids[]"] !== undefined){
			let data2 = data["approved_by_ids[]"];
			if(Array.isArray(data2)){
				if(data2.length > 5){
					vErrors = fail(vErrors, "/approved_by_ids[]", "maxItems", 5); errors++;
				}
				const before1 = errors;
				for(let i1=0; i1<data2.length; i1++){
					let data3 = data2[i1];
					if(!Number.isSafeInteger(data3)){
						vErrors = fail(vErrors, "/approved_by_ids[]/" + i1, integerFault(data3), "integer"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approved_by_ids[]", "type", "array"); errors++;
			}
		}
		if(data.approved_by_ids !== undefined){
			if(!(checkMergeRequestNoneOrAny(data.approved_by_ids))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approved_by_ids");
				errors = vErrors.length;
			}
		}
		if(data["approver_ids[]"] !== undefined){
			let data5 = data["approver_ids[]"];
			if(Array.isArray(data5)){
				const before2 = errors;
				for(let i2=0; i2<data5.length; i2++){
					let data6 = data5[i2];
					if(!Number.isSafeInteger(data6)){
						vErrors = fail(vErrors, "/approver_ids[]/" + i2, integerFault(data6), "integer"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approver_ids[]", "type", "array"); errors++;
			}
		}
		if(data.approver_ids !== undefined){
			if(!(checkMergeRequestNoneOrAny(data.approver_ids))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approver_ids");
				errors = vErrors.length;
			}
		}
		if(data.approved !== undefined){
			let data8 = data.approved;
			if((data8 !== "yes") && (data8 !== "no")){
				vErrors = fail(vErrors, "/approved", "enum", values28); errors++;
			}
		}
		if(data.assignee_id !== undefined){
			let data9 = data.assignee_id;
			const _errs10 = errors;
			let valid10 = false;
			const _errs11 = errors;
			if(!Number.isSafeInteger(data9)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data9), "integer"); errors++;
			}
			var _valid0 = _errs11 === errors;
			valid10 = valid10 || _valid0;
			if(!valid10){
				const _errs12 = errors;
				if(!(checkMergeRequestNoneOrAny(data9))){
					vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/assignee_id");
					errors = vErrors.length;
				}
				var _valid0 = _errs12 === errors;
				valid10 = valid10 || _valid0;
			}
			if(!valid10){
				vErrors = fail(vErrors, "/assignee_id", "anyOf"); errors++;
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
		if(data.author_id !== undefined){
			let data10 = data.author_id;
			if(!Number.isSafeInteger(data10)){
				vErrors = fail(vErrors, "/author_id", integerFault(data10), "integer"); errors++;
			}
		}
		if(data.author_username !== undefined){
			if(typeof data.author_username !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
		}
		if(data.created_after !== undefined){
			let data12 = data.created_after;
			if(typeof data12 === "string"){
				if(!dateTimeFormat(data12)){
					vErrors = fail(vErrors, "/created_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_after", "type", "string"); errors++;
			}
		}
		if(data.created_before !== undefined){
			let data13 = data.created_before;
			if(typeof data13 === "string"){
				if(!dateTimeFormat(data13)){
					vErrors = fail(vErrors, "/created_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_before", "type", "string"); errors++;
			}
		}
		if(data.updated_after !== undefined){
			let data14 = data.updated_after;
			if(typeof data14 === "string"){
				if(!dateTimeFormat(data14)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		if(data.updated_before !== undefined){
			let data15 = data.updated_before;
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		if(data.deployed_after !== undefined){
			let data16 = data.deployed_after;
			if(typeof data16 === "string"){
				if(!dateTimeFormat(data16)){
					vErrors = fail(vErrors, "/deployed_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_after", "type", "string"); errors++;
			}
		}
		if(data.deployed_before !== undefined){
			let data17 = data.deployed_before;
			if(typeof data17 === "string"){
				if(!dateTimeFormat(data17)){
					vErrors = fail(vErrors, "/deployed_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_before", "type", "string"); errors++;
			}
		}
		if(data.environment !== undefined){
			if(typeof data.environment !== "string"){
				vErrors = fail(vErrors, "/environment", "type", "string"); errors++;
			}
		}
		if(data.search !== undefined){
			if(typeof data.search !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		if(data.in !== undefined){
			let data20 = data.in;
			if(Array.isArray(data20)){
				const before3 = errors;
				for(let i3=0; i3<data20.length; i3++){
					let data21 = data20[i3];
					if((data21 !== "title") && (data21 !== "description")){
						vErrors = fail(vErrors, "/in/" + i3, "enum", values29); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/in", "type", "array"); errors++;
			}
		}
		if(data.labels !== undefined){
			let data22 = data.labels;
			if(Array.isArray(data22)){
				const before4 = errors;
				for(let i4=0; i4<data22.length; i4++){
					let data23 = data22[i4];
					const _errs27 = errors;
					let valid25 = false;
					const _errs28 = errors;
					if(!(checkMergeRequestNoneOrAny(data23))){
						vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/labels/" + i4);
						errors = vErrors.length;
					}
					var _valid1 = _errs28 === errors;
					valid25 = valid25 || _valid1;
					if(!valid25){
						const _errs29 = errors;
						if(typeof data23 !== "string"){
							vErrors = fail(vErrors, "/labels/" + i4, "type", "string"); errors++;
						}
						var _valid1 = _errs29 === errors;
						valid25 = valid25 || _valid1;
					}
					if(!valid25){
						vErrors = fail(vErrors, "/labels/" + i4, "anyOf"); errors++;
					} else {
						errors = _errs27;
						if(vErrors !== null){
							if(_errs27){
								vErrors.length = _errs27;
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
		if(data.merge_user_id !== undefined){
			let data24 = data.merge_user_id;
			if(!Number.isSafeInteger(data24)){
				vErrors = fail(vErrors, "/merge_user_id", integerFault(data24), "integer"); errors++;
			}
		}
		if(data.merge_user_username !== undefined){
			if(typeof data.merge_user_username !== "string"){
				vErrors = fail(vErrors, "/merge_user_username", "type", "string"); errors++;
			}
		}
		if(data.milestone !== undefined){
			let data26 = data.milestone;
			const _errs33 = errors;
			let valid29 = false;
			const _errs34 = errors;
			if(!(checkMergeRequestNoneOrAny(data26))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid2 = _errs34 === errors;
			valid29 = valid29 || _valid2;
			if(!valid29){
				const _errs35 = errors;
				if(typeof data26 !== "string"){
					vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
				}
				var _valid2 = _errs35 === errors;
				valid29 = valid29 || _valid2;
			}
			if(!valid29){
				vErrors = fail(vErrors, "/milestone", "anyOf"); errors++;
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
		if(data.my_reaction_emoji !== undefined){
			let data27 = data.my_reaction_emoji;
			const _errs37 = errors;
			let valid31 = false;
			const _errs38 = errors;
			if(!(checkMergeRequestNoneOrAny(data27))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/my_reaction_emoji");
				errors = vErrors.length;
			}
			var _valid3 = _errs38 === errors;
			valid31 = valid31 || _valid3;
			if(!valid31){
				const _errs39 = errors;
				if(typeof data27 !== "string"){
					vErrors = fail(vErrors, "/my_reaction_emoji", "type", "string"); errors++;
				}
				var _valid3 = _errs39 === errors;
				valid31 = valid31 || _valid3;
			}
			if(!valid31){
				vErrors = fail(vErrors, "/my_reaction_emoji", "anyOf"); errors++;
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
		if(data.not !== undefined){
			if(!(checkMergeRequestExclusion(data.not))){
				vErrors = join(vErrors, checkMergeRequestExclusion.errors, "/not");
				errors = vErrors.length;
			}
		}
		if(data.order_by !== undefined){
			if(!values30.includes(data.order_by)){
				vErrors = fail(vErrors, "/order_by", "enum", values30); errors++;
			}
		}
		if(data.sort !== undefined){
			if(!(checkSortDirection(data.sort))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		if(data.reviewer_id !== undefined){
			let data31 = data.reviewer_id;
			if(!Number.isSafeInteger(data31)){
				vErrors = fail(vErrors, "/reviewer_id", integerFault(data31), "integer"); errors++;
			}
		}
		if(data.reviewer_username !== undefined){
			if(typeof data.reviewer_username !== "string"){
				vErrors = fail(vErrors, "/reviewer_username", "type", "string"); errors++;
			}
		}
		if(data.scope !== undefined){
			if(!(checkMergeRequestScope(data.scope))){
				vErrors = join(vErrors, checkMergeRequestScope.errors, "/scope");
				errors = vErrors.length;
			}
		}
		if(data.source_branch !== undefined){
			if(typeof data.source_branch !== "string"){
				vErrors = fail(vErrors, "/source_branch", "type", "string"); errors++;
			}
		}
		if(data.target_branch !== undefined){
			if(typeof data.target_branch !== "string"){
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		if(data.state !== undefined){
			if(!values31.includes(data.state)){
				vErrors = fail(vErrors, "/state", "enum", values31); errors++;
			}
		}
		if(data.view !== undefined){
			if(data.view !== "simple"){
				vErrors = fail(vErrors, "/view", "enum", values32); errors++;
			}
		}
		if(data.with_labels_details !== undefined){
			if(typeof data.with_labels_details !== "boolean"){
				vErrors = fail(vErrors, "/with_labels_details", "type", "boolean"); errors++;
			}
		}
		if(data.with_merge_status_recheck !== undefined){
			if(typeof data.with_merge_status_recheck !== "boolean"){
				vErrors = fail(vErrors, "/with_merge_status_recheck", "type", "boolean"); errors++;
			}
		}
		if(data.wip !== undefined){
			let data40 = data.wip;
			if((data40 !== "yes") && (data40 !== "no")){
				vErrors = fail(vErrors, "/wip", "enum", values28); errors++;
			}
		}
		if(data.page !== undefined){
			let data41 = data.page;
			if(!Number.isSafeInteger(data41)){
				vErrors = fail(vErrors, "/page", integerFault(data41), "integer"); errors++;
			}
			if(typeof data41 == "number"){
				if(data41 < 1 || isNaN(data41)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data42 = data.per_page;
			if(!Number.isSafeInteger(data42)){
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
	checkListProjectMergeRequestsQuery.errors = vErrors;
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
	checkListProjectMergeRequests200.errors = vErrors;
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
	checkListMergeRequestContextCommits200.errors = vErrors;
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
	checkCreateMergeRequestContextCommits201.errors = vErrors;
	return errors === 0;
}

function checkListProjectMilestonesQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data["iids[]"] !== undefined){
			let data0 = data["iids[]"];
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(!Number.isSafeInteger(data1)){
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
		if(data.state !== undefined){
			if(!(checkMilestoneState(data.state))){
				vErrors = join(vErrors, checkMilestoneState.errors, "/state");
				errors = vErrors.length;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		if(data.search !== undefined){
			if(typeof data.search !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		if(data.include_parent_milestones !== undefined){
			if(typeof data.include_parent_milestones !== "boolean"){
				vErrors = fail(vErrors, "/include_parent_milestones", "type", "boolean"); errors++;
			}
		}
		if(data.include_ancestors !== undefined){
			if(typeof data.include_ancestors !== "boolean"){
				vErrors = fail(vErrors, "/include_ancestors", "type", "boolean"); errors++;
			}
		}
		if(data.updated_before !== undefined){
			let data7 = data.updated_before;
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		if(data.updated_after !== undefined){
			let data8 = data.updated_after;
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		if(data.page !== undefined){
			let data9 = data.page;
			if(!Number.isSafeInteger(data9)){
				vErrors = fail(vErrors, "/page", integerFault(data9), "integer"); errors++;
			}
			if(typeof data9 == "number"){
				if(data9 < 1 || isNaN(data9)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data10 = data.per_page;
			if(!Number.isSafeInteger(data10)){
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
	checkListProjectMilestonesQuery.errors = vErrors;
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
	checkListProjectMilestones200.errors = vErrors;
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
	checkListProjectMilestoneBurndownEvents200.errors = vErrors;
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
	checkListProjectMilestoneIssues200.errors = vErrors;
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
	checkListProjectMilestoneMergeRequests200.errors = vErrors;
	return errors === 0;
}

function checkPromoteProjectMilestone200(data){
	let vErrors = null;
	let errors = 0;
	if(!(data && typeof data == "object" && !Array.isArray(data))){
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPromoteProjectMilestone200.errors = vErrors;
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
	checkListProjectPagesDomains200.errors = vErrors;
	return errors === 0;
}

function checkCreateProjectPagesDomainMultipartBody(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.auto_ssl_enabled !== undefined){
			if(typeof data.auto_ssl_enabled !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.domain === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			if(typeof data.domain !== "string"){
				vErrors = fail(vErrors, "/domain", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "auto_ssl_enabled") || (key0 === "certificate")) || (key0 === "domain")) || (key0 === "key"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCreateProjectPagesDomainMultipartBody.errors = vErrors;
	return errors === 0;
}

function checkUpdateProjectPagesDomainMultipartBody(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.auto_ssl_enabled !== undefined){
			if(typeof data.auto_ssl_enabled !== "boolean"){
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
	checkUpdateProjectPagesDomainMultipartBody.errors = vErrors;
	return errors === 0;
}

function checkListPipelinesQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.ref !== undefined){
			if(typeof data.ref !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		if(data.sha !== undefined){
			if(typeof data.sha !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		if(data.username !== undefined){
			if(typeof data.username !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		if(data.order_by !== undefined){
			if(!values36.includes(data.order_by)){
				vErrors = fail(vErrors, "/order_by", "enum", values36); errors++;
			}
		}
		if(data.sort !== undefined){
			if(!(checkSortDirection(data.sort))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		if(data.scope !== undefined){
			if(!values37.includes(data.scope)){
				vErrors = fail(vErrors, "/scope", "enum", values37); errors++;
			}
		}
		if(data.source !== undefined){
			if(typeof data.source !== "string"){
				vErrors = fail(vErrors, "/source", "type", "string"); errors++;
			}
		}
		if(data.status !== undefined){
			if(!(checkPipelineStatus(data.status))){
				vErrors = join(vErrors, checkPipelineStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
		if(data.updated_after !== undefined){
			let data9 = data.updated_after;
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		if(data.updated_before !== undefined){
			let data10 = data.updated_before;
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		if(data.yaml_errors !== undefined){
			if(typeof data.yaml_errors !== "boolean"){
				vErrors = fail(vErrors, "/yaml_errors", "type", "boolean"); errors++;
			}
		}
		if(data.page !== undefined){
			let data12 = data.page;
			if(!Number.isSafeInteger(data12)){
				vErrors = fail(vErrors, "/page", integerFault(data12), "integer"); errors++;
			}
			if(typeof data12 == "number"){
				if(data12 < 1 || isNaN(data12)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data13 = data.per_page;
			if(!Number.isSafeInteger(data13)){
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
	checkListPipelinesQuery.errors = vErrors;
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
	checkListPipelines200.errors = vErrors;
	return errors === 0;
}

function checkGetLatestPipelineQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.ref !== undefined){
			if(typeof data.ref !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkGetLatestPipelineQuery.errors = vErrors;
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
	checkListPipelineVariables200.errors = vErrors;
	return errors === 0;
}

function checkDownloadRepositoryArchiveQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.path !== undefined){
			if(typeof data.path !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		if(data.sha !== undefined){
			if(typeof data.sha !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkDownloadRepositoryArchiveQuery.errors = vErrors;
	return errors === 0;
}

function checkDownloadRepositoryArchiveInFormatPath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.format === undefined){
			vErrors = fail(vErrors, "", "required", "format"); errors++;
		} else {
			if(!values38.includes(data.format)){
				vErrors = fail(vErrors, "/format", "enum", values38); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkDownloadRepositoryArchiveInFormatPath.errors = vErrors;
	return errors === 0;
}

function checkDownloadRepositoryArchiveInFormatQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.path !== undefined){
			if(typeof data.path !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		if(data.sha !== undefined){
			if(typeof data.sha !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkDownloadRepositoryArchiveInFormatQuery.errors = vErrors;
	return errors === 0;
}

function checkListCommitsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.ref_name !== undefined){
			if(typeof data.ref_name !== "string"){
				vErrors = fail(vErrors, "/ref_name", "type", "string"); errors++;
			}
		}
		if(data.since !== undefined){
			let data1 = data.since;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/since", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/since", "type", "string"); errors++;
			}
		}
		if(data.until !== undefined){
			let data2 = data.until;
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/until", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/until", "type", "string"); errors++;
			}
		}
		if(data.path !== undefined){
			if(typeof data.path !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		if(data.author !== undefined){
			if(typeof data.author !== "string"){
				vErrors = fail(vErrors, "/author", "type", "string"); errors++;
			}
		}
		if(data.all !== undefined){
			if(typeof data.all !== "boolean"){
				vErrors = fail(vErrors, "/all", "type", "boolean"); errors++;
			}
		}
		if(data.with_stats !== undefined){
			if(typeof data.with_stats !== "boolean"){
				vErrors = fail(vErrors, "/with_stats", "type", "boolean"); errors++;
			}
		}
		if(data.first_parent !== undefined){
			if(typeof data.first_parent !== "boolean"){
				vErrors = fail(vErrors, "/first_parent", "type", "boolean"); errors++;
			}
		}
		if(data.order !== undefined){
			let data8 = data.order;
			if((data8 !== "default") && (data8 !== "topo")){
				vErrors = fail(vErrors, "/order", "enum", values39); errors++;
			}
		}
		if(data.trailers !== undefined){
			if(typeof data.trailers !== "boolean"){
				vErrors = fail(vErrors, "/trailers", "type", "boolean"); errors++;
			}
		}
		if(data.page !== undefined){
			let data10 = data.page;
			if(!Number.isSafeInteger(data10)){
				vErrors = fail(vErrors, "/page", integerFault(data10), "integer"); errors++;
			}
			if(typeof data10 == "number"){
				if(data10 < 1 || isNaN(data10)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data11 = data.per_page;
			if(!Number.isSafeInteger(data11)){
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
	checkListCommitsQuery.errors = vErrors;
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
	checkListCommits200.errors = vErrors;
	return errors === 0;
}

function checkGetCommitQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.stats !== undefined){
			if(typeof data.stats !== "boolean"){
				vErrors = fail(vErrors, "/stats", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkGetCommitQuery.errors = vErrors;
	return errors === 0;
}

function checkListCommitRefsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.type !== undefined){
			let data0 = data.type;
			if(((data0 !== "branch") && (data0 !== "tag")) && (data0 !== "all")){
				vErrors = fail(vErrors, "/type", "enum", values40); errors++;
			}
		}
		if(data.page !== undefined){
			let data1 = data.page;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/page", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data2 = data.per_page;
			if(!Number.isSafeInteger(data2)){
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
	checkListCommitRefsQuery.errors = vErrors;
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
	checkListCommitRefs200.errors = vErrors;
	return errors === 0;
}

function checkGetCommitSequenceQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.first_parent !== undefined){
			if(typeof data.first_parent !== "boolean"){
				vErrors = fail(vErrors, "/first_parent", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkGetCommitSequenceQuery.errors = vErrors;
	return errors === 0;
}

function checkCompareRepositoryRefsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.from === undefined){
			vErrors = fail(vErrors, "", "required", "from"); errors++;
		} else {
			if(typeof data.from !== "string"){
				vErrors = fail(vErrors, "/from", "type", "string"); errors++;
			}
		}
		if(data.to === undefined){
			vErrors = fail(vErrors, "", "required", "to"); errors++;
		} else {
			if(typeof data.to !== "string"){
				vErrors = fail(vErrors, "/to", "type", "string"); errors++;
			}
		}
		if(data.from_project_id !== undefined){
			let data2 = data.from_project_id;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/from_project_id", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.straight !== undefined){
			if(typeof data.straight !== "boolean"){
				vErrors = fail(vErrors, "/straight", "type", "boolean"); errors++;
			}
		}
		if(data.unidiff !== undefined){
			if(typeof data.unidiff !== "boolean"){
				vErrors = fail(vErrors, "/unidiff", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCompareRepositoryRefsQuery.errors = vErrors;
	return errors === 0;
}

function checkListRepositoryContributorsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.ref !== undefined){
			if(typeof data.ref !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		if(data.order_by !== undefined){
			let data1 = data.order_by;
			if(((data1 !== "name") && (data1 !== "email")) && (data1 !== "commits")){
				vErrors = fail(vErrors, "/order_by", "enum", values41); errors++;
			}
		}
		if(data.sort !== undefined){
			if(!(checkSortDirection(data.sort))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		if(data.page !== undefined){
			let data3 = data.page;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/page", integerFault(data3), "integer"); errors++;
			}
			if(typeof data3 == "number"){
				if(data3 < 1 || isNaN(data3)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data4 = data.per_page;
			if(!Number.isSafeInteger(data4)){
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
	checkListRepositoryContributorsQuery.errors = vErrors;
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
	checkListRepositoryContributors200.errors = vErrors;
	return errors === 0;
}

function checkGetRepositoryMergeBaseQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data["refs[]"] === undefined){
			vErrors = fail(vErrors, "", "required", "refs[]"); errors++;
		} else {
			let data0 = data["refs[]"];
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
	checkGetRepositoryMergeBaseQuery.errors = vErrors;
	return errors === 0;
}

function checkListRepositoryTreeQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.page_token !== undefined){
			if(typeof data.page_token !== "string"){
				vErrors = fail(vErrors, "/page_token", "type", "string"); errors++;
			}
		}
		if(data.pagination !== undefined){
			if(data.pagination !== "keyset"){
				vErrors = fail(vErrors, "/pagination", "enum", values25); errors++;
			}
		}
		if(data.path !== undefined){
			if(typeof data.path !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		if(data.per_page !== undefined){
			let data3 = data.per_page;
			if(!Number.isSafeInteger(data3)){
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
		if(data.recursive !== undefined){
			if(typeof data.recursive !== "boolean"){
				vErrors = fail(vErrors, "/recursive", "type", "boolean"); errors++;
			}
		}
		if(data.ref !== undefined){
			if(typeof data.ref !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkListRepositoryTreeQuery.errors = vErrors;
	return errors === 0;
}

function checkListRepositoryTree200Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.Link !== undefined){
			if(typeof data.Link !== "string"){
				vErrors = fail(vErrors, "/Link", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkListRepositoryTree200Headers.errors = vErrors;
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
	checkListRepositoryTree200.errors = vErrors;
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
	checkListOwnEmails200.errors = vErrors;
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
	checkListUserEmails200.errors = vErrors;
	return errors === 0;
}

function checkCreateUserEmailPath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
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
	checkCreateUserEmailPath.errors = vErrors;
	return errors === 0;
}

function checkDeleteUserEmailPath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
		}
		if(data.email_id === undefined){
			vErrors = fail(vErrors, "", "required", "email_id"); errors++;
		} else {
			let data1 = data.email_id;
			if(!Number.isSafeInteger(data1)){
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
	checkDeleteUserEmailPath.errors = vErrors;
	return errors === 0;
}

function check96065f9bad27(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.Link !== undefined){
			if(typeof data.Link !== "string"){
				vErrors = fail(vErrors, "/Link", "type", "string"); errors++;
			}
		}
		if(data["x-next-page"] !== undefined){
			let data1 = data["x-next-page"];
			if(typeof data1 === "string"){
				if(!pattern2.test(data1)){
					vErrors = fail(vErrors, "/x-next-page", "pattern", "^[0-9]*$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/x-next-page", "type", "string"); errors++;
			}
		}
		if(data["x-page"] !== undefined){
			let data2 = data["x-page"];
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/x-page", integerFault(data2), "integer"); errors++;
			}
		}
		if(data["x-per-page"] !== undefined){
			let data3 = data["x-per-page"];
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/x-per-page", integerFault(data3), "integer"); errors++;
			}
		}
		if(data["x-prev-page"] !== undefined){
			let data4 = data["x-prev-page"];
			if(typeof data4 === "string"){
				if(!pattern2.test(data4)){
					vErrors = fail(vErrors, "/x-prev-page", "pattern", "^[0-9]*$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/x-prev-page", "type", "string"); errors++;
			}
		}
		if(data["x-total"] !== undefined){
			let data5 = data["x-total"];
			if(!Number.isSafeInteger(data5)){
				vErrors = fail(vErrors, "/x-total", integerFault(data5), "integer"); errors++;
			}
		}
		if(data["x-total-pages"] !== undefined){
			let data6 = data["x-total-pages"];
			if(!Number.isSafeInteger(data6)){
				vErrors = fail(vErrors, "/x-total-pages", integerFault(data6), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	check96065f9bad27.errors = vErrors;
	return errors === 0;
}

function check450aa270454b(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
	check450aa270454b.errors = vErrors;
	return errors === 0;
}

function check587eb455d24e(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.page !== undefined){
			let data0 = data.page;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/page", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data1 = data.per_page;
			if(!Number.isSafeInteger(data1)){
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
	check587eb455d24e.errors = vErrors;
	return errors === 0;
}

function check967027e74cec(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.user_id === undefined){
			vErrors = fail(vErrors, "", "required", "user_id"); errors++;
		} else {
			let data1 = data.user_id;
			if(!Number.isSafeInteger(data1)){
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
	check967027e74cec.errors = vErrors;
	return errors === 0;
}

function check547f12f15ee2(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.approval_rule_id === undefined){
			vErrors = fail(vErrors, "", "required", "approval_rule_id"); errors++;
		} else {
			let data1 = data.approval_rule_id;
			if(!Number.isSafeInteger(data1)){
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
	check547f12f15ee2.errors = vErrors;
	return errors === 0;
}

function check5469720e3605(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.query !== undefined){
			if(typeof data.query !== "string"){
				vErrors = fail(vErrors, "/query", "type", "string"); errors++;
			}
		}
		if(data.page !== undefined){
			let data1 = data.page;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/page", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data2 = data.per_page;
			if(!Number.isSafeInteger(data2)){
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
	check5469720e3605.errors = vErrors;
	return errors === 0;
}

function checkfe7116fccfb0(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.email === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
		} else {
			let data1 = data.email;
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
	checkfe7116fccfb0.errors = vErrors;
	return errors === 0;
}

function check5385e49d31e3(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.query !== undefined){
			if(typeof data.query !== "string"){
				vErrors = fail(vErrors, "/query", "type", "string"); errors++;
			}
		}
		if(data["user_ids[]"] !== undefined){
			let data1 = data["user_ids[]"];
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					let data2 = data1[i0];
					if(!Number.isSafeInteger(data2)){
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
		if(data["skip_users[]"] !== undefined){
			let data3 = data["skip_users[]"];
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					let data4 = data3[i1];
					if(!Number.isSafeInteger(data4)){
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
		if(data.show_seat_info !== undefined){
			if(typeof data.show_seat_info !== "boolean"){
				vErrors = fail(vErrors, "/show_seat_info", "type", "boolean"); errors++;
			}
		}
		if(data.page !== undefined){
			let data6 = data.page;
			if(!Number.isSafeInteger(data6)){
				vErrors = fail(vErrors, "/page", integerFault(data6), "integer"); errors++;
			}
			if(typeof data6 == "number"){
				if(data6 < 1 || isNaN(data6)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data7 = data.per_page;
			if(!Number.isSafeInteger(data7)){
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
	check5385e49d31e3.errors = vErrors;
	return errors === 0;
}

function check2d5651548357(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.query !== undefined){
			if(typeof data.query !== "string"){
				vErrors = fail(vErrors, "/query", "type", "string"); errors++;
			}
		}
		if(data["user_ids[]"] !== undefined){
			let data1 = data["user_ids[]"];
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					let data2 = data1[i0];
					if(!Number.isSafeInteger(data2)){
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
		if(data.show_seat_info !== undefined){
			if(typeof data.show_seat_info !== "boolean"){
				vErrors = fail(vErrors, "/show_seat_info", "type", "boolean"); errors++;
			}
		}
		if(data.state !== undefined){
			let data4 = data.state;
			if((data4 !== "awaiting") && (data4 !== "active")){
				vErrors = fail(vErrors, "/state", "enum", values42); errors++;
			}
		}
		if(data.page !== undefined){
			let data5 = data.page;
			if(!Number.isSafeInteger(data5)){
				vErrors = fail(vErrors, "/page", integerFault(data5), "integer"); errors++;
			}
			if(typeof data5 == "number"){
				if(data5 < 1 || isNaN(data5)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data6 = data.per_page;
			if(!Number.isSafeInteger(data6)){
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
	check2d5651548357.errors = vErrors;
	return errors === 0;
}

function checkbe7130686faa(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.uid === undefined){
			vErrors = fail(vErrors, "", "required", "uid"); errors++;
		} else {
			let data1 = data.uid;
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
	checkbe7130686faa.errors = vErrors;
	return errors === 0;
}

function check7b7071fd6946(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.saml_group_name === undefined){
			vErrors = fail(vErrors, "", "required", "saml_group_name"); errors++;
		} else {
			let data1 = data.saml_group_name;
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
	check7b7071fd6946.errors = vErrors;
	return errors === 0;
}

function checkf2406a031839(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			if(!Number.isSafeInteger(data0)){
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
	checkf2406a031839.errors = vErrors;
	return errors === 0;
}

function check2795038a0133(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.slug === undefined){
			vErrors = fail(vErrors, "", "required", "slug"); errors++;
		} else {
			let data1 = data.slug;
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
	check2795038a0133.errors = vErrors;
	return errors === 0;
}

function check792f38f911f3(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.job_id === undefined){
			vErrors = fail(vErrors, "", "required", "job_id"); errors++;
		} else {
			let data1 = data.job_id;
			if(!Number.isSafeInteger(data1)){
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
	check792f38f911f3.errors = vErrors;
	return errors === 0;
}

function checka0f47b365da6(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.merge_request_iid === undefined){
			vErrors = fail(vErrors, "", "required", "merge_request_iid"); errors++;
		} else {
			let data1 = data.merge_request_iid;
			if(!Number.isSafeInteger(data1)){
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
	checka0f47b365da6.errors = vErrors;
	return errors === 0;
}

function check6c0f3599729a(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.milestone_id === undefined){
			vErrors = fail(vErrors, "", "required", "milestone_id"); errors++;
		} else {
			let data1 = data.milestone_id;
			if(!Number.isSafeInteger(data1)){
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
	check6c0f3599729a.errors = vErrors;
	return errors === 0;
}

function check2d6226409534(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.domain === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			let data1 = data.domain;
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
	check2d6226409534.errors = vErrors;
	return errors === 0;
}

function check662adfc9742b(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.pipeline_id === undefined){
			vErrors = fail(vErrors, "", "required", "pipeline_id"); errors++;
		} else {
			let data1 = data.pipeline_id;
			if(!Number.isSafeInteger(data1)){
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
	check662adfc9742b.errors = vErrors;
	return errors === 0;
}

function check039b575d23f6(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			valid1 = valid1 || _valid0;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
			}
			if(!valid1){
				vErrors = fail(vErrors, "/id", "anyOf"); errors++;
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
		if(data.sha === undefined){
			vErrors = fail(vErrors, "", "required", "sha"); errors++;
		} else {
			let data1 = data.sha;
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
	check039b575d23f6.errors = vErrors;
	return errors === 0;
}

function check8389458ff043(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.email_id === undefined){
			vErrors = fail(vErrors, "", "required", "email_id"); errors++;
		} else {
			let data0 = data.email_id;
			if(!Number.isSafeInteger(data0)){
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
	check8389458ff043.errors = vErrors;
	return errors === 0;
}

export const operations = {
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
		parameters: {
			query: validator(checkUpdateApplicationSettingsQuery),
		},
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
			query: validator(check587eb455d24e),
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
			'401': {
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
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listGroupApprovalRules: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check587eb455d24e),
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
			'404': {
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
	listGroupInvitations: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check5469720e3605),
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
			'404': {
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
			'404': {
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
	listGroupMemberRoles: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check587eb455d24e),
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
	listGroupMembers: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check5385e49d31e3),
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
			query: validator(check2d5651548357),
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
		},
	},
	listSamlIdentities: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check587eb455d24e),
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
			query: validator(check587eb455d24e),
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
			query: validator(check587eb455d24e),
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
					'application/json': validator(checkCanceledImport),
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
		},
	},
	listMemberRoles: {
		parameters: {
			query: validator(check587eb455d24e),
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
			'414': {
				content: {
					'application/json': validator(checkError),
				},
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
			query: validator(check587eb455d24e),
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
			'3XX': {
				headers: validator(checkGetProject3XXHeaders),
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
			query: validator(check587eb455d24e),
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
			'401': {
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
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listProjectApprovalRules: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check587eb455d24e),
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
			'404': {
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
	listProjectIntegrations: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check587eb455d24e),
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
	listProjectInvitations: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check5469720e3605),
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
			'404': {
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
			'404': {
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
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listProjectMembers: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check5385e49d31e3),
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
			query: validator(check2d5651548357),
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
			'404': {
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
			query: validator(check587eb455d24e),
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
			'404': {
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
			'404': {
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
			'404': {
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
			'404': {
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
	listProjectMilestoneBurndownEvents: {
		parameters: {
			path: validator(check6c0f3599729a),
			query: validator(check587eb455d24e),
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
	listProjectMilestoneIssues: {
		parameters: {
			path: validator(check6c0f3599729a),
			query: validator(check587eb455d24e),
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
			query: validator(check587eb455d24e),
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
	listProjectPagesDomains: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check587eb455d24e),
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
			'404': {
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
			query: validator(check587eb455d24e),
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
			'404': {
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
	listOwnEmails: {
		parameters: {
			query: validator(check587eb455d24e),
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
			'401': {
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
			query: validator(check587eb455d24e),
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
		},
	},
	deleteUserEmail: {
		parameters: {
			path: validator(checkDeleteUserEmailPath),
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
};
