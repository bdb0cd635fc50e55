import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkRepositoryFile } from '../schemas/repository-file.js';
import { check0c4bc7366f71 } from '../shared/0c4bc7366f71.js';

function checkGetRepositoryFileQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.ref;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetRepositoryFileQuery.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check0c4bc7366f71),
	query: validator(checkGetRepositoryFileQuery),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkRepositoryFile),
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
