import { isDate as dateFormat, isDateTime as dateTimeFormat } from './runtime/formats.js';
import { anything, codePoints, fail, integerFault, isPlainInteger as plainInteger, join, named, unite, validate, validator, verdict } from './runtime/validation.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];
const types2 = ["integer","null"];
const values0 = ["asc","desc"];
const known0 = new Set(["email","name","username","password","reset_password","force_random_password","skip_confirmation","admin","auditor","can_create_group","color_scheme_id","theme_id","external","extern_uid","provider","projects_limit","private_profile","public_email","bio","location","website_url","organization","job_title","pronouns","note"]);
const known1 = new Set(["email","name","username","password","skip_reconfirmation","admin","auditor","can_create_group","color_scheme_id","theme_id","external","extern_uid","provider","projects_limit","private_profile","public_email","commit_email","bio","location","website_url","organization","job_title","pronouns","note"]);
const values1 = [0,1,2,3,4];
const values2 = ["noone","owner","maintainer","developer","administrator"];
const values3 = ["owner","maintainer"];
const values4 = ["ssh","http","all"];
const values5 = ["disabled","private","enabled"];
const known2 = new Set(["name","path","parent_id","description","visibility","default_branch","default_branch_protection","default_branch_protection_defaults","project_creation_level","subgroup_creation_level","enabled_git_access_protocol","two_factor_grace_period","wiki_access_level","shared_runners_minutes_limit","extra_shared_runners_minutes_limit","auto_devops_enabled","emails_disabled","emails_enabled","mentions_disabled","lfs_enabled","request_access_enabled","require_two_factor_authentication","share_with_group_lock","membership_lock"]);
const values6 = ["public","internal","private"];
const values7 = [0,5,10,15,20,30,40,50];
const names0 = ["no access","minimal access","guest","planner","reporter","developer","maintainer","owner"];
const named0 = named(values7, names0);
const values8 = [0,5,10,15,20,30,40,50,60];
const names1 = ["no access","minimal access","guest","planner","reporter","developer","maintainer","owner","administrator"];
const named1 = named(values8, names1);
const values9 = ["user","group"];
const values10 = ["none","started","finished","failed"];
const values11 = ["scheduled","canceled"];
const values12 = ["enabled","disabled_and_overridable","disabled_with_override","disabled_and_unoverridable"];
const known3 = new Set(["name","path","description","visibility","default_branch","default_branch_protection","default_branch_protection_defaults","project_creation_level","subgroup_creation_level","enabled_git_access_protocol","two_factor_grace_period","shared_runners_setting","wiki_access_level","shared_runners_minutes_limit","extra_shared_runners_minutes_limit","file_template_project_id","ip_restriction_ranges","auto_devops_enabled","emails_disabled","emails_enabled","mentions_disabled","lfs_enabled","request_access_enabled","require_two_factor_authentication","share_with_group_lock","prevent_sharing_groups_outside_hierarchy","prevent_forking_outside_group","math_rendering_limits_enabled","lock_math_rendering_limits_enabled","membership_lock","experiment_features_enabled"]);
const values13 = ["merge","rebase_merge","ff"];
const values14 = ["never","always","default_on","default_off"];
const values15 = ["fetch","clone"];
const values16 = ["enabled","disabled"];
const values17 = ["continuous","manual","timed_incremental"];
const values18 = ["disabled","private","enabled","public"];
const known4 = new Set(["name","path","namespace_id","initialize_with_readme","description","default_branch","visibility","topics","tag_list","import_url","repository_storage","merge_method","squash_option","build_git_strategy","build_timeout","build_coverage_regex","auto_cancel_pending_pipelines","auto_devops_deploy_strategy","ci_config_path","ci_default_git_depth","approvals_before_merge","external_authorization_classification_label","suggestion_commit_message","merge_commit_template","squash_commit_template","issue_branch_template","issues_access_level","repository_access_level","merge_requests_access_level","forking_access_level","builds_access_level","wiki_access_level","snippets_access_level","analytics_access_level","releases_access_level","environments_access_level","feature_flags_access_level","infrastructure_access_level","monitor_access_level","model_experiments_access_level","model_registry_access_level","package_registry_access_level","container_registry_access_level","requirements_access_level","security_and_compliance_access_level","pages_access_level","issues_enabled","merge_requests_enabled","jobs_enabled","wiki_enabled","snippets_enabled","container_registry_enabled","packages_enabled","service_desk_enabled","lfs_enabled","emails_enabled","emails_disabled","show_default_award_emojis","resolve_outdated_diff_discussions","shared_runners_enabled","group_runners_enabled","public_jobs","public_builds","only_allow_merge_if_pipeline_succeeds","allow_merge_on_skipped_pipeline","only_allow_merge_if_all_discussions_are_resolved","request_access_enabled","printing_merge_request_link_enabled","remove_source_branch_after_merge","autoclose_referenced_issues","auto_devops_enabled","enforce_auth_checks_on_uploads","warn_about_potentially_unwanted_characters","mirror","mirror_trigger_builds"]);
const values19 = ["developer","maintainer","no_one"];
const values20 = ["developer","maintainer","owner","no_one_allowed"];
const values21 = ["unordered","oldest_first","newest_first","newest_ready_first"];
const known5 = new Set(["name","path","description","default_branch","visibility","topics","tag_list","import_url","repository_storage","merge_method","squash_option","build_git_strategy","build_timeout","build_coverage_regex","auto_cancel_pending_pipelines","auto_devops_deploy_strategy","ci_config_path","ci_default_git_depth","approvals_before_merge","external_authorization_classification_label","suggestion_commit_message","merge_commit_template","squash_commit_template","issue_branch_template","ci_restrict_pipeline_cancellation_role","ci_pipeline_variables_minimum_override_role","resource_group_default_process_mode","mirror_user_id","issues_template","merge_requests_template","container_expiration_policy_attributes","issues_access_level","repository_access_level","merge_requests_access_level","forking_access_level","builds_access_level","wiki_access_level","snippets_access_level","analytics_access_level","releases_access_level","environments_access_level","feature_flags_access_level","infrastructure_access_level","monitor_access_level","model_experiments_access_level","model_registry_access_level","package_registry_access_level","container_registry_access_level","requirements_access_level","security_and_compliance_access_level","pages_access_level","issues_enabled","merge_requests_enabled","jobs_enabled","wiki_enabled","snippets_enabled","container_registry_enabled","packages_enabled","service_desk_enabled","lfs_enabled","emails_enabled","emails_disabled","show_default_award_emojis","resolve_outdated_diff_discussions","shared_runners_enabled","group_runners_enabled","public_jobs","public_builds","only_allow_merge_if_pipeline_succeeds","allow_merge_on_skipped_pipeline","only_allow_merge_if_all_discussions_are_resolved","request_access_enabled","printing_merge_request_link_enabled","remove_source_branch_after_merge","autoclose_referenced_issues","auto_devops_enabled","enforce_auth_checks_on_uploads","warn_about_potentially_unwanted_characters","mirror","mirror_trigger_builds","ci_forward_deployment_enabled","ci_forward_deployment_rollback_allowed","ci_allow_fork_pipelines_to_run_in_parent_project","ci_separated_caches","ci_push_repository_for_job_token_allowed","restrict_user_defined_variables","allow_pipeline_trigger_approve_deployment","keep_latest_artifact","only_mirror_protected_branches","mirror_overwrites_diverged_branches","only_allow_merge_if_all_status_checks_passed","mr_default_target_self","pre_receive_secret_detection_enabled"]);
const known6 = new Set(["cadence","enabled","keep_n","older_than","name_regex","name_regex_delete","name_regex_keep"]);
const known7 = new Set(["namespace_id","namespace_path","name","path","description","visibility"]);
const known8 = new Set(["user_id","username","access_level","expires_at","invite_source","member_role_id"]);
const values22 = ["success","error"];
const known9 = new Set(["branch","commit_message","content","encoding","start_branch","author_email","author_name","execute_filemode","file_path"]);
const values23 = ["text","base64"];
const known10 = new Set(["branch","commit_message","content","encoding","last_commit_id","start_branch","author_email","author_name","execute_filemode","file_path"]);
const known11 = new Set(["branch","commit_message","last_commit_id","start_branch","author_email","author_name","file_path"]);
const types3 = ["array","null"];
const values24 = ["created","waiting_for_resource","preparing","pending","running","success","failed","canceled","skipped","manual","scheduled"];
const values25 = [0,30,40,60];
const values26 = [30,40,60];
const known12 = new Set(["name","push_access_level","merge_access_level","unprotect_access_level","allow_force_push","code_owner_approval_required","allowed_to_push","allowed_to_merge","allowed_to_unprotect"]);
const types4 = ["object","null"];
const known13 = new Set(["source_branch","target_branch","title","target_project_id","description","assignee_id","assignee_ids","reviewer_ids","labels","milestone_id","remove_source_branch","squash","allow_collaboration","allow_maintainer_to_push","approvals_before_merge","merge_after"]);
const values27 = ["opened","closed","locked","merged"];
const values28 = ["active","closed"];
const types5 = ["number","null"];
const values29 = ["close","reopen"];
const known14 = new Set(["title","description","state_event","target_branch","assignee_id","assignee_ids","reviewer_ids","labels","add_labels","remove_labels","milestone_id","remove_source_branch","squash","discussion_locked","allow_collaboration","allow_maintainer_to_push","merge_after"]);
const known15 = new Set(["sha","merge_commit_message","squash_commit_message","squash","should_remove_source_branch","auto_merge","merge_when_pipeline_succeeds"]);
const values30 = ["code_coverage"];
const known16 = new Set(["name","approvals_required","rule_type","report_type","user_ids","usernames","group_ids","protected_branch_ids","applies_to_all_protected_branches"]);
const values31 = ["any_approver","regular","code_owner","report_approver"];
const known17 = new Set(["name","approvals_required","user_ids","usernames","group_ids","protected_branch_ids","applies_to_all_protected_branches","remove_hidden_groups"]);
const values32 = ["opened","closed"];
const values33 = ["issue","incident","test_case","task"];
const known18 = new Set(["title","description","labels","milestone_id","assignee_id","assignee_ids","confidential","due_date","issue_type","weight","iid","created_at"]);
const known19 = new Set(["title","description","state_event","labels","add_labels","remove_labels","milestone_id","assignee_id","assignee_ids","confidential","discussion_locked","due_date","issue_type","weight","updated_at"]);
const values34 = ["created","waiting_for_resource","preparing","pending","running","success","failed","canceling","canceled","skipped","manual","scheduled"];
const types6 = ["number","string","null"];
const values35 = ["archive"];
const values36 = ["zip"];
const values37 = ["id","name","username","created_at","updated_at"];
const values38 = ["keyset"];
const values39 = ["name","path","id","similarity"];
const values40 = ["id","name","path","created_at","updated_at","star_count","last_activity_at","similarity"];
const values41 = ["name","updated","version"];
const values42 = ["opened","closed","all"];
const values43 = ["created_by_me","assigned_to_me","all"];
const values44 = ["None","Any"];
const values45 = ["created_at","updated_at","title","due_date","weight"];
const pattern0 = new RegExp("^[0-9]*$", "u");

function checkUser(data){
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
				vErrors = fail(vErrors, "/locked", "type", types0); errors++;
			}
		}
		let data1 = data.bot;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/bot", "type", types0); errors++;
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
		let data3 = data.bio;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/bio", "type", types1); errors++;
			}
		}
		let data4 = data.location;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/location", "type", types1); errors++;
			}
		}
		let data5 = data.public_email;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/public_email", "type", types1); errors++;
			}
		}
		let data6 = data.website_url;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/website_url", "type", types1); errors++;
			}
		}
		let data7 = data.organization;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/organization", "type", types1); errors++;
			}
		}
		let data8 = data.job_title;
		if(data8 !== undefined){
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/job_title", "type", types1); errors++;
			}
		}
		let data9 = data.pronouns;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/pronouns", "type", types1); errors++;
			}
		}
		let data10 = data.email;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/email", "type", types1); errors++;
			}
		}
		let data11 = data.commit_email;
		if(data11 !== undefined){
			if((typeof data11 !== "string") && (data11 !== null)){
				vErrors = fail(vErrors, "/commit_email", "type", types1); errors++;
			}
		}
		let data12 = data.external;
		if(data12 !== undefined){
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/external", "type", types0); errors++;
			}
		}
		let data13 = data.private_profile;
		if(data13 !== undefined){
			if((typeof data13 !== "boolean") && (data13 !== null)){
				vErrors = fail(vErrors, "/private_profile", "type", types0); errors++;
			}
		}
		let data14 = data.is_admin;
		if(data14 !== undefined){
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/is_admin", "type", types0); errors++;
			}
		}
		let data15 = data.note;
		if(data15 !== undefined){
			if((typeof data15 !== "string") && (data15 !== null)){
				vErrors = fail(vErrors, "/note", "type", types1); errors++;
			}
		}
		let data16 = data.namespace_id;
		if(data16 !== undefined){
			if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
				vErrors = fail(vErrors, "/namespace_id", "type", types2); errors++;
			}
			if(typeof data16 == "number"){
				if(Math.abs(data16) > 9007199254740991 && Number.isInteger(data16) && !plainInteger(data16)){
					vErrors = fail(vErrors, "/namespace_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data17 = data.can_create_group;
		if(data17 !== undefined){
			if((typeof data17 !== "boolean") && (data17 !== null)){
				vErrors = fail(vErrors, "/can_create_group", "type", types0); errors++;
			}
		}
		let data18 = data.can_create_project;
		if(data18 !== undefined){
			if((typeof data18 !== "boolean") && (data18 !== null)){
				vErrors = fail(vErrors, "/can_create_project", "type", types0); errors++;
			}
		}
		let data19 = data.two_factor_enabled;
		if(data19 !== undefined){
			if((typeof data19 !== "boolean") && (data19 !== null)){
				vErrors = fail(vErrors, "/two_factor_enabled", "type", types0); errors++;
			}
		}
		let data20 = data.projects_limit;
		if(data20 !== undefined){
			if((!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))) && (data20 !== null)){
				vErrors = fail(vErrors, "/projects_limit", "type", types2); errors++;
			}
			if(typeof data20 == "number"){
				if(Math.abs(data20) > 9007199254740991 && Number.isInteger(data20) && !plainInteger(data20)){
					vErrors = fail(vErrors, "/projects_limit", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data21 = data.theme_id;
		if(data21 !== undefined){
			if((!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))) && (data21 !== null)){
				vErrors = fail(vErrors, "/theme_id", "type", types2); errors++;
			}
			if(typeof data21 == "number"){
				if(Math.abs(data21) > 9007199254740991 && Number.isInteger(data21) && !plainInteger(data21)){
					vErrors = fail(vErrors, "/theme_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data22 = data.color_scheme_id;
		if(data22 !== undefined){
			if((!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))) && (data22 !== null)){
				vErrors = fail(vErrors, "/color_scheme_id", "type", types2); errors++;
			}
			if(typeof data22 == "number"){
				if(Math.abs(data22) > 9007199254740991 && Number.isInteger(data22) && !plainInteger(data22)){
					vErrors = fail(vErrors, "/color_scheme_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data23 = data.identities;
		if(data23 !== undefined){
			if(Array.isArray(data23)){
				const before0 = errors;
				for(let i0=0; i0<data23.length; i0++){
					if(!(checkUserIdentity(data23[i0]))){
						vErrors = join(vErrors, checkUserIdentity.errors, "/identities/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/identities", "type", "array"); errors++;
			}
		}
		let data25 = data.confirmed_at;
		if(data25 !== undefined){
			if((typeof data25 !== "string") && (data25 !== null)){
				vErrors = fail(vErrors, "/confirmed_at", "type", types1); errors++;
			}
			if(typeof data25 === "string"){
				if(!dateTimeFormat(data25)){
					vErrors = fail(vErrors, "/confirmed_at", "format", "date-time"); errors++;
				}
			}
		}
		let data26 = data.last_sign_in_at;
		if(data26 !== undefined){
			if((typeof data26 !== "string") && (data26 !== null)){
				vErrors = fail(vErrors, "/last_sign_in_at", "type", types1); errors++;
			}
			if(typeof data26 === "string"){
				if(!dateTimeFormat(data26)){
					vErrors = fail(vErrors, "/last_sign_in_at", "format", "date-time"); errors++;
				}
			}
		}
		let data27 = data.current_sign_in_at;
		if(data27 !== undefined){
			if((typeof data27 !== "string") && (data27 !== null)){
				vErrors = fail(vErrors, "/current_sign_in_at", "type", types1); errors++;
			}
			if(typeof data27 === "string"){
				if(!dateTimeFormat(data27)){
					vErrors = fail(vErrors, "/current_sign_in_at", "format", "date-time"); errors++;
				}
			}
		}
		let data28 = data.last_activity_on;
		if(data28 !== undefined){
			if((typeof data28 !== "string") && (data28 !== null)){
				vErrors = fail(vErrors, "/last_activity_on", "type", types1); errors++;
			}
			if(typeof data28 === "string"){
				if(!dateFormat(data28)){
					vErrors = fail(vErrors, "/last_activity_on", "format", "date"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkUser.errors = vErrors;
	}
	return errors === 0;
}

export function validateUser(value) {
	return validate(checkUser, value);
}

export function isUser(value) {
	return verdict(checkUser(value));
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
				vErrors = fail(vErrors, "/avatar_url", "type", types1); errors++;
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

function checkUserIdentity(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.provider;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/provider", "type", "string"); errors++;
			}
		}
		let data1 = data.extern_uid;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkUserIdentity.errors = vErrors;
	}
	return errors === 0;
}

export function validateUserIdentity(value) {
	return validate(checkUserIdentity, value);
}

export function isUserIdentity(value) {
	return verdict(checkUserIdentity(value));
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

function checkSortDirection(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "asc") && (data !== "desc")){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
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

function checkUserCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.email;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/email", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
				if(data1.length > 255 && codePoints(data1) > 255){
					vErrors = fail(vErrors, "/name", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.username;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "username"); errors++;
		} else {
			if(typeof data2 === "string"){
				if(data2.length < 1){
					vErrors = fail(vErrors, "/username", "minLength", 1); errors++;
				}
				if(data2.length > 255 && codePoints(data2) > 255){
					vErrors = fail(vErrors, "/username", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data3 = data.password;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/password", "type", "string"); errors++;
			}
		}
		let data4 = data.reset_password;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/reset_password", "type", "boolean"); errors++;
			}
		}
		let data5 = data.force_random_password;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/force_random_password", "type", "boolean"); errors++;
			}
		}
		let data6 = data.skip_confirmation;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/skip_confirmation", "type", "boolean"); errors++;
			}
		}
		let data7 = data.admin;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/admin", "type", "boolean"); errors++;
			}
		}
		let data8 = data.auditor;
		if(data8 !== undefined){
			if(typeof data8 !== "boolean"){
				vErrors = fail(vErrors, "/auditor", "type", "boolean"); errors++;
			}
		}
		let data9 = data.can_create_group;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/can_create_group", "type", "boolean"); errors++;
			}
		}
		let data10 = data.color_scheme_id;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/color_scheme_id", integerFault(data10), "integer"); errors++;
			}
		}
		let data11 = data.theme_id;
		if(data11 !== undefined){
			if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
				vErrors = fail(vErrors, "/theme_id", integerFault(data11), "integer"); errors++;
			}
		}
		let data12 = data.external;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/external", "type", "boolean"); errors++;
			}
		}
		let data13 = data.extern_uid;
		if(data13 !== undefined){
			if(typeof data13 !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		let data14 = data.provider;
		if(data14 !== undefined){
			if(typeof data14 !== "string"){
				vErrors = fail(vErrors, "/provider", "type", "string"); errors++;
			}
		}
		let data15 = data.projects_limit;
		if(data15 !== undefined){
			if(!Number.isSafeInteger(data15) && !plainInteger(data15)){
				vErrors = fail(vErrors, "/projects_limit", integerFault(data15), "integer"); errors++;
			}
			if(typeof data15 == "number"){
				if(data15 < 0 || isNaN(data15)){
					vErrors = fail(vErrors, "/projects_limit", "minimum", 0); errors++;
				}
			}
		}
		let data16 = data.private_profile;
		if(data16 !== undefined){
			if(typeof data16 !== "boolean"){
				vErrors = fail(vErrors, "/private_profile", "type", "boolean"); errors++;
			}
		}
		let data17 = data.public_email;
		if(data17 !== undefined){
			if(typeof data17 !== "string"){
				vErrors = fail(vErrors, "/public_email", "type", "string"); errors++;
			}
		}
		let data18 = data.bio;
		if(data18 !== undefined){
			if(typeof data18 !== "string"){
				vErrors = fail(vErrors, "/bio", "type", "string"); errors++;
			}
		}
		let data19 = data.location;
		if(data19 !== undefined){
			if(typeof data19 !== "string"){
				vErrors = fail(vErrors, "/location", "type", "string"); errors++;
			}
		}
		let data20 = data.website_url;
		if(data20 !== undefined){
			if(typeof data20 !== "string"){
				vErrors = fail(vErrors, "/website_url", "type", "string"); errors++;
			}
		}
		let data21 = data.organization;
		if(data21 !== undefined){
			if(typeof data21 !== "string"){
				vErrors = fail(vErrors, "/organization", "type", "string"); errors++;
			}
		}
		let data22 = data.job_title;
		if(data22 !== undefined){
			if(typeof data22 !== "string"){
				vErrors = fail(vErrors, "/job_title", "type", "string"); errors++;
			}
		}
		let data23 = data.pronouns;
		if(data23 !== undefined){
			if(typeof data23 !== "string"){
				vErrors = fail(vErrors, "/pronouns", "type", "string"); errors++;
			}
		}
		let data24 = data.note;
		if(data24 !== undefined){
			if(typeof data24 !== "string"){
				vErrors = fail(vErrors, "/note", "type", "string"); errors++;
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
		checkUserCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateUserCreate(value) {
	return validate(checkUserCreate, value);
}

export function isUserCreate(value) {
	return verdict(checkUserCreate(value));
}

function checkUserUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.email;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/email", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
				if(data1.length > 255 && codePoints(data1) > 255){
					vErrors = fail(vErrors, "/name", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.username;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(data2.length < 1){
					vErrors = fail(vErrors, "/username", "minLength", 1); errors++;
				}
				if(data2.length > 255 && codePoints(data2) > 255){
					vErrors = fail(vErrors, "/username", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data3 = data.password;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/password", "type", "string"); errors++;
			}
		}
		let data4 = data.skip_reconfirmation;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/skip_reconfirmation", "type", "boolean"); errors++;
			}
		}
		let data5 = data.admin;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/admin", "type", "boolean"); errors++;
			}
		}
		let data6 = data.auditor;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/auditor", "type", "boolean"); errors++;
			}
		}
		let data7 = data.can_create_group;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/can_create_group", "type", "boolean"); errors++;
			}
		}
		let data8 = data.color_scheme_id;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8) && !plainInteger(data8)){
				vErrors = fail(vErrors, "/color_scheme_id", integerFault(data8), "integer"); errors++;
			}
		}
		let data9 = data.theme_id;
		if(data9 !== undefined){
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/theme_id", integerFault(data9), "integer"); errors++;
			}
		}
		let data10 = data.external;
		if(data10 !== undefined){
			if(typeof data10 !== "boolean"){
				vErrors = fail(vErrors, "/external", "type", "boolean"); errors++;
			}
		}
		let data11 = data.extern_uid;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		let data12 = data.provider;
		if(data12 !== undefined){
			if(typeof data12 !== "string"){
				vErrors = fail(vErrors, "/provider", "type", "string"); errors++;
			}
		}
		let data13 = data.projects_limit;
		if(data13 !== undefined){
			if(!Number.isSafeInteger(data13) && !plainInteger(data13)){
				vErrors = fail(vErrors, "/projects_limit", integerFault(data13), "integer"); errors++;
			}
			if(typeof data13 == "number"){
				if(data13 < 0 || isNaN(data13)){
					vErrors = fail(vErrors, "/projects_limit", "minimum", 0); errors++;
				}
			}
		}
		let data14 = data.private_profile;
		if(data14 !== undefined){
			if(typeof data14 !== "boolean"){
				vErrors = fail(vErrors, "/private_profile", "type", "boolean"); errors++;
			}
		}
		let data15 = data.public_email;
		if(data15 !== undefined){
			if(typeof data15 !== "string"){
				vErrors = fail(vErrors, "/public_email", "type", "string"); errors++;
			}
		}
		let data16 = data.commit_email;
		if(data16 !== undefined){
			if(typeof data16 !== "string"){
				vErrors = fail(vErrors, "/commit_email", "type", "string"); errors++;
			}
		}
		let data17 = data.bio;
		if(data17 !== undefined){
			if(typeof data17 !== "string"){
				vErrors = fail(vErrors, "/bio", "type", "string"); errors++;
			}
		}
		let data18 = data.location;
		if(data18 !== undefined){
			if(typeof data18 !== "string"){
				vErrors = fail(vErrors, "/location", "type", "string"); errors++;
			}
		}
		let data19 = data.website_url;
		if(data19 !== undefined){
			if(typeof data19 !== "string"){
				vErrors = fail(vErrors, "/website_url", "type", "string"); errors++;
			}
		}
		let data20 = data.organization;
		if(data20 !== undefined){
			if(typeof data20 !== "string"){
				vErrors = fail(vErrors, "/organization", "type", "string"); errors++;
			}
		}
		let data21 = data.job_title;
		if(data21 !== undefined){
			if(typeof data21 !== "string"){
				vErrors = fail(vErrors, "/job_title", "type", "string"); errors++;
			}
		}
		let data22 = data.pronouns;
		if(data22 !== undefined){
			if(typeof data22 !== "string"){
				vErrors = fail(vErrors, "/pronouns", "type", "string"); errors++;
			}
		}
		let data23 = data.note;
		if(data23 !== undefined){
			if(typeof data23 !== "string"){
				vErrors = fail(vErrors, "/note", "type", "string"); errors++;
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
		checkUserUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateUserUpdate(value) {
	return validate(checkUserUpdate, value);
}

export function isUserUpdate(value) {
	return verdict(checkUserUpdate(value));
}

function checkPersonalAccessTokenCreate(data){
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
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.scopes;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "scopes"); errors++;
		} else {
			if(Array.isArray(data2)){
				if(data2.length < 1){
					vErrors = fail(vErrors, "/scopes", "minItems", 1); errors++;
				}
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
		let data4 = data.expires_at;
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(!dateFormat(data4)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "name") || (key0 === "description")) || (key0 === "scopes")) || (key0 === "expires_at"))){
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
		checkPersonalAccessTokenCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validatePersonalAccessTokenCreate(value) {
	return validate(checkPersonalAccessTokenCreate, value);
}

export function isPersonalAccessTokenCreate(value) {
	return verdict(checkPersonalAccessTokenCreate(value));
}

function checkCreatedPersonalAccessToken(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkPersonalAccessToken(data))){
		vErrors = join(vErrors, checkPersonalAccessToken.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.token;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "token"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCreatedPersonalAccessToken.errors = vErrors;
	}
	return errors === 0;
}

export function validateCreatedPersonalAccessToken(value) {
	return validate(checkCreatedPersonalAccessToken, value);
}

export function isCreatedPersonalAccessToken(value) {
	return verdict(checkCreatedPersonalAccessToken(value));
}

function checkPersonalAccessToken(data){
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
				vErrors = fail(vErrors, "/description", "type", types1); errors++;
			}
		}
		let data3 = data.revoked;
		if(data3 !== undefined){
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/revoked", "type", types0); errors++;
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
		let data5 = data.scopes;
		if(data5 !== undefined){
			if(Array.isArray(data5)){
				const before0 = errors;
				for(let i0=0; i0<data5.length; i0++){
					if(typeof data5[i0] !== "string"){
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
		let data7 = data.user_id;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/user_id", integerFault(data7), "integer"); errors++;
			}
		}
		let data8 = data.last_used_at;
		if(data8 !== undefined){
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/last_used_at", "type", types1); errors++;
			}
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/last_used_at", "format", "date-time"); errors++;
				}
			}
		}
		let data9 = data.active;
		if(data9 !== undefined){
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/active", "type", types0); errors++;
			}
		}
		let data10 = data.expires_at;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/expires_at", "type", types1); errors++;
			}
			if(typeof data10 === "string"){
				if(!dateFormat(data10)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPersonalAccessToken.errors = vErrors;
	}
	return errors === 0;
}

export function validatePersonalAccessToken(value) {
	return validate(checkPersonalAccessToken, value);
}

export function isPersonalAccessToken(value) {
	return verdict(checkPersonalAccessToken(value));
}

function checkVersion(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.version;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "version"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/version", "type", "string"); errors++;
			}
		}
		let data1 = data.revision;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/revision", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkVersion.errors = vErrors;
	}
	return errors === 0;
}

export function validateVersion(value) {
	return validate(checkVersion, value);
}

export function isVersion(value) {
	return verdict(checkVersion(value));
}

function checkMetadata(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkVersion(data))){
		vErrors = join(vErrors, checkVersion.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.enterprise;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/enterprise", "type", types0); errors++;
			}
		}
		let data1 = data.kas;
		if(data1 !== undefined){
			if(!(checkAgentServer(data1))){
				vErrors = join(vErrors, checkAgentServer.errors, "/kas");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMetadata.errors = vErrors;
	}
	return errors === 0;
}

export function validateMetadata(value) {
	return validate(checkMetadata, value);
}

export function isMetadata(value) {
	return verdict(checkMetadata(value));
}

function checkAgentServer(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.enabled;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/enabled", "type", types0); errors++;
			}
		}
		let data1 = data.externalUrl;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/externalUrl", "type", types1); errors++;
			}
		}
		let data2 = data.externalK8sProxyUrl;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/externalK8sProxyUrl", "type", types1); errors++;
			}
		}
		let data3 = data.version;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/version", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkAgentServer.errors = vErrors;
	}
	return errors === 0;
}

export function validateAgentServer(value) {
	return validate(checkAgentServer, value);
}

export function isAgentServer(value) {
	return verdict(checkAgentServer(value));
}

function checkLicense(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.plan;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/plan", "type", "string"); errors++;
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
		let data3 = data.starts_at;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(!dateFormat(data3)){
					vErrors = fail(vErrors, "/starts_at", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/starts_at", "type", "string"); errors++;
			}
		}
		let data4 = data.expires_at;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/expires_at", "type", types1); errors++;
			}
			if(typeof data4 === "string"){
				if(!dateFormat(data4)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			}
		}
		let data5 = data.historical_max;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/historical_max", integerFault(data5), "integer"); errors++;
			}
		}
		let data6 = data.maximum_user_count;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/maximum_user_count", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.active_users;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/active_users", integerFault(data7), "integer"); errors++;
			}
		}
		let data8 = data.user_limit;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8) && !plainInteger(data8)){
				vErrors = fail(vErrors, "/user_limit", integerFault(data8), "integer"); errors++;
			}
		}
		let data9 = data.overage;
		if(data9 !== undefined){
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/overage", integerFault(data9), "integer"); errors++;
			}
		}
		let data10 = data.expired;
		if(data10 !== undefined){
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/expired", "type", types0); errors++;
			}
		}
		let data11 = data.licensee;
		if(data11 !== undefined){
			if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
				vErrors = fail(vErrors, "/licensee", "type", "object"); errors++;
			}
		}
		let data12 = data.add_ons;
		if(data12 !== undefined){
			if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
				vErrors = fail(vErrors, "/add_ons", "type", "object"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkLicense.errors = vErrors;
	}
	return errors === 0;
}

export function validateLicense(value) {
	return validate(checkLicense, value);
}

export function isLicense(value) {
	return verdict(checkLicense(value));
}

function checkGroupCreate(data){
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
				vErrors = fail(vErrors, "/parent_id", "type", types2); errors++;
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
			if(!values1.includes(data6)){
				vErrors = fail(vErrors, "/default_branch_protection", "enum", values1); errors++;
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
			if(!values2.includes(data8)){
				vErrors = fail(vErrors, "/project_creation_level", "enum", values2); errors++;
			}
		}
		let data9 = data.subgroup_creation_level;
		if(data9 !== undefined){
			if((data9 !== "owner") && (data9 !== "maintainer")){
				vErrors = fail(vErrors, "/subgroup_creation_level", "enum", values3); errors++;
			}
		}
		let data10 = data.enabled_git_access_protocol;
		if(data10 !== undefined){
			if(((data10 !== "ssh") && (data10 !== "http")) && (data10 !== "all")){
				vErrors = fail(vErrors, "/enabled_git_access_protocol", "enum", values4); errors++;
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

function checkVisibility(data){
	let vErrors = null;
	let errors = 0;
	if(((data !== "public") && (data !== "internal")) && (data !== "private")){
		vErrors = fail(vErrors, "", "enum", values6); errors++;
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

function checkMemberAccessLevel(data){
	let vErrors = null;
	let errors = 0;
	if(!values7.includes(data)){
		vErrors = fail(vErrors, "", "enum", named0); errors++;
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
				vErrors = fail(vErrors, "/description", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/avatar_url", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/request_access_enabled", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/file_template_project_id", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/parent_id", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/enabled_git_access_protocol", "type", types1); errors++;
			}
		}
		let data15 = data.runners_token;
		if(data15 !== undefined){
			if((typeof data15 !== "string") && (data15 !== null)){
				vErrors = fail(vErrors, "/runners_token", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/prevent_sharing_groups_outside_hierarchy", "type", types0); errors++;
			}
		}
		let data19 = data.ip_restriction_ranges;
		if(data19 !== undefined){
			if((typeof data19 !== "string") && (data19 !== null)){
				vErrors = fail(vErrors, "/ip_restriction_ranges", "type", types1); errors++;
			}
		}
		let data20 = data.math_rendering_limits_enabled;
		if(data20 !== undefined){
			if((typeof data20 !== "boolean") && (data20 !== null)){
				vErrors = fail(vErrors, "/math_rendering_limits_enabled", "type", types0); errors++;
			}
		}
		let data21 = data.lock_math_rendering_limits_enabled;
		if(data21 !== undefined){
			if((typeof data21 !== "boolean") && (data21 !== null)){
				vErrors = fail(vErrors, "/lock_math_rendering_limits_enabled", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/shared_runners_minutes_limit", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/extra_shared_runners_minutes_limit", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/membership_lock", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/experiment_features_enabled", "type", types0); errors++;
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
	if(!values8.includes(data)){
		vErrors = fail(vErrors, "", "enum", named1); errors++;
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
				vErrors = fail(vErrors, "/license_url", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/archived", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/import_url", "type", types1); errors++;
			}
		}
		let data7 = data.import_type;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/import_type", "type", types1); errors++;
			}
		}
		let data8 = data.import_error;
		if(data8 !== undefined){
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/import_error", "type", types1); errors++;
			}
		}
		let data9 = data.marked_for_deletion_on;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/marked_for_deletion_at", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/issues_enabled", "type", types0); errors++;
			}
		}
		let data23 = data.merge_requests_enabled;
		if(data23 !== undefined){
			if((typeof data23 !== "boolean") && (data23 !== null)){
				vErrors = fail(vErrors, "/merge_requests_enabled", "type", types0); errors++;
			}
		}
		let data24 = data.jobs_enabled;
		if(data24 !== undefined){
			if((typeof data24 !== "boolean") && (data24 !== null)){
				vErrors = fail(vErrors, "/jobs_enabled", "type", types0); errors++;
			}
		}
		let data25 = data.wiki_enabled;
		if(data25 !== undefined){
			if((typeof data25 !== "boolean") && (data25 !== null)){
				vErrors = fail(vErrors, "/wiki_enabled", "type", types0); errors++;
			}
		}
		let data26 = data.snippets_enabled;
		if(data26 !== undefined){
			if((typeof data26 !== "boolean") && (data26 !== null)){
				vErrors = fail(vErrors, "/snippets_enabled", "type", types0); errors++;
			}
		}
		let data27 = data.container_registry_enabled;
		if(data27 !== undefined){
			if((typeof data27 !== "boolean") && (data27 !== null)){
				vErrors = fail(vErrors, "/container_registry_enabled", "type", types0); errors++;
			}
		}
		let data28 = data.can_create_merge_request_in;
		if(data28 !== undefined){
			if((typeof data28 !== "boolean") && (data28 !== null)){
				vErrors = fail(vErrors, "/can_create_merge_request_in", "type", types0); errors++;
			}
		}
		let data29 = data.resolve_outdated_diff_discussions;
		if(data29 !== undefined){
			if((typeof data29 !== "boolean") && (data29 !== null)){
				vErrors = fail(vErrors, "/resolve_outdated_diff_discussions", "type", types0); errors++;
			}
		}
		let data30 = data.shared_runners_enabled;
		if(data30 !== undefined){
			if((typeof data30 !== "boolean") && (data30 !== null)){
				vErrors = fail(vErrors, "/shared_runners_enabled", "type", types0); errors++;
			}
		}
		let data31 = data.group_runners_enabled;
		if(data31 !== undefined){
			if((typeof data31 !== "boolean") && (data31 !== null)){
				vErrors = fail(vErrors, "/group_runners_enabled", "type", types0); errors++;
			}
		}
		let data32 = data.public_jobs;
		if(data32 !== undefined){
			if((typeof data32 !== "boolean") && (data32 !== null)){
				vErrors = fail(vErrors, "/public_jobs", "type", types0); errors++;
			}
		}
		let data33 = data.only_allow_merge_if_pipeline_succeeds;
		if(data33 !== undefined){
			if((typeof data33 !== "boolean") && (data33 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_pipeline_succeeds", "type", types0); errors++;
			}
		}
		let data34 = data.allow_merge_on_skipped_pipeline;
		if(data34 !== undefined){
			if((typeof data34 !== "boolean") && (data34 !== null)){
				vErrors = fail(vErrors, "/allow_merge_on_skipped_pipeline", "type", types0); errors++;
			}
		}
		let data35 = data.allow_pipeline_trigger_approve_deployment;
		if(data35 !== undefined){
			if((typeof data35 !== "boolean") && (data35 !== null)){
				vErrors = fail(vErrors, "/allow_pipeline_trigger_approve_deployment", "type", types0); errors++;
			}
		}
		let data36 = data.restrict_user_defined_variables;
		if(data36 !== undefined){
			if((typeof data36 !== "boolean") && (data36 !== null)){
				vErrors = fail(vErrors, "/restrict_user_defined_variables", "type", types0); errors++;
			}
		}
		let data37 = data.only_allow_merge_if_all_discussions_are_resolved;
		if(data37 !== undefined){
			if((typeof data37 !== "boolean") && (data37 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_discussions_are_resolved", "type", types0); errors++;
			}
		}
		let data38 = data.remove_source_branch_after_merge;
		if(data38 !== undefined){
			if((typeof data38 !== "boolean") && (data38 !== null)){
				vErrors = fail(vErrors, "/remove_source_branch_after_merge", "type", types0); errors++;
			}
		}
		let data39 = data.printing_merge_requests_link_enabled;
		if(data39 !== undefined){
			if((typeof data39 !== "boolean") && (data39 !== null)){
				vErrors = fail(vErrors, "/printing_merge_requests_link_enabled", "type", types0); errors++;
			}
		}
		let data40 = data.printing_merge_request_link_enabled;
		if(data40 !== undefined){
			if((typeof data40 !== "boolean") && (data40 !== null)){
				vErrors = fail(vErrors, "/printing_merge_request_link_enabled", "type", types0); errors++;
			}
		}
		let data41 = data.request_access_enabled;
		if(data41 !== undefined){
			if((typeof data41 !== "boolean") && (data41 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types0); errors++;
			}
		}
		let data42 = data.auto_devops_enabled;
		if(data42 !== undefined){
			if((typeof data42 !== "boolean") && (data42 !== null)){
				vErrors = fail(vErrors, "/auto_devops_enabled", "type", types0); errors++;
			}
		}
		let data43 = data.mirror;
		if(data43 !== undefined){
			if((typeof data43 !== "boolean") && (data43 !== null)){
				vErrors = fail(vErrors, "/mirror", "type", types0); errors++;
			}
		}
		let data44 = data.mirror_trigger_builds;
		if(data44 !== undefined){
			if((typeof data44 !== "boolean") && (data44 !== null)){
				vErrors = fail(vErrors, "/mirror_trigger_builds", "type", types0); errors++;
			}
		}
		let data45 = data.only_mirror_protected_branches;
		if(data45 !== undefined){
			if((typeof data45 !== "boolean") && (data45 !== null)){
				vErrors = fail(vErrors, "/only_mirror_protected_branches", "type", types0); errors++;
			}
		}
		let data46 = data.mirror_overwrites_diverged_branches;
		if(data46 !== undefined){
			if((typeof data46 !== "boolean") && (data46 !== null)){
				vErrors = fail(vErrors, "/mirror_overwrites_diverged_branches", "type", types0); errors++;
			}
		}
		let data47 = data.packages_enabled;
		if(data47 !== undefined){
			if((typeof data47 !== "boolean") && (data47 !== null)){
				vErrors = fail(vErrors, "/packages_enabled", "type", types0); errors++;
			}
		}
		let data48 = data.service_desk_enabled;
		if(data48 !== undefined){
			if((typeof data48 !== "boolean") && (data48 !== null)){
				vErrors = fail(vErrors, "/service_desk_enabled", "type", types0); errors++;
			}
		}
		let data49 = data.autoclose_referenced_issues;
		if(data49 !== undefined){
			if((typeof data49 !== "boolean") && (data49 !== null)){
				vErrors = fail(vErrors, "/autoclose_referenced_issues", "type", types0); errors++;
			}
		}
		let data50 = data.enforce_auth_checks_on_uploads;
		if(data50 !== undefined){
			if((typeof data50 !== "boolean") && (data50 !== null)){
				vErrors = fail(vErrors, "/enforce_auth_checks_on_uploads", "type", types0); errors++;
			}
		}
		let data51 = data.warn_about_potentially_unwanted_characters;
		if(data51 !== undefined){
			if((typeof data51 !== "boolean") && (data51 !== null)){
				vErrors = fail(vErrors, "/warn_about_potentially_unwanted_characters", "type", types0); errors++;
			}
		}
		let data52 = data.pre_receive_secret_detection_enabled;
		if(data52 !== undefined){
			if((typeof data52 !== "boolean") && (data52 !== null)){
				vErrors = fail(vErrors, "/pre_receive_secret_detection_enabled", "type", types0); errors++;
			}
		}
		let data53 = data.ci_forward_deployment_enabled;
		if(data53 !== undefined){
			if((typeof data53 !== "boolean") && (data53 !== null)){
				vErrors = fail(vErrors, "/ci_forward_deployment_enabled", "type", types0); errors++;
			}
		}
		let data54 = data.ci_forward_deployment_rollback_allowed;
		if(data54 !== undefined){
			if((typeof data54 !== "boolean") && (data54 !== null)){
				vErrors = fail(vErrors, "/ci_forward_deployment_rollback_allowed", "type", types0); errors++;
			}
		}
		let data55 = data.ci_allow_fork_pipelines_to_run_in_parent_project;
		if(data55 !== undefined){
			if((typeof data55 !== "boolean") && (data55 !== null)){
				vErrors = fail(vErrors, "/ci_allow_fork_pipelines_to_run_in_parent_project", "type", types0); errors++;
			}
		}
		let data56 = data.ci_separated_caches;
		if(data56 !== undefined){
			if((typeof data56 !== "boolean") && (data56 !== null)){
				vErrors = fail(vErrors, "/ci_separated_caches", "type", types0); errors++;
			}
		}
		let data57 = data.ci_push_repository_for_job_token_allowed;
		if(data57 !== undefined){
			if((typeof data57 !== "boolean") && (data57 !== null)){
				vErrors = fail(vErrors, "/ci_push_repository_for_job_token_allowed", "type", types0); errors++;
			}
		}
		let data58 = data.only_allow_merge_if_all_status_checks_passed;
		if(data58 !== undefined){
			if((typeof data58 !== "boolean") && (data58 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_status_checks_passed", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/ci_default_git_depth", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/mirror_user_id", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/external_authorization_classification_label", "type", types1); errors++;
			}
		}
		let data70 = data.service_desk_address;
		if(data70 !== undefined){
			if((typeof data70 !== "string") && (data70 !== null)){
				vErrors = fail(vErrors, "/service_desk_address", "type", types1); errors++;
			}
		}
		let data71 = data.suggestion_commit_message;
		if(data71 !== undefined){
			if((typeof data71 !== "string") && (data71 !== null)){
				vErrors = fail(vErrors, "/suggestion_commit_message", "type", types1); errors++;
			}
		}
		let data72 = data.merge_commit_template;
		if(data72 !== undefined){
			if((typeof data72 !== "string") && (data72 !== null)){
				vErrors = fail(vErrors, "/merge_commit_template", "type", types1); errors++;
			}
		}
		let data73 = data.squash_commit_template;
		if(data73 !== undefined){
			if((typeof data73 !== "string") && (data73 !== null)){
				vErrors = fail(vErrors, "/squash_commit_template", "type", types1); errors++;
			}
		}
		let data74 = data.issue_branch_template;
		if(data74 !== undefined){
			if((typeof data74 !== "string") && (data74 !== null)){
				vErrors = fail(vErrors, "/issue_branch_template", "type", types1); errors++;
			}
		}
		let data75 = data.issues_template;
		if(data75 !== undefined){
			if((typeof data75 !== "string") && (data75 !== null)){
				vErrors = fail(vErrors, "/issues_template", "type", types1); errors++;
			}
		}
		let data76 = data.merge_requests_template;
		if(data76 !== undefined){
			if((typeof data76 !== "string") && (data76 !== null)){
				vErrors = fail(vErrors, "/merge_requests_template", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/runners_token", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/mr_default_target_self", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/description", "type", types1); errors++;
			}
		}
		let data2 = data.default_branch;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/default_branch", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/readme_url", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/avatar_url", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/avatar_url", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/parent_id", "type", types2); errors++;
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
		vErrors = fail(vErrors, "", "enum", values9); errors++;
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
		if(!values10.includes(data)){
			vErrors = fail(vErrors, "", "enum", values10); errors++;
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
		vErrors = fail(vErrors, "", "enum", values11); errors++;
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
				vErrors = fail(vErrors, "/notification_level", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/nickname", "type", types1); errors++;
			}
		}
		let data3 = data.html_url;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/html_url", "type", types1); errors++;
			}
		}
		let data4 = data.source_url;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/source_url", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/enabled", "type", types0); errors++;
			}
		}
		let data2 = data.keep_n;
		if(data2 !== undefined){
			if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
				vErrors = fail(vErrors, "/keep_n", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/older_than", "type", types1); errors++;
			}
		}
		let data4 = data.name_regex;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/name_regex", "type", types1); errors++;
			}
		}
		let data5 = data.name_regex_delete;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/name_regex_delete", "type", types1); errors++;
			}
		}
		let data6 = data.name_regex_keep;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/name_regex_keep", "type", types1); errors++;
			}
		}
		let data7 = data.next_run_at;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/next_run_at", "type", types1); errors++;
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

function checkGroupUpdate(data){
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
			if(!values1.includes(data5)){
				vErrors = fail(vErrors, "/default_branch_protection", "enum", values1); errors++;
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
			if(!values2.includes(data7)){
				vErrors = fail(vErrors, "/project_creation_level", "enum", values2); errors++;
			}
		}
		let data8 = data.subgroup_creation_level;
		if(data8 !== undefined){
			if((data8 !== "owner") && (data8 !== "maintainer")){
				vErrors = fail(vErrors, "/subgroup_creation_level", "enum", values3); errors++;
			}
		}
		let data9 = data.enabled_git_access_protocol;
		if(data9 !== undefined){
			if(((data9 !== "ssh") && (data9 !== "http")) && (data9 !== "all")){
				vErrors = fail(vErrors, "/enabled_git_access_protocol", "enum", values4); errors++;
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
			if(!values12.includes(data11)){
				vErrors = fail(vErrors, "/shared_runners_setting", "enum", values12); errors++;
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

function checkAccepted(data){
	let vErrors = null;
	let errors = 0;
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
		checkAccepted.errors = vErrors;
	}
	return errors === 0;
}

export function validateAccepted(value) {
	return validate(checkAccepted, value);
}

export function isAccepted(value) {
	return verdict(checkAccepted(value));
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
				vErrors = fail(vErrors, "/allow_force_push", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/container_registry_size_is_estimated", "type", types0); errors++;
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

function checkGroupShareCreate(data){
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
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/group_id", "minimum", 1); errors++;
				}
			}
		}
		let data1 = data.group_access;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "group_access"); errors++;
		} else {
			if(!(checkMemberAccessLevel(data1))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/group_access");
				errors = vErrors.length;
			}
		}
		let data2 = data.expires_at;
		if(data2 !== undefined){
			if(!(checkDateToSet(data2))){
				vErrors = join(vErrors, checkDateToSet.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
		let data3 = data.member_role_id;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/member_role_id", integerFault(data3), "integer"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "group_id") || (key0 === "group_access")) || (key0 === "expires_at")) || (key0 === "member_role_id"))){
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
		checkGroupShareCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroupShareCreate(value) {
	return validate(checkGroupShareCreate, value);
}

export function isGroupShareCreate(value) {
	return verdict(checkGroupShareCreate(value));
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

function checkProjectCreate(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.name === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
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
			if(data.path === undefined){
				vErrors = fail(vErrors, "", "required", "path"); errors++;
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
		let data2 = data.namespace_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/namespace_id", integerFault(data2), "integer"); errors++;
			}
			if(typeof data2 == "number"){
				if(data2 < 1 || isNaN(data2)){
					vErrors = fail(vErrors, "/namespace_id", "minimum", 1); errors++;
				}
			}
		}
		let data3 = data.initialize_with_readme;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/initialize_with_readme", "type", "boolean"); errors++;
			}
		}
		let data4 = data.description;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data5 = data.default_branch;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/default_branch", "type", "string"); errors++;
			}
		}
		let data6 = data.visibility;
		if(data6 !== undefined){
			if(!(checkVisibility(data6))){
				vErrors = join(vErrors, checkVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data7 = data.topics;
		if(data7 !== undefined){
			if(!(checkTextList(data7))){
				vErrors = join(vErrors, checkTextList.errors, "/topics");
				errors = vErrors.length;
			}
		}
		let data8 = data.tag_list;
		if(data8 !== undefined){
			if(!(checkTextList(data8))){
				vErrors = join(vErrors, checkTextList.errors, "/tag_list");
				errors = vErrors.length;
			}
		}
		let data9 = data.import_url;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/import_url", "type", "string"); errors++;
			}
		}
		let data10 = data.repository_storage;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		let data11 = data.merge_method;
		if(data11 !== undefined){
			if(((data11 !== "merge") && (data11 !== "rebase_merge")) && (data11 !== "ff")){
				vErrors = fail(vErrors, "/merge_method", "enum", values13); errors++;
			}
		}
		let data12 = data.squash_option;
		if(data12 !== undefined){
			if(!values14.includes(data12)){
				vErrors = fail(vErrors, "/squash_option", "enum", values14); errors++;
			}
		}
		let data13 = data.build_git_strategy;
		if(data13 !== undefined){
			if((data13 !== "fetch") && (data13 !== "clone")){
				vErrors = fail(vErrors, "/build_git_strategy", "enum", values15); errors++;
			}
		}
		let data14 = data.build_timeout;
		if(data14 !== undefined){
			if(!Number.isSafeInteger(data14) && !plainInteger(data14)){
				vErrors = fail(vErrors, "/build_timeout", integerFault(data14), "integer"); errors++;
			}
			if(typeof data14 == "number"){
				if(data14 < 600 || isNaN(data14)){
					vErrors = fail(vErrors, "/build_timeout", "minimum", 600); errors++;
				}
			}
		}
		let data15 = data.build_coverage_regex;
		if(data15 !== undefined){
			if(typeof data15 !== "string"){
				vErrors = fail(vErrors, "/build_coverage_regex", "type", "string"); errors++;
			}
		}
		let data16 = data.auto_cancel_pending_pipelines;
		if(data16 !== undefined){
			if((data16 !== "enabled") && (data16 !== "disabled")){
				vErrors = fail(vErrors, "/auto_cancel_pending_pipelines", "enum", values16); errors++;
			}
		}
		let data17 = data.auto_devops_deploy_strategy;
		if(data17 !== undefined){
			if(((data17 !== "continuous") && (data17 !== "manual")) && (data17 !== "timed_incremental")){
				vErrors = fail(vErrors, "/auto_devops_deploy_strategy", "enum", values17); errors++;
			}
		}
		let data18 = data.ci_config_path;
		if(data18 !== undefined){
			if(typeof data18 !== "string"){
				vErrors = fail(vErrors, "/ci_config_path", "type", "string"); errors++;
			}
		}
		let data19 = data.ci_default_git_depth;
		if(data19 !== undefined){
			if(!Number.isSafeInteger(data19) && !plainInteger(data19)){
				vErrors = fail(vErrors, "/ci_default_git_depth", integerFault(data19), "integer"); errors++;
			}
			if(typeof data19 == "number"){
				if(data19 < 0 || isNaN(data19)){
					vErrors = fail(vErrors, "/ci_default_git_depth", "minimum", 0); errors++;
				}
			}
		}
		let data20 = data.approvals_before_merge;
		if(data20 !== undefined){
			if(!Number.isSafeInteger(data20) && !plainInteger(data20)){
				vErrors = fail(vErrors, "/approvals_before_merge", integerFault(data20), "integer"); errors++;
			}
			if(typeof data20 == "number"){
				if(data20 < 0 || isNaN(data20)){
					vErrors = fail(vErrors, "/approvals_before_merge", "minimum", 0); errors++;
				}
			}
		}
		let data21 = data.external_authorization_classification_label;
		if(data21 !== undefined){
			if(typeof data21 !== "string"){
				vErrors = fail(vErrors, "/external_authorization_classification_label", "type", "string"); errors++;
			}
		}
		let data22 = data.suggestion_commit_message;
		if(data22 !== undefined){
			if(typeof data22 !== "string"){
				vErrors = fail(vErrors, "/suggestion_commit_message", "type", "string"); errors++;
			}
		}
		let data23 = data.merge_commit_template;
		if(data23 !== undefined){
			if(typeof data23 !== "string"){
				vErrors = fail(vErrors, "/merge_commit_template", "type", "string"); errors++;
			}
		}
		let data24 = data.squash_commit_template;
		if(data24 !== undefined){
			if(typeof data24 !== "string"){
				vErrors = fail(vErrors, "/squash_commit_template", "type", "string"); errors++;
			}
		}
		let data25 = data.issue_branch_template;
		if(data25 !== undefined){
			if(typeof data25 !== "string"){
				vErrors = fail(vErrors, "/issue_branch_template", "type", "string"); errors++;
			}
		}
		let data26 = data.issues_access_level;
		if(data26 !== undefined){
			if(!(checkFeatureAccess(data26))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/issues_access_level");
				errors = vErrors.length;
			}
		}
		let data27 = data.repository_access_level;
		if(data27 !== undefined){
			if(!(checkFeatureAccess(data27))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/repository_access_level");
				errors = vErrors.length;
			}
		}
		let data28 = data.merge_requests_access_level;
		if(data28 !== undefined){
			if(!(checkFeatureAccess(data28))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/merge_requests_access_level");
				errors = vErrors.length;
			}
		}
		let data29 = data.forking_access_level;
		if(data29 !== undefined){
			if(!(checkFeatureAccess(data29))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/forking_access_level");
				errors = vErrors.length;
			}
		}
		let data30 = data.builds_access_level;
		if(data30 !== undefined){
			if(!(checkFeatureAccess(data30))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/builds_access_level");
				errors = vErrors.length;
			}
		}
		let data31 = data.wiki_access_level;
		if(data31 !== undefined){
			if(!(checkFeatureAccess(data31))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/wiki_access_level");
				errors = vErrors.length;
			}
		}
		let data32 = data.snippets_access_level;
		if(data32 !== undefined){
			if(!(checkFeatureAccess(data32))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/snippets_access_level");
				errors = vErrors.length;
			}
		}
		let data33 = data.analytics_access_level;
		if(data33 !== undefined){
			if(!(checkFeatureAccess(data33))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/analytics_access_level");
				errors = vErrors.length;
			}
		}
		let data34 = data.releases_access_level;
		if(data34 !== undefined){
			if(!(checkFeatureAccess(data34))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/releases_access_level");
				errors = vErrors.length;
			}
		}
		let data35 = data.environments_access_level;
		if(data35 !== undefined){
			if(!(checkFeatureAccess(data35))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/environments_access_level");
				errors = vErrors.length;
			}
		}
		let data36 = data.feature_flags_access_level;
		if(data36 !== undefined){
			if(!(checkFeatureAccess(data36))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/feature_flags_access_level");
				errors = vErrors.length;
			}
		}
		let data37 = data.infrastructure_access_level;
		if(data37 !== undefined){
			if(!(checkFeatureAccess(data37))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/infrastructure_access_level");
				errors = vErrors.length;
			}
		}
		let data38 = data.monitor_access_level;
		if(data38 !== undefined){
			if(!(checkFeatureAccess(data38))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/monitor_access_level");
				errors = vErrors.length;
			}
		}
		let data39 = data.model_experiments_access_level;
		if(data39 !== undefined){
			if(!(checkFeatureAccess(data39))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/model_experiments_access_level");
				errors = vErrors.length;
			}
		}
		let data40 = data.model_registry_access_level;
		if(data40 !== undefined){
			if(!(checkFeatureAccess(data40))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/model_registry_access_level");
				errors = vErrors.length;
			}
		}
		let data41 = data.package_registry_access_level;
		if(data41 !== undefined){
			if(!(checkFeatureAccess(data41))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/package_registry_access_level");
				errors = vErrors.length;
			}
		}
		let data42 = data.container_registry_access_level;
		if(data42 !== undefined){
			if(!(checkFeatureAccess(data42))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/container_registry_access_level");
				errors = vErrors.length;
			}
		}
		let data43 = data.requirements_access_level;
		if(data43 !== undefined){
			if(!(checkFeatureAccess(data43))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/requirements_access_level");
				errors = vErrors.length;
			}
		}
		let data44 = data.security_and_compliance_access_level;
		if(data44 !== undefined){
			if(!(checkFeatureAccess(data44))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/security_and_compliance_access_level");
				errors = vErrors.length;
			}
		}
		let data45 = data.pages_access_level;
		if(data45 !== undefined){
			if(!values18.includes(data45)){
				vErrors = fail(vErrors, "/pages_access_level", "enum", values18); errors++;
			}
		}
		let data46 = data.issues_enabled;
		if(data46 !== undefined){
			if(typeof data46 !== "boolean"){
				vErrors = fail(vErrors, "/issues_enabled", "type", "boolean"); errors++;
			}
		}
		let data47 = data.merge_requests_enabled;
		if(data47 !== undefined){
			if(typeof data47 !== "boolean"){
				vErrors = fail(vErrors, "/merge_requests_enabled", "type", "boolean"); errors++;
			}
		}
		let data48 = data.jobs_enabled;
		if(data48 !== undefined){
			if(typeof data48 !== "boolean"){
				vErrors = fail(vErrors, "/jobs_enabled", "type", "boolean"); errors++;
			}
		}
		let data49 = data.wiki_enabled;
		if(data49 !== undefined){
			if(typeof data49 !== "boolean"){
				vErrors = fail(vErrors, "/wiki_enabled", "type", "boolean"); errors++;
			}
		}
		let data50 = data.snippets_enabled;
		if(data50 !== undefined){
			if(typeof data50 !== "boolean"){
				vErrors = fail(vErrors, "/snippets_enabled", "type", "boolean"); errors++;
			}
		}
		let data51 = data.container_registry_enabled;
		if(data51 !== undefined){
			if(typeof data51 !== "boolean"){
				vErrors = fail(vErrors, "/container_registry_enabled", "type", "boolean"); errors++;
			}
		}
		let data52 = data.packages_enabled;
		if(data52 !== undefined){
			if(typeof data52 !== "boolean"){
				vErrors = fail(vErrors, "/packages_enabled", "type", "boolean"); errors++;
			}
		}
		let data53 = data.service_desk_enabled;
		if(data53 !== undefined){
			if(typeof data53 !== "boolean"){
				vErrors = fail(vErrors, "/service_desk_enabled", "type", "boolean"); errors++;
			}
		}
		let data54 = data.lfs_enabled;
		if(data54 !== undefined){
			if(typeof data54 !== "boolean"){
				vErrors = fail(vErrors, "/lfs_enabled", "type", "boolean"); errors++;
			}
		}
		let data55 = data.emails_enabled;
		if(data55 !== undefined){
			if(typeof data55 !== "boolean"){
				vErrors = fail(vErrors, "/emails_enabled", "type", "boolean"); errors++;
			}
		}
		let data56 = data.emails_disabled;
		if(data56 !== undefined){
			if(typeof data56 !== "boolean"){
				vErrors = fail(vErrors, "/emails_disabled", "type", "boolean"); errors++;
			}
		}
		let data57 = data.show_default_award_emojis;
		if(data57 !== undefined){
			if(typeof data57 !== "boolean"){
				vErrors = fail(vErrors, "/show_default_award_emojis", "type", "boolean"); errors++;
			}
		}
		let data58 = data.resolve_outdated_diff_discussions;
		if(data58 !== undefined){
			if(typeof data58 !== "boolean"){
				vErrors = fail(vErrors, "/resolve_outdated_diff_discussions", "type", "boolean"); errors++;
			}
		}
		let data59 = data.shared_runners_enabled;
		if(data59 !== undefined){
			if(typeof data59 !== "boolean"){
				vErrors = fail(vErrors, "/shared_runners_enabled", "type", "boolean"); errors++;
			}
		}
		let data60 = data.group_runners_enabled;
		if(data60 !== undefined){
			if(typeof data60 !== "boolean"){
				vErrors = fail(vErrors, "/group_runners_enabled", "type", "boolean"); errors++;
			}
		}
		let data61 = data.public_jobs;
		if(data61 !== undefined){
			if(typeof data61 !== "boolean"){
				vErrors = fail(vErrors, "/public_jobs", "type", "boolean"); errors++;
			}
		}
		let data62 = data.public_builds;
		if(data62 !== undefined){
			if(typeof data62 !== "boolean"){
				vErrors = fail(vErrors, "/public_builds", "type", "boolean"); errors++;
			}
		}
		let data63 = data.only_allow_merge_if_pipeline_succeeds;
		if(data63 !== undefined){
			if(typeof data63 !== "boolean"){
				vErrors = fail(vErrors, "/only_allow_merge_if_pipeline_succeeds", "type", "boolean"); errors++;
			}
		}
		let data64 = data.allow_merge_on_skipped_pipeline;
		if(data64 !== undefined){
			if(typeof data64 !== "boolean"){
				vErrors = fail(vErrors, "/allow_merge_on_skipped_pipeline", "type", "boolean"); errors++;
			}
		}
		let data65 = data.only_allow_merge_if_all_discussions_are_resolved;
		if(data65 !== undefined){
			if(typeof data65 !== "boolean"){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_discussions_are_resolved", "type", "boolean"); errors++;
			}
		}
		let data66 = data.request_access_enabled;
		if(data66 !== undefined){
			if(typeof data66 !== "boolean"){
				vErrors = fail(vErrors, "/request_access_enabled", "type", "boolean"); errors++;
			}
		}
		let data67 = data.printing_merge_request_link_enabled;
		if(data67 !== undefined){
			if(typeof data67 !== "boolean"){
				vErrors = fail(vErrors, "/printing_merge_request_link_enabled", "type", "boolean"); errors++;
			}
		}
		let data68 = data.remove_source_branch_after_merge;
		if(data68 !== undefined){
			if(typeof data68 !== "boolean"){
				vErrors = fail(vErrors, "/remove_source_branch_after_merge", "type", "boolean"); errors++;
			}
		}
		let data69 = data.autoclose_referenced_issues;
		if(data69 !== undefined){
			if(typeof data69 !== "boolean"){
				vErrors = fail(vErrors, "/autoclose_referenced_issues", "type", "boolean"); errors++;
			}
		}
		let data70 = data.auto_devops_enabled;
		if(data70 !== undefined){
			if(typeof data70 !== "boolean"){
				vErrors = fail(vErrors, "/auto_devops_enabled", "type", "boolean"); errors++;
			}
		}
		let data71 = data.enforce_auth_checks_on_uploads;
		if(data71 !== undefined){
			if(typeof data71 !== "boolean"){
				vErrors = fail(vErrors, "/enforce_auth_checks_on_uploads", "type", "boolean"); errors++;
			}
		}
		let data72 = data.warn_about_potentially_unwanted_characters;
		if(data72 !== undefined){
			if(typeof data72 !== "boolean"){
				vErrors = fail(vErrors, "/warn_about_potentially_unwanted_characters", "type", "boolean"); errors++;
			}
		}
		let data73 = data.mirror;
		if(data73 !== undefined){
			if(typeof data73 !== "boolean"){
				vErrors = fail(vErrors, "/mirror", "type", "boolean"); errors++;
			}
		}
		let data74 = data.mirror_trigger_builds;
		if(data74 !== undefined){
			if(typeof data74 !== "boolean"){
				vErrors = fail(vErrors, "/mirror_trigger_builds", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known4.has(key0))){
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
		checkProjectCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectCreate(value) {
	return validate(checkProjectCreate, value);
}

export function isProjectCreate(value) {
	return verdict(checkProjectCreate(value));
}

function checkTextList(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(Array.isArray(data)){
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
		checkTextList.errors = vErrors;
	}
	return errors === 0;
}

export function validateTextList(value) {
	return validate(checkTextList, value);
}

export function isTextList(value) {
	return verdict(checkTextList(value));
}

function checkFeatureAccess(data){
	let vErrors = null;
	let errors = 0;
	if(((data !== "disabled") && (data !== "private")) && (data !== "enabled")){
		vErrors = fail(vErrors, "", "enum", values5); errors++;
	}
	if(errors !== 0){
		checkFeatureAccess.errors = vErrors;
	}
	return errors === 0;
}

export function validateFeatureAccess(value) {
	return validate(checkFeatureAccess, value);
}

export function isFeatureAccess(value) {
	return verdict(checkFeatureAccess(value));
}

function checkProjectUpdate(data){
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
		let data3 = data.default_branch;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/default_branch", "type", "string"); errors++;
			}
		}
		let data4 = data.visibility;
		if(data4 !== undefined){
			if(!(checkVisibility(data4))){
				vErrors = join(vErrors, checkVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data5 = data.topics;
		if(data5 !== undefined){
			if(!(checkTextList(data5))){
				vErrors = join(vErrors, checkTextList.errors, "/topics");
				errors = vErrors.length;
			}
		}
		let data6 = data.tag_list;
		if(data6 !== undefined){
			if(!(checkTextList(data6))){
				vErrors = join(vErrors, checkTextList.errors, "/tag_list");
				errors = vErrors.length;
			}
		}
		let data7 = data.import_url;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/import_url", "type", "string"); errors++;
			}
		}
		let data8 = data.repository_storage;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		let data9 = data.merge_method;
		if(data9 !== undefined){
			if(((data9 !== "merge") && (data9 !== "rebase_merge")) && (data9 !== "ff")){
				vErrors = fail(vErrors, "/merge_method", "enum", values13); errors++;
			}
		}
		let data10 = data.squash_option;
		if(data10 !== undefined){
			if(!values14.includes(data10)){
				vErrors = fail(vErrors, "/squash_option", "enum", values14); errors++;
			}
		}
		let data11 = data.build_git_strategy;
		if(data11 !== undefined){
			if((data11 !== "fetch") && (data11 !== "clone")){
				vErrors = fail(vErrors, "/build_git_strategy", "enum", values15); errors++;
			}
		}
		let data12 = data.build_timeout;
		if(data12 !== undefined){
			if(!Number.isSafeInteger(data12) && !plainInteger(data12)){
				vErrors = fail(vErrors, "/build_timeout", integerFault(data12), "integer"); errors++;
			}
			if(typeof data12 == "number"){
				if(data12 < 600 || isNaN(data12)){
					vErrors = fail(vErrors, "/build_timeout", "minimum", 600); errors++;
				}
			}
		}
		let data13 = data.build_coverage_regex;
		if(data13 !== undefined){
			if(typeof data13 !== "string"){
				vErrors = fail(vErrors, "/build_coverage_regex", "type", "string"); errors++;
			}
		}
		let data14 = data.auto_cancel_pending_pipelines;
		if(data14 !== undefined){
			if((data14 !== "enabled") && (data14 !== "disabled")){
				vErrors = fail(vErrors, "/auto_cancel_pending_pipelines", "enum", values16); errors++;
			}
		}
		let data15 = data.auto_devops_deploy_strategy;
		if(data15 !== undefined){
			if(((data15 !== "continuous") && (data15 !== "manual")) && (data15 !== "timed_incremental")){
				vErrors = fail(vErrors, "/auto_devops_deploy_strategy", "enum", values17); errors++;
			}
		}
		let data16 = data.ci_config_path;
		if(data16 !== undefined){
			if(typeof data16 !== "string"){
				vErrors = fail(vErrors, "/ci_config_path", "type", "string"); errors++;
			}
		}
		let data17 = data.ci_default_git_depth;
		if(data17 !== undefined){
			if(!Number.isSafeInteger(data17) && !plainInteger(data17)){
				vErrors = fail(vErrors, "/ci_default_git_depth", integerFault(data17), "integer"); errors++;
			}
			if(typeof data17 == "number"){
				if(data17 < 0 || isNaN(data17)){
					vErrors = fail(vErrors, "/ci_default_git_depth", "minimum", 0); errors++;
				}
			}
		}
		let data18 = data.approvals_before_merge;
		if(data18 !== undefined){
			if(!Number.isSafeInteger(data18) && !plainInteger(data18)){
				vErrors = fail(vErrors, "/approvals_before_merge", integerFault(data18), "integer"); errors++;
			}
			if(typeof data18 == "number"){
				if(data18 < 0 || isNaN(data18)){
					vErrors = fail(vErrors, "/approvals_before_merge", "minimum", 0); errors++;
				}
			}
		}
		let data19 = data.external_authorization_classification_label;
		if(data19 !== undefined){
			if(typeof data19 !== "string"){
				vErrors = fail(vErrors, "/external_authorization_classification_label", "type", "string"); errors++;
			}
		}
		let data20 = data.suggestion_commit_message;
		if(data20 !== undefined){
			if(typeof data20 !== "string"){
				vErrors = fail(vErrors, "/suggestion_commit_message", "type", "string"); errors++;
			}
		}
		let data21 = data.merge_commit_template;
		if(data21 !== undefined){
			if(typeof data21 !== "string"){
				vErrors = fail(vErrors, "/merge_commit_template", "type", "string"); errors++;
			}
		}
		let data22 = data.squash_commit_template;
		if(data22 !== undefined){
			if(typeof data22 !== "string"){
				vErrors = fail(vErrors, "/squash_commit_template", "type", "string"); errors++;
			}
		}
		let data23 = data.issue_branch_template;
		if(data23 !== undefined){
			if(typeof data23 !== "string"){
				vErrors = fail(vErrors, "/issue_branch_template", "type", "string"); errors++;
			}
		}
		let data24 = data.ci_restrict_pipeline_cancellation_role;
		if(data24 !== undefined){
			if(((data24 !== "developer") && (data24 !== "maintainer")) && (data24 !== "no_one")){
				vErrors = fail(vErrors, "/ci_restrict_pipeline_cancellation_role", "enum", values19); errors++;
			}
		}
		let data25 = data.ci_pipeline_variables_minimum_override_role;
		if(data25 !== undefined){
			if(!values20.includes(data25)){
				vErrors = fail(vErrors, "/ci_pipeline_variables_minimum_override_role", "enum", values20); errors++;
			}
		}
		let data26 = data.resource_group_default_process_mode;
		if(data26 !== undefined){
			if(!values21.includes(data26)){
				vErrors = fail(vErrors, "/resource_group_default_process_mode", "enum", values21); errors++;
			}
		}
		let data27 = data.mirror_user_id;
		if(data27 !== undefined){
			if(!Number.isSafeInteger(data27) && !plainInteger(data27)){
				vErrors = fail(vErrors, "/mirror_user_id", integerFault(data27), "integer"); errors++;
			}
		}
		let data28 = data.issues_template;
		if(data28 !== undefined){
			if(typeof data28 !== "string"){
				vErrors = fail(vErrors, "/issues_template", "type", "string"); errors++;
			}
		}
		let data29 = data.merge_requests_template;
		if(data29 !== undefined){
			if(typeof data29 !== "string"){
				vErrors = fail(vErrors, "/merge_requests_template", "type", "string"); errors++;
			}
		}
		let data30 = data.container_expiration_policy_attributes;
		if(data30 !== undefined){
			if(!(checkContainerExpirationPolicyUpdate(data30))){
				vErrors = join(vErrors, checkContainerExpirationPolicyUpdate.errors, "/container_expiration_policy_attributes");
				errors = vErrors.length;
			}
		}
		let data31 = data.issues_access_level;
		if(data31 !== undefined){
			if(!(checkFeatureAccess(data31))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/issues_access_level");
				errors = vErrors.length;
			}
		}
		let data32 = data.repository_access_level;
		if(data32 !== undefined){
			if(!(checkFeatureAccess(data32))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/repository_access_level");
				errors = vErrors.length;
			}
		}
		let data33 = data.merge_requests_access_level;
		if(data33 !== undefined){
			if(!(checkFeatureAccess(data33))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/merge_requests_access_level");
				errors = vErrors.length;
			}
		}
		let data34 = data.forking_access_level;
		if(data34 !== undefined){
			if(!(checkFeatureAccess(data34))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/forking_access_level");
				errors = vErrors.length;
			}
		}
		let data35 = data.builds_access_level;
		if(data35 !== undefined){
			if(!(checkFeatureAccess(data35))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/builds_access_level");
				errors = vErrors.length;
			}
		}
		let data36 = data.wiki_access_level;
		if(data36 !== undefined){
			if(!(checkFeatureAccess(data36))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/wiki_access_level");
				errors = vErrors.length;
			}
		}
		let data37 = data.snippets_access_level;
		if(data37 !== undefined){
			if(!(checkFeatureAccess(data37))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/snippets_access_level");
				errors = vErrors.length;
			}
		}
		let data38 = data.analytics_access_level;
		if(data38 !== undefined){
			if(!(checkFeatureAccess(data38))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/analytics_access_level");
				errors = vErrors.length;
			}
		}
		let data39 = data.releases_access_level;
		if(data39 !== undefined){
			if(!(checkFeatureAccess(data39))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/releases_access_level");
				errors = vErrors.length;
			}
		}
		let data40 = data.environments_access_level;
		if(data40 !== undefined){
			if(!(checkFeatureAccess(data40))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/environments_access_level");
				errors = vErrors.length;
			}
		}
		let data41 = data.feature_flags_access_level;
		if(data41 !== undefined){
			if(!(checkFeatureAccess(data41))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/feature_flags_access_level");
				errors = vErrors.length;
			}
		}
		let data42 = data.infrastructure_access_level;
		if(data42 !== undefined){
			if(!(checkFeatureAccess(data42))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/infrastructure_access_level");
				errors = vErrors.length;
			}
		}
		let data43 = data.monitor_access_level;
		if(data43 !== undefined){
			if(!(checkFeatureAccess(data43))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/monitor_access_level");
				errors = vErrors.length;
			}
		}
		let data44 = data.model_experiments_access_level;
		if(data44 !== undefined){
			if(!(checkFeatureAccess(data44))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/model_experiments_access_level");
				errors = vErrors.length;
			}
		}
		let data45 = data.model_registry_access_level;
		if(data45 !== undefined){
			if(!(checkFeatureAccess(data45))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/model_registry_access_level");
				errors = vErrors.length;
			}
		}
		let data46 = data.package_registry_access_level;
		if(data46 !== undefined){
			if(!(checkFeatureAccess(data46))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/package_registry_access_level");
				errors = vErrors.length;
			}
		}
		let data47 = data.container_registry_access_level;
		if(data47 !== undefined){
			if(!(checkFeatureAccess(data47))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/container_registry_access_level");
				errors = vErrors.length;
			}
		}
		let data48 = data.requirements_access_level;
		if(data48 !== undefined){
			if(!(checkFeatureAccess(data48))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/requirements_access_level");
				errors = vErrors.length;
			}
		}
		let data49 = data.security_and_compliance_access_level;
		if(data49 !== undefined){
			if(!(checkFeatureAccess(data49))){
				vErrors = join(vErrors, checkFeatureAccess.errors, "/security_and_compliance_access_level");
				errors = vErrors.length;
			}
		}
		let data50 = data.pages_access_level;
		if(data50 !== undefined){
			if(!values18.includes(data50)){
				vErrors = fail(vErrors, "/pages_access_level", "enum", values18); errors++;
			}
		}
		let data51 = data.issues_enabled;
		if(data51 !== undefined){
			if(typeof data51 !== "boolean"){
				vErrors = fail(vErrors, "/issues_enabled", "type", "boolean"); errors++;
			}
		}
		let data52 = data.merge_requests_enabled;
		if(data52 !== undefined){
			if(typeof data52 !== "boolean"){
				vErrors = fail(vErrors, "/merge_requests_enabled", "type", "boolean"); errors++;
			}
		}
		let data53 = data.jobs_enabled;
		if(data53 !== undefined){
			if(typeof data53 !== "boolean"){
				vErrors = fail(vErrors, "/jobs_enabled", "type", "boolean"); errors++;
			}
		}
		let data54 = data.wiki_enabled;
		if(data54 !== undefined){
			if(typeof data54 !== "boolean"){
				vErrors = fail(vErrors, "/wiki_enabled", "type", "boolean"); errors++;
			}
		}
		let data55 = data.snippets_enabled;
		if(data55 !== undefined){
			if(typeof data55 !== "boolean"){
				vErrors = fail(vErrors, "/snippets_enabled", "type", "boolean"); errors++;
			}
		}
		let data56 = data.container_registry_enabled;
		if(data56 !== undefined){
			if(typeof data56 !== "boolean"){
				vErrors = fail(vErrors, "/container_registry_enabled", "type", "boolean"); errors++;
			}
		}
		let data57 = data.packages_enabled;
		if(data57 !== undefined){
			if(typeof data57 !== "boolean"){
				vErrors = fail(vErrors, "/packages_enabled", "type", "boolean"); errors++;
			}
		}
		let data58 = data.service_desk_enabled;
		if(data58 !== undefined){
			if(typeof data58 !== "boolean"){
				vErrors = fail(vErrors, "/service_desk_enabled", "type", "boolean"); errors++;
			}
		}
		let data59 = data.lfs_enabled;
		if(data59 !== undefined){
			if(typeof data59 !== "boolean"){
				vErrors = fail(vErrors, "/lfs_enabled", "type", "boolean"); errors++;
			}
		}
		let data60 = data.emails_enabled;
		if(data60 !== undefined){
			if(typeof data60 !== "boolean"){
				vErrors = fail(vErrors, "/emails_enabled", "type", "boolean"); errors++;
			}
		}
		let data61 = data.emails_disabled;
		if(data61 !== undefined){
			if(typeof data61 !== "boolean"){
				vErrors = fail(vErrors, "/emails_disabled", "type", "boolean"); errors++;
			}
		}
		let data62 = data.show_default_award_emojis;
		if(data62 !== undefined){
			if(typeof data62 !== "boolean"){
				vErrors = fail(vErrors, "/show_default_award_emojis", "type", "boolean"); errors++;
			}
		}
		let data63 = data.resolve_outdated_diff_discussions;
		if(data63 !== undefined){
			if(typeof data63 !== "boolean"){
				vErrors = fail(vErrors, "/resolve_outdated_diff_discussions", "type", "boolean"); errors++;
			}
		}
		let data64 = data.shared_runners_enabled;
		if(data64 !== undefined){
			if(typeof data64 !== "boolean"){
				vErrors = fail(vErrors, "/shared_runners_enabled", "type", "boolean"); errors++;
			}
		}
		let data65 = data.group_runners_enabled;
		if(data65 !== undefined){
			if(typeof data65 !== "boolean"){
				vErrors = fail(vErrors, "/group_runners_enabled", "type", "boolean"); errors++;
			}
		}
		let data66 = data.public_jobs;
		if(data66 !== undefined){
			if(typeof data66 !== "boolean"){
				vErrors = fail(vErrors, "/public_jobs", "type", "boolean"); errors++;
			}
		}
		let data67 = data.public_builds;
		if(data67 !== undefined){
			if(typeof data67 !== "boolean"){
				vErrors = fail(vErrors, "/public_builds", "type", "boolean"); errors++;
			}
		}
		let data68 = data.only_allow_merge_if_pipeline_succeeds;
		if(data68 !== undefined){
			if(typeof data68 !== "boolean"){
				vErrors = fail(vErrors, "/only_allow_merge_if_pipeline_succeeds", "type", "boolean"); errors++;
			}
		}
		let data69 = data.allow_merge_on_skipped_pipeline;
		if(data69 !== undefined){
			if(typeof data69 !== "boolean"){
				vErrors = fail(vErrors, "/allow_merge_on_skipped_pipeline", "type", "boolean"); errors++;
			}
		}
		let data70 = data.only_allow_merge_if_all_discussions_are_resolved;
		if(data70 !== undefined){
			if(typeof data70 !== "boolean"){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_discussions_are_resolved", "type", "boolean"); errors++;
			}
		}
		let data71 = data.request_access_enabled;
		if(data71 !== undefined){
			if(typeof data71 !== "boolean"){
				vErrors = fail(vErrors, "/request_access_enabled", "type", "boolean"); errors++;
			}
		}
		let data72 = data.printing_merge_request_link_enabled;
		if(data72 !== undefined){
			if(typeof data72 !== "boolean"){
				vErrors = fail(vErrors, "/printing_merge_request_link_enabled", "type", "boolean"); errors++;
			}
		}
		let data73 = data.remove_source_branch_after_merge;
		if(data73 !== undefined){
			if(typeof data73 !== "boolean"){
				vErrors = fail(vErrors, "/remove_source_branch_after_merge", "type", "boolean"); errors++;
			}
		}
		let data74 = data.autoclose_referenced_issues;
		if(data74 !== undefined){
			if(typeof data74 !== "boolean"){
				vErrors = fail(vErrors, "/autoclose_referenced_issues", "type", "boolean"); errors++;
			}
		}
		let data75 = data.auto_devops_enabled;
		if(data75 !== undefined){
			if(typeof data75 !== "boolean"){
				vErrors = fail(vErrors, "/auto_devops_enabled", "type", "boolean"); errors++;
			}
		}
		let data76 = data.enforce_auth_checks_on_uploads;
		if(data76 !== undefined){
			if(typeof data76 !== "boolean"){
				vErrors = fail(vErrors, "/enforce_auth_checks_on_uploads", "type", "boolean"); errors++;
			}
		}
		let data77 = data.warn_about_potentially_unwanted_characters;
		if(data77 !== undefined){
			if(typeof data77 !== "boolean"){
				vErrors = fail(vErrors, "/warn_about_potentially_unwanted_characters", "type", "boolean"); errors++;
			}
		}
		let data78 = data.mirror;
		if(data78 !== undefined){
			if(typeof data78 !== "boolean"){
				vErrors = fail(vErrors, "/mirror", "type", "boolean"); errors++;
			}
		}
		let data79 = data.mirror_trigger_builds;
		if(data79 !== undefined){
			if(typeof data79 !== "boolean"){
				vErrors = fail(vErrors, "/mirror_trigger_builds", "type", "boolean"); errors++;
			}
		}
		let data80 = data.ci_forward_deployment_enabled;
		if(data80 !== undefined){
			if(typeof data80 !== "boolean"){
				vErrors = fail(vErrors, "/ci_forward_deployment_enabled", "type", "boolean"); errors++;
			}
		}
		let data81 = data.ci_forward_deployment_rollback_allowed;
		if(data81 !== undefined){
			if(typeof data81 !== "boolean"){
				vErrors = fail(vErrors, "/ci_forward_deployment_rollback_allowed", "type", "boolean"); errors++;
			}
		}
		let data82 = data.ci_allow_fork_pipelines_to_run_in_parent_project;
		if(data82 !== undefined){
			if(typeof data82 !== "boolean"){
				vErrors = fail(vErrors, "/ci_allow_fork_pipelines_to_run_in_parent_project", "type", "boolean"); errors++;
			}
		}
		let data83 = data.ci_separated_caches;
		if(data83 !== undefined){
			if(typeof data83 !== "boolean"){
				vErrors = fail(vErrors, "/ci_separated_caches", "type", "boolean"); errors++;
			}
		}
		let data84 = data.ci_push_repository_for_job_token_allowed;
		if(data84 !== undefined){
			if(typeof data84 !== "boolean"){
				vErrors = fail(vErrors, "/ci_push_repository_for_job_token_allowed", "type", "boolean"); errors++;
			}
		}
		let data85 = data.restrict_user_defined_variables;
		if(data85 !== undefined){
			if(typeof data85 !== "boolean"){
				vErrors = fail(vErrors, "/restrict_user_defined_variables", "type", "boolean"); errors++;
			}
		}
		let data86 = data.allow_pipeline_trigger_approve_deployment;
		if(data86 !== undefined){
			if(typeof data86 !== "boolean"){
				vErrors = fail(vErrors, "/allow_pipeline_trigger_approve_deployment", "type", "boolean"); errors++;
			}
		}
		let data87 = data.keep_latest_artifact;
		if(data87 !== undefined){
			if(typeof data87 !== "boolean"){
				vErrors = fail(vErrors, "/keep_latest_artifact", "type", "boolean"); errors++;
			}
		}
		let data88 = data.only_mirror_protected_branches;
		if(data88 !== undefined){
			if(typeof data88 !== "boolean"){
				vErrors = fail(vErrors, "/only_mirror_protected_branches", "type", "boolean"); errors++;
			}
		}
		let data89 = data.mirror_overwrites_diverged_branches;
		if(data89 !== undefined){
			if(typeof data89 !== "boolean"){
				vErrors = fail(vErrors, "/mirror_overwrites_diverged_branches", "type", "boolean"); errors++;
			}
		}
		let data90 = data.only_allow_merge_if_all_status_checks_passed;
		if(data90 !== undefined){
			if(typeof data90 !== "boolean"){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_status_checks_passed", "type", "boolean"); errors++;
			}
		}
		let data91 = data.mr_default_target_self;
		if(data91 !== undefined){
			if(typeof data91 !== "boolean"){
				vErrors = fail(vErrors, "/mr_default_target_self", "type", "boolean"); errors++;
			}
		}
		let data92 = data.pre_receive_secret_detection_enabled;
		if(data92 !== undefined){
			if(typeof data92 !== "boolean"){
				vErrors = fail(vErrors, "/pre_receive_secret_detection_enabled", "type", "boolean"); errors++;
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
		checkProjectUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectUpdate(value) {
	return validate(checkProjectUpdate, value);
}

export function isProjectUpdate(value) {
	return verdict(checkProjectUpdate(value));
}

function checkContainerExpirationPolicyUpdate(data){
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
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/enabled", "type", "boolean"); errors++;
			}
		}
		let data2 = data.keep_n;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/keep_n", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.older_than;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/older_than", "type", "string"); errors++;
			}
		}
		let data4 = data.name_regex;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/name_regex", "type", "string"); errors++;
			}
		}
		let data5 = data.name_regex_delete;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/name_regex_delete", "type", "string"); errors++;
			}
		}
		let data6 = data.name_regex_keep;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/name_regex_keep", "type", "string"); errors++;
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
		checkContainerExpirationPolicyUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateContainerExpirationPolicyUpdate(value) {
	return validate(checkContainerExpirationPolicyUpdate, value);
}

export function isContainerExpirationPolicyUpdate(value) {
	return verdict(checkContainerExpirationPolicyUpdate(value));
}

function checkProjectFork(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.namespace_id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/namespace_id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/namespace_id", "minimum", 1); errors++;
				}
			}
		}
		let data1 = data.namespace_path;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/namespace_path", "type", "string"); errors++;
			}
		}
		let data2 = data.name;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(data2.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
				if(data2.length > 255 && codePoints(data2) > 255){
					vErrors = fail(vErrors, "/name", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data3 = data.path;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(data3.length < 1){
					vErrors = fail(vErrors, "/path", "minLength", 1); errors++;
				}
				if(data3.length > 255 && codePoints(data3) > 255){
					vErrors = fail(vErrors, "/path", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data4 = data.description;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data5 = data.visibility;
		if(data5 !== undefined){
			if(!(checkVisibility(data5))){
				vErrors = join(vErrors, checkVisibility.errors, "/visibility");
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
	if(errors !== 0){
		checkProjectFork.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectFork(value) {
	return validate(checkProjectFork, value);
}

export function isProjectFork(value) {
	return verdict(checkProjectFork(value));
}

function checkProjectShareCreate(data){
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
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/group_id", "minimum", 1); errors++;
				}
			}
		}
		let data1 = data.group_access;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "group_access"); errors++;
		} else {
			if(!(checkMemberAccessLevel(data1))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/group_access");
				errors = vErrors.length;
			}
		}
		let data2 = data.expires_at;
		if(data2 !== undefined){
			if(!(checkDateToSet(data2))){
				vErrors = join(vErrors, checkDateToSet.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "group_id") || (key0 === "group_access")) || (key0 === "expires_at"))){
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
		checkProjectShareCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectShareCreate(value) {
	return validate(checkProjectShareCreate, value);
}

export function isProjectShareCreate(value) {
	return verdict(checkProjectShareCreate(value));
}

function checkSharedProject(data){
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
		let data1 = data.project_id;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/project_id", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.group_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/group_id", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.group_access;
		if(data3 !== undefined){
			if(!(checkReportedAccessLevel(data3))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/group_access");
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
		checkSharedProject.errors = vErrors;
	}
	return errors === 0;
}

export function validateSharedProject(value) {
	return validate(checkSharedProject, value);
}

export function isSharedProject(value) {
	return verdict(checkSharedProject(value));
}

function checkMemberCreate(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.user_id === undefined){
			vErrors = fail(vErrors, "", "required", "user_id"); errors++;
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
			if(data.username === undefined){
				vErrors = fail(vErrors, "", "required", "username"); errors++;
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
		let data0 = data.user_id;
		if(data0 !== undefined){
			const _errs4 = errors;
			let valid2 = false;
			const _errs5 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/user_id", integerFault(data0), "integer"); errors++;
			}
			var _valid2 = _errs5 === errors;
			if(_valid2){
				valid2 = true;
			}
			var end2 = errors;
			if(!valid2){
				const _errs6 = errors;
				if(typeof data0 !== "string"){
					vErrors = fail(vErrors, "/user_id", "type", "string"); errors++;
				}
				var _valid3 = _errs6 === errors;
				if(_valid3){
					valid2 = true;
				}
				var end3 = errors;
			}
			if(!valid2){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/user_id", start: _errs4, ends: [end2, end3] });
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
		let data1 = data.username;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
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
			if(!(checkDateToSet(data3))){
				vErrors = join(vErrors, checkDateToSet.errors, "/expires_at");
				errors = vErrors.length;
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
			if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
				vErrors = fail(vErrors, "/member_role_id", "type", types2); errors++;
			}
			if(typeof data5 == "number"){
				if(Math.abs(data5) > 9007199254740991 && Number.isInteger(data5) && !plainInteger(data5)){
					vErrors = fail(vErrors, "/member_role_id", "safeInteger", "integer"); errors++;
				}
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
		checkMemberCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateMemberCreate(value) {
	return validate(checkMemberCreate, value);
}

export function isMemberCreate(value) {
	return verdict(checkMemberCreate(value));
}

function checkMemberCreateResult(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkMember(data))){
		vErrors = join(vErrors, checkMember.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(!(checkMembersCreated(data))){
			vErrors = join(vErrors, checkMembersCreated.errors, "");
			errors = vErrors.length;
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
		checkMemberCreateResult.errors = vErrors;
	}
	return errors === 0;
}

export function validateMemberCreateResult(value) {
	return validate(checkMemberCreateResult, value);
}

export function isMemberCreateResult(value) {
	return verdict(checkMemberCreateResult(value));
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
				vErrors = fail(vErrors, "/email", "type", types1); errors++;
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

function checkMembersCreated(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.status;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "status"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if((data0 !== "success") && (data0 !== "error")){
				vErrors = fail(vErrors, "/status", "enum", values22); errors++;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 !== "string"){
					vErrors = fail(vErrors, "/status", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/status", start: _errs1, ends: [end0, end1] });
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
		let data1 = data.message;
		if(data1 !== undefined){
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
		checkMembersCreated.errors = vErrors;
	}
	return errors === 0;
}

export function validateMembersCreated(value) {
	return validate(checkMembersCreated, value);
}

export function isMembersCreated(value) {
	return verdict(checkMembersCreated(value));
}

function checkMemberUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "access_level"); errors++;
		} else {
			if(!(checkMemberAccessLevel(data0))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data1 = data.expires_at;
		if(data1 !== undefined){
			if(!(checkDateToSet(data1))){
				vErrors = join(vErrors, checkDateToSet.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
		let data2 = data.member_role_id;
		if(data2 !== undefined){
			if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
				vErrors = fail(vErrors, "/member_role_id", "type", types2); errors++;
			}
			if(typeof data2 == "number"){
				if(Math.abs(data2) > 9007199254740991 && Number.isInteger(data2) && !plainInteger(data2)){
					vErrors = fail(vErrors, "/member_role_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "access_level") || (key0 === "expires_at")) || (key0 === "member_role_id"))){
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
		checkMemberUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateMemberUpdate(value) {
	return validate(checkMemberUpdate, value);
}

export function isMemberUpdate(value) {
	return verdict(checkMemberUpdate(value));
}

function checkRepositoryFile(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.file_name;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/file_name", "type", "string"); errors++;
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
		let data2 = data.size;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/size", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.encoding;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/encoding", "type", "string"); errors++;
			}
		}
		let data4 = data.content;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		let data5 = data.content_sha256;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/content_sha256", "type", "string"); errors++;
			}
		}
		let data6 = data.ref;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data7 = data.blob_id;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/blob_id", "type", "string"); errors++;
			}
		}
		let data8 = data.commit_id;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/commit_id", "type", "string"); errors++;
			}
		}
		let data9 = data.last_commit_id;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/last_commit_id", "type", "string"); errors++;
			}
		}
		let data10 = data.execute_filemode;
		if(data10 !== undefined){
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/execute_filemode", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkRepositoryFile.errors = vErrors;
	}
	return errors === 0;
}

export function validateRepositoryFile(value) {
	return validate(checkRepositoryFile, value);
}

export function isRepositoryFile(value) {
	return verdict(checkRepositoryFile(value));
}

function checkFileCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.branch;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		let data1 = data.commit_message;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "commit_message"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/commit_message", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/commit_message", "type", "string"); errors++;
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
		let data4 = data.start_branch;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/start_branch", "type", "string"); errors++;
			}
		}
		let data5 = data.author_email;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		let data6 = data.author_name;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		let data7 = data.execute_filemode;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/execute_filemode", "type", "boolean"); errors++;
			}
		}
		let data8 = data.file_path;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
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
		checkFileCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileCreate(value) {
	return validate(checkFileCreate, value);
}

export function isFileCreate(value) {
	return verdict(checkFileCreate(value));
}

function checkFileEncoding(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "text") && (data !== "base64")){
		vErrors = fail(vErrors, "", "enum", values23); errors++;
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

function checkFileChange(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.file_path;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
		let data1 = data.branch;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkFileChange.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileChange(value) {
	return validate(checkFileChange, value);
}

export function isFileChange(value) {
	return verdict(checkFileChange(value));
}

function checkFileUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.branch;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		let data1 = data.commit_message;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "commit_message"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/commit_message", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/commit_message", "type", "string"); errors++;
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
		let data5 = data.start_branch;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/start_branch", "type", "string"); errors++;
			}
		}
		let data6 = data.author_email;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		let data7 = data.author_name;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		let data8 = data.execute_filemode;
		if(data8 !== undefined){
			if(typeof data8 !== "boolean"){
				vErrors = fail(vErrors, "/execute_filemode", "type", "boolean"); errors++;
			}
		}
		let data9 = data.file_path;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known10.has(key0))){
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
		checkFileUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileUpdate(value) {
	return validate(checkFileUpdate, value);
}

export function isFileUpdate(value) {
	return verdict(checkFileUpdate(value));
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

function checkFileDelete(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.branch;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		let data1 = data.commit_message;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "commit_message"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/commit_message", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/commit_message", "type", "string"); errors++;
			}
		}
		let data2 = data.last_commit_id;
		if(data2 !== undefined){
			if(!(checkLastCommitId(data2))){
				vErrors = join(vErrors, checkLastCommitId.errors, "/last_commit_id");
				errors = vErrors.length;
			}
		}
		let data3 = data.start_branch;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/start_branch", "type", "string"); errors++;
			}
		}
		let data4 = data.author_email;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		let data5 = data.author_name;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		let data6 = data.file_path;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
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
		checkFileDelete.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileDelete(value) {
	return validate(checkFileDelete, value);
}

export function isFileDelete(value) {
	return verdict(checkFileDelete(value));
}

function checkBlameRange(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.commit;
		if(data0 !== undefined){
			if(!(checkBlameCommit(data0))){
				vErrors = join(vErrors, checkBlameCommit.errors, "/commit");
				errors = vErrors.length;
			}
		}
		let data1 = data.lines;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(typeof data1[i0] !== "string"){
						vErrors = fail(vErrors, "/lines/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/lines", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBlameRange.errors = vErrors;
	}
	return errors === 0;
}

export function validateBlameRange(value) {
	return validate(checkBlameRange, value);
}

export function isBlameRange(value) {
	return verdict(checkBlameRange(value));
}

function checkBlameCommit(data){
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
		let data1 = data.message;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		let data2 = data.parent_ids;
		if(data2 !== undefined){
			if(Array.isArray(data2)){
				const before0 = errors;
				for(let i0=0; i0<data2.length; i0++){
					if(typeof data2[i0] !== "string"){
						vErrors = fail(vErrors, "/parent_ids/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/parent_ids", "type", "array"); errors++;
			}
		}
		let data4 = data.authored_date;
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/authored_date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/authored_date", "type", "string"); errors++;
			}
		}
		let data5 = data.author_name;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		let data6 = data.author_email;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		let data7 = data.committed_date;
		if(data7 !== undefined){
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/committed_date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/committed_date", "type", "string"); errors++;
			}
		}
		let data8 = data.committer_name;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/committer_name", "type", "string"); errors++;
			}
		}
		let data9 = data.committer_email;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/committer_email", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBlameCommit.errors = vErrors;
	}
	return errors === 0;
}

export function validateBlameCommit(value) {
	return validate(checkBlameCommit, value);
}

export function isBlameCommit(value) {
	return verdict(checkBlameCommit(value));
}

function checkBranch(data){
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
		let data1 = data.commit;
		if(data1 !== undefined){
			if(!(checkCommit(data1))){
				vErrors = join(vErrors, checkCommit.errors, "/commit");
				errors = vErrors.length;
			}
		}
		let data2 = data.default;
		if(data2 !== undefined){
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/default", "type", types0); errors++;
			}
		}
		let data3 = data.protected;
		if(data3 !== undefined){
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/protected", "type", types0); errors++;
			}
		}
		let data4 = data.merged;
		if(data4 !== undefined){
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/merged", "type", types0); errors++;
			}
		}
		let data5 = data.can_push;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/can_push", "type", types0); errors++;
			}
		}
		let data6 = data.developers_can_push;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/developers_can_push", "type", types0); errors++;
			}
		}
		let data7 = data.developers_can_merge;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/developers_can_merge", "type", types0); errors++;
			}
		}
		let data8 = data.web_url;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBranch.errors = vErrors;
	}
	return errors === 0;
}

export function validateBranch(value) {
	return validate(checkBranch, value);
}

export function isBranch(value) {
	return verdict(checkBranch(value));
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
				vErrors = fail(vErrors, "/parent_ids", "type", types3); errors++;
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
				vErrors = fail(vErrors, "/status", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/ref", "type", types1); errors++;
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
	if(!values24.includes(data)){
		vErrors = fail(vErrors, "", "enum", values24); errors++;
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

function checkBranchCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.branch;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		let data1 = data.ref;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "ref"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/ref", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "branch") || (key0 === "ref"))){
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
		checkBranchCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateBranchCreate(value) {
	return validate(checkBranchCreate, value);
}

export function isBranchCreate(value) {
	return verdict(checkBranchCreate(value));
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
				vErrors = fail(vErrors, "/allow_force_push", "type", types0); errors++;
			}
		}
		let data9 = data.code_owner_approval_required;
		if(data9 !== undefined){
			const _errs10 = errors;
			let valid10 = false;
			const _errs11 = errors;
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/code_owner_approval_required", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/inherited", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/deploy_key_id", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/user_id", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/group_id", "type", types2); errors++;
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

function checkProtectedBranchCreate(data){
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
		let data1 = data.push_access_level;
		if(data1 !== undefined){
			if(!values25.includes(data1)){
				vErrors = fail(vErrors, "/push_access_level", "enum", values25); errors++;
			}
		}
		let data2 = data.merge_access_level;
		if(data2 !== undefined){
			if(!values25.includes(data2)){
				vErrors = fail(vErrors, "/merge_access_level", "enum", values25); errors++;
			}
		}
		let data3 = data.unprotect_access_level;
		if(data3 !== undefined){
			if(((data3 !== 30) && (data3 !== 40)) && (data3 !== 60)){
				vErrors = fail(vErrors, "/unprotect_access_level", "enum", values26); errors++;
			}
		}
		let data4 = data.allow_force_push;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/allow_force_push", "type", "boolean"); errors++;
			}
		}
		let data5 = data.code_owner_approval_required;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/code_owner_approval_required", "type", "boolean"); errors++;
			}
		}
		let data6 = data.allowed_to_push;
		if(data6 !== undefined){
			if(Array.isArray(data6)){
				const before0 = errors;
				for(let i0=0; i0<data6.length; i0++){
					if(!(checkProtectedBranchAccess(data6[i0]))){
						vErrors = join(vErrors, checkProtectedBranchAccess.errors, "/allowed_to_push/" + i0);
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
		let data8 = data.allowed_to_merge;
		if(data8 !== undefined){
			if(Array.isArray(data8)){
				const before1 = errors;
				for(let i1=0; i1<data8.length; i1++){
					if(!(checkProtectedBranchAccess(data8[i1]))){
						vErrors = join(vErrors, checkProtectedBranchAccess.errors, "/allowed_to_merge/" + i1);
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
		let data10 = data.allowed_to_unprotect;
		if(data10 !== undefined){
			if(Array.isArray(data10)){
				const before2 = errors;
				for(let i2=0; i2<data10.length; i2++){
					if(!(checkProtectedBranchAccess(data10[i2]))){
						vErrors = join(vErrors, checkProtectedBranchAccess.errors, "/allowed_to_unprotect/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_to_unprotect", "type", "array"); errors++;
			}
		}
		const before3 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known12.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before3 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProtectedBranchCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateProtectedBranchCreate(value) {
	return validate(checkProtectedBranchCreate, value);
}

export function isProtectedBranchCreate(value) {
	return verdict(checkProtectedBranchCreate(value));
}

function checkProtectedBranchAccess(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 !== undefined){
			if(!values25.includes(data0)){
				vErrors = fail(vErrors, "/access_level", "enum", values25); errors++;
			}
		}
		let data1 = data.user_id;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/user_id", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.group_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/group_id", integerFault(data2), "integer"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "access_level") || (key0 === "user_id")) || (key0 === "group_id"))){
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
		checkProtectedBranchAccess.errors = vErrors;
	}
	return errors === 0;
}

export function validateProtectedBranchAccess(value) {
	return validate(checkProtectedBranchAccess, value);
}

export function isProtectedBranchAccess(value) {
	return verdict(checkProtectedBranchAccess(value));
}

function checkTag(data){
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
		let data1 = data.message;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/message", "type", types1); errors++;
			}
		}
		let data2 = data.target;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/target", "type", "string"); errors++;
			}
		}
		let data3 = data.commit;
		if(data3 !== undefined){
			if(!(checkCommit(data3))){
				vErrors = join(vErrors, checkCommit.errors, "/commit");
				errors = vErrors.length;
			}
		}
		let data4 = data.release;
		if(data4 !== undefined){
			if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
				vErrors = fail(vErrors, "/release", "type", types4); errors++;
			}
		}
		let data5 = data.protected;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/protected", "type", types0); errors++;
			}
		}
		let data6 = data.created_at;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/created_at", "type", types1); errors++;
			}
			if(typeof data6 === "string"){
				if(!dateTimeFormat(data6)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTag.errors = vErrors;
	}
	return errors === 0;
}

export function validateTag(value) {
	return validate(checkTag, value);
}

export function isTag(value) {
	return verdict(checkTag(value));
}

function checkTagCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.tag_name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "tag_name"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/tag_name", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/tag_name", "type", "string"); errors++;
			}
		}
		let data1 = data.ref;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "ref"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/ref", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
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
			if(!(((key0 === "tag_name") || (key0 === "ref")) || (key0 === "message"))){
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
		checkTagCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateTagCreate(value) {
	return validate(checkTagCreate, value);
}

export function isTagCreate(value) {
	return verdict(checkTagCreate(value));
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
				vErrors = fail(vErrors, "/a_mode", "type", types1); errors++;
			}
		}
		let data3 = data.b_mode;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/b_mode", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/new_file", "type", types0); errors++;
			}
		}
		let data6 = data.renamed_file;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/renamed_file", "type", types0); errors++;
			}
		}
		let data7 = data.deleted_file;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/deleted_file", "type", types0); errors++;
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

function checkMergeRequestCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.source_branch;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "source_branch"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/source_branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/source_branch", "type", "string"); errors++;
			}
		}
		let data1 = data.target_branch;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "target_branch"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/target_branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		let data2 = data.title;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "title"); errors++;
		} else {
			if(typeof data2 === "string"){
				if(data2.length < 1){
					vErrors = fail(vErrors, "/title", "minLength", 1); errors++;
				}
				if(data2.length > 255 && codePoints(data2) > 255){
					vErrors = fail(vErrors, "/title", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data3 = data.target_project_id;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/target_project_id", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.description;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data5 = data.assignee_id;
		if(data5 !== undefined){
			if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
				vErrors = fail(vErrors, "/assignee_id", "type", types2); errors++;
			}
			if(typeof data5 == "number"){
				if(data5 < 0 || isNaN(data5)){
					vErrors = fail(vErrors, "/assignee_id", "minimum", 0); errors++;
				}
				if(Math.abs(data5) > 9007199254740991 && Number.isInteger(data5) && !plainInteger(data5)){
					vErrors = fail(vErrors, "/assignee_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data6 = data.assignee_ids;
		if(data6 !== undefined){
			if(!(checkNumberListToSet(data6))){
				vErrors = join(vErrors, checkNumberListToSet.errors, "/assignee_ids");
				errors = vErrors.length;
			}
		}
		let data7 = data.reviewer_ids;
		if(data7 !== undefined){
			if(!(checkNumberListToSet(data7))){
				vErrors = join(vErrors, checkNumberListToSet.errors, "/reviewer_ids");
				errors = vErrors.length;
			}
		}
		let data8 = data.labels;
		if(data8 !== undefined){
			if(!(checkTextList(data8))){
				vErrors = join(vErrors, checkTextList.errors, "/labels");
				errors = vErrors.length;
			}
		}
		let data9 = data.milestone_id;
		if(data9 !== undefined){
			if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
				vErrors = fail(vErrors, "/milestone_id", "type", types2); errors++;
			}
			if(typeof data9 == "number"){
				if(data9 < 0 || isNaN(data9)){
					vErrors = fail(vErrors, "/milestone_id", "minimum", 0); errors++;
				}
				if(Math.abs(data9) > 9007199254740991 && Number.isInteger(data9) && !plainInteger(data9)){
					vErrors = fail(vErrors, "/milestone_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data10 = data.remove_source_branch;
		if(data10 !== undefined){
			if(typeof data10 !== "boolean"){
				vErrors = fail(vErrors, "/remove_source_branch", "type", "boolean"); errors++;
			}
		}
		let data11 = data.squash;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/squash", "type", "boolean"); errors++;
			}
		}
		let data12 = data.allow_collaboration;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/allow_collaboration", "type", "boolean"); errors++;
			}
		}
		let data13 = data.allow_maintainer_to_push;
		if(data13 !== undefined){
			if(typeof data13 !== "boolean"){
				vErrors = fail(vErrors, "/allow_maintainer_to_push", "type", "boolean"); errors++;
			}
		}
		let data14 = data.approvals_before_merge;
		if(data14 !== undefined){
			if(!Number.isSafeInteger(data14) && !plainInteger(data14)){
				vErrors = fail(vErrors, "/approvals_before_merge", integerFault(data14), "integer"); errors++;
			}
			if(typeof data14 == "number"){
				if(data14 < 0 || isNaN(data14)){
					vErrors = fail(vErrors, "/approvals_before_merge", "minimum", 0); errors++;
				}
			}
		}
		let data15 = data.merge_after;
		if(data15 !== undefined){
			if(!(checkTimeToSet(data15))){
				vErrors = join(vErrors, checkTimeToSet.errors, "/merge_after");
				errors = vErrors.length;
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
		checkMergeRequestCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestCreate(value) {
	return validate(checkMergeRequestCreate, value);
}

export function isMergeRequestCreate(value) {
	return verdict(checkMergeRequestCreate(value));
}

function checkNumberListToSet(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			let data0 = data[i0];
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/" + i0, integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 0 || isNaN(data0)){
					vErrors = fail(vErrors, "/" + i0, "minimum", 0); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(data0 !== ""){
					vErrors = fail(vErrors, "/" + i0, "const", ""); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/" + i0, start: _errs1, ends: [end0, end1] });
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
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkNumberListToSet.errors = vErrors;
	}
	return errors === 0;
}

export function validateNumberListToSet(value) {
	return validate(checkNumberListToSet, value);
}

export function isNumberListToSet(value) {
	return verdict(checkNumberListToSet(value));
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

function checkMergeRequestDetails(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkMergeRequest(data))){
		vErrors = join(vErrors, checkMergeRequest.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.subscribed;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/subscribed", "type", types0); errors++;
			}
		}
		let data1 = data.changes_count;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/changes_count", "type", types1); errors++;
			}
		}
		let data2 = data.diff_refs;
		if(data2 !== undefined){
			const _errs5 = errors;
			let valid4 = false;
			const _errs6 = errors;
			if(!(checkMergeRequestDiffRefs(data2))){
				vErrors = join(vErrors, checkMergeRequestDiffRefs.errors, "/diff_refs");
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			if(_valid0){
				valid4 = true;
			}
			var end0 = errors;
			if(!valid4){
				const _errs7 = errors;
				if(data2 !== null){
					vErrors = fail(vErrors, "/diff_refs", "type", "null"); errors++;
				}
				var _valid1 = _errs7 === errors;
				if(_valid1){
					valid4 = true;
				}
				var end1 = errors;
			}
			if(!valid4){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/diff_refs", start: _errs5, ends: [end0, end1] });
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
		let data3 = data.merge_error;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/merge_error", "type", types1); errors++;
			}
		}
		let data4 = data.first_contribution;
		if(data4 !== undefined){
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/first_contribution", "type", types0); errors++;
			}
		}
		let data5 = data.latest_build_started_at;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/latest_build_started_at", "type", types1); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/latest_build_started_at", "format", "date-time"); errors++;
				}
			}
		}
		let data6 = data.latest_build_finished_at;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/latest_build_finished_at", "type", types1); errors++;
			}
			if(typeof data6 === "string"){
				if(!dateTimeFormat(data6)){
					vErrors = fail(vErrors, "/latest_build_finished_at", "format", "date-time"); errors++;
				}
			}
		}
		let data7 = data.first_deployed_to_production_at;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/first_deployed_to_production_at", "type", types1); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/first_deployed_to_production_at", "format", "date-time"); errors++;
				}
			}
		}
		let data8 = data.pipeline;
		if(data8 !== undefined){
			const _errs14 = errors;
			let valid11 = false;
			const _errs15 = errors;
			if(!(checkPipelineSummary(data8))){
				vErrors = join(vErrors, checkPipelineSummary.errors, "/pipeline");
				errors = vErrors.length;
			}
			var _valid2 = _errs15 === errors;
			if(_valid2){
				valid11 = true;
			}
			var end2 = errors;
			if(!valid11){
				const _errs16 = errors;
				if(data8 !== null){
					vErrors = fail(vErrors, "/pipeline", "type", "null"); errors++;
				}
				var _valid3 = _errs16 === errors;
				if(_valid3){
					valid11 = true;
				}
				var end3 = errors;
			}
			if(!valid11){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/pipeline", start: _errs14, ends: [end2, end3] });
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
		let data9 = data.head_pipeline;
		if(data9 !== undefined){
			const _errs18 = errors;
			let valid13 = false;
			const _errs19 = errors;
			if(!(checkPipeline(data9))){
				vErrors = join(vErrors, checkPipeline.errors, "/head_pipeline");
				errors = vErrors.length;
			}
			var _valid4 = _errs19 === errors;
			if(_valid4){
				valid13 = true;
			}
			var end4 = errors;
			if(!valid13){
				const _errs20 = errors;
				if(data9 !== null){
					vErrors = fail(vErrors, "/head_pipeline", "type", "null"); errors++;
				}
				var _valid5 = _errs20 === errors;
				if(_valid5){
					valid13 = true;
				}
				var end5 = errors;
			}
			if(!valid13){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/head_pipeline", start: _errs18, ends: [end4, end5] });
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
		let data10 = data.user;
		if(data10 !== undefined){
			if(!(checkMergeRequestCaller(data10))){
				vErrors = join(vErrors, checkMergeRequestCaller.errors, "/user");
				errors = vErrors.length;
			}
		}
		let data11 = data.diverged_commits_count;
		if(data11 !== undefined){
			if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
				vErrors = fail(vErrors, "/diverged_commits_count", integerFault(data11), "integer"); errors++;
			}
		}
		let data12 = data.rebase_in_progress;
		if(data12 !== undefined){
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/rebase_in_progress", "type", types0); errors++;
			}
		}
		let data13 = data.title_html;
		if(data13 !== undefined){
			if(typeof data13 !== "string"){
				vErrors = fail(vErrors, "/title_html", "type", "string"); errors++;
			}
		}
		let data14 = data.description_html;
		if(data14 !== undefined){
			if(typeof data14 !== "string"){
				vErrors = fail(vErrors, "/description_html", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestDetails.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestDetails(value) {
	return validate(checkMergeRequestDetails, value);
}

export function isMergeRequestDetails(value) {
	return verdict(checkMergeRequestDetails(value));
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
				vErrors = fail(vErrors, "/description", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/imported", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/merged_at", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/merge_after", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/prepared_at", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/closed_at", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/source_project_id", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/draft", "type", types0); errors++;
			}
		}
		let data32 = data.work_in_progress;
		if(data32 !== undefined){
			if((typeof data32 !== "boolean") && (data32 !== null)){
				vErrors = fail(vErrors, "/work_in_progress", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/merge_when_pipeline_succeeds", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/sha", "type", types1); errors++;
			}
		}
		let data38 = data.merge_commit_sha;
		if(data38 !== undefined){
			if((typeof data38 !== "string") && (data38 !== null)){
				vErrors = fail(vErrors, "/merge_commit_sha", "type", types1); errors++;
			}
		}
		let data39 = data.squash_commit_sha;
		if(data39 !== undefined){
			if((typeof data39 !== "string") && (data39 !== null)){
				vErrors = fail(vErrors, "/squash_commit_sha", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/discussion_locked", "type", types0); errors++;
			}
		}
		let data42 = data.should_remove_source_branch;
		if(data42 !== undefined){
			if((typeof data42 !== "boolean") && (data42 !== null)){
				vErrors = fail(vErrors, "/should_remove_source_branch", "type", types0); errors++;
			}
		}
		let data43 = data.force_remove_source_branch;
		if(data43 !== undefined){
			if((typeof data43 !== "boolean") && (data43 !== null)){
				vErrors = fail(vErrors, "/force_remove_source_branch", "type", types0); errors++;
			}
		}
		let data44 = data.allow_collaboration;
		if(data44 !== undefined){
			if((typeof data44 !== "boolean") && (data44 !== null)){
				vErrors = fail(vErrors, "/allow_collaboration", "type", types0); errors++;
			}
		}
		let data45 = data.allow_maintainer_to_push;
		if(data45 !== undefined){
			if((typeof data45 !== "boolean") && (data45 !== null)){
				vErrors = fail(vErrors, "/allow_maintainer_to_push", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/squash", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/has_conflicts", "type", types0); errors++;
			}
		}
		let data52 = data.blocking_discussions_resolved;
		if(data52 !== undefined){
			if((typeof data52 !== "boolean") && (data52 !== null)){
				vErrors = fail(vErrors, "/blocking_discussions_resolved", "type", types0); errors++;
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
	if(!values27.includes(data)){
		vErrors = fail(vErrors, "", "enum", values27); errors++;
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
				vErrors = fail(vErrors, "/description", "type", types1); errors++;
			}
		}
		let data5 = data.due_date;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/due_date", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/start_date", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/expired", "type", types0); errors++;
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
		vErrors = fail(vErrors, "", "enum", values28); errors++;
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
				vErrors = fail(vErrors, "/human_time_estimate", "type", types1); errors++;
			}
		}
		let data3 = data.human_total_time_spent;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/human_total_time_spent", "type", types1); errors++;
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

function checkMergeRequestDiffRefs(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.base_sha;
		if(data0 !== undefined){
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/base_sha", "type", types1); errors++;
			}
		}
		let data1 = data.head_sha;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/head_sha", "type", types1); errors++;
			}
		}
		let data2 = data.start_sha;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/start_sha", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestDiffRefs.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestDiffRefs(value) {
	return validate(checkMergeRequestDiffRefs, value);
}

export function isMergeRequestDiffRefs(value) {
	return verdict(checkMergeRequestDiffRefs(value));
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
				vErrors = fail(vErrors, "/name", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/created_at", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/updated_at", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/tag", "type", types0); errors++;
			}
		}
		let data2 = data.yaml_errors;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/yaml_errors", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/started_at", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/finished_at", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/committed_at", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/duration", "type", types5); errors++;
			}
		}
		let data8 = data.queued_duration;
		if(data8 !== undefined){
			if((!(typeof data8 == "number")) && (data8 !== null)){
				vErrors = fail(vErrors, "/queued_duration", "type", types5); errors++;
			}
		}
		let data9 = data.coverage;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/coverage", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/has_details", "type", types0); errors++;
			}
		}
		let data6 = data.details_path;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/details_path", "type", types1); errors++;
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

function checkMergeRequestCaller(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.can_merge;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/can_merge", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestCaller.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestCaller(value) {
	return validate(checkMergeRequestCaller, value);
}

export function isMergeRequestCaller(value) {
	return verdict(checkMergeRequestCaller(value));
}

function checkMergeRequestUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.title;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/title", "minLength", 1); errors++;
				}
				if(data0.length > 255 && codePoints(data0) > 255){
					vErrors = fail(vErrors, "/title", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.state_event;
		if(data2 !== undefined){
			if((data2 !== "close") && (data2 !== "reopen")){
				vErrors = fail(vErrors, "/state_event", "enum", values29); errors++;
			}
		}
		let data3 = data.target_branch;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(data3.length < 1){
					vErrors = fail(vErrors, "/target_branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		let data4 = data.assignee_id;
		if(data4 !== undefined){
			if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
				vErrors = fail(vErrors, "/assignee_id", "type", types2); errors++;
			}
			if(typeof data4 == "number"){
				if(data4 < 0 || isNaN(data4)){
					vErrors = fail(vErrors, "/assignee_id", "minimum", 0); errors++;
				}
				if(Math.abs(data4) > 9007199254740991 && Number.isInteger(data4) && !plainInteger(data4)){
					vErrors = fail(vErrors, "/assignee_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data5 = data.assignee_ids;
		if(data5 !== undefined){
			if(!(checkNumberListToSet(data5))){
				vErrors = join(vErrors, checkNumberListToSet.errors, "/assignee_ids");
				errors = vErrors.length;
			}
		}
		let data6 = data.reviewer_ids;
		if(data6 !== undefined){
			if(!(checkNumberListToSet(data6))){
				vErrors = join(vErrors, checkNumberListToSet.errors, "/reviewer_ids");
				errors = vErrors.length;
			}
		}
		let data7 = data.labels;
		if(data7 !== undefined){
			if(!(checkTextList(data7))){
				vErrors = join(vErrors, checkTextList.errors, "/labels");
				errors = vErrors.length;
			}
		}
		let data8 = data.add_labels;
		if(data8 !== undefined){
			if(!(checkTextList(data8))){
				vErrors = join(vErrors, checkTextList.errors, "/add_labels");
				errors = vErrors.length;
			}
		}
		let data9 = data.remove_labels;
		if(data9 !== undefined){
			if(!(checkTextList(data9))){
				vErrors = join(vErrors, checkTextList.errors, "/remove_labels");
				errors = vErrors.length;
			}
		}
		let data10 = data.milestone_id;
		if(data10 !== undefined){
			if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
				vErrors = fail(vErrors, "/milestone_id", "type", types2); errors++;
			}
			if(typeof data10 == "number"){
				if(data10 < 0 || isNaN(data10)){
					vErrors = fail(vErrors, "/milestone_id", "minimum", 0); errors++;
				}
				if(Math.abs(data10) > 9007199254740991 && Number.isInteger(data10) && !plainInteger(data10)){
					vErrors = fail(vErrors, "/milestone_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data11 = data.remove_source_branch;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/remove_source_branch", "type", "boolean"); errors++;
			}
		}
		let data12 = data.squash;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/squash", "type", "boolean"); errors++;
			}
		}
		let data13 = data.discussion_locked;
		if(data13 !== undefined){
			if(typeof data13 !== "boolean"){
				vErrors = fail(vErrors, "/discussion_locked", "type", "boolean"); errors++;
			}
		}
		let data14 = data.allow_collaboration;
		if(data14 !== undefined){
			if(typeof data14 !== "boolean"){
				vErrors = fail(vErrors, "/allow_collaboration", "type", "boolean"); errors++;
			}
		}
		let data15 = data.allow_maintainer_to_push;
		if(data15 !== undefined){
			if(typeof data15 !== "boolean"){
				vErrors = fail(vErrors, "/allow_maintainer_to_push", "type", "boolean"); errors++;
			}
		}
		let data16 = data.merge_after;
		if(data16 !== undefined){
			if(!(checkTimeToSet(data16))){
				vErrors = join(vErrors, checkTimeToSet.errors, "/merge_after");
				errors = vErrors.length;
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
		checkMergeRequestUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestUpdate(value) {
	return validate(checkMergeRequestUpdate, value);
}

export function isMergeRequestUpdate(value) {
	return verdict(checkMergeRequestUpdate(value));
}

function checkMergeRequestMerge(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.sha;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		let data1 = data.merge_commit_message;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/merge_commit_message", "type", "string"); errors++;
			}
		}
		let data2 = data.squash_commit_message;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/squash_commit_message", "type", "string"); errors++;
			}
		}
		let data3 = data.squash;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/squash", "type", "boolean"); errors++;
			}
		}
		let data4 = data.should_remove_source_branch;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/should_remove_source_branch", "type", "boolean"); errors++;
			}
		}
		let data5 = data.auto_merge;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/auto_merge", "type", "boolean"); errors++;
			}
		}
		let data6 = data.merge_when_pipeline_succeeds;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/merge_when_pipeline_succeeds", "type", "boolean"); errors++;
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
		checkMergeRequestMerge.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestMerge(value) {
	return validate(checkMergeRequestMerge, value);
}

export function isMergeRequestMerge(value) {
	return verdict(checkMergeRequestMerge(value));
}

function checkMergeRequestApprovals(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 !== undefined){
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
		let data3 = data.title;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data4 = data.description;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/description", "type", types1); errors++;
			}
		}
		let data5 = data.state;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/state", "type", "string"); errors++;
			}
		}
		let data6 = data.created_at;
		if(data6 !== undefined){
			if(typeof data6 === "string"){
				if(!dateTimeFormat(data6)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data7 = data.updated_at;
		if(data7 !== undefined){
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data8 = data.merge_status;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/merge_status", "type", "string"); errors++;
			}
		}
		let data9 = data.approved;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/approved", "type", "boolean"); errors++;
			}
		}
		let data10 = data.approvals_required;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data10), "integer"); errors++;
			}
		}
		let data11 = data.approvals_left;
		if(data11 !== undefined){
			if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
				vErrors = fail(vErrors, "/approvals_left", integerFault(data11), "integer"); errors++;
			}
		}
		let data12 = data.require_password_to_approve;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/require_password_to_approve", "type", "boolean"); errors++;
			}
		}
		let data13 = data.approved_by;
		if(data13 !== undefined){
			if(Array.isArray(data13)){
				const before0 = errors;
				for(let i0=0; i0<data13.length; i0++){
					if(!(checkApproval(data13[i0]))){
						vErrors = join(vErrors, checkApproval.errors, "/approved_by/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approved_by", "type", "array"); errors++;
			}
		}
		let data15 = data.suggested_approvers;
		if(data15 !== undefined){
			if(Array.isArray(data15)){
				const before1 = errors;
				for(let i1=0; i1<data15.length; i1++){
					if(!(checkUserSummary(data15[i1]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/suggested_approvers/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/suggested_approvers", "type", "array"); errors++;
			}
		}
		let data17 = data.approvers;
		if(data17 !== undefined){
			if(Array.isArray(data17)){
				const before2 = errors;
				for(let i2=0; i2<data17.length; i2++){
					if(!(checkUserSummary(data17[i2]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/approvers/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approvers", "type", "array"); errors++;
			}
		}
		let data19 = data.approver_groups;
		if(data19 !== undefined){
			if(Array.isArray(data19)){
				const before3 = errors;
				for(let i3=0; i3<data19.length; i3++){
					let data20 = data19[i3];
					if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
						vErrors = fail(vErrors, "/approver_groups/" + i3, "type", "object"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approver_groups", "type", "array"); errors++;
			}
		}
		let data21 = data.user_has_approved;
		if(data21 !== undefined){
			if(typeof data21 !== "boolean"){
				vErrors = fail(vErrors, "/user_has_approved", "type", "boolean"); errors++;
			}
		}
		let data22 = data.user_can_approve;
		if(data22 !== undefined){
			if(typeof data22 !== "boolean"){
				vErrors = fail(vErrors, "/user_can_approve", "type", "boolean"); errors++;
			}
		}
		let data23 = data.approval_rules_left;
		if(data23 !== undefined){
			if(Array.isArray(data23)){
				const before4 = errors;
				for(let i4=0; i4<data23.length; i4++){
					if(!(checkApprovalRuleLeft(data23[i4]))){
						vErrors = join(vErrors, checkApprovalRuleLeft.errors, "/approval_rules_left/" + i4);
						errors = vErrors.length;
					}
					if(errors - before4 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approval_rules_left", "type", "array"); errors++;
			}
		}
		let data25 = data.has_approval_rules;
		if(data25 !== undefined){
			if(typeof data25 !== "boolean"){
				vErrors = fail(vErrors, "/has_approval_rules", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestApprovals.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestApprovals(value) {
	return validate(checkMergeRequestApprovals, value);
}

export function isMergeRequestApprovals(value) {
	return verdict(checkMergeRequestApprovals(value));
}

function checkApproval(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.user;
		if(data0 !== undefined){
			if(!(checkUserSummary(data0))){
				vErrors = join(vErrors, checkUserSummary.errors, "/user");
				errors = vErrors.length;
			}
		}
		let data1 = data.approved_at;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/approved_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/approved_at", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApproval.errors = vErrors;
	}
	return errors === 0;
}

export function validateApproval(value) {
	return validate(checkApproval, value);
}

export function isApproval(value) {
	return verdict(checkApproval(value));
}

function checkApprovalRuleLeft(data){
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
		let data2 = data.rule_type;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/rule_type", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalRuleLeft.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalRuleLeft(value) {
	return validate(checkApprovalRuleLeft, value);
}

export function isApprovalRuleLeft(value) {
	return verdict(checkApprovalRuleLeft(value));
}

function checkApprovalCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.sha;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		let data1 = data.approval_password;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/approval_password", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "sha") || (key0 === "approval_password"))){
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
		checkApprovalCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalCreate(value) {
	return validate(checkApprovalCreate, value);
}

export function isApprovalCreate(value) {
	return verdict(checkApprovalCreate(value));
}

function checkProjectApprovalRuleCreate(data){
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
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.approvals_required;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "approvals_required"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 > 100 || isNaN(data1)){
					vErrors = fail(vErrors, "/approvals_required", "maximum", 100); errors++;
				}
				if(data1 < 0 || isNaN(data1)){
					vErrors = fail(vErrors, "/approvals_required", "minimum", 0); errors++;
				}
			}
		}
		let data2 = data.rule_type;
		if(data2 !== undefined){
			if(!(checkApprovalRuleType(data2))){
				vErrors = join(vErrors, checkApprovalRuleType.errors, "/rule_type");
				errors = vErrors.length;
			}
		}
		let data3 = data.report_type;
		if(data3 !== undefined){
			if(data3 !== "code_coverage"){
				vErrors = fail(vErrors, "/report_type", "enum", values30); errors++;
			}
		}
		let data4 = data.user_ids;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					let data5 = data4[i0];
					if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
						vErrors = fail(vErrors, "/user_ids/" + i0, integerFault(data5), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/user_ids", "type", "array"); errors++;
			}
		}
		let data6 = data.usernames;
		if(data6 !== undefined){
			if(Array.isArray(data6)){
				const before1 = errors;
				for(let i1=0; i1<data6.length; i1++){
					if(typeof data6[i1] !== "string"){
						vErrors = fail(vErrors, "/usernames/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/usernames", "type", "array"); errors++;
			}
		}
		let data8 = data.group_ids;
		if(data8 !== undefined){
			if(Array.isArray(data8)){
				const before2 = errors;
				for(let i2=0; i2<data8.length; i2++){
					let data9 = data8[i2];
					if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
						vErrors = fail(vErrors, "/group_ids/" + i2, integerFault(data9), "integer"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/group_ids", "type", "array"); errors++;
			}
		}
		let data10 = data.protected_branch_ids;
		if(data10 !== undefined){
			if(Array.isArray(data10)){
				const before3 = errors;
				for(let i3=0; i3<data10.length; i3++){
					let data11 = data10[i3];
					if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
						vErrors = fail(vErrors, "/protected_branch_ids/" + i3, integerFault(data11), "integer"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/protected_branch_ids", "type", "array"); errors++;
			}
		}
		let data12 = data.applies_to_all_protected_branches;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/applies_to_all_protected_branches", "type", "boolean"); errors++;
			}
		}
		const before4 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known16.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before4 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectApprovalRuleCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectApprovalRuleCreate(value) {
	return validate(checkProjectApprovalRuleCreate, value);
}

export function isProjectApprovalRuleCreate(value) {
	return verdict(checkProjectApprovalRuleCreate(value));
}

function checkApprovalRuleType(data){
	let vErrors = null;
	let errors = 0;
	if(!values31.includes(data)){
		vErrors = fail(vErrors, "", "enum", values31); errors++;
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
				vErrors = fail(vErrors, "/report_type", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/contains_hidden_groups", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/applies_to_all_protected_branches", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/description", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/lfs_enabled", "type", types0); errors++;
			}
		}
		let data6 = data.avatar_url;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/request_access_enabled", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/parent_id", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/ldap_cn", "type", types1); errors++;
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

function checkProjectApprovalRuleUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.approvals_required;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 > 100 || isNaN(data1)){
					vErrors = fail(vErrors, "/approvals_required", "maximum", 100); errors++;
				}
				if(data1 < 0 || isNaN(data1)){
					vErrors = fail(vErrors, "/approvals_required", "minimum", 0); errors++;
				}
			}
		}
		let data2 = data.user_ids;
		if(data2 !== undefined){
			if(Array.isArray(data2)){
				const before0 = errors;
				for(let i0=0; i0<data2.length; i0++){
					let data3 = data2[i0];
					if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
						vErrors = fail(vErrors, "/user_ids/" + i0, integerFault(data3), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/user_ids", "type", "array"); errors++;
			}
		}
		let data4 = data.usernames;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before1 = errors;
				for(let i1=0; i1<data4.length; i1++){
					if(typeof data4[i1] !== "string"){
						vErrors = fail(vErrors, "/usernames/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/usernames", "type", "array"); errors++;
			}
		}
		let data6 = data.group_ids;
		if(data6 !== undefined){
			if(Array.isArray(data6)){
				const before2 = errors;
				for(let i2=0; i2<data6.length; i2++){
					let data7 = data6[i2];
					if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
						vErrors = fail(vErrors, "/group_ids/" + i2, integerFault(data7), "integer"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/group_ids", "type", "array"); errors++;
			}
		}
		let data8 = data.protected_branch_ids;
		if(data8 !== undefined){
			if(Array.isArray(data8)){
				const before3 = errors;
				for(let i3=0; i3<data8.length; i3++){
					let data9 = data8[i3];
					if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
						vErrors = fail(vErrors, "/protected_branch_ids/" + i3, integerFault(data9), "integer"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/protected_branch_ids", "type", "array"); errors++;
			}
		}
		let data10 = data.applies_to_all_protected_branches;
		if(data10 !== undefined){
			if(typeof data10 !== "boolean"){
				vErrors = fail(vErrors, "/applies_to_all_protected_branches", "type", "boolean"); errors++;
			}
		}
		let data11 = data.remove_hidden_groups;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/remove_hidden_groups", "type", "boolean"); errors++;
			}
		}
		const before4 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known17.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before4 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectApprovalRuleUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectApprovalRuleUpdate(value) {
	return validate(checkProjectApprovalRuleUpdate, value);
}

export function isProjectApprovalRuleUpdate(value) {
	return verdict(checkProjectApprovalRuleUpdate(value));
}

function checkIssue(data){
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
				vErrors = fail(vErrors, "/description", "type", types1); errors++;
			}
		}
		let data5 = data.state;
		if(data5 !== undefined){
			const _errs6 = errors;
			let valid6 = false;
			const _errs7 = errors;
			if(!(checkIssueState(data5))){
				vErrors = join(vErrors, checkIssueState.errors, "/state");
				errors = vErrors.length;
			}
			var _valid0 = _errs7 === errors;
			if(_valid0){
				valid6 = true;
			}
			var end0 = errors;
			if(!valid6){
				const _errs8 = errors;
				if(typeof data5 !== "string"){
					vErrors = fail(vErrors, "/state", "type", "string"); errors++;
				}
				var _valid1 = _errs8 === errors;
				if(_valid1){
					valid6 = true;
				}
				var end1 = errors;
			}
			if(!valid6){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/state", start: _errs6, ends: [end0, end1] });
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
		let data6 = data.created_at;
		if(data6 !== undefined){
			if(typeof data6 === "string"){
				if(!dateTimeFormat(data6)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data7 = data.updated_at;
		if(data7 !== undefined){
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data8 = data.closed_at;
		if(data8 !== undefined){
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/closed_at", "type", types1); errors++;
			}
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/closed_at", "format", "date-time"); errors++;
				}
			}
		}
		let data9 = data.closed_by;
		if(data9 !== undefined){
			const _errs13 = errors;
			let valid11 = false;
			const _errs14 = errors;
			if(!(checkUserSummary(data9))){
				vErrors = join(vErrors, checkUserSummary.errors, "/closed_by");
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
					vErrors = fail(vErrors, "/closed_by", "type", "null"); errors++;
				}
				var _valid3 = _errs15 === errors;
				if(_valid3){
					valid11 = true;
				}
				var end3 = errors;
			}
			if(!valid11){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/closed_by", start: _errs13, ends: [end2, end3] });
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
		let data10 = data.labels;
		if(data10 !== undefined){
			if(Array.isArray(data10)){
				const before0 = errors;
				for(let i0=0; i0<data10.length; i0++){
					if(typeof data10[i0] !== "string"){
						vErrors = fail(vErrors, "/labels/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		let data12 = data.milestone;
		if(data12 !== undefined){
			const _errs19 = errors;
			let valid15 = false;
			const _errs20 = errors;
			if(!(checkEmbeddedMilestone(data12))){
				vErrors = join(vErrors, checkEmbeddedMilestone.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid4 = _errs20 === errors;
			if(_valid4){
				valid15 = true;
			}
			var end4 = errors;
			if(!valid15){
				const _errs21 = errors;
				if(data12 !== null){
					vErrors = fail(vErrors, "/milestone", "type", "null"); errors++;
				}
				var _valid5 = _errs21 === errors;
				if(_valid5){
					valid15 = true;
				}
				var end5 = errors;
			}
			if(!valid15){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/milestone", start: _errs19, ends: [end4, end5] });
				errors = vErrors.length;
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
		let data13 = data.author;
		if(data13 !== undefined){
			if(!(checkUserSummary(data13))){
				vErrors = join(vErrors, checkUserSummary.errors, "/author");
				errors = vErrors.length;
			}
		}
		let data14 = data.assignee;
		if(data14 !== undefined){
			const _errs24 = errors;
			let valid18 = false;
			const _errs25 = errors;
			if(!(checkUserSummary(data14))){
				vErrors = join(vErrors, checkUserSummary.errors, "/assignee");
				errors = vErrors.length;
			}
			var _valid6 = _errs25 === errors;
			if(_valid6){
				valid18 = true;
			}
			var end6 = errors;
			if(!valid18){
				const _errs26 = errors;
				if(data14 !== null){
					vErrors = fail(vErrors, "/assignee", "type", "null"); errors++;
				}
				var _valid7 = _errs26 === errors;
				if(_valid7){
					valid18 = true;
				}
				var end7 = errors;
			}
			if(!valid18){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/assignee", start: _errs24, ends: [end6, end7] });
				errors = vErrors.length;
			} else {
				errors = _errs24;
				if(vErrors !== null){
					if(_errs24){
						vErrors.length = _errs24;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data15 = data.assignees;
		if(data15 !== undefined){
			if(Array.isArray(data15)){
				const before1 = errors;
				for(let i1=0; i1<data15.length; i1++){
					if(!(checkUserSummary(data15[i1]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/assignees/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/assignees", "type", "array"); errors++;
			}
		}
		let data17 = data.type;
		if(data17 !== undefined){
			if(typeof data17 !== "string"){
				vErrors = fail(vErrors, "/type", "type", "string"); errors++;
			}
		}
		let data18 = data.issue_type;
		if(data18 !== undefined){
			if(typeof data18 !== "string"){
				vErrors = fail(vErrors, "/issue_type", "type", "string"); errors++;
			}
		}
		let data19 = data.confidential;
		if(data19 !== undefined){
			if((typeof data19 !== "boolean") && (data19 !== null)){
				vErrors = fail(vErrors, "/confidential", "type", types0); errors++;
			}
		}
		let data20 = data.discussion_locked;
		if(data20 !== undefined){
			if((typeof data20 !== "boolean") && (data20 !== null)){
				vErrors = fail(vErrors, "/discussion_locked", "type", types0); errors++;
			}
		}
		let data21 = data.due_date;
		if(data21 !== undefined){
			if((typeof data21 !== "string") && (data21 !== null)){
				vErrors = fail(vErrors, "/due_date", "type", types1); errors++;
			}
			if(typeof data21 === "string"){
				if(!dateFormat(data21)){
					vErrors = fail(vErrors, "/due_date", "format", "date"); errors++;
				}
			}
		}
		let data22 = data.weight;
		if(data22 !== undefined){
			if((!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))) && (data22 !== null)){
				vErrors = fail(vErrors, "/weight", "type", types2); errors++;
			}
			if(typeof data22 == "number"){
				if(Math.abs(data22) > 9007199254740991 && Number.isInteger(data22) && !plainInteger(data22)){
					vErrors = fail(vErrors, "/weight", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data23 = data.upvotes;
		if(data23 !== undefined){
			if(!Number.isSafeInteger(data23) && !plainInteger(data23)){
				vErrors = fail(vErrors, "/upvotes", integerFault(data23), "integer"); errors++;
			}
		}
		let data24 = data.downvotes;
		if(data24 !== undefined){
			if(!Number.isSafeInteger(data24) && !plainInteger(data24)){
				vErrors = fail(vErrors, "/downvotes", integerFault(data24), "integer"); errors++;
			}
		}
		let data25 = data.user_notes_count;
		if(data25 !== undefined){
			if(!Number.isSafeInteger(data25) && !plainInteger(data25)){
				vErrors = fail(vErrors, "/user_notes_count", integerFault(data25), "integer"); errors++;
			}
		}
		let data26 = data.merge_requests_count;
		if(data26 !== undefined){
			if(!Number.isSafeInteger(data26) && !plainInteger(data26)){
				vErrors = fail(vErrors, "/merge_requests_count", integerFault(data26), "integer"); errors++;
			}
		}
		let data27 = data.web_url;
		if(data27 !== undefined){
			if(typeof data27 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data28 = data.references;
		if(data28 !== undefined){
			if(!(checkMergeRequestReferences(data28))){
				vErrors = join(vErrors, checkMergeRequestReferences.errors, "/references");
				errors = vErrors.length;
			}
		}
		let data29 = data.time_stats;
		if(data29 !== undefined){
			if(!(checkMergeRequestTimeStats(data29))){
				vErrors = join(vErrors, checkMergeRequestTimeStats.errors, "/time_stats");
				errors = vErrors.length;
			}
		}
		let data30 = data.task_completion_status;
		if(data30 !== undefined){
			if(!(checkMergeRequestTaskCompletion(data30))){
				vErrors = join(vErrors, checkMergeRequestTaskCompletion.errors, "/task_completion_status");
				errors = vErrors.length;
			}
		}
		let data31 = data.has_tasks;
		if(data31 !== undefined){
			if((typeof data31 !== "boolean") && (data31 !== null)){
				vErrors = fail(vErrors, "/has_tasks", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkIssue.errors = vErrors;
	}
	return errors === 0;
}

export function validateIssue(value) {
	return validate(checkIssue, value);
}

export function isIssue(value) {
	return verdict(checkIssue(value));
}

function checkIssueState(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "opened") && (data !== "closed")){
		vErrors = fail(vErrors, "", "enum", values32); errors++;
	}
	if(errors !== 0){
		checkIssueState.errors = vErrors;
	}
	return errors === 0;
}

export function validateIssueState(value) {
	return validate(checkIssueState, value);
}

export function isIssueState(value) {
	return verdict(checkIssueState(value));
}

function checkIssueCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.title;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "title"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/title", "minLength", 1); errors++;
				}
				if(data0.length > 255 && codePoints(data0) > 255){
					vErrors = fail(vErrors, "/title", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.labels;
		if(data2 !== undefined){
			if(!(checkTextList(data2))){
				vErrors = join(vErrors, checkTextList.errors, "/labels");
				errors = vErrors.length;
			}
		}
		let data3 = data.milestone_id;
		if(data3 !== undefined){
			if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
				vErrors = fail(vErrors, "/milestone_id", "type", types2); errors++;
			}
			if(typeof data3 == "number"){
				if(data3 < 0 || isNaN(data3)){
					vErrors = fail(vErrors, "/milestone_id", "minimum", 0); errors++;
				}
				if(Math.abs(data3) > 9007199254740991 && Number.isInteger(data3) && !plainInteger(data3)){
					vErrors = fail(vErrors, "/milestone_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data4 = data.assignee_id;
		if(data4 !== undefined){
			if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
				vErrors = fail(vErrors, "/assignee_id", "type", types2); errors++;
			}
			if(typeof data4 == "number"){
				if(data4 < 0 || isNaN(data4)){
					vErrors = fail(vErrors, "/assignee_id", "minimum", 0); errors++;
				}
				if(Math.abs(data4) > 9007199254740991 && Number.isInteger(data4) && !plainInteger(data4)){
					vErrors = fail(vErrors, "/assignee_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data5 = data.assignee_ids;
		if(data5 !== undefined){
			if(!(checkNumberListToSet(data5))){
				vErrors = join(vErrors, checkNumberListToSet.errors, "/assignee_ids");
				errors = vErrors.length;
			}
		}
		let data6 = data.confidential;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/confidential", "type", "boolean"); errors++;
			}
		}
		let data7 = data.due_date;
		if(data7 !== undefined){
			if(!(checkDateToSet(data7))){
				vErrors = join(vErrors, checkDateToSet.errors, "/due_date");
				errors = vErrors.length;
			}
		}
		let data8 = data.issue_type;
		if(data8 !== undefined){
			if(!values33.includes(data8)){
				vErrors = fail(vErrors, "/issue_type", "enum", values33); errors++;
			}
		}
		let data9 = data.weight;
		if(data9 !== undefined){
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/weight", integerFault(data9), "integer"); errors++;
			}
			if(typeof data9 == "number"){
				if(data9 < 0 || isNaN(data9)){
					vErrors = fail(vErrors, "/weight", "minimum", 0); errors++;
				}
			}
		}
		let data10 = data.iid;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/iid", integerFault(data10), "integer"); errors++;
			}
			if(typeof data10 == "number"){
				if(data10 < 1 || isNaN(data10)){
					vErrors = fail(vErrors, "/iid", "minimum", 1); errors++;
				}
			}
		}
		let data11 = data.created_at;
		if(data11 !== undefined){
			if(typeof data11 === "string"){
				if(!dateTimeFormat(data11)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
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
		checkIssueCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateIssueCreate(value) {
	return validate(checkIssueCreate, value);
}

export function isIssueCreate(value) {
	return verdict(checkIssueCreate(value));
}

function checkIssueUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.title;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/title", "minLength", 1); errors++;
				}
				if(data0.length > 255 && codePoints(data0) > 255){
					vErrors = fail(vErrors, "/title", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.state_event;
		if(data2 !== undefined){
			if((data2 !== "close") && (data2 !== "reopen")){
				vErrors = fail(vErrors, "/state_event", "enum", values29); errors++;
			}
		}
		let data3 = data.labels;
		if(data3 !== undefined){
			if(!(checkTextList(data3))){
				vErrors = join(vErrors, checkTextList.errors, "/labels");
				errors = vErrors.length;
			}
		}
		let data4 = data.add_labels;
		if(data4 !== undefined){
			if(!(checkTextList(data4))){
				vErrors = join(vErrors, checkTextList.errors, "/add_labels");
				errors = vErrors.length;
			}
		}
		let data5 = data.remove_labels;
		if(data5 !== undefined){
			if(!(checkTextList(data5))){
				vErrors = join(vErrors, checkTextList.errors, "/remove_labels");
				errors = vErrors.length;
			}
		}
		let data6 = data.milestone_id;
		if(data6 !== undefined){
			if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
				vErrors = fail(vErrors, "/milestone_id", "type", types2); errors++;
			}
			if(typeof data6 == "number"){
				if(data6 < 0 || isNaN(data6)){
					vErrors = fail(vErrors, "/milestone_id", "minimum", 0); errors++;
				}
				if(Math.abs(data6) > 9007199254740991 && Number.isInteger(data6) && !plainInteger(data6)){
					vErrors = fail(vErrors, "/milestone_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data7 = data.assignee_id;
		if(data7 !== undefined){
			if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
				vErrors = fail(vErrors, "/assignee_id", "type", types2); errors++;
			}
			if(typeof data7 == "number"){
				if(data7 < 0 || isNaN(data7)){
					vErrors = fail(vErrors, "/assignee_id", "minimum", 0); errors++;
				}
				if(Math.abs(data7) > 9007199254740991 && Number.isInteger(data7) && !plainInteger(data7)){
					vErrors = fail(vErrors, "/assignee_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data8 = data.assignee_ids;
		if(data8 !== undefined){
			if(!(checkNumberListToSet(data8))){
				vErrors = join(vErrors, checkNumberListToSet.errors, "/assignee_ids");
				errors = vErrors.length;
			}
		}
		let data9 = data.confidential;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/confidential", "type", "boolean"); errors++;
			}
		}
		let data10 = data.discussion_locked;
		if(data10 !== undefined){
			if(typeof data10 !== "boolean"){
				vErrors = fail(vErrors, "/discussion_locked", "type", "boolean"); errors++;
			}
		}
		let data11 = data.due_date;
		if(data11 !== undefined){
			if(!(checkDateToSet(data11))){
				vErrors = join(vErrors, checkDateToSet.errors, "/due_date");
				errors = vErrors.length;
			}
		}
		let data12 = data.issue_type;
		if(data12 !== undefined){
			if(!values33.includes(data12)){
				vErrors = fail(vErrors, "/issue_type", "enum", values33); errors++;
			}
		}
		let data13 = data.weight;
		if(data13 !== undefined){
			if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
				vErrors = fail(vErrors, "/weight", "type", types2); errors++;
			}
			if(typeof data13 == "number"){
				if(data13 < 0 || isNaN(data13)){
					vErrors = fail(vErrors, "/weight", "minimum", 0); errors++;
				}
				if(Math.abs(data13) > 9007199254740991 && Number.isInteger(data13) && !plainInteger(data13)){
					vErrors = fail(vErrors, "/weight", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data14 = data.updated_at;
		if(data14 !== undefined){
			if(typeof data14 === "string"){
				if(!dateTimeFormat(data14)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known19.has(key0))){
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
		checkIssueUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateIssueUpdate(value) {
	return validate(checkIssueUpdate, value);
}

export function isIssueUpdate(value) {
	return verdict(checkIssueUpdate(value));
}

function checkJobScope(data){
	let vErrors = null;
	let errors = 0;
	if(!values34.includes(data)){
		vErrors = fail(vErrors, "", "enum", values34); errors++;
	}
	if(errors !== 0){
		checkJobScope.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobScope(value) {
	return validate(checkJobScope, value);
}

export function isJobScope(value) {
	return verdict(checkJobScope(value));
}

function checkJobDetails(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkJob(data))){
		vErrors = join(vErrors, checkJob.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.pipeline;
		if(data0 !== undefined){
			if(!(checkPipelineSummary(data0))){
				vErrors = join(vErrors, checkPipelineSummary.errors, "/pipeline");
				errors = vErrors.length;
			}
		}
		let data1 = data.project;
		if(data1 !== undefined){
			if(!(checkJobProject(data1))){
				vErrors = join(vErrors, checkJobProject.errors, "/project");
				errors = vErrors.length;
			}
		}
		let data2 = data.queued_duration;
		if(data2 !== undefined){
			if((!(typeof data2 == "number")) && (data2 !== null)){
				vErrors = fail(vErrors, "/queued_duration", "type", types5); errors++;
			}
		}
		let data3 = data.erased_at;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/erased_at", "type", types1); errors++;
			}
			if(typeof data3 === "string"){
				if(!dateTimeFormat(data3)){
					vErrors = fail(vErrors, "/erased_at", "format", "date-time"); errors++;
				}
			}
		}
		let data4 = data.archived;
		if(data4 !== undefined){
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/archived", "type", types0); errors++;
			}
		}
		let data5 = data.tag_list;
		if(data5 !== undefined){
			if(Array.isArray(data5)){
				const before0 = errors;
				for(let i0=0; i0<data5.length; i0++){
					if(typeof data5[i0] !== "string"){
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
		let data7 = data.artifacts_file;
		if(data7 !== undefined){
			const _errs10 = errors;
			let valid9 = false;
			const _errs11 = errors;
			if(!(checkJobArtifactsFile(data7))){
				vErrors = join(vErrors, checkJobArtifactsFile.errors, "/artifacts_file");
				errors = vErrors.length;
			}
			var _valid0 = _errs11 === errors;
			if(_valid0){
				valid9 = true;
			}
			var end0 = errors;
			if(!valid9){
				const _errs12 = errors;
				if(data7 !== null){
					vErrors = fail(vErrors, "/artifacts_file", "type", "null"); errors++;
				}
				var _valid1 = _errs12 === errors;
				if(_valid1){
					valid9 = true;
				}
				var end1 = errors;
			}
			if(!valid9){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/artifacts_file", start: _errs10, ends: [end0, end1] });
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
		let data8 = data.artifacts_expire_at;
		if(data8 !== undefined){
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/artifacts_expire_at", "type", types1); errors++;
			}
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/artifacts_expire_at", "format", "date-time"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkJobDetails.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobDetails(value) {
	return validate(checkJobDetails, value);
}

export function isJobDetails(value) {
	return verdict(checkJobDetails(value));
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
				vErrors = fail(vErrors, "/failure_reason", "type", types1); errors++;
			}
		}
		let data6 = data.tag;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/tag", "type", types0); errors++;
			}
		}
		let data7 = data.allow_failure;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/allow_failure", "type", types0); errors++;
			}
		}
		let data8 = data.coverage;
		if(data8 !== undefined){
			if(((!(typeof data8 == "number")) && (typeof data8 !== "string")) && (data8 !== null)){
				vErrors = fail(vErrors, "/coverage", "type", types6); errors++;
			}
		}
		let data9 = data.duration;
		if(data9 !== undefined){
			if((!(typeof data9 == "number")) && (data9 !== null)){
				vErrors = fail(vErrors, "/duration", "type", types5); errors++;
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
				vErrors = fail(vErrors, "/started_at", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/finished_at", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/runner", "type", types4); errors++;
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
				vErrors = fail(vErrors, "/download_url", "type", types1); errors++;
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

function checkJobProject(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.ci_job_token_scope_enabled;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/ci_job_token_scope_enabled", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkJobProject.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobProject(value) {
	return validate(checkJobProject, value);
}

export function isJobProject(value) {
	return verdict(checkJobProject(value));
}

function checkJobArtifactsFile(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.filename;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/filename", "type", "string"); errors++;
			}
		}
		let data1 = data.size;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/size", integerFault(data1), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkJobArtifactsFile.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobArtifactsFile(value) {
	return validate(checkJobArtifactsFile, value);
}

export function isJobArtifactsFile(value) {
	return verdict(checkJobArtifactsFile(value));
}

function checkJobArtifactsUpload(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.file;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "file"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/file", "type", "string"); errors++;
			}
		}
		let data1 = data.artifact_type;
		if(data1 !== undefined){
			if(data1 !== "archive"){
				vErrors = fail(vErrors, "/artifact_type", "enum", values35); errors++;
			}
		}
		let data2 = data.artifact_format;
		if(data2 !== undefined){
			if(data2 !== "zip"){
				vErrors = fail(vErrors, "/artifact_format", "enum", values36); errors++;
			}
		}
		let data3 = data.expire_in;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/expire_in", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "file") || (key0 === "artifact_type")) || (key0 === "artifact_format")) || (key0 === "expire_in"))){
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
		checkJobArtifactsUpload.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobArtifactsUpload(value) {
	return validate(checkJobArtifactsUpload, value);
}

export function isJobArtifactsUpload(value) {
	return verdict(checkJobArtifactsUpload(value));
}

function checkUploadedJobArtifacts(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.file;
		if(data0 !== undefined){
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!(checkJobArtifactsFile(data0))){
				vErrors = join(vErrors, checkJobArtifactsFile.errors, "/file");
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
					vErrors = fail(vErrors, "/file", "type", "null"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/file", start: _errs1, ends: [end0, end1] });
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
		checkUploadedJobArtifacts.errors = vErrors;
	}
	return errors === 0;
}

export function validateUploadedJobArtifacts(value) {
	return validate(checkUploadedJobArtifacts, value);
}

export function isUploadedJobArtifacts(value) {
	return verdict(checkUploadedJobArtifacts(value));
}

function checkListUsersQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.username;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data1 = data.search;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data2 = data.active;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/active", "type", "boolean"); errors++;
			}
		}
		let data3 = data.blocked;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/blocked", "type", "boolean"); errors++;
			}
		}
		let data4 = data.external;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/external", "type", "boolean"); errors++;
			}
		}
		let data5 = data.humans;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/humans", "type", "boolean"); errors++;
			}
		}
		let data6 = data.admins;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/admins", "type", "boolean"); errors++;
			}
		}
		let data7 = data.created_after;
		if(data7 !== undefined){
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/created_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_after", "type", "string"); errors++;
			}
		}
		let data8 = data.created_before;
		if(data8 !== undefined){
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/created_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_before", "type", "string"); errors++;
			}
		}
		let data9 = data.order_by;
		if(data9 !== undefined){
			if(!values37.includes(data9)){
				vErrors = fail(vErrors, "/order_by", "enum", values37); errors++;
			}
		}
		let data10 = data.sort;
		if(data10 !== undefined){
			if(!(checkSortDirection(data10))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data11 = data.pagination;
		if(data11 !== undefined){
			if(data11 !== "keyset"){
				vErrors = fail(vErrors, "/pagination", "enum", values38); errors++;
			}
		}
		let data12 = data.id_after;
		if(data12 !== undefined){
			if(!Number.isSafeInteger(data12) && !plainInteger(data12)){
				vErrors = fail(vErrors, "/id_after", integerFault(data12), "integer"); errors++;
			}
		}
		let data13 = data.page;
		if(data13 !== undefined){
			if(!Number.isSafeInteger(data13) && !plainInteger(data13)){
				vErrors = fail(vErrors, "/page", integerFault(data13), "integer"); errors++;
			}
			if(typeof data13 == "number"){
				if(data13 < 1 || isNaN(data13)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data14 = data.per_page;
		if(data14 !== undefined){
			if(!Number.isSafeInteger(data14) && !plainInteger(data14)){
				vErrors = fail(vErrors, "/per_page", integerFault(data14), "integer"); errors++;
			}
			if(typeof data14 == "number"){
				if(data14 > 100 || isNaN(data14)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data14 < 1 || isNaN(data14)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListUsersQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListUsers200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkUser(data[i0]))){
				vErrors = join(vErrors, checkUser.errors, "/" + i0);
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
		checkListUsers200.errors = vErrors;
	}
	return errors === 0;
}

function checkDeleteUserQuery(data){
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
		checkDeleteUserQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkCreateUserPersonalAccessTokenPath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.user_id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "user_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/user_id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/user_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCreateUserPersonalAccessTokenPath.errors = vErrors;
	}
	return errors === 0;
}

function checkDeleteGroupQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.permanently_remove;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/permanently_remove", "type", "boolean"); errors++;
			}
		}
		let data1 = data.full_path;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDeleteGroupQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListSubgroupsQuery(data){
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
		let data2 = data.search;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data3 = data.order_by;
		if(data3 !== undefined){
			if(!values39.includes(data3)){
				vErrors = fail(vErrors, "/order_by", "enum", values39); errors++;
			}
		}
		let data4 = data.sort;
		if(data4 !== undefined){
			if(!(checkSortDirection(data4))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data5 = data.owned;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/owned", "type", "boolean"); errors++;
			}
		}
		let data6 = data.min_access_level;
		if(data6 !== undefined){
			if(!(checkMemberAccessLevel(data6))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/min_access_level");
				errors = vErrors.length;
			}
		}
		let data7 = data.statistics;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/statistics", "type", "boolean"); errors++;
			}
		}
		let data8 = data.page;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8) && !plainInteger(data8)){
				vErrors = fail(vErrors, "/page", integerFault(data8), "integer"); errors++;
			}
			if(typeof data8 == "number"){
				if(data8 < 1 || isNaN(data8)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data9 = data.per_page;
		if(data9 !== undefined){
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/per_page", integerFault(data9), "integer"); errors++;
			}
			if(typeof data9 == "number"){
				if(data9 > 100 || isNaN(data9)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data9 < 1 || isNaN(data9)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListSubgroupsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListSubgroups200(data){
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
		checkListSubgroups200.errors = vErrors;
	}
	return errors === 0;
}

function checkListGroupProjectsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.archived;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/archived", "type", "boolean"); errors++;
			}
		}
		let data1 = data.search;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data2 = data.visibility;
		if(data2 !== undefined){
			if(!(checkVisibility(data2))){
				vErrors = join(vErrors, checkVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data3 = data.order_by;
		if(data3 !== undefined){
			if(!values40.includes(data3)){
				vErrors = fail(vErrors, "/order_by", "enum", values40); errors++;
			}
		}
		let data4 = data.sort;
		if(data4 !== undefined){
			if(!(checkSortDirection(data4))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data5 = data.simple;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/simple", "type", "boolean"); errors++;
			}
		}
		let data6 = data.owned;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/owned", "type", "boolean"); errors++;
			}
		}
		let data7 = data.starred;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/starred", "type", "boolean"); errors++;
			}
		}
		let data8 = data.min_access_level;
		if(data8 !== undefined){
			if(!(checkMemberAccessLevel(data8))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/min_access_level");
				errors = vErrors.length;
			}
		}
		let data9 = data.topic;
		if(data9 !== undefined){
			if(Array.isArray(data9)){
				const before0 = errors;
				for(let i0=0; i0<data9.length; i0++){
					if(typeof data9[i0] !== "string"){
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
		let data11 = data.with_shared;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/with_shared", "type", "boolean"); errors++;
			}
		}
		let data12 = data.include_subgroups;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/include_subgroups", "type", "boolean"); errors++;
			}
		}
		let data13 = data.page;
		if(data13 !== undefined){
			if(!Number.isSafeInteger(data13) && !plainInteger(data13)){
				vErrors = fail(vErrors, "/page", integerFault(data13), "integer"); errors++;
			}
			if(typeof data13 == "number"){
				if(data13 < 1 || isNaN(data13)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data14 = data.per_page;
		if(data14 !== undefined){
			if(!Number.isSafeInteger(data14) && !plainInteger(data14)){
				vErrors = fail(vErrors, "/per_page", integerFault(data14), "integer"); errors++;
			}
			if(typeof data14 == "number"){
				if(data14 > 100 || isNaN(data14)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data14 < 1 || isNaN(data14)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListGroupProjectsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListGroupProjects200(data){
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
		checkListGroupProjects200.errors = vErrors;
	}
	return errors === 0;
}

function checkDeleteProjectQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.permanently_remove;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/permanently_remove", "type", "boolean"); errors++;
			}
		}
		let data1 = data.full_path;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDeleteProjectQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkDeleteGroupMemberQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.skip_subresources;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/skip_subresources", "type", "boolean"); errors++;
			}
		}
		let data1 = data.unassign_issuables;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/unassign_issuables", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDeleteGroupMemberQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkDeleteProjectMemberQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.skip_subresources;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/skip_subresources", "type", "boolean"); errors++;
			}
		}
		let data1 = data.unassign_issuables;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/unassign_issuables", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDeleteProjectMemberQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkGetRepositoryFileQuery(data){
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
		checkGetRepositoryFileQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkGetRawRepositoryFileQuery(data){
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
		checkGetRawRepositoryFileQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkGetRepositoryFileBlameQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.ref;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data1 = data["range[start]"];
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/range[start]", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/range[start]", "minimum", 1); errors++;
				}
			}
		}
		let data2 = data["range[end]"];
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/range[end]", integerFault(data2), "integer"); errors++;
			}
			if(typeof data2 == "number"){
				if(data2 < 1 || isNaN(data2)){
					vErrors = fail(vErrors, "/range[end]", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetRepositoryFileBlameQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkGetRepositoryFileBlame200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkBlameRange(data[i0]))){
				vErrors = join(vErrors, checkBlameRange.errors, "/" + i0);
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
		checkGetRepositoryFileBlame200.errors = vErrors;
	}
	return errors === 0;
}

function checkListBranchesQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.search;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data1 = data.regex;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/regex", "type", "string"); errors++;
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
		checkListBranchesQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListBranches200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkBranch(data[i0]))){
				vErrors = join(vErrors, checkBranch.errors, "/" + i0);
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
		checkListBranches200.errors = vErrors;
	}
	return errors === 0;
}

function checkListProtectedBranchesQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.search;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
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
		checkListProtectedBranchesQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListProtectedBranches200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkApprovalRuleBranch(data[i0]))){
				vErrors = join(vErrors, checkApprovalRuleBranch.errors, "/" + i0);
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
		checkListProtectedBranches200.errors = vErrors;
	}
	return errors === 0;
}

function checkListTagsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.search;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data1 = data.order_by;
		if(data1 !== undefined){
			if(((data1 !== "name") && (data1 !== "updated")) && (data1 !== "version")){
				vErrors = fail(vErrors, "/order_by", "enum", values41); errors++;
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
		checkListTagsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListTags200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkTag(data[i0]))){
				vErrors = join(vErrors, checkTag.errors, "/" + i0);
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
		checkListTags200.errors = vErrors;
	}
	return errors === 0;
}

function checkListCommitDifferencesPath(data){
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
		checkListCommitDifferencesPath.errors = vErrors;
	}
	return errors === 0;
}

function checkListCommitDifferencesQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.unidiff;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/unidiff", "type", "boolean"); errors++;
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
		checkListCommitDifferencesQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListCommitDifferences200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkFileDiff(data[i0]))){
				vErrors = join(vErrors, checkFileDiff.errors, "/" + i0);
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
		checkListCommitDifferences200.errors = vErrors;
	}
	return errors === 0;
}

function checkGetMergeRequestQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.include_diverged_commits_count;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/include_diverged_commits_count", "type", "boolean"); errors++;
			}
		}
		let data1 = data.include_rebase_in_progress;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/include_rebase_in_progress", "type", "boolean"); errors++;
			}
		}
		let data2 = data.render_html;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/render_html", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetMergeRequestQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectIssuesQuery(data){
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
			if(((data2 !== "opened") && (data2 !== "closed")) && (data2 !== "all")){
				vErrors = fail(vErrors, "/state", "enum", values42); errors++;
			}
		}
		let data3 = data.labels;
		if(data3 !== undefined){
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					if(typeof data3[i1] !== "string"){
						vErrors = fail(vErrors, "/labels/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		let data5 = data.milestone;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
			}
		}
		let data6 = data.scope;
		if(data6 !== undefined){
			if(((data6 !== "created_by_me") && (data6 !== "assigned_to_me")) && (data6 !== "all")){
				vErrors = fail(vErrors, "/scope", "enum", values43); errors++;
			}
		}
		let data7 = data.author_id;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/author_id", integerFault(data7), "integer"); errors++;
			}
		}
		let data8 = data.author_username;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
		}
		let data9 = data.assignee_id;
		if(data9 !== undefined){
			const _errs10 = errors;
			let valid10 = false;
			const _errs11 = errors;
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data9), "integer"); errors++;
			}
			var _valid0 = _errs11 === errors;
			if(_valid0){
				valid10 = true;
			}
			var end0 = errors;
			if(!valid10){
				const _errs12 = errors;
				if((data9 !== "None") && (data9 !== "Any")){
					vErrors = fail(vErrors, "/assignee_id", "enum", values44); errors++;
				}
				var _valid1 = _errs12 === errors;
				if(_valid1){
					valid10 = true;
				}
				var end1 = errors;
			}
			if(!valid10){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/assignee_id", start: _errs10, ends: [end0, end1] });
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
		let data10 = data.search;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data11 = data.confidential;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/confidential", "type", "boolean"); errors++;
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
		let data16 = data.order_by;
		if(data16 !== undefined){
			if(!values45.includes(data16)){
				vErrors = fail(vErrors, "/order_by", "enum", values45); errors++;
			}
		}
		let data17 = data.sort;
		if(data17 !== undefined){
			if(!(checkSortDirection(data17))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data18 = data.page;
		if(data18 !== undefined){
			if(!Number.isSafeInteger(data18) && !plainInteger(data18)){
				vErrors = fail(vErrors, "/page", integerFault(data18), "integer"); errors++;
			}
			if(typeof data18 == "number"){
				if(data18 < 1 || isNaN(data18)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data19 = data.per_page;
		if(data19 !== undefined){
			if(!Number.isSafeInteger(data19) && !plainInteger(data19)){
				vErrors = fail(vErrors, "/per_page", integerFault(data19), "integer"); errors++;
			}
			if(typeof data19 == "number"){
				if(data19 > 100 || isNaN(data19)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data19 < 1 || isNaN(data19)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListProjectIssuesQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectIssues200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkIssue(data[i0]))){
				vErrors = join(vErrors, checkIssue.errors, "/" + i0);
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
		checkListProjectIssues200.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectJobs200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkJobDetails(data[i0]))){
				vErrors = join(vErrors, checkJobDetails.errors, "/" + i0);
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
		checkListProjectJobs200.errors = vErrors;
	}
	return errors === 0;
}

function checkGetJobLog200(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	if(errors !== 0){
		checkGetJobLog200.errors = vErrors;
	}
	return errors === 0;
}

function checkListPipelineJobsPath(data){
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
		checkListPipelineJobsPath.errors = vErrors;
	}
	return errors === 0;
}

function checkListPipelineJobs200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkJobDetails(data[i0]))){
				vErrors = join(vErrors, checkJobDetails.errors, "/" + i0);
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
		checkListPipelineJobs200.errors = vErrors;
	}
	return errors === 0;
}

function checkUploadJobArtifactsBody(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.file === undefined){
			vErrors = fail(vErrors, "", "required", "file"); errors++;
		}
		let data0 = data.artifact_type;
		if(data0 !== undefined){
			if(data0 !== "archive"){
				vErrors = fail(vErrors, "/artifact_type", "enum", values35); errors++;
			}
		}
		let data1 = data.artifact_format;
		if(data1 !== undefined){
			if(data1 !== "zip"){
				vErrors = fail(vErrors, "/artifact_format", "enum", values36); errors++;
			}
		}
		let data2 = data.expire_in;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/expire_in", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "file") || (key0 === "artifact_type")) || (key0 === "artifact_format")) || (key0 === "expire_in"))){
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
		checkUploadJobArtifactsBody.errors = vErrors;
	}
	return errors === 0;
}

function checkDeleteProjectPagesDomainPath(data){
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
		checkDeleteProjectPagesDomainPath.errors = vErrors;
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
				if(!pattern0.test(data1)){
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
				if(!pattern0.test(data4)){
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

function check1a99404136fc(data){
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
		let data1 = data.group_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "group_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/group_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/group_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check1a99404136fc.errors = vErrors;
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

function check0c4bc7366f71(data){
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
		let data1 = data.file_path;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/file_path", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check0c4bc7366f71.errors = vErrors;
	}
	return errors === 0;
}

function check9cbd9a0a5c15(data){
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
		let data1 = data.branch;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check9cbd9a0a5c15.errors = vErrors;
	}
	return errors === 0;
}

function check5870b780fc2b(data){
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
		let data1 = data.name;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check5870b780fc2b.errors = vErrors;
	}
	return errors === 0;
}

function checkbc78dff7a217(data){
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
		let data1 = data.tag_name;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "tag_name"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/tag_name", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/tag_name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkbc78dff7a217.errors = vErrors;
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

function check6618f1d50449(data){
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
		let data1 = data.issue_iid;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "issue_iid"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/issue_iid", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/issue_iid", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check6618f1d50449.errors = vErrors;
	}
	return errors === 0;
}

function check7fc7e0d2c0b6(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data["scope[]"];
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(!(checkJobScope(data0[i0]))){
						vErrors = join(vErrors, checkJobScope.errors, "/scope[]/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/scope[]", "type", "array"); errors++;
			}
		}
		let data2 = data.scope;
		if(data2 !== undefined){
			if(!(checkJobScope(data2))){
				vErrors = join(vErrors, checkJobScope.errors, "/scope");
				errors = vErrors.length;
			}
		}
		let data3 = data.include_retried;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/include_retried", "type", "boolean"); errors++;
			}
		}
		let data4 = data.page;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/page", integerFault(data4), "integer"); errors++;
			}
			if(typeof data4 == "number"){
				if(data4 < 1 || isNaN(data4)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data5 = data.per_page;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/per_page", integerFault(data5), "integer"); errors++;
			}
			if(typeof data5 == "number"){
				if(data5 > 100 || isNaN(data5)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data5 < 1 || isNaN(data5)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check7fc7e0d2c0b6.errors = vErrors;
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
	getCaller: {
		parameters: {},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkUser),
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
	listUsers: {
		parameters: {
			query: validator(checkListUsersQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListUsers200),
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
	createUser: {
		parameters: {},
		body: {
			'application/json': validator(checkUserCreate),
			'application/x-www-form-urlencoded': validator(checkUserCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkUser),
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
	getUser: {
		parameters: {
			path: validator(checkf2406a031839),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkUser),
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
	updateUser: {
		parameters: {
			path: validator(checkf2406a031839),
		},
		body: {
			'application/json': validator(checkUserUpdate),
			'application/x-www-form-urlencoded': validator(checkUserUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkUser),
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
	deleteUser: {
		parameters: {
			path: validator(checkf2406a031839),
			query: validator(checkDeleteUserQuery),
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
	createUserPersonalAccessToken: {
		parameters: {
			path: validator(checkCreateUserPersonalAccessTokenPath),
		},
		body: {
			'application/json': validator(checkPersonalAccessTokenCreate),
			'application/x-www-form-urlencoded': validator(checkPersonalAccessTokenCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkCreatedPersonalAccessToken),
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
	getOwnPersonalAccessToken: {
		parameters: {},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkPersonalAccessToken),
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
	revokeOwnPersonalAccessToken: {
		parameters: {},
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
		},
	},
	getVersion: {
		parameters: {},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkVersion),
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
	getMetadata: {
		parameters: {},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkMetadata),
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
	getLicense: {
		parameters: {},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkLicense),
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
	createGroup: {
		parameters: {},
		body: {
			'application/json': validator(checkGroupCreate),
			'application/x-www-form-urlencoded': validator(checkGroupCreate),
		},
		responses: {
			'201': {
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
	updateGroup: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkGroupUpdate),
			'application/x-www-form-urlencoded': validator(checkGroupUpdate),
		},
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
	deleteGroup: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkDeleteGroupQuery),
		},
		body: {},
		responses: {
			'202': {
				content: {
					'application/json': validator(checkAccepted),
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
	listSubgroups: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkListSubgroupsQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListSubgroups200),
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
	listGroupProjects: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkListGroupProjectsQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListGroupProjects200),
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
	shareGroup: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkGroupShareCreate),
			'application/x-www-form-urlencoded': validator(checkGroupShareCreate),
		},
		responses: {
			'201': {
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
	unshareGroup: {
		parameters: {
			path: validator(check1a99404136fc),
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
	createProject: {
		parameters: {},
		body: {
			'application/json': validator(checkProjectCreate),
			'application/x-www-form-urlencoded': validator(checkProjectCreate),
		},
		responses: {
			'201': {
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
	updateProject: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkProjectUpdate),
			'application/x-www-form-urlencoded': validator(checkProjectUpdate),
		},
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
	deleteProject: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkDeleteProjectQuery),
		},
		body: {},
		responses: {
			'202': {
				content: {
					'application/json': validator(checkAccepted),
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
	forkProject: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkProjectFork),
			'application/x-www-form-urlencoded': validator(checkProjectFork),
		},
		responses: {
			'201': {
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
	shareProject: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkProjectShareCreate),
			'application/x-www-form-urlencoded': validator(checkProjectShareCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkSharedProject),
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
	unshareProject: {
		parameters: {
			path: validator(check1a99404136fc),
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
	createGroupMember: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkMemberCreate),
			'application/x-www-form-urlencoded': validator(checkMemberCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkMemberCreateResult),
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
	updateGroupMember: {
		parameters: {
			path: validator(check967027e74cec),
		},
		body: {
			'application/json': validator(checkMemberUpdate),
			'application/x-www-form-urlencoded': validator(checkMemberUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkMember),
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
	deleteGroupMember: {
		parameters: {
			path: validator(check967027e74cec),
			query: validator(checkDeleteGroupMemberQuery),
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
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	createProjectMember: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkMemberCreate),
			'application/x-www-form-urlencoded': validator(checkMemberCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkMemberCreateResult),
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
	updateProjectMember: {
		parameters: {
			path: validator(check967027e74cec),
		},
		body: {
			'application/json': validator(checkMemberUpdate),
			'application/x-www-form-urlencoded': validator(checkMemberUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkMember),
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
	deleteProjectMember: {
		parameters: {
			path: validator(check967027e74cec),
			query: validator(checkDeleteProjectMemberQuery),
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
			'414': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getRepositoryFile: {
		parameters: {
			path: validator(check0c4bc7366f71),
			query: validator(checkGetRepositoryFileQuery),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkRepositoryFile),
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
	createRepositoryFile: {
		parameters: {
			path: validator(check0c4bc7366f71),
		},
		body: {
			'application/json': validator(checkFileCreate),
			'application/x-www-form-urlencoded': validator(checkFileCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkFileChange),
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
	updateRepositoryFile: {
		parameters: {
			path: validator(check0c4bc7366f71),
		},
		body: {
			'application/json': validator(checkFileUpdate),
			'application/x-www-form-urlencoded': validator(checkFileUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkFileChange),
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
	deleteRepositoryFile: {
		parameters: {
			path: validator(check0c4bc7366f71),
		},
		body: {
			'application/json': validator(checkFileDelete),
			'application/x-www-form-urlencoded': validator(checkFileDelete),
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
	getRawRepositoryFile: {
		parameters: {
			path: validator(check0c4bc7366f71),
			query: validator(checkGetRawRepositoryFileQuery),
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
	getRepositoryFileBlame: {
		parameters: {
			path: validator(check0c4bc7366f71),
			query: validator(checkGetRepositoryFileBlameQuery),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkGetRepositoryFileBlame200),
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
	listBranches: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkListBranchesQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListBranches200),
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
	createBranch: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkBranchCreate),
			'application/x-www-form-urlencoded': validator(checkBranchCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkBranch),
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
	getBranch: {
		parameters: {
			path: validator(check9cbd9a0a5c15),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkBranch),
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
	deleteBranch: {
		parameters: {
			path: validator(check9cbd9a0a5c15),
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
	listProtectedBranches: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkListProtectedBranchesQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProtectedBranches200),
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
	protectBranch: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkProtectedBranchCreate),
			'application/x-www-form-urlencoded': validator(checkProtectedBranchCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkApprovalRuleBranch),
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
	getProtectedBranch: {
		parameters: {
			path: validator(check5870b780fc2b),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkApprovalRuleBranch),
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
	unprotectBranch: {
		parameters: {
			path: validator(check5870b780fc2b),
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
	listTags: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkListTagsQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListTags200),
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
	createTag: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkTagCreate),
			'application/x-www-form-urlencoded': validator(checkTagCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkTag),
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
	getTag: {
		parameters: {
			path: validator(checkbc78dff7a217),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkTag),
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
	deleteTag: {
		parameters: {
			path: validator(checkbc78dff7a217),
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
	listCommitDifferences: {
		parameters: {
			path: validator(checkListCommitDifferencesPath),
			query: validator(checkListCommitDifferencesQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListCommitDifferences200),
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
	createMergeRequest: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkMergeRequestCreate),
			'application/x-www-form-urlencoded': validator(checkMergeRequestCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkMergeRequestDetails),
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
	getMergeRequest: {
		parameters: {
			path: validator(checka0f47b365da6),
			query: validator(checkGetMergeRequestQuery),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkMergeRequestDetails),
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
	updateMergeRequest: {
		parameters: {
			path: validator(checka0f47b365da6),
		},
		body: {
			'application/json': validator(checkMergeRequestUpdate),
			'application/x-www-form-urlencoded': validator(checkMergeRequestUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkMergeRequestDetails),
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
	mergeMergeRequest: {
		parameters: {
			path: validator(checka0f47b365da6),
		},
		body: {
			'application/json': validator(checkMergeRequestMerge),
			'application/x-www-form-urlencoded': validator(checkMergeRequestMerge),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkMergeRequestDetails),
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
			'405': {
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
			'422': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getMergeRequestApprovals: {
		parameters: {
			path: validator(checka0f47b365da6),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkMergeRequestApprovals),
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
	approveMergeRequest: {
		parameters: {
			path: validator(checka0f47b365da6),
		},
		body: {
			'application/json': validator(checkApprovalCreate),
			'application/x-www-form-urlencoded': validator(checkApprovalCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkMergeRequestApprovals),
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
	unapproveMergeRequest: {
		parameters: {
			path: validator(checka0f47b365da6),
		},
		body: {},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkMergeRequestApprovals),
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
	createProjectApprovalRule: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkProjectApprovalRuleCreate),
			'application/x-www-form-urlencoded': validator(checkProjectApprovalRuleCreate),
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
	updateProjectApprovalRule: {
		parameters: {
			path: validator(check547f12f15ee2),
		},
		body: {
			'application/json': validator(checkProjectApprovalRuleUpdate),
			'application/x-www-form-urlencoded': validator(checkProjectApprovalRuleUpdate),
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
	deleteProjectApprovalRule: {
		parameters: {
			path: validator(check547f12f15ee2),
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
	listProjectIssues: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(checkListProjectIssuesQuery),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProjectIssues200),
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
	createProjectIssue: {
		parameters: {
			path: validator(check450aa270454b),
		},
		body: {
			'application/json': validator(checkIssueCreate),
			'application/x-www-form-urlencoded': validator(checkIssueCreate),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkIssue),
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
	getProjectIssue: {
		parameters: {
			path: validator(check6618f1d50449),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkIssue),
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
	updateProjectIssue: {
		parameters: {
			path: validator(check6618f1d50449),
		},
		body: {
			'application/json': validator(checkIssueUpdate),
			'application/x-www-form-urlencoded': validator(checkIssueUpdate),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkIssue),
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
	listProjectJobs: {
		parameters: {
			path: validator(check450aa270454b),
			query: validator(check7fc7e0d2c0b6),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListProjectJobs200),
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
	getJob: {
		parameters: {
			path: validator(check792f38f911f3),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkJobDetails),
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
	getJobLog: {
		parameters: {
			path: validator(check792f38f911f3),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'text/plain': validator(checkGetJobLog200),
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
	listPipelineJobs: {
		parameters: {
			path: validator(checkListPipelineJobsPath),
			query: validator(check7fc7e0d2c0b6),
		},
		body: {},
		responses: {
			'200': {
				headers: validator(check96065f9bad27),
				content: {
					'application/json': validator(checkListPipelineJobs200),
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
	uploadJobArtifacts: {
		parameters: {
			path: validator(checkf2406a031839),
		},
		body: {
			'multipart/form-data': validator(checkUploadJobArtifactsBody),
		},
		responses: {
			'201': {
				content: {
					'application/json': validator(checkUploadedJobArtifacts),
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
			'413': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	deleteProjectPagesDomain: {
		parameters: {
			path: validator(checkDeleteProjectPagesDomainPath),
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
