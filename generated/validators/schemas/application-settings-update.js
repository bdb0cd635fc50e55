import { fail, integerFault, isPlainInteger as plainInteger, join, segment, validate, verdict } from '../runtime/validation.js';
import { checkBranchProtectionDefaultsUpdate } from './branch-protection-defaults-update.js';
import { checkVisibility } from './visibility.js';

const values0 = ["delayed_project_deletion","delayed_group_deletion","in_product_marketing_emails_enabled","repository_storages","user_email_lookup_limit"];

export function checkApplicationSettingsUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			const _errs1 = errors;
			const _errs2 = errors;
			if(!values0.includes(key0)){
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
