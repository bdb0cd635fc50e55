import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { check967027e74cec } from '../shared/967027e74cec.js';

function checkDeleteGroupMemberQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.skip_subresources;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/skip_subresources", "type", "boolean"); errors++;
			}
		}
		let data1 = data.unassign_issuables;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/unassign_issuables", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDeleteGroupMemberQuery.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check967027e74cec),
	query: validator(checkDeleteGroupMemberQuery),
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
	'414': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
