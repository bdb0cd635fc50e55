import { isPlainInteger } from '../runtime/exact-integers.js';
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
		let data0 = data._links;
		if(data0 !== undefined){
			if(!(checkProjectLinks(data0))){
				vErrors = join(vErrors, checkProjectLinks.errors, "/_links");
				errors = vErrors.length;
			}
		}
		let data1 = data.allow_merge_on_skipped_pipeline;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/allow_merge_on_skipped_pipeline", "type", types0); errors++;
			}
		}
		let data2 = data.allow_pipeline_trigger_approve_deployment;
		if(data2 !== undefined){
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/allow_pipeline_trigger_approve_deployment", "type", types0); errors++;
			}
		}
		let data3 = data.approvals_before_merge;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !isPlainInteger(data3)){
				vErrors = fail(vErrors, "/approvals_before_merge", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.archived;
		if(data4 !== undefined){
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/archived", "type", types0); errors++;
			}
		}
		let data5 = data.auto_devops_deploy_strategy;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/auto_devops_deploy_strategy", "type", "string"); errors++;
			}
		}
		let data6 = data.auto_devops_enabled;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/auto_devops_enabled", "type", types0); errors++;
			}
		}
		let data7 = data.autoclose_referenced_issues;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/autoclose_referenced_issues", "type", types0); errors++;
			}
		}
		let data8 = data.can_create_merge_request_in;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/can_create_merge_request_in", "type", types0); errors++;
			}
		}
		let data9 = data.ci_allow_fork_pipelines_to_run_in_parent_project;
		if(data9 !== undefined){
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/ci_allow_fork_pipelines_to_run_in_parent_project", "type", types0); errors++;
			}
		}
		let data10 = data.ci_default_git_depth;
		if(data10 !== undefined){
			if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
				vErrors = fail(vErrors, "/ci_default_git_depth", "type", types1); errors++;
			}
			if(typeof data10 == "number"){
				if(Math.abs(data10) > 9007199254740991 && Number.isInteger(data10) && !isPlainInteger(data10)){
					vErrors = fail(vErrors, "/ci_default_git_depth", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data11 = data.ci_forward_deployment_enabled;
		if(data11 !== undefined){
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/ci_forward_deployment_enabled", "type", types0); errors++;
			}
		}
		let data12 = data.ci_forward_deployment_rollback_allowed;
		if(data12 !== undefined){
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/ci_forward_deployment_rollback_allowed", "type", types0); errors++;
			}
		}
		let data13 = data.ci_pipeline_variables_minimum_override_role;
		if(data13 !== undefined){
			if(typeof data13 !== "string"){
				vErrors = fail(vErrors, "/ci_pipeline_variables_minimum_override_role", "type", "string"); errors++;
			}
		}
		let data14 = data.ci_push_repository_for_job_token_allowed;
		if(data14 !== undefined){
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/ci_push_repository_for_job_token_allowed", "type", types0); errors++;
			}
		}
		let data15 = data.ci_restrict_pipeline_cancellation_role;
		if(data15 !== undefined){
			if(typeof data15 !== "string"){
				vErrors = fail(vErrors, "/ci_restrict_pipeline_cancellation_role", "type", "string"); errors++;
			}
		}
		let data16 = data.ci_separated_caches;
		if(data16 !== undefined){
			if((typeof data16 !== "boolean") && (data16 !== null)){
				vErrors = fail(vErrors, "/ci_separated_caches", "type", types0); errors++;
			}
		}
		let data17 = data.compliance_frameworks;
		if(data17 !== undefined){
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
		let data19 = data.container_expiration_policy;
		if(data19 !== undefined){
			if(!(checkContainerExpirationPolicy(data19))){
				vErrors = join(vErrors, checkContainerExpirationPolicy.errors, "/container_expiration_policy");
				errors = vErrors.length;
			}
		}
		let data20 = data.container_registry_access_level;
		if(data20 !== undefined){
			if(typeof data20 !== "string"){
				vErrors = fail(vErrors, "/container_registry_access_level", "type", "string"); errors++;
			}
		}
		let data21 = data.container_registry_enabled;
		if(data21 !== undefined){
			if((typeof data21 !== "boolean") && (data21 !== null)){
				vErrors = fail(vErrors, "/container_registry_enabled", "type", types0); errors++;
			}
		}
		let data22 = data.container_registry_image_prefix;
		if(data22 !== undefined){
			if(typeof data22 !== "string"){
				vErrors = fail(vErrors, "/container_registry_image_prefix", "type", "string"); errors++;
			}
		}
		let data23 = data.creator_id;
		if(data23 !== undefined){
			if(!Number.isSafeInteger(data23) && !isPlainInteger(data23)){
				vErrors = fail(vErrors, "/creator_id", integerFault(data23), "integer"); errors++;
			}
		}
		let data24 = data.description_html;
		if(data24 !== undefined){
			if(typeof data24 !== "string"){
				vErrors = fail(vErrors, "/description_html", "type", "string"); errors++;
			}
		}
		let data25 = data.enforce_auth_checks_on_uploads;
		if(data25 !== undefined){
			if((typeof data25 !== "boolean") && (data25 !== null)){
				vErrors = fail(vErrors, "/enforce_auth_checks_on_uploads", "type", types0); errors++;
			}
		}
		let data26 = data.external_authorization_classification_label;
		if(data26 !== undefined){
			if((typeof data26 !== "string") && (data26 !== null)){
				vErrors = fail(vErrors, "/external_authorization_classification_label", "type", types2); errors++;
			}
		}
		let data27 = data.forked_from_project;
		if(data27 !== undefined){
			if(!(checkProjectSummary(data27))){
				vErrors = join(vErrors, checkProjectSummary.errors, "/forked_from_project");
				errors = vErrors.length;
			}
		}
		let data28 = data.group_runners_enabled;
		if(data28 !== undefined){
			if((typeof data28 !== "boolean") && (data28 !== null)){
				vErrors = fail(vErrors, "/group_runners_enabled", "type", types0); errors++;
			}
		}
		let data29 = data.import_error;
		if(data29 !== undefined){
			if((typeof data29 !== "string") && (data29 !== null)){
				vErrors = fail(vErrors, "/import_error", "type", types2); errors++;
			}
		}
		let data30 = data.import_type;
		if(data30 !== undefined){
			if((typeof data30 !== "string") && (data30 !== null)){
				vErrors = fail(vErrors, "/import_type", "type", types2); errors++;
			}
		}
		let data31 = data.import_url;
		if(data31 !== undefined){
			if((typeof data31 !== "string") && (data31 !== null)){
				vErrors = fail(vErrors, "/import_url", "type", types2); errors++;
			}
		}
		let data32 = data.issue_branch_template;
		if(data32 !== undefined){
			if((typeof data32 !== "string") && (data32 !== null)){
				vErrors = fail(vErrors, "/issue_branch_template", "type", types2); errors++;
			}
		}
		let data33 = data.issues_enabled;
		if(data33 !== undefined){
			if((typeof data33 !== "boolean") && (data33 !== null)){
				vErrors = fail(vErrors, "/issues_enabled", "type", types0); errors++;
			}
		}
		let data34 = data.issues_template;
		if(data34 !== undefined){
			if((typeof data34 !== "string") && (data34 !== null)){
				vErrors = fail(vErrors, "/issues_template", "type", types2); errors++;
			}
		}
		let data35 = data.jobs_enabled;
		if(data35 !== undefined){
			if((typeof data35 !== "boolean") && (data35 !== null)){
				vErrors = fail(vErrors, "/jobs_enabled", "type", types0); errors++;
			}
		}
		let data36 = data.license;
		if(data36 !== undefined){
			const _errs39 = errors;
			let valid38 = false;
			const _errs40 = errors;
			if(!(checkProjectLicense(data36))){
				vErrors = join(vErrors, checkProjectLicense.errors, "/license");
				errors = vErrors.length;
			}
			var _valid0 = _errs40 === errors;
			if(_valid0){
				valid38 = true;
			}
			if(!valid38){
				const _errs41 = errors;
				if(data36 !== null){
					vErrors = fail(vErrors, "/license", "type", "null"); errors++;
				}
				var _valid1 = _errs41 === errors;
				if(_valid1){
					valid38 = true;
				}
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
		let data37 = data.license_url;
		if(data37 !== undefined){
			if((typeof data37 !== "string") && (data37 !== null)){
				vErrors = fail(vErrors, "/license_url", "type", types2); errors++;
			}
		}
		let data38 = data.marked_for_deletion_at;
		if(data38 !== undefined){
			if((typeof data38 !== "string") && (data38 !== null)){
				vErrors = fail(vErrors, "/marked_for_deletion_at", "type", types2); errors++;
			}
		}
		let data39 = data.marked_for_deletion_on;
		if(data39 !== undefined){
			if((typeof data39 !== "string") && (data39 !== null)){
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", types2); errors++;
			}
			if(typeof data39 === "string"){
				if(!dateFormat(data39)){
					vErrors = fail(vErrors, "/marked_for_deletion_on", "format", "date"); errors++;
				}
			}
		}
		let data40 = data.merge_commit_template;
		if(data40 !== undefined){
			if((typeof data40 !== "string") && (data40 !== null)){
				vErrors = fail(vErrors, "/merge_commit_template", "type", types2); errors++;
			}
		}
		let data41 = data.merge_method;
		if(data41 !== undefined){
			if(typeof data41 !== "string"){
				vErrors = fail(vErrors, "/merge_method", "type", "string"); errors++;
			}
		}
		let data42 = data.merge_requests_enabled;
		if(data42 !== undefined){
			if((typeof data42 !== "boolean") && (data42 !== null)){
				vErrors = fail(vErrors, "/merge_requests_enabled", "type", types0); errors++;
			}
		}
		let data43 = data.merge_requests_template;
		if(data43 !== undefined){
			if((typeof data43 !== "string") && (data43 !== null)){
				vErrors = fail(vErrors, "/merge_requests_template", "type", types2); errors++;
			}
		}
		let data44 = data.mirror;
		if(data44 !== undefined){
			if((typeof data44 !== "boolean") && (data44 !== null)){
				vErrors = fail(vErrors, "/mirror", "type", types0); errors++;
			}
		}
		let data45 = data.mirror_overwrites_diverged_branches;
		if(data45 !== undefined){
			if((typeof data45 !== "boolean") && (data45 !== null)){
				vErrors = fail(vErrors, "/mirror_overwrites_diverged_branches", "type", types0); errors++;
			}
		}
		let data46 = data.mirror_trigger_builds;
		if(data46 !== undefined){
			if((typeof data46 !== "boolean") && (data46 !== null)){
				vErrors = fail(vErrors, "/mirror_trigger_builds", "type", types0); errors++;
			}
		}
		let data47 = data.mirror_user_id;
		if(data47 !== undefined){
			if((!((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47)))) && (data47 !== null)){
				vErrors = fail(vErrors, "/mirror_user_id", "type", types1); errors++;
			}
			if(typeof data47 == "number"){
				if(Math.abs(data47) > 9007199254740991 && Number.isInteger(data47) && !isPlainInteger(data47)){
					vErrors = fail(vErrors, "/mirror_user_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data48 = data.mr_default_target_self;
		if(data48 !== undefined){
			if((typeof data48 !== "boolean") && (data48 !== null)){
				vErrors = fail(vErrors, "/mr_default_target_self", "type", types0); errors++;
			}
		}
		let data49 = data.only_allow_merge_if_all_discussions_are_resolved;
		if(data49 !== undefined){
			if((typeof data49 !== "boolean") && (data49 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_discussions_are_resolved", "type", types0); errors++;
			}
		}
		let data50 = data.only_allow_merge_if_all_status_checks_passed;
		if(data50 !== undefined){
			if((typeof data50 !== "boolean") && (data50 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_all_status_checks_passed", "type", types0); errors++;
			}
		}
		let data51 = data.only_allow_merge_if_pipeline_succeeds;
		if(data51 !== undefined){
			if((typeof data51 !== "boolean") && (data51 !== null)){
				vErrors = fail(vErrors, "/only_allow_merge_if_pipeline_succeeds", "type", types0); errors++;
			}
		}
		let data52 = data.only_mirror_protected_branches;
		if(data52 !== undefined){
			if((typeof data52 !== "boolean") && (data52 !== null)){
				vErrors = fail(vErrors, "/only_mirror_protected_branches", "type", types0); errors++;
			}
		}
		let data53 = data.open_issues_count;
		if(data53 !== undefined){
			if(!Number.isSafeInteger(data53) && !isPlainInteger(data53)){
				vErrors = fail(vErrors, "/open_issues_count", integerFault(data53), "integer"); errors++;
			}
		}
		let data54 = data.owner;
		if(data54 !== undefined){
			if(!(checkProjectOwner(data54))){
				vErrors = join(vErrors, checkProjectOwner.errors, "/owner");
				errors = vErrors.length;
			}
		}
		let data55 = data.packages_enabled;
		if(data55 !== undefined){
			if((typeof data55 !== "boolean") && (data55 !== null)){
				vErrors = fail(vErrors, "/packages_enabled", "type", types0); errors++;
			}
		}
		let data56 = data.permissions;
		if(data56 !== undefined){
			if(!(checkProjectPermissions(data56))){
				vErrors = join(vErrors, checkProjectPermissions.errors, "/permissions");
				errors = vErrors.length;
			}
		}
		let data57 = data.pre_receive_secret_detection_enabled;
		if(data57 !== undefined){
			if((typeof data57 !== "boolean") && (data57 !== null)){
				vErrors = fail(vErrors, "/pre_receive_secret_detection_enabled", "type", types0); errors++;
			}
		}
		let data58 = data.printing_merge_request_link_enabled;
		if(data58 !== undefined){
			if((typeof data58 !== "boolean") && (data58 !== null)){
				vErrors = fail(vErrors, "/printing_merge_request_link_enabled", "type", types0); errors++;
			}
		}
		let data59 = data.printing_merge_requests_link_enabled;
		if(data59 !== undefined){
			if((typeof data59 !== "boolean") && (data59 !== null)){
				vErrors = fail(vErrors, "/printing_merge_requests_link_enabled", "type", types0); errors++;
			}
		}
		let data60 = data.public_jobs;
		if(data60 !== undefined){
			if((typeof data60 !== "boolean") && (data60 !== null)){
				vErrors = fail(vErrors, "/public_jobs", "type", types0); errors++;
			}
		}
		let data61 = data.remove_source_branch_after_merge;
		if(data61 !== undefined){
			if((typeof data61 !== "boolean") && (data61 !== null)){
				vErrors = fail(vErrors, "/remove_source_branch_after_merge", "type", types0); errors++;
			}
		}
		let data62 = data.repository_storage;
		if(data62 !== undefined){
			if(typeof data62 !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		let data63 = data.request_access_enabled;
		if(data63 !== undefined){
			if((typeof data63 !== "boolean") && (data63 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types0); errors++;
			}
		}
		let data64 = data.resolve_outdated_diff_discussions;
		if(data64 !== undefined){
			if((typeof data64 !== "boolean") && (data64 !== null)){
				vErrors = fail(vErrors, "/resolve_outdated_diff_discussions", "type", types0); errors++;
			}
		}
		let data65 = data.restrict_user_defined_variables;
		if(data65 !== undefined){
			if((typeof data65 !== "boolean") && (data65 !== null)){
				vErrors = fail(vErrors, "/restrict_user_defined_variables", "type", types0); errors++;
			}
		}
		let data66 = data.runners_token;
		if(data66 !== undefined){
			if((typeof data66 !== "string") && (data66 !== null)){
				vErrors = fail(vErrors, "/runners_token", "type", types2); errors++;
			}
		}
		let data67 = data.security_and_compliance_access_level;
		if(data67 !== undefined){
			if(typeof data67 !== "string"){
				vErrors = fail(vErrors, "/security_and_compliance_access_level", "type", "string"); errors++;
			}
		}
		let data68 = data.service_desk_address;
		if(data68 !== undefined){
			if((typeof data68 !== "string") && (data68 !== null)){
				vErrors = fail(vErrors, "/service_desk_address", "type", types2); errors++;
			}
		}
		let data69 = data.service_desk_enabled;
		if(data69 !== undefined){
			if((typeof data69 !== "boolean") && (data69 !== null)){
				vErrors = fail(vErrors, "/service_desk_enabled", "type", types0); errors++;
			}
		}
		let data70 = data.shared_runners_enabled;
		if(data70 !== undefined){
			if((typeof data70 !== "boolean") && (data70 !== null)){
				vErrors = fail(vErrors, "/shared_runners_enabled", "type", types0); errors++;
			}
		}
		let data71 = data.shared_with_groups;
		if(data71 !== undefined){
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
		let data73 = data.snippets_enabled;
		if(data73 !== undefined){
			if((typeof data73 !== "boolean") && (data73 !== null)){
				vErrors = fail(vErrors, "/snippets_enabled", "type", types0); errors++;
			}
		}
		let data74 = data.squash_commit_template;
		if(data74 !== undefined){
			if((typeof data74 !== "string") && (data74 !== null)){
				vErrors = fail(vErrors, "/squash_commit_template", "type", types2); errors++;
			}
		}
		let data75 = data.squash_option;
		if(data75 !== undefined){
			if(typeof data75 !== "string"){
				vErrors = fail(vErrors, "/squash_option", "type", "string"); errors++;
			}
		}
		let data76 = data.statistics;
		if(data76 !== undefined){
			if(!(checkProjectStatistics(data76))){
				vErrors = join(vErrors, checkProjectStatistics.errors, "/statistics");
				errors = vErrors.length;
			}
		}
		let data77 = data.suggestion_commit_message;
		if(data77 !== undefined){
			if((typeof data77 !== "string") && (data77 !== null)){
				vErrors = fail(vErrors, "/suggestion_commit_message", "type", types2); errors++;
			}
		}
		let data78 = data.updated_at;
		if(data78 !== undefined){
			if(typeof data78 === "string"){
				if(!dateTimeFormat(data78)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data79 = data.warn_about_potentially_unwanted_characters;
		if(data79 !== undefined){
			if((typeof data79 !== "boolean") && (data79 !== null)){
				vErrors = fail(vErrors, "/warn_about_potentially_unwanted_characters", "type", types0); errors++;
			}
		}
		let data80 = data.wiki_enabled;
		if(data80 !== undefined){
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
