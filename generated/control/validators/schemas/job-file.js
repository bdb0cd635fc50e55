import { codePoints, fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["text","base64"];

export function checkJobFile(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.path;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "path"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/path", "minLength", 1); errors++;
				}
				if(data0.length > 1000 && codePoints(data0) > 1000){
					vErrors = fail(vErrors, "/path", "maxLength", 1000); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data1 = data.content;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "content"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length > 100000000 && codePoints(data1) > 100000000){
					vErrors = fail(vErrors, "/content", "maxLength", 100000000); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		let data2 = data.encoding;
		if(data2 !== undefined){
			if((data2 !== "text") && (data2 !== "base64")){
				vErrors = fail(vErrors, "/encoding", "enum", values0); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "path") || (key0 === "content")) || (key0 === "encoding"))){
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
		checkJobFile.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobFile(value) {
	return validate(checkJobFile, value);
}

export function isJobFile(value) {
	return verdict(checkJobFile(value));
}
