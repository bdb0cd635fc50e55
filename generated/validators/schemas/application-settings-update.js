import { fail, integerFault, join, segment } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
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
