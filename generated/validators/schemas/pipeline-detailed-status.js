import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];

export function checkPipelineDetailedStatus(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.icon;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/icon", "type", "string"); errors++;
			}
		}
		let data1 = data.text;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/text", "type", "string"); errors++;
			}
		}
		let data2 = data.label;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/label", "type", "string"); errors++;
			}
		}
		let data3 = data.group;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/group", "type", "string"); errors++;
			}
		}
		let data4 = data.tooltip;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/tooltip", "type", "string"); errors++;
			}
		}
		let data5 = data.has_details;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/has_details", "type", types0); errors++;
			}
		}
		let data6 = data.details_path;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/details_path", "type", types1); errors++;
			}
		}
		let data7 = data.favicon;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/favicon", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPipelineDetailedStatus.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineDetailedStatus(value) {
	return validate(checkPipelineDetailedStatus, value);
}

export function isPipelineDetailedStatus(value) {
	return verdict(checkPipelineDetailedStatus(value));
}
