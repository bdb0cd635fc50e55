import { codePoints, fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkFeatureAccess } from './feature-access.js';
import { checkTextList } from './text-list.js';
import { checkVisibility } from './visibility.js';

const values0 = ["merge","rebase_merge","ff"];
const values1 = ["never","always","default_on","default_off"];
const values2 = ["fetch","clone"];
const values3 = ["enabled","disabled"];
const values4 = ["continuous","manual","timed_incremental"];
const values5 = ["disabled","private","enabled","public"];
const known0 = new Set(["name","path","namespace_id","initialize_with_readme","description","default_branch","visibility","topics","tag_list","import_url","repository_storage","merge_method","squash_option","build_git_strategy","build_timeout","build_coverage_regex","auto_cancel_pending_pipelines","auto_devops_deploy_strategy","ci_config_path","ci_default_git_depth","approvals_before_merge","external_authorization_classification_label","suggestion_commit_message","merge_commit_template","squash_commit_template","issue_branch_template","issues_access_level","repository_access_level","merge_requests_access_level","forking_access_level","builds_access_level","wiki_access_level","snippets_access_level","analytics_access_level","releases_access_level","environments_access_level","feature_flags_access_level","infrastructure_access_level","monitor_access_level","model_experiments_access_level","model_registry_access_level","package_registry_access_level","container_registry_access_level","requirements_access_level","security_and_compliance_access_level","pages_access_level","issues_enabled","merge_requests_enabled","jobs_enabled","wiki_enabled","snippets_enabled","container_registry_enabled","packages_enabled","service_desk_enabled","lfs_enabled","emails_enabled","emails_disabled","show_default_award_emojis","resolve_outdated_diff_discussions","shared_runners_enabled","group_runners_enabled","public_jobs","public_builds","only_allow_merge_if_pipeline_succeeds","allow_merge_on_skipped_pipeline","only_allow_merge_if_all_discussions_are_resolved","request_access_enabled","printing_merge_request_link_enabled","remove_source_branch_after_merge","autoclose_referenced_issues","auto_devops_enabled","enforce_auth_checks_on_uploads","warn_about_potentially_unwanted_characters","mirror","mirror_trigger_builds"]);

export function checkProjectCreate(data){
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
				vErrors = fail(vErrors, "/merge_method", "enum", values0); errors++;
			}
		}
		let data12 = data.squash_option;
		if(data12 !== undefined){
			if(!values1.includes(data12)){
				vErrors = fail(vErrors, "/squash_option", "enum", values1); errors++;
			}
		}
		let data13 = data.build_git_strategy;
		if(data13 !== undefined){
			if((data13 !== "fetch") && (data13 !== "clone")){
				vErrors = fail(vErrors, "/build_git_strategy", "enum", values2); errors++;
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
				vErrors = fail(vErrors, "/auto_cancel_pending_pipelines", "enum", values3); errors++;
			}
		}
		let data17 = data.auto_devops_deploy_strategy;
		if(data17 !== undefined){
			if(((data17 !== "continuous") && (data17 !== "manual")) && (data17 !== "timed_incremental")){
				vErrors = fail(vErrors, "/auto_devops_deploy_strategy", "enum", values4); errors++;
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
			if(!values5.includes(data45)){
				vErrors = fail(vErrors, "/pages_access_level", "enum", values5); errors++;
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
