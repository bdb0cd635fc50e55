import { isPlainInteger } from '../runtime/exact-integers.js';
import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkBranchProtectionDefaults } from './branch-protection-defaults.js';
import { checkReportedVisibility } from './reported-visibility.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];
const types2 = ["array","null"];
const types3 = ["number","null"];
const types4 = ["integer","null"];
const types5 = ["number","string"];

export function checkApplicationSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.abuse_notification_email;
		if(data0 !== undefined){
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/abuse_notification_email", "type", types0); errors++;
			}
		}
		let data1 = data.admin_mode;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/admin_mode", "type", types1); errors++;
			}
		}
		let data2 = data.admin_notification_email;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/admin_notification_email", "type", types0); errors++;
			}
		}
		let data3 = data.after_sign_out_path;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/after_sign_out_path", "type", types0); errors++;
			}
		}
		let data4 = data.allow_account_deletion;
		if(data4 !== undefined){
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/allow_account_deletion", "type", types1); errors++;
			}
		}
		let data5 = data.allow_all_integrations;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/allow_all_integrations", "type", types1); errors++;
			}
		}
		let data6 = data.allow_local_requests_from_hooks_and_services;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/allow_local_requests_from_hooks_and_services", "type", types1); errors++;
			}
		}
		let data7 = data.allow_local_requests_from_system_hooks;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/allow_local_requests_from_system_hooks", "type", types1); errors++;
			}
		}
		let data8 = data.allow_local_requests_from_web_hooks_and_services;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/allow_local_requests_from_web_hooks_and_services", "type", types1); errors++;
			}
		}
		let data9 = data.allow_project_creation_for_guest_and_below;
		if(data9 !== undefined){
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/allow_project_creation_for_guest_and_below", "type", types1); errors++;
			}
		}
		let data10 = data.allowed_integrations;
		if(data10 !== undefined){
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
		let data12 = data.asset_proxy_allowlist;
		if(data12 !== undefined){
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
		let data14 = data.asset_proxy_enabled;
		if(data14 !== undefined){
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/asset_proxy_enabled", "type", types1); errors++;
			}
		}
		let data15 = data.asset_proxy_url;
		if(data15 !== undefined){
			if((typeof data15 !== "string") && (data15 !== null)){
				vErrors = fail(vErrors, "/asset_proxy_url", "type", types0); errors++;
			}
		}
		let data16 = data.asset_proxy_whitelist;
		if(data16 !== undefined){
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
			if((typeof data20 !== "boolean") && (data20 !== null)){
				vErrors = fail(vErrors, "/can_create_group", "type", types1); errors++;
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
			if((typeof data22 !== "boolean") && (data22 !== null)){
				vErrors = fail(vErrors, "/container_expiration_policies_enable_historic_entries", "type", types1); errors++;
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
			if((typeof data25 !== "boolean") && (data25 !== null)){
				vErrors = fail(vErrors, "/container_registry_expiration_policies_caching", "type", types1); errors++;
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
		let data28 = data.created_at;
		if(data28 !== undefined){
			if(typeof data28 === "string"){
				if(!dateTimeFormat(data28)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data29 = data.decompress_archive_file_timeout;
		if(data29 !== undefined){
			if(!(typeof data29 == "number")){
				vErrors = fail(vErrors, "/decompress_archive_file_timeout", "type", "number"); errors++;
			}
		}
		let data30 = data.default_branch_protection;
		if(data30 !== undefined){
			if(!Number.isSafeInteger(data30) && !isPlainInteger(data30)){
				vErrors = fail(vErrors, "/default_branch_protection", integerFault(data30), "integer"); errors++;
			}
		}
		let data31 = data.default_branch_protection_defaults;
		if(data31 !== undefined){
			if(!(checkBranchProtectionDefaults(data31))){
				vErrors = join(vErrors, checkBranchProtectionDefaults.errors, "/default_branch_protection_defaults");
				errors = vErrors.length;
			}
		}
		let data32 = data.default_ci_config_path;
		if(data32 !== undefined){
			if((typeof data32 !== "string") && (data32 !== null)){
				vErrors = fail(vErrors, "/default_ci_config_path", "type", types0); errors++;
			}
		}
		let data33 = data.default_group_visibility;
		if(data33 !== undefined){
			if(!(checkReportedVisibility(data33))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/default_group_visibility");
				errors = vErrors.length;
			}
		}
		let data34 = data.default_preferred_language;
		if(data34 !== undefined){
			if((typeof data34 !== "string") && (data34 !== null)){
				vErrors = fail(vErrors, "/default_preferred_language", "type", types0); errors++;
			}
		}
		let data35 = data.default_project_deletion_protection;
		if(data35 !== undefined){
			if((typeof data35 !== "boolean") && (data35 !== null)){
				vErrors = fail(vErrors, "/default_project_deletion_protection", "type", types1); errors++;
			}
		}
		let data36 = data.default_project_visibility;
		if(data36 !== undefined){
			if(!(checkReportedVisibility(data36))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/default_project_visibility");
				errors = vErrors.length;
			}
		}
		let data37 = data.default_projects_limit;
		if(data37 !== undefined){
			if(!(typeof data37 == "number")){
				vErrors = fail(vErrors, "/default_projects_limit", "type", "number"); errors++;
			}
		}
		let data38 = data.default_snippet_visibility;
		if(data38 !== undefined){
			if(!(checkReportedVisibility(data38))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/default_snippet_visibility");
				errors = vErrors.length;
			}
		}
		let data39 = data.delete_unconfirmed_users;
		if(data39 !== undefined){
			if((typeof data39 !== "boolean") && (data39 !== null)){
				vErrors = fail(vErrors, "/delete_unconfirmed_users", "type", types1); errors++;
			}
		}
		let data40 = data.deletion_adjourned_period;
		if(data40 !== undefined){
			if(!(typeof data40 == "number")){
				vErrors = fail(vErrors, "/deletion_adjourned_period", "type", "number"); errors++;
			}
		}
		let data41 = data.disable_personal_access_tokens;
		if(data41 !== undefined){
			if((typeof data41 !== "boolean") && (data41 !== null)){
				vErrors = fail(vErrors, "/disable_personal_access_tokens", "type", types1); errors++;
			}
		}
		let data42 = data.domain_allowlist;
		if(data42 !== undefined){
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
		let data44 = data.domain_denylist;
		if(data44 !== undefined){
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
		let data46 = data.domain_denylist_enabled;
		if(data46 !== undefined){
			if((typeof data46 !== "boolean") && (data46 !== null)){
				vErrors = fail(vErrors, "/domain_denylist_enabled", "type", types1); errors++;
			}
		}
		let data47 = data.downstream_pipeline_trigger_limit_per_project_user_sha;
		if(data47 !== undefined){
			if(!(typeof data47 == "number")){
				vErrors = fail(vErrors, "/downstream_pipeline_trigger_limit_per_project_user_sha", "type", "number"); errors++;
			}
		}
		let data48 = data.dsa_key_restriction;
		if(data48 !== undefined){
			if(!(typeof data48 == "number")){
				vErrors = fail(vErrors, "/dsa_key_restriction", "type", "number"); errors++;
			}
		}
		let data49 = data.ecdsa_key_restriction;
		if(data49 !== undefined){
			if(!(typeof data49 == "number")){
				vErrors = fail(vErrors, "/ecdsa_key_restriction", "type", "number"); errors++;
			}
		}
		let data50 = data.ecdsa_sk_key_restriction;
		if(data50 !== undefined){
			if(!(typeof data50 == "number")){
				vErrors = fail(vErrors, "/ecdsa_sk_key_restriction", "type", "number"); errors++;
			}
		}
		let data51 = data.ed25519_key_restriction;
		if(data51 !== undefined){
			if(!(typeof data51 == "number")){
				vErrors = fail(vErrors, "/ed25519_key_restriction", "type", "number"); errors++;
			}
		}
		let data52 = data.ed25519_sk_key_restriction;
		if(data52 !== undefined){
			if(!(typeof data52 == "number")){
				vErrors = fail(vErrors, "/ed25519_sk_key_restriction", "type", "number"); errors++;
			}
		}
		let data53 = data.enable_member_promotion_management;
		if(data53 !== undefined){
			if((typeof data53 !== "boolean") && (data53 !== null)){
				vErrors = fail(vErrors, "/enable_member_promotion_management", "type", types1); errors++;
			}
		}
		let data54 = data.enforce_terms;
		if(data54 !== undefined){
			if((typeof data54 !== "boolean") && (data54 !== null)){
				vErrors = fail(vErrors, "/enforce_terms", "type", types1); errors++;
			}
		}
		let data55 = data.external_authorization_service_default_label;
		if(data55 !== undefined){
			if((typeof data55 !== "string") && (data55 !== null)){
				vErrors = fail(vErrors, "/external_authorization_service_default_label", "type", types0); errors++;
			}
		}
		let data56 = data.external_authorization_service_enabled;
		if(data56 !== undefined){
			if((typeof data56 !== "boolean") && (data56 !== null)){
				vErrors = fail(vErrors, "/external_authorization_service_enabled", "type", types1); errors++;
			}
		}
		let data57 = data.external_authorization_service_timeout;
		if(data57 !== undefined){
			if(!(typeof data57 == "number")){
				vErrors = fail(vErrors, "/external_authorization_service_timeout", "type", "number"); errors++;
			}
		}
		let data58 = data.external_authorization_service_url;
		if(data58 !== undefined){
			if((typeof data58 !== "string") && (data58 !== null)){
				vErrors = fail(vErrors, "/external_authorization_service_url", "type", types0); errors++;
			}
		}
		let data59 = data.external_pipeline_validation_service_timeout;
		if(data59 !== undefined){
			if((!(typeof data59 == "number")) && (data59 !== null)){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_timeout", "type", types3); errors++;
			}
		}
		let data60 = data.external_pipeline_validation_service_token;
		if(data60 !== undefined){
			if((typeof data60 !== "string") && (data60 !== null)){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_token", "type", types0); errors++;
			}
		}
		let data61 = data.external_pipeline_validation_service_url;
		if(data61 !== undefined){
			if((typeof data61 !== "string") && (data61 !== null)){
				vErrors = fail(vErrors, "/external_pipeline_validation_service_url", "type", types0); errors++;
			}
		}
		let data62 = data.failed_login_attempts_unlock_period_in_minutes;
		if(data62 !== undefined){
			if(!(typeof data62 == "number")){
				vErrors = fail(vErrors, "/failed_login_attempts_unlock_period_in_minutes", "type", "number"); errors++;
			}
		}
		let data63 = data.file_template_project_id;
		if(data63 !== undefined){
			if((!((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63)))) && (data63 !== null)){
				vErrors = fail(vErrors, "/file_template_project_id", "type", types4); errors++;
			}
			if(typeof data63 == "number"){
				if(Math.abs(data63) > 9007199254740991 && Number.isInteger(data63) && !isPlainInteger(data63)){
					vErrors = fail(vErrors, "/file_template_project_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data64 = data.first_day_of_week;
		if(data64 !== undefined){
			if(!(typeof data64 == "number")){
				vErrors = fail(vErrors, "/first_day_of_week", "type", "number"); errors++;
			}
		}
		let data65 = data.geo_node_allowed_ips;
		if(data65 !== undefined){
			if((typeof data65 !== "string") && (data65 !== null)){
				vErrors = fail(vErrors, "/geo_node_allowed_ips", "type", types0); errors++;
			}
		}
		let data66 = data.geo_status_timeout;
		if(data66 !== undefined){
			if(!(typeof data66 == "number")){
				vErrors = fail(vErrors, "/geo_status_timeout", "type", "number"); errors++;
			}
		}
		let data67 = data.globally_allowed_ips;
		if(data67 !== undefined){
			if((typeof data67 !== "string") && (data67 !== null)){
				vErrors = fail(vErrors, "/globally_allowed_ips", "type", types0); errors++;
			}
		}
		let data68 = data.group_owners_can_manage_default_branch_protection;
		if(data68 !== undefined){
			if((typeof data68 !== "boolean") && (data68 !== null)){
				vErrors = fail(vErrors, "/group_owners_can_manage_default_branch_protection", "type", types1); errors++;
			}
		}
		let data69 = data.home_page_url;
		if(data69 !== undefined){
			if((typeof data69 !== "string") && (data69 !== null)){
				vErrors = fail(vErrors, "/home_page_url", "type", types0); errors++;
			}
		}
		let data70 = data.id;
		if(data70 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data70) && !isPlainInteger(data70)){
				vErrors = fail(vErrors, "/id", integerFault(data70), "integer"); errors++;
			}
		}
		let data71 = data.issues_create_limit;
		if(data71 !== undefined){
			if(!(typeof data71 == "number")){
				vErrors = fail(vErrors, "/issues_create_limit", "type", "number"); errors++;
			}
		}
		let data72 = data.keep_latest_artifact;
		if(data72 !== undefined){
			if((typeof data72 !== "boolean") && (data72 !== null)){
				vErrors = fail(vErrors, "/keep_latest_artifact", "type", types1); errors++;
			}
		}
		let data73 = data.local_markdown_version;
		if(data73 !== undefined){
			if(!(typeof data73 == "number")){
				vErrors = fail(vErrors, "/local_markdown_version", "type", "number"); errors++;
			}
		}
		let data74 = data.maven_package_requests_forwarding;
		if(data74 !== undefined){
			if((typeof data74 !== "boolean") && (data74 !== null)){
				vErrors = fail(vErrors, "/maven_package_requests_forwarding", "type", types1); errors++;
			}
		}
		let data75 = data.max_attachment_size;
		if(data75 !== undefined){
			if(!(typeof data75 == "number")){
				vErrors = fail(vErrors, "/max_attachment_size", "type", "number"); errors++;
			}
		}
		let data76 = data.max_decompressed_archive_size;
		if(data76 !== undefined){
			if(!(typeof data76 == "number")){
				vErrors = fail(vErrors, "/max_decompressed_archive_size", "type", "number"); errors++;
			}
		}
		let data77 = data.max_export_size;
		if(data77 !== undefined){
			if(!(typeof data77 == "number")){
				vErrors = fail(vErrors, "/max_export_size", "type", "number"); errors++;
			}
		}
		let data78 = data.max_import_remote_file_size;
		if(data78 !== undefined){
			if(!(typeof data78 == "number")){
				vErrors = fail(vErrors, "/max_import_remote_file_size", "type", "number"); errors++;
			}
		}
		let data79 = data.max_import_size;
		if(data79 !== undefined){
			if(!(typeof data79 == "number")){
				vErrors = fail(vErrors, "/max_import_size", "type", "number"); errors++;
			}
		}
		let data80 = data.max_login_attempts;
		if(data80 !== undefined){
			if(!(typeof data80 == "number")){
				vErrors = fail(vErrors, "/max_login_attempts", "type", "number"); errors++;
			}
		}
		let data81 = data.notify_on_unknown_sign_in;
		if(data81 !== undefined){
			if((typeof data81 !== "boolean") && (data81 !== null)){
				vErrors = fail(vErrors, "/notify_on_unknown_sign_in", "type", types1); errors++;
			}
		}
		let data82 = data.npm_package_requests_forwarding;
		if(data82 !== undefined){
			if((typeof data82 !== "boolean") && (data82 !== null)){
				vErrors = fail(vErrors, "/npm_package_requests_forwarding", "type", types1); errors++;
			}
		}
		let data83 = data.outbound_local_requests_whitelist;
		if(data83 !== undefined){
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
		let data85 = data.package_registry_allow_anyone_to_pull_option;
		if(data85 !== undefined){
			if((typeof data85 !== "boolean") && (data85 !== null)){
				vErrors = fail(vErrors, "/package_registry_allow_anyone_to_pull_option", "type", types1); errors++;
			}
		}
		let data86 = data.package_registry_cleanup_policies_worker_capacity;
		if(data86 !== undefined){
			if(!(typeof data86 == "number")){
				vErrors = fail(vErrors, "/package_registry_cleanup_policies_worker_capacity", "type", "number"); errors++;
			}
		}
		let data87 = data.password_authentication_enabled_for_web;
		if(data87 !== undefined){
			if((typeof data87 !== "boolean") && (data87 !== null)){
				vErrors = fail(vErrors, "/password_authentication_enabled_for_web", "type", types1); errors++;
			}
		}
		let data88 = data.performance_bar_allowed_group_id;
		if(data88 !== undefined){
			if((!(typeof data88 == "number")) && (data88 !== null)){
				vErrors = fail(vErrors, "/performance_bar_allowed_group_id", "type", types3); errors++;
			}
		}
		let data89 = data.personal_access_token_prefix;
		if(data89 !== undefined){
			if((typeof data89 !== "string") && (data89 !== null)){
				vErrors = fail(vErrors, "/personal_access_token_prefix", "type", types0); errors++;
			}
		}
		let data90 = data.polling_interval_multiplier;
		if(data90 !== undefined){
			if((!(typeof data90 == "number")) && (typeof data90 !== "string")){
				vErrors = fail(vErrors, "/polling_interval_multiplier", "type", types5); errors++;
			}
		}
		let data91 = data.pre_receive_secret_detection_enabled;
		if(data91 !== undefined){
			if((typeof data91 !== "boolean") && (data91 !== null)){
				vErrors = fail(vErrors, "/pre_receive_secret_detection_enabled", "type", types1); errors++;
			}
		}
		let data92 = data.project_jobs_api_rate_limit;
		if(data92 !== undefined){
			if(!(typeof data92 == "number")){
				vErrors = fail(vErrors, "/project_jobs_api_rate_limit", "type", "number"); errors++;
			}
		}
		let data93 = data.projects_api_rate_limit_unauthenticated;
		if(data93 !== undefined){
			if(!(typeof data93 == "number")){
				vErrors = fail(vErrors, "/projects_api_rate_limit_unauthenticated", "type", "number"); errors++;
			}
		}
		let data94 = data.pypi_package_requests_forwarding;
		if(data94 !== undefined){
			if((typeof data94 !== "boolean") && (data94 !== null)){
				vErrors = fail(vErrors, "/pypi_package_requests_forwarding", "type", types1); errors++;
			}
		}
		let data95 = data.rate_limiting_response_text;
		if(data95 !== undefined){
			if((typeof data95 !== "string") && (data95 !== null)){
				vErrors = fail(vErrors, "/rate_limiting_response_text", "type", types0); errors++;
			}
		}
		let data96 = data.raw_blob_request_limit;
		if(data96 !== undefined){
			if(!(typeof data96 == "number")){
				vErrors = fail(vErrors, "/raw_blob_request_limit", "type", "number"); errors++;
			}
		}
		let data97 = data.receptive_cluster_agents_enabled;
		if(data97 !== undefined){
			if((typeof data97 !== "boolean") && (data97 !== null)){
				vErrors = fail(vErrors, "/receptive_cluster_agents_enabled", "type", types1); errors++;
			}
		}
		let data98 = data.repository_storages_weighted;
		if(data98 !== undefined){
			if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
				const before6 = errors;
				for(const key0 of Object.keys(data98)){
					if(!(false)){
						let data99 = data98[key0];
						if(!Number.isSafeInteger(data99) && !isPlainInteger(data99)){
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
		let data100 = data.require_admin_approval_after_user_signup;
		if(data100 !== undefined){
			if((typeof data100 !== "boolean") && (data100 !== null)){
				vErrors = fail(vErrors, "/require_admin_approval_after_user_signup", "type", types1); errors++;
			}
		}
		let data101 = data.require_personal_access_token_expiry;
		if(data101 !== undefined){
			if((typeof data101 !== "boolean") && (data101 !== null)){
				vErrors = fail(vErrors, "/require_personal_access_token_expiry", "type", types1); errors++;
			}
		}
		let data102 = data.restricted_visibility_levels;
		if(data102 !== undefined){
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
		let data104 = data.rsa_key_restriction;
		if(data104 !== undefined){
			if(!(typeof data104 == "number")){
				vErrors = fail(vErrors, "/rsa_key_restriction", "type", "number"); errors++;
			}
		}
		let data105 = data.security_approval_policies_limit;
		if(data105 !== undefined){
			if(!(typeof data105 == "number")){
				vErrors = fail(vErrors, "/security_approval_policies_limit", "type", "number"); errors++;
			}
		}
		let data106 = data.security_policy_global_group_approvers_enabled;
		if(data106 !== undefined){
			if((typeof data106 !== "boolean") && (data106 !== null)){
				vErrors = fail(vErrors, "/security_policy_global_group_approvers_enabled", "type", types1); errors++;
			}
		}
		let data107 = data.security_txt_content;
		if(data107 !== undefined){
			if((typeof data107 !== "string") && (data107 !== null)){
				vErrors = fail(vErrors, "/security_txt_content", "type", types0); errors++;
			}
		}
		let data108 = data.session_expire_delay;
		if(data108 !== undefined){
			if(!(typeof data108 == "number")){
				vErrors = fail(vErrors, "/session_expire_delay", "type", "number"); errors++;
			}
		}
		let data109 = data.signup_enabled;
		if(data109 !== undefined){
			if((typeof data109 !== "boolean") && (data109 !== null)){
				vErrors = fail(vErrors, "/signup_enabled", "type", types1); errors++;
			}
		}
		let data110 = data.silent_admin_exports_enabled;
		if(data110 !== undefined){
			if((typeof data110 !== "boolean") && (data110 !== null)){
				vErrors = fail(vErrors, "/silent_admin_exports_enabled", "type", types1); errors++;
			}
		}
		let data111 = data.silent_mode_enabled;
		if(data111 !== undefined){
			if((typeof data111 !== "boolean") && (data111 !== null)){
				vErrors = fail(vErrors, "/silent_mode_enabled", "type", types1); errors++;
			}
		}
		let data112 = data.snippet_size_limit;
		if(data112 !== undefined){
			if(!(typeof data112 == "number")){
				vErrors = fail(vErrors, "/snippet_size_limit", "type", "number"); errors++;
			}
		}
		let data113 = data.terminal_max_session_time;
		if(data113 !== undefined){
			if(!(typeof data113 == "number")){
				vErrors = fail(vErrors, "/terminal_max_session_time", "type", "number"); errors++;
			}
		}
		let data114 = data.terms;
		if(data114 !== undefined){
			if((typeof data114 !== "string") && (data114 !== null)){
				vErrors = fail(vErrors, "/terms", "type", types0); errors++;
			}
		}
		let data115 = data.unconfirmed_users_delete_after_days;
		if(data115 !== undefined){
			if(!(typeof data115 == "number")){
				vErrors = fail(vErrors, "/unconfirmed_users_delete_after_days", "type", "number"); errors++;
			}
		}
		let data116 = data.updated_at;
		if(data116 !== undefined){
			if(typeof data116 === "string"){
				if(!dateTimeFormat(data116)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data117 = data.updating_name_disabled_for_users;
		if(data117 !== undefined){
			if((typeof data117 !== "boolean") && (data117 !== null)){
				vErrors = fail(vErrors, "/updating_name_disabled_for_users", "type", types1); errors++;
			}
		}
		let data118 = data.user_defaults_to_private_profile;
		if(data118 !== undefined){
			if((typeof data118 !== "boolean") && (data118 !== null)){
				vErrors = fail(vErrors, "/user_defaults_to_private_profile", "type", types1); errors++;
			}
		}
		let data119 = data.user_oauth_applications;
		if(data119 !== undefined){
			if((typeof data119 !== "boolean") && (data119 !== null)){
				vErrors = fail(vErrors, "/user_oauth_applications", "type", types1); errors++;
			}
		}
		let data120 = data.user_show_add_ssh_key_message;
		if(data120 !== undefined){
			if((typeof data120 !== "boolean") && (data120 !== null)){
				vErrors = fail(vErrors, "/user_show_add_ssh_key_message", "type", types1); errors++;
			}
		}
		let data121 = data.wiki_page_max_content_bytes;
		if(data121 !== undefined){
			if(!(typeof data121 == "number")){
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
