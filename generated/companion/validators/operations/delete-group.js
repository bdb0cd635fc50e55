import { fail, validator } from '../runtime/validation.js';
import { checkAccepted } from '../schemas/accepted.js';
import { checkError } from '../schemas/error.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

function checkDeleteGroupQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.permanently_remove;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/permanently_remove", "type", "boolean"); errors++;
			}
		}
		let data1 = data.full_path;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDeleteGroupQuery.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkDeleteGroupQuery),
};

export const body = {};

export const responses = {
	'202': {
		content: {
			'application/json': validator(checkAccepted),
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
