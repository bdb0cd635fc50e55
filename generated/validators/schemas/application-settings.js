import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkBranchProtectionDefaults } from './branch-protection-defaults.js';
import { checkReportedVisibility } from './reported-visibility.js';

const types0 = ["number","string"];
const types1 = ["number","null"];
const types2 = ["integer","null"];
const types3 = ["boolean","null"];
const types4 = ["string","null"];
const types5 = ["array","null"];

export function checkApplicationSettings(data){
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
				vErrors = fail(vErrors, "/polling_interval_multiplier", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/performance_bar_allowed_group_id", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/external_pipeline_validation_service_timeout", "type", types1); errors++;
			}
		}
		let data42 = data.file_template_project_id;
		if(data42 !== undefined){
			if((!((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42)))) && (data42 !== null)){
				vErrors = fail(vErrors, "/file_template_project_id", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/signup_enabled", "type", types3); errors++;
			}
		}
		let data48 = data.password_authentication_enabled_for_web;
		if(data48 !== undefined){
			if((typeof data48 !== "boolean") && (data48 !== null)){
				vErrors = fail(vErrors, "/password_authentication_enabled_for_web", "type", types3); errors++;
			}
		}
		let data49 = data.user_oauth_applications;
		if(data49 !== undefined){
			if((typeof data49 !== "boolean") && (data49 !== null)){
				vErrors = fail(vErrors, "/user_oauth_applications", "type", types3); errors++;
			}
		}
		let data50 = data.domain_denylist_enabled;
		if(data50 !== undefined){
			if((typeof data50 !== "boolean") && (data50 !== null)){
				vErrors = fail(vErrors, "/domain_denylist_enabled", "type", types3); errors++;
			}
		}
		let data51 = data.enforce_terms;
		if(data51 !== undefined){
			if((typeof data51 !== "boolean") && (data51 !== null)){
				vErrors = fail(vErrors, "/enforce_terms", "type", types3); errors++;
			}
		}
		let data52 = data.user_show_add_ssh_key_message;
		if(data52 !== undefined){
			if((typeof data52 !== "boolean") && (data52 !== null)){
				vErrors = fail(vErrors, "/user_show_add_ssh_key_message", "type", types3); errors++;
			}
		}
		let data53 = data.allow_account_deletion;
		if(data53 !== undefined){
			if((typeof data53 !== "boolean") && (data53 !== null)){
				vErrors = fail(vErrors, "/allow_account_deletion", "type", types3); errors++;
			}
		}
		let data54 = data.updating_name_disabled_for_users;
		if(data54 !== undefined){
			if((typeof data54 !== "boolean") && (data54 !== null)){
				vErrors = fail(vErrors, "/updating_name_disabled_for_users", "type", types3); errors++;
			}
		}
		let data55 = data.allow_local_requests_from_hooks_and_services;
		if(data55 !== undefined){
			if((typeof data55 !== "boolean") && (data55 !== null)){
				vErrors = fail(vErrors, "/allow_local_requests_from_hooks_and_services", "type", types3); errors++;
			}
		}
		let data56 = data.allow_local_requests_from_web_hooks_and_services;
		if(data56 !== undefined){
			if((typeof data56 !== "boolean") && (data56 !== null)){
				vErrors = fail(vErrors, "/allow_local_requests_from_web_hooks_and_services", "type", types3); errors++;
			}
		}
		let data57 = data.allow_local_requests_from_system_hooks;
		if(data57 !== undefined){
			if((typeof data57 !== "boolean") && (data57 !== null)){
				vErrors = fail(vErrors, "/allow_local_requests_from_system_hooks", "type", types3); errors++;
			}
		}
		let data58 = data.asset_proxy_enabled;
		if(data58 !== undefined){
			if((typeof data58 !== "boolean") && (data58 !== null)){
				vErrors = fail(vErrors, "/asset_proxy_enabled", "type", types3); errors++;
			}
		}
		let data59 = data.maven_package_requests_forwarding;
		if(data59 !== undefined){
			if((typeof data59 !== "boolean") && (data59 !== null)){
				vErrors = fail(vErrors, "/maven_package_requests_forwarding", "type", types3); errors++;
			}
		}
		let data60 = data.npm_package_requests_forwarding;
		if(data60 !== undefined){
			if((typeof data60 !== "boolean") && (data60 !== null)){
				vErrors = fail(vErrors, "/npm_package_requests_forwarding", "type", types3); errors++;
			}
		}
		let data61 = data.pypi_package_requests_forwarding;
		if(data61 !== undefined){
			if((typeof data61 !== "boolean") && (data61 !== null)){
				vErrors = fail(vErrors, "/pypi_package_requests_forwarding", "type", types3); errors++;
			}
		}
		let data62 = data.require_admin_approval_after_user_signup;
		if(data62 !== undefined){
			if((typeof data62 !== "boolean") && (data62 !== null)){
				vErrors = fail(vErrors, "/require_admin_approval_after_user_signup", "type", types3); errors++;
			}
		}
		let data63 = data.require_personal_access_token_expiry;
		if(data63 !== undefined){
			if((typeof data63 !== "boolean") && (data63 !== null)){
				vErrors = fail(vErrors, "/require_personal_access_token_expiry", "type", types3); errors++;
			}
		}
		let data64 = data.keep_latest_artifact;
		if(data64 !== undefined){
			if((typeof data64 !== "boolean") && (data64 !== null)){
				vErrors = fail(vErrors, "/keep_latest_artifact", "type", types3); errors++;
			}
		}
		let data65 = data.admin_mode;
		if(data65 !== undefined){
			if((typeof data65 !== "boolean") && (data65 !== null)){
				vErrors = fail(vErrors, "/admin_mode", "type", types3); errors++;
			}
		}
		let data66 = data.silent_mode_enabled;
		if(data66 !== undefined){
			if((typeof data66 !== "boolean") && (data66 !== null)){
				vErrors = fail(vErrors, "/silent_mode_enabled", "type", types3); errors++;
			}
		}
		let data67 = data.silent_admin_exports_enabled;
		if(data67 !== undefined){
			if((typeof data67 !== "boolean") && (data67 !== null)){
				vErrors = fail(vErrors, "/silent_admin_exports_enabled", "type", types3); errors++;
			}
		}
		let data68 = data.package_registry_allow_anyone_to_pull_option;
		if(data68 !== undefined){
			if((typeof data68 !== "boolean") && (data68 !== null)){
				vErrors = fail(vErrors, "/package_registry_allow_anyone_to_pull_option", "type", types3); errors++;
			}
		}
		let data69 = data.user_defaults_to_private_profile;
		if(data69 !== undefined){
			if((typeof data69 !== "boolean") && (data69 !== null)){
				vErrors = fail(vErrors, "/user_defaults_to_private_profile", "type", types3); errors++;
			}
		}
		let data70 = data.can_create_group;
		if(data70 !== undefined){
			if((typeof data70 !== "boolean") && (data70 !== null)){
				vErrors = fail(vErrors, "/can_create_group", "type", types3); errors++;
			}
		}
		let data71 = data.external_authorization_service_enabled;
		if(data71 !== undefined){
			if((typeof data71 !== "boolean") && (data71 !== null)){
				vErrors = fail(vErrors, "/external_authorization_service_enabled", "type", types3); errors++;
			}
		}
		let data72 = data.notify_on_unknown_sign_in;
		if(data72 !== undefined){
			if((typeof data72 !== "boolean") && (data72 !== null)){
				vErrors = fail(vErrors, "/notify_on_unknown_sign_in", "type", types3); errors++;
			}
		}
		let data73 = data.container_expiration_policies_enable_historic_entries;
		if(data73 !== undefined){
			if((typeof data73 !== "boolean") && (data73 !== null)){
				vErrors = fail(vErrors, "/container_expiration_policies_enable_historic_entries", "type", types3); errors++;
			}
		}
		let data74 = data.container_registry_expiration_policies_caching;
		if(data74 !== undefined){
			if((typeof data74 !== "boolean") && (data74 !== null)){
				vErrors = fail(vErrors, "/container_registry_expiration_policies_caching", "type", types3); errors++;
			}
		}
		let data75 = data.receptive_cluster_agents_enabled;
		if(data75 !== undefined){
			if((typeof data75 !== "boolean") && (data75 !== null)){
				vErrors = fail(vErrors, "/receptive_cluster_agents_enabled", "type", types3); errors++;
			}
		}
		let data76 = data.allow_project_creation_for_guest_and_below;
		if(data76 !== undefined){
			if((typeof data76 !== "boolean") && (data76 !== null)){
				vErrors = fail(vErrors, "/allow_project_creation_for_guest_and_below", "type", types3); errors++;
			}
		}
		let data77 = data.enable_member_promotion_management;
		if(data77 !== undefined){
			if((typeof data77 !== "boolean") && (data77 !== null)){
				vErrors = fail(vErrors, "/enable_member_promotion_management", "type", types3); errors++;
			}
		}
		let data78 = data.security_policy_global_group_approvers_enabled;
		if(data78 !== undefined){
			if((typeof data78 !== "boolean") && (data78 !== null)){
				vErrors = fail(vErrors, "/security_policy_global_group_approvers_enabled", "type", types3); errors++;
			}
		}
		let data79 = data.group_owners_can_manage_default_branch_protection;
		if(data79 !== undefined){
			if((typeof data79 !== "boolean") && (data79 !== null)){
				vErrors = fail(vErrors, "/group_owners_can_manage_default_branch_protection", "type", types3); errors++;
			}
		}
		let data80 = data.default_project_deletion_protection;
		if(data80 !== undefined){
			if((typeof data80 !== "boolean") && (data80 !== null)){
				vErrors = fail(vErrors, "/default_project_deletion_protection", "type", types3); errors++;
			}
		}
		let data81 = data.disable_personal_access_tokens;
		if(data81 !== undefined){
			if((typeof data81 !== "boolean") && (data81 !== null)){
				vErrors = fail(vErrors, "/disable_personal_access_tokens", "type", types3); errors++;
			}
		}
		let data82 = data.delete_unconfirmed_users;
		if(data82 !== undefined){
			if((typeof data82 !== "boolean") && (data82 !== null)){
				vErrors = fail(vErrors, "/delete_unconfirmed_users", "type", types3); errors++;
			}
		}
		let data83 = data.allow_all_integrations;
		if(data83 !== undefined){
			if((typeof data83 !== "boolean") && (data83 !== null)){
				vErrors = fail(vErrors, "/allow_all_integrations", "type", types3); errors++;
			}
		}
		let data84 = data.pre_receive_secret_detection_enabled;
		if(data84 !== undefined){
			if((typeof data84 !== "boolean") && (data84 !== null)){
				vErrors = fail(vErrors, "/pre_receive_secret_detection_enabled", "type", types3); errors++;
			}
		}
		let data85 = data.default_preferred_language;
		if(data85 !== undefined){
			if((typeof data85 !== "string") && (data85 !== null)){
				vErrors = fail(vErrors, "/default_preferred_language", "type", types4); errors++;
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
				vErrors = fail(vErrors, "/home_page_url", "type", types4); errors++;
			}
		}
		let data90 = data.after_sign_out_path;
		if(data90 !== undefined){
			if((typeof data90 !== "string") && (data90 !== null)){
				vErrors = fail(vErrors, "/after_sign_out_path", "type", types4); errors++;
			}
		}
		let data91 = data.default_ci_config_path;
		if(data91 !== undefined){
			if((typeof data91 !== "string") && (data91 !== null)){
				vErrors = fail(vErrors, "/default_ci_config_path", "type", types4); errors++;
			}
		}
		let data92 = data.terms;
		if(data92 !== undefined){
			if((typeof data92 !== "string") && (data92 !== null)){
				vErrors = fail(vErrors, "/terms", "type", types4); errors++;
			}
		}
		let data93 = data.asset_proxy_url;
		if(data93 !== undefined){
			if((typeof data93 !== "string") && (data93 !== null)){
				vErrors = fail(vErrors, "/asset_proxy_url", "type", types4); errors++;
			}
		}
		let data94 = data.personal_access_token_prefix;
		if(data94 !== undefined){
			if((typeof data94 !== "string") && (data94 !== null)){
				vErrors = fail(vErrors, "/personal_access_token_prefix", "type", types4); errors++;
			}
		}
		let data95 = data.rate_limiting_response_text;
		if(data95 !== undefined){
			if((typeof data95 !== "string") && (data95 !== null)){
				vErrors = fail(vErrors, "/rate_limiting_response_text", "type", types4); errors++;
			}
		}
		let data96 = data.external_authorization_service_url;
		if(data96 !== undefined){
			if((typeof data96 !== "string") && (data96 !== null)){
				vErrors = fail(vErrors, "/external_authorization_service_url", "type", types4); errors++;
			}
		}
		let data97 = data.external_authorization_service_default_label;
		if(data97 !== undefined){
			if((typeof data97 !== "string") && (data97 !== null)){
				vErrors = fail(vErrors, "/external_authorization_service_default_label", "type", types4); errors++;
			}
		}
		let data98 = data.external_pipeline_validation_service_url;
		if(data98 !== undefined){
			if((typeof data98 !== "string") && (data98 !== null)){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_url", "type", types4); errors++;
			}
		}
		let data99 = data.external_pipeline_validation_service_token;
		if(data99 !== undefined){
			if((typeof data99 !== "string") && (data99 !== null)){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_token", "type", types4); errors++;
			}
		}
		let data100 = data.security_txt_content;
		if(data100 !== undefined){
			if((typeof data100 !== "string") && (data100 !== null)){
				vErrors = fail(vErrors, "/security_txt_content", "type", types4); errors++;
			}
		}
		let data101 = data.globally_allowed_ips;
		if(data101 !== undefined){
			if((typeof data101 !== "string") && (data101 !== null)){
				vErrors = fail(vErrors, "/globally_allowed_ips", "type", types4); errors++;
			}
		}
		let data102 = data.geo_node_allowed_ips;
		if(data102 !== undefined){
			if((typeof data102 !== "string") && (data102 !== null)){
				vErrors = fail(vErrors, "/geo_node_allowed_ips", "type", types4); errors++;
			}
		}
		let data103 = data.abuse_notification_email;
		if(data103 !== undefined){
			if((typeof data103 !== "string") && (data103 !== null)){
				vErrors = fail(vErrors, "/abuse_notification_email", "type", types4); errors++;
			}
		}
		let data104 = data.admin_notification_email;
		if(data104 !== undefined){
			if((typeof data104 !== "string") && (data104 !== null)){
				vErrors = fail(vErrors, "/admin_notification_email", "type", types4); errors++;
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
