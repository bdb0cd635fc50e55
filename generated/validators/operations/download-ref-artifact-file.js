import { anything, fail, integerFault, isPlainInteger as plainInteger, unite, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';

function checkDownloadRefArtifactFilePath(data){
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
		let data1 = data.ref_name;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "ref_name"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/ref_name", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/ref_name", "type", "string"); errors++;
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
		checkDownloadRefArtifactFilePath.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactFileQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.job;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "job"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/job", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRefArtifactFileQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactFileHeaders(data){
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
		checkDownloadRefArtifactFileHeaders.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactFile200(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	if(errors !== 0){
		checkDownloadRefArtifactFile200.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactFile206Headers(data){
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
		checkDownloadRefArtifactFile206Headers.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactFile302Headers(data){
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
		checkDownloadRefArtifactFile302Headers.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checkDownloadRefArtifactFilePath),
	query: validator(checkDownloadRefArtifactFileQuery),
	header: validator(checkDownloadRefArtifactFileHeaders),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'text/plain': validator(checkDownloadRefArtifactFile200),
		},
	},
	'206': {
		headers: validator(checkDownloadRefArtifactFile206Headers),
		content: {
			'*/*': validator(anything),
		},
	},
	'302': {
		headers: validator(checkDownloadRefArtifactFile302Headers),
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
	'414': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
