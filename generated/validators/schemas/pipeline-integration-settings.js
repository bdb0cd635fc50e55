import { fail, validate, verdict } from '../runtime/validation.js';

const known0 = new Set(["token","project_url","push_events","merge_requests_events","tag_push_events","use_inherited_settings"]);

export function checkPipelineIntegrationSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.token;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
		let data1 = data.project_url;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/project_url", "type", "string"); errors++;
			}
		}
		let data2 = data.push_events;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/push_events", "type", "boolean"); errors++;
			}
		}
		let data3 = data.merge_requests_events;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/merge_requests_events", "type", "boolean"); errors++;
			}
		}
		let data4 = data.tag_push_events;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/tag_push_events", "type", "boolean"); errors++;
			}
		}
		let data5 = data.use_inherited_settings;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
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
	if(errors !== 0){
		checkPipelineIntegrationSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineIntegrationSettings(value) {
	return validate(checkPipelineIntegrationSettings, value);
}

export function isPipelineIntegrationSettings(value) {
	return verdict(checkPipelineIntegrationSettings(value));
}
