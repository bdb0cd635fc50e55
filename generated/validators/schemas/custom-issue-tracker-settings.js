import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

export function checkCustomIssueTrackerSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.issues_url === undefined){
			vErrors = fail(vErrors, "", "required", "issues_url"); errors++;
		} else {
			if(typeof data.issues_url !== "string"){
				vErrors = fail(vErrors, "/issues_url", "type", "string"); errors++;
			}
		}
		if(data.new_issue_url === undefined){
			vErrors = fail(vErrors, "", "required", "new_issue_url"); errors++;
		} else {
			if(typeof data.new_issue_url !== "string"){
				vErrors = fail(vErrors, "/new_issue_url", "type", "string"); errors++;
			}
		}
		if(data.project_url === undefined){
			vErrors = fail(vErrors, "", "required", "project_url"); errors++;
		} else {
			if(typeof data.project_url !== "string"){
				vErrors = fail(vErrors, "/project_url", "type", "string"); errors++;
			}
		}
		if(data.use_inherited_settings !== undefined){
			if(typeof data.use_inherited_settings !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "issues_url") || (key0 === "new_issue_url")) || (key0 === "project_url")) || (key0 === "use_inherited_settings"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCustomIssueTrackerSettings.errors = vErrors;
	return errors === 0;
}

export function validateCustomIssueTrackerSettings(value) {
	return validate(checkCustomIssueTrackerSettings, value);
}

export function isCustomIssueTrackerSettings(value) {
	return checkCustomIssueTrackerSettings(value);
}
