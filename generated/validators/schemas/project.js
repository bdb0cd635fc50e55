import { isDate as dateFormat, isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkContainerExpirationPolicy } from './container-expiration-policy.js';
import { checkProjectLicense } from './project-license.js';
import { checkProjectLinks } from './project-links.js';
import { checkProjectOwner } from './project-owner.js';
import { checkProjectPermissions } from './project-permissions.js';
import { checkProjectShare } from './project-share.js';
import { checkProjectStatistics } from './project-statistics.js';
import { checkProjectSummary } from './project-summary.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];
const types2 = ["integer","null"];

export function checkProject(data){
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
				vErrors = fail(vErrors, "/archived", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/issues_enabled", "type", types1); errors++;
			}
		}
		let data23 = data.merge_requests_enabled;
		if(data23 !== undefined){
			if((typeof data23 !== "boolean") && (data23 !== null)){
				vErrors = fail(vErrors, "/merge_requests_enabled", "type", types1); errors++;
			}
		}
		let data24 = data.jobs_enabled;
		if(data24 !== undefined){
			if((typeof data24 !== "boolean") && (data24 !== null)){
				vErrors = fail(vErrors, "/jobs_enabled", "type", types1); errors++;
			}
		}
		let data25 = data.wiki_enabled;
		if(data25 !== undefined){
			if((typeof data25 !== "boolean") && (data25 !== null)){
				vErrors = fail(vErrors, "/wiki_enabled", "type", types1); errors++;
			}
		}
		let data26 = data.snippets_enabled;
		if(data26 !== undefined){
			if((typeof data26 !== "boolean") && (data26 !== null)){
				vErrors = fail(vErrors, "/snippets_enabled", "type", types1); errors++;
			}
		}
		let data27 = data.container_registry_enabled;
		if(data27 !== undefined){
			if((typeof data27 !== "boolean") && (data27 !== null)){
				vErrors = fail(vErrors, "/container_registry_enabled", "type", types1); errors++;
			}
		}
		let data28 = data.can_create_merge_request_in;
		if(data28 !== undefined){
			if((typeof data28 !== "boolean") && (data28 !== null)){
				vErrors = fail(vErrors, "/can_create_merge_request_in", "type", types1); errors++;
			}
		}
		let data29 = data.resolve_outdated_diff_discussions;
		if(data29 !== undefined){
			if((typeof data29 !== "boolean") && (data29 !== null)){
				vErrors = fail(vErrors, "/resolve_outdated_diff_discussions", "type", types1); errors++;
			}
		}
		let data30 = data.shared_runners_enabled;
		if(data30 !== undefined){
			if((typeof data30 !== "boolean") && (data30 !== null)){
				vErrors = fail(vErrors, "/shared_runners_enabled", "type", types1); errors++;
			}
		}
		let data31 = data.group_runners_enabled;
		if(data31 !== undefined){
			if((typeof data31 !== "boolean") && (data31 !== null)){
				vErrors = fail(vErrors, "/group_runners_enabled", "type", types1); errors++;
			}
		}
		let data32 = data.public_jobs;
		if(data32 !== undefined){
			if((typeof data32 !== "boolean") && (data32 !== null)){
				vErrors = fail(vErrors, "/public_jobs", "type", types1); errors++;
			}
		}
		let data33 = data.only_allow_merge_if_pipeline_succeeds;
		if(data33 !== undefined){
			if((typeof data33 !== "boolean") && (data33 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_pipeline_succeeds", "type", types1); errors++;
			}
		}
		let data34 = data.allow_merge_on_skipped_pipeline;
		if(data34 !== undefined){
			if((typeof data34 !== "boolean") && (data34 !== null)){
				vErrors = fail(vErrors, "/allow_merge_on_skipped_pipeline", "type", types1); errors++;
			}
		}
		let data35 = data.allow_pipeline_trigger_approve_deployment;
		if(data35 !== undefined){
			if((typeof data35 !== "boolean") && (data35 !== null)){
				vErrors = fail(vErrors, "/allow_pipeline_trigger_approve_deployment", "type", types1); errors++;
			}
		}
		let data36 = data.restrict_user_defined_variables;
		if(data36 !== undefined){
			if((typeof data36 !== "boolean") && (data36 !== null)){
				vErrors = fail(vErrors, "/restrict_user_defined_variables", "type", types1); errors++;
			}
		}
		let data37 = data.only_allow_merge_if_all_discussions_are_resolved;
		if(data37 !== undefined){
			if((typeof data37 !== "boolean") && (data37 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_discussions_are_resolved", "type", types1); errors++;
			}
		}
		let data38 = data.remove_source_branch_after_merge;
		if(data38 !== undefined){
			if((typeof data38 !== "boolean") && (data38 !== null)){
				vErrors = fail(vErrors, "/remove_source_branch_after_merge", "type", types1); errors++;
			}
		}
		let data39 = data.printing_merge_requests_link_enabled;
		if(data39 !== undefined){
			if((typeof data39 !== "boolean") && (data39 !== null)){
				vErrors = fail(vErrors, "/printing_merge_requests_link_enabled", "type", types1); errors++;
			}
		}
		let data40 = data.printing_merge_request_link_enabled;
		if(data40 !== undefined){
			if((typeof data40 !== "boolean") && (data40 !== null)){
				vErrors = fail(vErrors, "/printing_merge_request_link_enabled", "type", types1); errors++;
			}
		}
		let data41 = data.request_access_enabled;
		if(data41 !== undefined){
			if((typeof data41 !== "boolean") && (data41 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types1); errors++;
			}
		}
		let data42 = data.auto_devops_enabled;
		if(data42 !== undefined){
			if((typeof data42 !== "boolean") && (data42 !== null)){
				vErrors = fail(vErrors, "/auto_devops_enabled", "type", types1); errors++;
			}
		}
		let data43 = data.mirror;
		if(data43 !== undefined){
			if((typeof data43 !== "boolean") && (data43 !== null)){
				vErrors = fail(vErrors, "/mirror", "type", types1); errors++;
			}
		}
		let data44 = data.mirror_trigger_builds;
		if(data44 !== undefined){
			if((typeof data44 !== "boolean") && (data44 !== null)){
				vErrors = fail(vErrors, "/mirror_trigger_builds", "type", types1); errors++;
			}
		}
		let data45 = data.only_mirror_protected_branches;
		if(data45 !== undefined){
			if((typeof data45 !== "boolean") && (data45 !== null)){
				vErrors = fail(vErrors, "/only_mirror_protected_branches", "type", types1); errors++;
			}
		}
		let data46 = data.mirror_overwrites_diverged_branches;
		if(data46 !== undefined){
			if((typeof data46 !== "boolean") && (data46 !== null)){
				vErrors = fail(vErrors, "/mirror_overwrites_diverged_branches", "type", types1); errors++;
			}
		}
		let data47 = data.packages_enabled;
		if(data47 !== undefined){
			if((typeof data47 !== "boolean") && (data47 !== null)){
				vErrors = fail(vErrors, "/packages_enabled", "type", types1); errors++;
			}
		}
		let data48 = data.service_desk_enabled;
		if(data48 !== undefined){
			if((typeof data48 !== "boolean") && (data48 !== null)){
				vErrors = fail(vErrors, "/service_desk_enabled", "type", types1); errors++;
			}
		}
		let data49 = data.autoclose_referenced_issues;
		if(data49 !== undefined){
			if((typeof data49 !== "boolean") && (data49 !== null)){
				vErrors = fail(vErrors, "/autoclose_referenced_issues", "type", types1); errors++;
			}
		}
		let data50 = data.enforce_auth_checks_on_uploads;
		if(data50 !== undefined){
			if((typeof data50 !== "boolean") && (data50 !== null)){
				vErrors = fail(vErrors, "/enforce_auth_checks_on_uploads", "type", types1); errors++;
			}
		}
		let data51 = data.warn_about_potentially_unwanted_characters;
		if(data51 !== undefined){
			if((typeof data51 !== "boolean") && (data51 !== null)){
				vErrors = fail(vErrors, "/warn_about_potentially_unwanted_characters", "type", types1); errors++;
			}
		}
		let data52 = data.pre_receive_secret_detection_enabled;
		if(data52 !== undefined){
			if((typeof data52 !== "boolean") && (data52 !== null)){
				vErrors = fail(vErrors, "/pre_receive_secret_detection_enabled", "type", types1); errors++;
			}
		}
		let data53 = data.ci_forward_deployment_enabled;
		if(data53 !== undefined){
			if((typeof data53 !== "boolean") && (data53 !== null)){
				vErrors = fail(vErrors, "/ci_forward_deployment_enabled", "type", types1); errors++;
			}
		}
		let data54 = data.ci_forward_deployment_rollback_allowed;
		if(data54 !== undefined){
			if((typeof data54 !== "boolean") && (data54 !== null)){
				vErrors = fail(vErrors, "/ci_forward_deployment_rollback_allowed", "type", types1); errors++;
			}
		}
		let data55 = data.ci_allow_fork_pipelines_to_run_in_parent_project;
		if(data55 !== undefined){
			if((typeof data55 !== "boolean") && (data55 !== null)){
				vErrors = fail(vErrors, "/ci_allow_fork_pipelines_to_run_in_parent_project", "type", types1); errors++;
			}
		}
		let data56 = data.ci_separated_caches;
		if(data56 !== undefined){
			if((typeof data56 !== "boolean") && (data56 !== null)){
				vErrors = fail(vErrors, "/ci_separated_caches", "type", types1); errors++;
			}
		}
		let data57 = data.ci_push_repository_for_job_token_allowed;
		if(data57 !== undefined){
			if((typeof data57 !== "boolean") && (data57 !== null)){
				vErrors = fail(vErrors, "/ci_push_repository_for_job_token_allowed", "type", types1); errors++;
			}
		}
		let data58 = data.only_allow_merge_if_all_status_checks_passed;
		if(data58 !== undefined){
			if((typeof data58 !== "boolean") && (data58 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_status_checks_passed", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/mr_default_target_self", "type", types1); errors++;
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
