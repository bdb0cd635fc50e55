import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];

export function checkPipelineDetailedStatus(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.details_path !== undefined){
			let data0 = data.details_path;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/details_path", "type", types0); errors++;
			}
		}
		if(data.favicon !== undefined){
			if(typeof data.favicon !== "string"){
				vErrors = fail(vErrors, "/favicon", "type", "string"); errors++;
			}
		}
		if(data.group !== undefined){
			if(typeof data.group !== "string"){
				vErrors = fail(vErrors, "/group", "type", "string"); errors++;
			}
		}
		if(data.has_details !== undefined){
			let data3 = data.has_details;
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/has_details", "type", types1); errors++;
			}
		}
		if(data.icon !== undefined){
			if(typeof data.icon !== "string"){
				vErrors = fail(vErrors, "/icon", "type", "string"); errors++;
			}
		}
		if(data.label !== undefined){
			if(typeof data.label !== "string"){
				vErrors = fail(vErrors, "/label", "type", "string"); errors++;
			}
		}
		if(data.text !== undefined){
			if(typeof data.text !== "string"){
				vErrors = fail(vErrors, "/text", "type", "string"); errors++;
			}
		}
		if(data.tooltip !== undefined){
			if(typeof data.tooltip !== "string"){
				vErrors = fail(vErrors, "/tooltip", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPipelineDetailedStatus.errors = vErrors;
	return errors === 0;
}

export function validatePipelineDetailedStatus(value) {
	return validate(checkPipelineDetailedStatus, value);
}

export function isPipelineDetailedStatus(value) {
	return checkPipelineDetailedStatus(value);
}
