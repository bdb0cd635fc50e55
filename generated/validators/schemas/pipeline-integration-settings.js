import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const known0 = new Set(["merge_requests_events","project_url","push_events","tag_push_events","token","use_inherited_settings"]);

export function checkPipelineIntegrationSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.merge_requests_events !== undefined){
			if(typeof data.merge_requests_events !== "boolean"){
				vErrors = fail(vErrors, "/merge_requests_events", "type", "boolean"); errors++;
			}
		}
		if(data.project_url !== undefined){
			if(typeof data.project_url !== "string"){
				vErrors = fail(vErrors, "/project_url", "type", "string"); errors++;
			}
		}
		if(data.push_events !== undefined){
			if(typeof data.push_events !== "boolean"){
				vErrors = fail(vErrors, "/push_events", "type", "boolean"); errors++;
			}
		}
		if(data.tag_push_events !== undefined){
			if(typeof data.tag_push_events !== "boolean"){
				vErrors = fail(vErrors, "/tag_push_events", "type", "boolean"); errors++;
			}
		}
		if(data.token !== undefined){
			if(typeof data.token !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
		if(data.use_inherited_settings !== undefined){
			if(typeof data.use_inherited_settings !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
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
	checkPipelineIntegrationSettings.errors = vErrors;
	return errors === 0;
}

export function validatePipelineIntegrationSettings(value) {
	return validate(checkPipelineIntegrationSettings, value);
}

export function isPipelineIntegrationSettings(value) {
	return checkPipelineIntegrationSettings(value);
}
