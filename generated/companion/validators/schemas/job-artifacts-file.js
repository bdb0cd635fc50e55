import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkJobArtifactsFile(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.filename;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/filename", "type", "string"); errors++;
			}
		}
		let data1 = data.size;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/size", integerFault(data1), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkJobArtifactsFile.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobArtifactsFile(value) {
	return validate(checkJobArtifactsFile, value);
}

export function isJobArtifactsFile(value) {
	return verdict(checkJobArtifactsFile(value));
}
