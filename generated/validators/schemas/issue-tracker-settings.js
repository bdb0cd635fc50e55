import { fail, validate, verdict } from '../runtime/validation.js';

export function checkIssueTrackerSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.issues_url;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/issues_url", "type", "string"); errors++;
			}
		}
		let data1 = data.project_url;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/project_url", "type", "string"); errors++;
			}
		}
		let data2 = data.use_inherited_settings;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "issues_url") || (key0 === "project_url")) || (key0 === "use_inherited_settings"))){
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
		checkIssueTrackerSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validateIssueTrackerSettings(value) {
	return validate(checkIssueTrackerSettings, value);
}

export function isIssueTrackerSettings(value) {
	return verdict(checkIssueTrackerSettings(value));
}
