import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["archive"];
const values1 = ["zip"];

export function checkJobArtifactsUpload(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.file;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "file"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/file", "type", "string"); errors++;
			}
		}
		let data1 = data.artifact_type;
		if(data1 !== undefined){
			if(data1 !== "archive"){
				vErrors = fail(vErrors, "/artifact_type", "enum", values0); errors++;
			}
		}
		let data2 = data.artifact_format;
		if(data2 !== undefined){
			if(data2 !== "zip"){
				vErrors = fail(vErrors, "/artifact_format", "enum", values1); errors++;
			}
		}
		let data3 = data.expire_in;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/expire_in", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "file") || (key0 === "artifact_type")) || (key0 === "artifact_format")) || (key0 === "expire_in"))){
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
		checkJobArtifactsUpload.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobArtifactsUpload(value) {
	return validate(checkJobArtifactsUpload, value);
}

export function isJobArtifactsUpload(value) {
	return verdict(checkJobArtifactsUpload(value));
}
