import { fail, integerFault, isPlainInteger as plainInteger, join, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkTreeEntry } from '../schemas/tree-entry.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

const values0 = ["keyset"];

function checkListRepositoryTreeQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.page_token;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/page_token", "type", "string"); errors++;
			}
		}
		let data1 = data.pagination;
		if(data1 !== undefined){
			if(data1 !== "keyset"){
				vErrors = fail(vErrors, "/pagination", "enum", values0); errors++;
			}
		}
		let data2 = data.path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data3 = data.per_page;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/per_page", integerFault(data3), "integer"); errors++;
			}
			if(typeof data3 == "number"){
				if(data3 > 100 || isNaN(data3)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data3 < 1 || isNaN(data3)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
		let data4 = data.recursive;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/recursive", "type", "boolean"); errors++;
			}
		}
		let data5 = data.ref;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListRepositoryTreeQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListRepositoryTree200Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Link;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Link", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListRepositoryTree200Headers.errors = vErrors;
	}
	return errors === 0;
}

function checkListRepositoryTree200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkTreeEntry(data[i0]))){
				vErrors = join(vErrors, checkTreeEntry.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListRepositoryTree200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkListRepositoryTreeQuery),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(checkListRepositoryTree200Headers),
		content: {
			'application/json': validator(checkListRepositoryTree200),
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
