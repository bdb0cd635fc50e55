import { anything, fail, integerFault, isPlainInteger as plainInteger, unite, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';

function checkDownloadRefArtifactsPath(data){
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
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRefArtifactsPath.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactsQuery(data){
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
		checkDownloadRefArtifactsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifactsHeaders(data){
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
		checkDownloadRefArtifactsHeaders.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifacts206Headers(data){
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
		checkDownloadRefArtifacts206Headers.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRefArtifacts302Headers(data){
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
		checkDownloadRefArtifacts302Headers.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checkDownloadRefArtifactsPath),
	query: validator(checkDownloadRefArtifactsQuery),
	header: validator(checkDownloadRefArtifactsHeaders),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/zip': validator(anything),
		},
	},
	'206': {
		headers: validator(checkDownloadRefArtifacts206Headers),
		content: {
			'*/*': validator(anything),
		},
	},
	'302': {
		headers: validator(checkDownloadRefArtifacts302Headers),
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
