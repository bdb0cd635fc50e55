import { anything, fail, integerFault, isPlainInteger as plainInteger, unite, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';

function checkDownloadJobArtifactFilePath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 === "string"){
					if(data0.length < 1){
						vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/id", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/id", start: _errs1, ends: [end0, end1] });
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
		let data1 = data.job_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "job_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/job_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/job_id", "minimum", 1); errors++;
				}
			}
		}
		let data2 = data.artifact_path;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "artifact_path"); errors++;
		} else {
			if(typeof data2 === "string"){
				if(data2.length < 1){
					vErrors = fail(vErrors, "/artifact_path", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/artifact_path", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadJobArtifactFilePath.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadJobArtifactFileHeaders(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Range;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadJobArtifactFileHeaders.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadJobArtifactFile206Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data["Content-Range"];
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Content-Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadJobArtifactFile206Headers.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadJobArtifactFile302Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Location;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Location", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadJobArtifactFile302Headers.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checkDownloadJobArtifactFilePath),
	header: validator(checkDownloadJobArtifactFileHeaders),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'*/*': validator(anything),
		},
	},
	'206': {
		headers: validator(checkDownloadJobArtifactFile206Headers),
		content: {
			'*/*': validator(anything),
		},
	},
	'302': {
		headers: validator(checkDownloadJobArtifactFile302Headers),
	},
	'400': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'401': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'403': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'404': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
