import { fail, integerFault, isPlainInteger as plainInteger, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkNamespaceExistence } from '../schemas/namespace-existence.js';

function checkCheckNamespaceExistencePath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.namespace;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "namespace"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/namespace", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/namespace", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCheckNamespaceExistencePath.errors = vErrors;
	}
	return errors === 0;
}

function checkCheckNamespaceExistenceQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.parent_id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/parent_id", integerFault(data0), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCheckNamespaceExistenceQuery.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checkCheckNamespaceExistencePath),
	query: validator(checkCheckNamespaceExistenceQuery),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkNamespaceExistence),
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
