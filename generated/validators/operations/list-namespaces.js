import { fail, integerFault, isPlainInteger as plainInteger, join, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkNamespace } from '../schemas/namespace.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';

function checkListNamespacesQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.search;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data1 = data.owned_only;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/owned_only", "type", "boolean"); errors++;
			}
		}
		let data2 = data.top_level_only;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/top_level_only", "type", "boolean"); errors++;
			}
		}
		let data3 = data.page;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/page", integerFault(data3), "integer"); errors++;
			}
			if(typeof data3 == "number"){
				if(data3 < 1 || isNaN(data3)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data4 = data.per_page;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/per_page", integerFault(data4), "integer"); errors++;
			}
			if(typeof data4 == "number"){
				if(data4 > 100 || isNaN(data4)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data4 < 1 || isNaN(data4)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListNamespacesQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListNamespaces200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkNamespace(data[i0]))){
				vErrors = join(vErrors, checkNamespace.errors, "/" + i0);
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
		checkListNamespaces200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	query: validator(checkListNamespacesQuery),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListNamespaces200),
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
	'414': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
