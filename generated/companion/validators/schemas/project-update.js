import { codePoints, fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkContainerExpirationPolicyUpdate } from './container-expiration-policy-update.js';
import { checkFeatureAccess } from './feature-access.js';
import { checkTextList } from './text-list.js';
import { checkVisibility } from './visibility.js';

const values0 = ["merge","rebase_merge","ff"];
const values1 = ["never","always","default_on","default_off"];
const values2 = ["fetch","clone"];
const values3 = ["enabled","disabled"];
const values4 = ["continuous","manual","timed_incremental"];
const values5 = ["developer","maintainer","no_one"];
const values6 = ["developer","maintainer","owner","no_one_allowed"];
const values7 = ["unordered","oldest_first","newest_first","newest_ready_first"];
const values8 = ["disabled","private","enabled","public"];
const known0 = new Set(["name","path","description","default_branch","visibility","topics","tag_list","import_url","repository_storage","merge_method","squash_option","build_git_strategy","build_timeout","build_coverage_regex","auto_cancel_pending_pipelines","auto_devops_deploy_strategy","ci_config_path","ci_default_git_depth","approvals_before_merge","external_authorization_classification_label","suggestion_commit_message","merge_commit_template","squash_commit_template","issue_branch_template","ci_restrict_pipeline_cancellation_role","ci_pipeline_variables_minimum_override_role","resource_group_default_process_mode","mirror_user_id","issues_template","merge_requests_template","container_expiration_policy_attributes","issues_access_level","repository_access_level","merge_requests_access_level","forking_access_level","builds_access_level","wiki_access_level","snippets_access_level","analytics_access_level","releases_access_level","environments_access_level","feature_flags_access_level","infrastructure_access_level","monitor_access_level","model_experiments_access_level","model_registry_access_level","package_registry_access_level","container_registry_access_level","requirements_access_level","security_and_compliance_access_level","pages_access_level","issues_enabled","merge_requests_enabled","jobs_enabled","wiki_enabled","snippets_enabled","container_registry_enabled","packages_enabled","service_desk_enabled","lfs_enabled","emails_enabled","emails_disabled","show_default_award_emojis","resolve_outdated_diff_discussions","shared_runners_enabled","group_runners_enabled","public_jobs","public_builds","only_allow_merge_if_pipeline_succeeds","allow_merge_on_skipped_pipeline","only_allow_merge_if_all_discussions_are_resolved","request_access_enabled","printing_merge_request_link_enabled","remove_source_branch_after_merge","autoclose_referenced_issues","auto_devops_enabled","enforce_auth_checks_on_uploads","warn_about_potentially_unwanted_characters","mirror","mirror_trigger_builds","ci_forward_deployment_enabled","ci_forward_deployment_rollback_allowed","ci_allow_fork_pipelines_to_run_in_parent_project","ci_separated_caches","ci_push_repository_for_job_token_allowed","restrict_user_defined_variables","allow_pipeline_trigger_approve_deployment","keep_latest_artifact","only_mirror_protected_branches","mirror_overwrites_diverged_branches","only_allow_merge_if_all_status_checks_passed","mr_default_target_self","pre_receive_secret_detection_enabled"]);

export function checkProjectUpdate(data){
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
				vErrors = fail(vErrors, "/merge_method", "enum", values0); errors++;
			}
		}
		let data10 = data.squash_option;
		if(data10 !== undefined){
			if(!values1.includes(data10)){
				vErrors = fail(vErrors, "/squash_option", "enum", values1); errors++;
			}
		}
		let data11 = data.build_git_strategy;
		if(data11 !== undefined){
			if((data11 !== "fetch") && (data11 !== "clone")){
				vErrors = fail(vErrors, "/build_git_strategy", "enum", values2); errors++;
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
				vErrors = fail(vErrors, "/auto_cancel_pending_pipelines", "enum", values3); errors++;
			}
		}
		let data15 = data.auto_devops_deploy_strategy;
		if(data15 !== undefined){
			if(((data15 !== "continuous") && (data15 !== "manual")) && (data15 !== "timed_incremental")){
				vErrors = fail(vErrors, "/auto_devops_deploy_strategy", "enum", values4); errors++;
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
				vErrors = fail(vErrors, "/ci_restrict_pipeline_cancellation_role", "enum", values5); errors++;
			}
		}
		let data25 = data.ci_pipeline_variables_minimum_override_role;
		if(data25 !== undefined){
			if(!values6.includes(data25)){
				vErrors = fail(vErrors, "/ci_pipeline_variables_minimum_override_role", "enum", values6); errors++;
			}
		}
		let data26 = data.resource_group_default_process_mode;
		if(data26 !== undefined){
			if(!values7.includes(data26)){
				vErrors = fail(vErrors, "/resource_group_default_process_mode", "enum", values7); errors++;
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
			if(!values8.includes(data50)){
				vErrors = fail(vErrors, "/pages_access_level", "enum", values8); errors++;
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
