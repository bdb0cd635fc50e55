import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkf2406a031839 } from '../shared/f2406a031839.js';

function checkDeleteUserQuery(data){
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
		checkDeleteUserQuery.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checkf2406a031839),
	query: validator(checkDeleteUserQuery),
};

export const body = {};

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
