import { isPlainInteger } from '../runtime/exact-integers.js';
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
		let data0 = data.abuse_notification_email;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/abuse_notification_email", "type", "string"); errors++;
			}
		}
		let data1 = data.admin_mode;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/admin_mode", "type", "boolean"); errors++;
			}
		}
		let data2 = data.admin_notification_email;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/admin_notification_email", "type", "string"); errors++;
			}
		}
		let data3 = data.after_sign_out_path;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/after_sign_out_path", "type", "string"); errors++;
			}
		}
		let data4 = data.allow_account_deletion;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/allow_account_deletion", "type", "boolean"); errors++;
			}
		}
		let data5 = data.allow_all_integrations;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/allow_all_integrations", "type", "boolean"); errors++;
			}
		}
		let data6 = data.allow_local_requests_from_hooks_and_services;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/allow_local_requests_from_hooks_and_services", "type", "boolean"); errors++;
			}
		}
		let data7 = data.allow_local_requests_from_system_hooks;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/allow_local_requests_from_system_hooks", "type", "boolean"); errors++;
			}
		}
		let data8 = data.allow_local_requests_from_web_hooks_and_services;
		if(data8 !== undefined){
			if(typeof data8 !== "boolean"){
				vErrors = fail(vErrors, "/allow_local_requests_from_web_hooks_and_services", "type", "boolean"); errors++;
			}
		}
		let data9 = data.allow_project_creation_for_guest_and_below;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/allow_project_creation_for_guest_and_below", "type", "boolean"); errors++;
			}
		}
		let data10 = data.allowed_integrations;
		if(data10 !== undefined){
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
		let data12 = data.asset_proxy_allowlist;
		if(data12 !== undefined){
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
		let data14 = data.asset_proxy_enabled;
		if(data14 !== undefined){
			if(typeof data14 !== "boolean"){
				vErrors = fail(vErrors, "/asset_proxy_enabled", "type", "boolean"); errors++;
			}
		}
		let data15 = data.asset_proxy_url;
		if(data15 !== undefined){
			if(typeof data15 !== "string"){
				vErrors = fail(vErrors, "/asset_proxy_url", "type", "string"); errors++;
			}
		}
		let data16 = data.asset_proxy_whitelist;
		if(data16 !== undefined){
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
		let data18 = data.bulk_import_concurrent_pipeline_batch_limit;
		if(data18 !== undefined){
			if(!(typeof data18 == "number")){
				vErrors = fail(vErrors, "/bulk_import_concurrent_pipeline_batch_limit", "type", "number"); errors++;
			}
		}
		let data19 = data.bulk_import_max_download_file_size;
		if(data19 !== undefined){
			if(!(typeof data19 == "number")){
				vErrors = fail(vErrors, "/bulk_import_max_download_file_size", "type", "number"); errors++;
			}
		}
		let data20 = data.can_create_group;
		if(data20 !== undefined){
			if(typeof data20 !== "boolean"){
				vErrors = fail(vErrors, "/can_create_group", "type", "boolean"); errors++;
			}
		}
		let data21 = data.concurrent_relation_batch_export_limit;
		if(data21 !== undefined){
			if(!(typeof data21 == "number")){
				vErrors = fail(vErrors, "/concurrent_relation_batch_export_limit", "type", "number"); errors++;
			}
		}
		let data22 = data.container_expiration_policies_enable_historic_entries;
		if(data22 !== undefined){
			if(typeof data22 !== "boolean"){
				vErrors = fail(vErrors, "/container_expiration_policies_enable_historic_entries", "type", "boolean"); errors++;
			}
		}
		let data23 = data.container_registry_cleanup_tags_service_max_list_size;
		if(data23 !== undefined){
			if(!(typeof data23 == "number")){
				vErrors = fail(vErrors, "/container_registry_cleanup_tags_service_max_list_size", "type", "number"); errors++;
			}
		}
		let data24 = data.container_registry_delete_tags_service_timeout;
		if(data24 !== undefined){
			if(!(typeof data24 == "number")){
				vErrors = fail(vErrors, "/container_registry_delete_tags_service_timeout", "type", "number"); errors++;
			}
		}
		let data25 = data.container_registry_expiration_policies_caching;
		if(data25 !== undefined){
			if(typeof data25 !== "boolean"){
				vErrors = fail(vErrors, "/container_registry_expiration_policies_caching", "type", "boolean"); errors++;
			}
		}
		let data26 = data.container_registry_expiration_policies_worker_capacity;
		if(data26 !== undefined){
			if(!(typeof data26 == "number")){
				vErrors = fail(vErrors, "/container_registry_expiration_policies_worker_capacity", "type", "number"); errors++;
			}
		}
		let data27 = data.container_registry_token_expire_delay;
		if(data27 !== undefined){
			if(!(typeof data27 == "number")){
				vErrors = fail(vErrors, "/container_registry_token_expire_delay", "type", "number"); errors++;
			}
		}
		let data28 = data.decompress_archive_file_timeout;
		if(data28 !== undefined){
			if(!(typeof data28 == "number")){
				vErrors = fail(vErrors, "/decompress_archive_file_timeout", "type", "number"); errors++;
			}
		}
		let data29 = data.default_branch_protection;
		if(data29 !== undefined){
			if(!Number.isSafeInteger(data29) && !isPlainInteger(data29)){
				vErrors = fail(vErrors, "/default_branch_protection", integerFault(data29), "integer"); errors++;
			}
		}
		let data30 = data.default_branch_protection_defaults;
		if(data30 !== undefined){
			if(!(checkBranchProtectionDefaultsUpdate(data30))){
				vErrors = join(vErrors, checkBranchProtectionDefaultsUpdate.errors, "/default_branch_protection_defaults");
				errors = vErrors.length;
			}
		}
		let data31 = data.default_ci_config_path;
		if(data31 !== undefined){
			if(typeof data31 !== "string"){
				vErrors = fail(vErrors, "/default_ci_config_path", "type", "string"); errors++;
			}
		}
		let data32 = data.default_group_visibility;
		if(data32 !== undefined){
			if(!(checkVisibility(data32))){
				vErrors = join(vErrors, checkVisibility.errors, "/default_group_visibility");
				errors = vErrors.length;
			}
		}
		let data33 = data.default_preferred_language;
		if(data33 !== undefined){
			if(typeof data33 !== "string"){
				vErrors = fail(vErrors, "/default_preferred_language", "type", "string"); errors++;
			}
		}
		let data34 = data.default_project_deletion_protection;
		if(data34 !== undefined){
			if(typeof data34 !== "boolean"){
				vErrors = fail(vErrors, "/default_project_deletion_protection", "type", "boolean"); errors++;
			}
		}
		let data35 = data.default_project_visibility;
		if(data35 !== undefined){
			if(!(checkVisibility(data35))){
				vErrors = join(vErrors, checkVisibility.errors, "/default_project_visibility");
				errors = vErrors.length;
			}
		}
		let data36 = data.default_projects_limit;
		if(data36 !== undefined){
			if(!(typeof data36 == "number")){
				vErrors = fail(vErrors, "/default_projects_limit", "type", "number"); errors++;
			}
		}
		let data37 = data.default_snippet_visibility;
		if(data37 !== undefined){
			if(!(checkVisibility(data37))){
				vErrors = join(vErrors, checkVisibility.errors, "/default_snippet_visibility");
				errors = vErrors.length;
			}
		}
		let data38 = data.delete_unconfirmed_users;
		if(data38 !== undefined){
			if(typeof data38 !== "boolean"){
				vErrors = fail(vErrors, "/delete_unconfirmed_users", "type", "boolean"); errors++;
			}
		}
		let data39 = data.deletion_adjourned_period;
		if(data39 !== undefined){
			if(!(typeof data39 == "number")){
				vErrors = fail(vErrors, "/deletion_adjourned_period", "type", "number"); errors++;
			}
		}
		let data40 = data.disable_personal_access_tokens;
		if(data40 !== undefined){
			if(typeof data40 !== "boolean"){
				vErrors = fail(vErrors, "/disable_personal_access_tokens", "type", "boolean"); errors++;
			}
		}
		let data41 = data.domain_allowlist;
		if(data41 !== undefined){
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
		let data43 = data.domain_denylist;
		if(data43 !== undefined){
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
		let data45 = data.domain_denylist_enabled;
		if(data45 !== undefined){
			if(typeof data45 !== "boolean"){
				vErrors = fail(vErrors, "/domain_denylist_enabled", "type", "boolean"); errors++;
			}
		}
		let data46 = data.downstream_pipeline_trigger_limit_per_project_user_sha;
		if(data46 !== undefined){
			if(!(typeof data46 == "number")){
				vErrors = fail(vErrors, "/downstream_pipeline_trigger_limit_per_project_user_sha", "type", "number"); errors++;
			}
		}
		let data47 = data.dsa_key_restriction;
		if(data47 !== undefined){
			if(!(typeof data47 == "number")){
				vErrors = fail(vErrors, "/dsa_key_restriction", "type", "number"); errors++;
			}
		}
		let data48 = data.ecdsa_key_restriction;
		if(data48 !== undefined){
			if(!(typeof data48 == "number")){
				vErrors = fail(vErrors, "/ecdsa_key_restriction", "type", "number"); errors++;
			}
		}
		let data49 = data.ecdsa_sk_key_restriction;
		if(data49 !== undefined){
			if(!(typeof data49 == "number")){
				vErrors = fail(vErrors, "/ecdsa_sk_key_restriction", "type", "number"); errors++;
			}
		}
		let data50 = data.ed25519_key_restriction;
		if(data50 !== undefined){
			if(!(typeof data50 == "number")){
				vErrors = fail(vErrors, "/ed25519_key_restriction", "type", "number"); errors++;
			}
		}
		let data51 = data.ed25519_sk_key_restriction;
		if(data51 !== undefined){
			if(!(typeof data51 == "number")){
				vErrors = fail(vErrors, "/ed25519_sk_key_restriction", "type", "number"); errors++;
			}
		}
		let data52 = data.enable_member_promotion_management;
		if(data52 !== undefined){
			if(typeof data52 !== "boolean"){
				vErrors = fail(vErrors, "/enable_member_promotion_management", "type", "boolean"); errors++;
			}
		}
		let data53 = data.enforce_terms;
		if(data53 !== undefined){
			if(typeof data53 !== "boolean"){
				vErrors = fail(vErrors, "/enforce_terms", "type", "boolean"); errors++;
			}
		}
		let data54 = data.external_authorization_service_default_label;
		if(data54 !== undefined){
			if(typeof data54 !== "string"){
				vErrors = fail(vErrors, "/external_authorization_service_default_label", "type", "string"); errors++;
			}
		}
		let data55 = data.external_authorization_service_enabled;
		if(data55 !== undefined){
			if(typeof data55 !== "boolean"){
				vErrors = fail(vErrors, "/external_authorization_service_enabled", "type", "boolean"); errors++;
			}
		}
		let data56 = data.external_authorization_service_timeout;
		if(data56 !== undefined){
			if(!(typeof data56 == "number")){
				vErrors = fail(vErrors, "/external_authorization_service_timeout", "type", "number"); errors++;
			}
		}
		let data57 = data.external_authorization_service_url;
		if(data57 !== undefined){
			if(typeof data57 !== "string"){
				vErrors = fail(vErrors, "/external_authorization_service_url", "type", "string"); errors++;
			}
		}
		let data58 = data.external_pipeline_validation_service_timeout;
		if(data58 !== undefined){
			if(!(typeof data58 == "number")){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_timeout", "type", "number"); errors++;
			}
		}
		let data59 = data.external_pipeline_validation_service_token;
		if(data59 !== undefined){
			if(typeof data59 !== "string"){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_token", "type", "string"); errors++;
			}
		}
		let data60 = data.external_pipeline_validation_service_url;
		if(data60 !== undefined){
			if(typeof data60 !== "string"){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_url", "type", "string"); errors++;
			}
		}
		let data61 = data.failed_login_attempts_unlock_period_in_minutes;
		if(data61 !== undefined){
			if(!(typeof data61 == "number")){
				vErrors = fail(vErrors, "/failed_login_attempts_unlock_period_in_minutes", "type", "number"); errors++;
			}
		}
		let data62 = data.file_template_project_id;
		if(data62 !== undefined){
			if(!Number.isSafeInteger(data62) && !isPlainInteger(data62)){
				vErrors = fail(vErrors, "/file_template_project_id", integerFault(data62), "integer"); errors++;
			}
		}
		let data63 = data.first_day_of_week;
		if(data63 !== undefined){
			if(!(typeof data63 == "number")){
				vErrors = fail(vErrors, "/first_day_of_week", "type", "number"); errors++;
			}
		}
		let data64 = data.geo_node_allowed_ips;
		if(data64 !== undefined){
			if(typeof data64 !== "string"){
				vErrors = fail(vErrors, "/geo_node_allowed_ips", "type", "string"); errors++;
			}
		}
		let data65 = data.geo_status_timeout;
		if(data65 !== undefined){
			if(!(typeof data65 == "number")){
				vErrors = fail(vErrors, "/geo_status_timeout", "type", "number"); errors++;
			}
		}
		let data66 = data.globally_allowed_ips;
		if(data66 !== undefined){
			if(typeof data66 !== "string"){
				vErrors = fail(vErrors, "/globally_allowed_ips", "type", "string"); errors++;
			}
		}
		let data67 = data.group_owners_can_manage_default_branch_protection;
		if(data67 !== undefined){
			if(typeof data67 !== "boolean"){
				vErrors = fail(vErrors, "/group_owners_can_manage_default_branch_protection", "type", "boolean"); errors++;
			}
		}
		let data68 = data.home_page_url;
		if(data68 !== undefined){
			if(typeof data68 !== "string"){
				vErrors = fail(vErrors, "/home_page_url", "type", "string"); errors++;
			}
		}
		let data69 = data.issues_create_limit;
		if(data69 !== undefined){
			if(!(typeof data69 == "number")){
				vErrors = fail(vErrors, "/issues_create_limit", "type", "number"); errors++;
			}
		}
		let data70 = data.keep_latest_artifact;
		if(data70 !== undefined){
			if(typeof data70 !== "boolean"){
				vErrors = fail(vErrors, "/keep_latest_artifact", "type", "boolean"); errors++;
			}
		}
		let data71 = data.local_markdown_version;
		if(data71 !== undefined){
			if(!(typeof data71 == "number")){
				vErrors = fail(vErrors, "/local_markdown_version", "type", "number"); errors++;
			}
		}
		let data72 = data.maven_package_requests_forwarding;
		if(data72 !== undefined){
			if(typeof data72 !== "boolean"){
				vErrors = fail(vErrors, "/maven_package_requests_forwarding", "type", "boolean"); errors++;
			}
		}
		let data73 = data.max_attachment_size;
		if(data73 !== undefined){
			if(!(typeof data73 == "number")){
				vErrors = fail(vErrors, "/max_attachment_size", "type", "number"); errors++;
			}
		}
		let data74 = data.max_decompressed_archive_size;
		if(data74 !== undefined){
			if(!(typeof data74 == "number")){
				vErrors = fail(vErrors, "/max_decompressed_archive_size", "type", "number"); errors++;
			}
		}
		let data75 = data.max_export_size;
		if(data75 !== undefined){
			if(!(typeof data75 == "number")){
				vErrors = fail(vErrors, "/max_export_size", "type", "number"); errors++;
			}
		}
		let data76 = data.max_import_remote_file_size;
		if(data76 !== undefined){
			if(!(typeof data76 == "number")){
				vErrors = fail(vErrors, "/max_import_remote_file_size", "type", "number"); errors++;
			}
		}
		let data77 = data.max_import_size;
		if(data77 !== undefined){
			if(!(typeof data77 == "number")){
				vErrors = fail(vErrors, "/max_import_size", "type", "number"); errors++;
			}
		}
		let data78 = data.max_login_attempts;
		if(data78 !== undefined){
			if(!(typeof data78 == "number")){
				vErrors = fail(vErrors, "/max_login_attempts", "type", "number"); errors++;
			}
		}
		let data79 = data.notify_on_unknown_sign_in;
		if(data79 !== undefined){
			if(typeof data79 !== "boolean"){
				vErrors = fail(vErrors, "/notify_on_unknown_sign_in", "type", "boolean"); errors++;
			}
		}
		let data80 = data.npm_package_requests_forwarding;
		if(data80 !== undefined){
			if(typeof data80 !== "boolean"){
				vErrors = fail(vErrors, "/npm_package_requests_forwarding", "type", "boolean"); errors++;
			}
		}
		let data81 = data.outbound_local_requests_whitelist;
		if(data81 !== undefined){
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
		let data83 = data.package_registry_allow_anyone_to_pull_option;
		if(data83 !== undefined){
			if(typeof data83 !== "boolean"){
				vErrors = fail(vErrors, "/package_registry_allow_anyone_to_pull_option", "type", "boolean"); errors++;
			}
		}
		let data84 = data.package_registry_cleanup_policies_worker_capacity;
		if(data84 !== undefined){
			if(!(typeof data84 == "number")){
				vErrors = fail(vErrors, "/package_registry_cleanup_policies_worker_capacity", "type", "number"); errors++;
			}
		}
		let data85 = data.password_authentication_enabled_for_web;
		if(data85 !== undefined){
			if(typeof data85 !== "boolean"){
				vErrors = fail(vErrors, "/password_authentication_enabled_for_web", "type", "boolean"); errors++;
			}
		}
		let data86 = data.performance_bar_allowed_group_id;
		if(data86 !== undefined){
			if(!(typeof data86 == "number")){
				vErrors = fail(vErrors, "/performance_bar_allowed_group_id", "type", "number"); errors++;
			}
		}
		let data87 = data.personal_access_token_prefix;
		if(data87 !== undefined){
			if(typeof data87 !== "string"){
				vErrors = fail(vErrors, "/personal_access_token_prefix", "type", "string"); errors++;
			}
		}
		let data88 = data.polling_interval_multiplier;
		if(data88 !== undefined){
			if(!(typeof data88 == "number")){
				vErrors = fail(vErrors, "/polling_interval_multiplier", "type", "number"); errors++;
			}
		}
		let data89 = data.pre_receive_secret_detection_enabled;
		if(data89 !== undefined){
			if(typeof data89 !== "boolean"){
				vErrors = fail(vErrors, "/pre_receive_secret_detection_enabled", "type", "boolean"); errors++;
			}
		}
		let data90 = data.project_jobs_api_rate_limit;
		if(data90 !== undefined){
			if(!(typeof data90 == "number")){
				vErrors = fail(vErrors, "/project_jobs_api_rate_limit", "type", "number"); errors++;
			}
		}
		let data91 = data.projects_api_rate_limit_unauthenticated;
		if(data91 !== undefined){
			if(!(typeof data91 == "number")){
				vErrors = fail(vErrors, "/projects_api_rate_limit_unauthenticated", "type", "number"); errors++;
			}
		}
		let data92 = data.pypi_package_requests_forwarding;
		if(data92 !== undefined){
			if(typeof data92 !== "boolean"){
				vErrors = fail(vErrors, "/pypi_package_requests_forwarding", "type", "boolean"); errors++;
			}
		}
		let data93 = data.rate_limiting_response_text;
		if(data93 !== undefined){
			if(typeof data93 !== "string"){
				vErrors = fail(vErrors, "/rate_limiting_response_text", "type", "string"); errors++;
			}
		}
		let data94 = data.raw_blob_request_limit;
		if(data94 !== undefined){
			if(!(typeof data94 == "number")){
				vErrors = fail(vErrors, "/raw_blob_request_limit", "type", "number"); errors++;
			}
		}
		let data95 = data.receptive_cluster_agents_enabled;
		if(data95 !== undefined){
			if(typeof data95 !== "boolean"){
				vErrors = fail(vErrors, "/receptive_cluster_agents_enabled", "type", "boolean"); errors++;
			}
		}
		let data96 = data.repository_storages_weighted;
		if(data96 !== undefined){
			if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
				const before7 = errors;
				for(const key1 of Object.keys(data96)){
					if(!(false)){
						let data97 = data96[key1];
						if(!Number.isSafeInteger(data97) && !isPlainInteger(data97)){
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
		let data98 = data.require_admin_approval_after_user_signup;
		if(data98 !== undefined){
			if(typeof data98 !== "boolean"){
				vErrors = fail(vErrors, "/require_admin_approval_after_user_signup", "type", "boolean"); errors++;
			}
		}
		let data99 = data.require_personal_access_token_expiry;
		if(data99 !== undefined){
			if(typeof data99 !== "boolean"){
				vErrors = fail(vErrors, "/require_personal_access_token_expiry", "type", "boolean"); errors++;
			}
		}
		let data100 = data.restricted_visibility_levels;
		if(data100 !== undefined){
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
		let data102 = data.rsa_key_restriction;
		if(data102 !== undefined){
			if(!(typeof data102 == "number")){
				vErrors = fail(vErrors, "/rsa_key_restriction", "type", "number"); errors++;
			}
		}
		let data103 = data.security_approval_policies_limit;
		if(data103 !== undefined){
			if(!(typeof data103 == "number")){
				vErrors = fail(vErrors, "/security_approval_policies_limit", "type", "number"); errors++;
			}
		}
		let data104 = data.security_policy_global_group_approvers_enabled;
		if(data104 !== undefined){
			if(typeof data104 !== "boolean"){
				vErrors = fail(vErrors, "/security_policy_global_group_approvers_enabled", "type", "boolean"); errors++;
			}
		}
		let data105 = data.security_txt_content;
		if(data105 !== undefined){
			if(typeof data105 !== "string"){
				vErrors = fail(vErrors, "/security_txt_content", "type", "string"); errors++;
			}
		}
		let data106 = data.session_expire_delay;
		if(data106 !== undefined){
			if(!(typeof data106 == "number")){
				vErrors = fail(vErrors, "/session_expire_delay", "type", "number"); errors++;
			}
		}
		let data107 = data.signup_enabled;
		if(data107 !== undefined){
			if(typeof data107 !== "boolean"){
				vErrors = fail(vErrors, "/signup_enabled", "type", "boolean"); errors++;
			}
		}
		let data108 = data.silent_admin_exports_enabled;
		if(data108 !== undefined){
			if(typeof data108 !== "boolean"){
				vErrors = fail(vErrors, "/silent_admin_exports_enabled", "type", "boolean"); errors++;
			}
		}
		let data109 = data.silent_mode_enabled;
		if(data109 !== undefined){
			if(typeof data109 !== "boolean"){
				vErrors = fail(vErrors, "/silent_mode_enabled", "type", "boolean"); errors++;
			}
		}
		let data110 = data.snippet_size_limit;
		if(data110 !== undefined){
			if(!(typeof data110 == "number")){
				vErrors = fail(vErrors, "/snippet_size_limit", "type", "number"); errors++;
			}
		}
		let data111 = data.terminal_max_session_time;
		if(data111 !== undefined){
			if(!(typeof data111 == "number")){
				vErrors = fail(vErrors, "/terminal_max_session_time", "type", "number"); errors++;
			}
		}
		let data112 = data.terms;
		if(data112 !== undefined){
			if(typeof data112 !== "string"){
				vErrors = fail(vErrors, "/terms", "type", "string"); errors++;
			}
		}
		let data113 = data.unconfirmed_users_delete_after_days;
		if(data113 !== undefined){
			if(!(typeof data113 == "number")){
				vErrors = fail(vErrors, "/unconfirmed_users_delete_after_days", "type", "number"); errors++;
			}
		}
		let data114 = data.updating_name_disabled_for_users;
		if(data114 !== undefined){
			if(typeof data114 !== "boolean"){
				vErrors = fail(vErrors, "/updating_name_disabled_for_users", "type", "boolean"); errors++;
			}
		}
		let data115 = data.user_defaults_to_private_profile;
		if(data115 !== undefined){
			if(typeof data115 !== "boolean"){
				vErrors = fail(vErrors, "/user_defaults_to_private_profile", "type", "boolean"); errors++;
			}
		}
		let data116 = data.user_oauth_applications;
		if(data116 !== undefined){
			if(typeof data116 !== "boolean"){
				vErrors = fail(vErrors, "/user_oauth_applications", "type", "boolean"); errors++;
			}
		}
		let data117 = data.user_show_add_ssh_key_message;
		if(data117 !== undefined){
			if(typeof data117 !== "boolean"){
				vErrors = fail(vErrors, "/user_show_add_ssh_key_message", "type", "boolean"); errors++;
			}
		}
		let data118 = data.wiki_page_max_content_bytes;
		if(data118 !== undefined){
			if(!(typeof data118 == "number")){
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
