import { anything, fail, integerFault, isPlainInteger as plainInteger, unite, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';

const values0 = ["bz2","tar","tar.bz2","tar.gz","tb2","tbz","tbz2","zip"];

function checkDownloadRepositoryArchiveInFormatPath(data){
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
		let data1 = data.format;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "format"); errors++;
		} else {
			if(!values0.includes(data1)){
				vErrors = fail(vErrors, "/format", "enum", values0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRepositoryArchiveInFormatPath.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadRepositoryArchiveInFormatQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.path;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data1 = data.sha;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadRepositoryArchiveInFormatQuery.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checkDownloadRepositoryArchiveInFormatPath),
	query: validator(checkDownloadRepositoryArchiveInFormatQuery),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'*/*': validator(anything),
		},
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
