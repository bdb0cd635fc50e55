import { fail, validator } from '../runtime/validation.js';
import { checkCommit } from '../schemas/commit.js';
import { checkError } from '../schemas/error.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

function checkGetRepositoryMergeBaseQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data["refs[]"];
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "refs[]"); errors++;
		} else {
			if(Array.isArray(data0)){
				if(data0.length < 2){
					vErrors = fail(vErrors, "/refs[]", "minItems", 2); errors++;
				}
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(typeof data0[i0] !== "string"){
						vErrors = fail(vErrors, "/refs[]/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/refs[]", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetRepositoryMergeBaseQuery.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkGetRepositoryMergeBaseQuery),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkCommit),
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
