import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkServiceAccountDelete } from '../schemas/service-account-delete.js';
import { check967027e74cec } from '../shared/967027e74cec.js';

function checkDeleteServiceAccountQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.hard_delete;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/hard_delete", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDeleteServiceAccountQuery.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check967027e74cec),
	query: validator(checkDeleteServiceAccountQuery),
};

export const body = {
	'application/json': validator(checkServiceAccountDelete),
	'application/x-www-form-urlencoded': validator(checkServiceAccountDelete),
};

export const responses = {
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
	'409': {
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
