import { isDate as dateFormat } from '../runtime/formats/date.js';
import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkContainerExpirationPolicy } from './container-expiration-policy.js';
import { checkProjectLicense } from './project-license.js';
import { checkProjectLinks } from './project-links.js';
import { checkProjectOwner } from './project-owner.js';
import { checkProjectPermissions } from './project-permissions.js';
import { checkProjectShare } from './project-share.js';
import { checkProjectStatistics } from './project-statistics.js';
import { checkProjectSummary } from './project-summary.js';

const types0 = ["boolean","null"];
const types1 = ["integer","null"];
const types2 = ["string","null"];

export function checkProject(data){
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
				vErrors = fail(vErrors, "/allow_merge_on_skipped_pipeline", "type", types0); errors++;
			}
		}
		if(data.allow_pipeline_trigger_approve_deployment !== undefined){
			let data2 = data.allow_pipeline_trigger_approve_deployment;
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/allow_pipeline_trigger_approve_deployment", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/archived", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/auto_devops_enabled", "type", types0); errors++;
			}
		}
		if(data.autoclose_referenced_issues !== undefined){
			let data7 = data.autoclose_referenced_issues;
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/autoclose_referenced_issues", "type", types0); errors++;
			}
		}
		if(data.can_create_merge_request_in !== undefined){
			let data8 = data.can_create_merge_request_in;
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/can_create_merge_request_in", "type", types0); errors++;
			}
		}
		if(data.ci_allow_fork_pipelines_to_run_in_parent_project !== undefined){
			let data9 = data.ci_allow_fork_pipelines_to_run_in_parent_project;
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/ci_allow_fork_pipelines_to_run_in_parent_project", "type", types0); errors++;
			}
		}
		if(data.ci_default_git_depth !== undefined){
			let data10 = data.ci_default_git_depth;
			if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
				vErrors = fail(vErrors, "/ci_default_git_depth", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/ci_forward_deployment_enabled", "type", types0); errors++;
			}
		}
		if(data.ci_forward_deployment_rollback_allowed !== undefined){
			let data12 = data.ci_forward_deployment_rollback_allowed;
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/ci_forward_deployment_rollback_allowed", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/ci_push_repository_for_job_token_allowed", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/ci_separated_caches", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/container_registry_enabled", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/enforce_auth_checks_on_uploads", "type", types0); errors++;
			}
		}
		if(data.external_authorization_classification_label !== undefined){
			let data26 = data.external_authorization_classification_label;
			if((typeof data26 !== "string") && (data26 !== null)){
				vErrors = fail(vErrors, "/external_authorization_classification_label", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/group_runners_enabled", "type", types0); errors++;
			}
		}
		if(data.import_error !== undefined){
			let data29 = data.import_error;
			if((typeof data29 !== "string") && (data29 !== null)){
				vErrors = fail(vErrors, "/import_error", "type", types2); errors++;
			}
		}
		if(data.import_type !== undefined){
			let data30 = data.import_type;
			if((typeof data30 !== "string") && (data30 !== null)){
				vErrors = fail(vErrors, "/import_type", "type", types2); errors++;
			}
		}
		if(data.import_url !== undefined){
			let data31 = data.import_url;
			if((typeof data31 !== "string") && (data31 !== null)){
				vErrors = fail(vErrors, "/import_url", "type", types2); errors++;
			}
		}
		if(data.issue_branch_template !== undefined){
			let data32 = data.issue_branch_template;
			if((typeof data32 !== "string") && (data32 !== null)){
				vErrors = fail(vErrors, "/issue_branch_template", "type", types2); errors++;
			}
		}
		if(data.issues_enabled !== undefined){
			let data33 = data.issues_enabled;
			if((typeof data33 !== "boolean") && (data33 !== null)){
				vErrors = fail(vErrors, "/issues_enabled", "type", types0); errors++;
			}
		}
		if(data.issues_template !== undefined){
			let data34 = data.issues_template;
			if((typeof data34 !== "string") && (data34 !== null)){
				vErrors = fail(vErrors, "/issues_template", "type", types2); errors++;
			}
		}
		if(data.jobs_enabled !== undefined){
			let data35 = data.jobs_enabled;
			if((typeof data35 !== "boolean") && (data35 !== null)){
				vErrors = fail(vErrors, "/jobs_enabled", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/license_url", "type", types2); errors++;
			}
		}
		if(data.marked_for_deletion_at !== undefined){
			let data38 = data.marked_for_deletion_at;
			if((typeof data38 !== "string") && (data38 !== null)){
				vErrors = fail(vErrors, "/marked_for_deletion_at", "type", types2); errors++;
			}
		}
		if(data.marked_for_deletion_on !== undefined){
			let data39 = data.marked_for_deletion_on;
			if((typeof data39 !== "string") && (data39 !== null)){
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/merge_commit_template", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/merge_requests_enabled", "type", types0); errors++;
			}
		}
		if(data.merge_requests_template !== undefined){
			let data43 = data.merge_requests_template;
			if((typeof data43 !== "string") && (data43 !== null)){
				vErrors = fail(vErrors, "/merge_requests_template", "type", types2); errors++;
			}
		}
		if(data.mirror !== undefined){
			let data44 = data.mirror;
			if((typeof data44 !== "boolean") && (data44 !== null)){
				vErrors = fail(vErrors, "/mirror", "type", types0); errors++;
			}
		}
		if(data.mirror_overwrites_diverged_branches !== undefined){
			let data45 = data.mirror_overwrites_diverged_branches;
			if((typeof data45 !== "boolean") && (data45 !== null)){
				vErrors = fail(vErrors, "/mirror_overwrites_diverged_branches", "type", types0); errors++;
			}
		}
		if(data.mirror_trigger_builds !== undefined){
			let data46 = data.mirror_trigger_builds;
			if((typeof data46 !== "boolean") && (data46 !== null)){
				vErrors = fail(vErrors, "/mirror_trigger_builds", "type", types0); errors++;
			}
		}
		if(data.mirror_user_id !== undefined){
			let data47 = data.mirror_user_id;
			if((!((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47)))) && (data47 !== null)){
				vErrors = fail(vErrors, "/mirror_user_id", "type", types1); errors++;
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
				vErrors = fail(vErrors, "/mr_default_target_self", "type", types0); errors++;
			}
		}
		if(data.only_allow_merge_if_all_discussions_are_resolved !== undefined){
			let data49 = data.only_allow_merge_if_all_discussions_are_resolved;
			if((typeof data49 !== "boolean") && (data49 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_discussions_are_resolved", "type", types0); errors++;
			}
		}
		if(data.only_allow_merge_if_all_status_checks_passed !== undefined){
			let data50 = data.only_allow_merge_if_all_status_checks_passed;
			if((typeof data50 !== "boolean") && (data50 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_status_checks_passed", "type", types0); errors++;
			}
		}
		if(data.only_allow_merge_if_pipeline_succeeds !== undefined){
			let data51 = data.only_allow_merge_if_pipeline_succeeds;
			if((typeof data51 !== "boolean") && (data51 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_pipeline_succeeds", "type", types0); errors++;
			}
		}
		if(data.only_mirror_protected_branches !== undefined){
			let data52 = data.only_mirror_protected_branches;
			if((typeof data52 !== "boolean") && (data52 !== null)){
				vErrors = fail(vErrors, "/only_mirror_protected_branches", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/packages_enabled", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/pre_receive_secret_detection_enabled", "type", types0); errors++;
			}
		}
		if(data.printing_merge_request_link_enabled !== undefined){
			let data58 = data.printing_merge_request_link_enabled;
			if((typeof data58 !== "boolean") && (data58 !== null)){
				vErrors = fail(vErrors, "/printing_merge_request_link_enabled", "type", types0); errors++;
			}
		}
		if(data.printing_merge_requests_link_enabled !== undefined){
			let data59 = data.printing_merge_requests_link_enabled;
			if((typeof data59 !== "boolean") && (data59 !== null)){
				vErrors = fail(vErrors, "/printing_merge_requests_link_enabled", "type", types0); errors++;
			}
		}
		if(data.public_jobs !== undefined){
			let data60 = data.public_jobs;
			if((typeof data60 !== "boolean") && (data60 !== null)){
				vErrors = fail(vErrors, "/public_jobs", "type", types0); errors++;
			}
		}
		if(data.remove_source_branch_after_merge !== undefined){
			let data61 = data.remove_source_branch_after_merge;
			if((typeof data61 !== "boolean") && (data61 !== null)){
				vErrors = fail(vErrors, "/remove_source_branch_after_merge", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/request_access_enabled", "type", types0); errors++;
			}
		}
		if(data.resolve_outdated_diff_discussions !== undefined){
			let data64 = data.resolve_outdated_diff_discussions;
			if((typeof data64 !== "boolean") && (data64 !== null)){
				vErrors = fail(vErrors, "/resolve_outdated_diff_discussions", "type", types0); errors++;
			}
		}
		if(data.restrict_user_defined_variables !== undefined){
			let data65 = data.restrict_user_defined_variables;
			if((typeof data65 !== "boolean") && (data65 !== null)){
				vErrors = fail(vErrors, "/restrict_user_defined_variables", "type", types0); errors++;
			}
		}
		if(data.runners_token !== undefined){
			let data66 = data.runners_token;
			if((typeof data66 !== "string") && (data66 !== null)){
				vErrors = fail(vErrors, "/runners_token", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/service_desk_address", "type", types2); errors++;
			}
		}
		if(data.service_desk_enabled !== undefined){
			let data69 = data.service_desk_enabled;
			if((typeof data69 !== "boolean") && (data69 !== null)){
				vErrors = fail(vErrors, "/service_desk_enabled", "type", types0); errors++;
			}
		}
		if(data.shared_runners_enabled !== undefined){
			let data70 = data.shared_runners_enabled;
			if((typeof data70 !== "boolean") && (data70 !== null)){
				vErrors = fail(vErrors, "/shared_runners_enabled", "type", types0); errors++;
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
				vErrors = fail(vErrors, "/snippets_enabled", "type", types0); errors++;
			}
		}
		if(data.squash_commit_template !== undefined){
			let data74 = data.squash_commit_template;
			if((typeof data74 !== "string") && (data74 !== null)){
				vErrors = fail(vErrors, "/squash_commit_template", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/suggestion_commit_message", "type", types2); errors++;
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
				vErrors = fail(vErrors, "/warn_about_potentially_unwanted_characters", "type", types0); errors++;
			}
		}
		if(data.wiki_enabled !== undefined){
			let data80 = data.wiki_enabled;
			if((typeof data80 !== "boolean") && (data80 !== null)){
				vErrors = fail(vErrors, "/wiki_enabled", "type", types0); errors++;
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
