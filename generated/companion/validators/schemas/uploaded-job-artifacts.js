import { fail, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkJobArtifactsFile } from './job-artifacts-file.js';

export function checkUploadedJobArtifacts(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.file;
		if(data0 !== undefined){
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!(checkJobArtifactsFile(data0))){
				vErrors = join(vErrors, checkJobArtifactsFile.errors, "/file");
				errors = vErrors.length;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(data0 !== null){
					vErrors = fail(vErrors, "/file", "type", "null"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/file", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkUploadedJobArtifacts.errors = vErrors;
	}
	return errors === 0;
}

export function validateUploadedJobArtifacts(value) {
	return validate(checkUploadedJobArtifacts, value);
}

export function isUploadedJobArtifacts(value) {
	return verdict(checkUploadedJobArtifacts(value));
}
