import { fail, integerFault } from '../runtime/issues.js';
import { validator } from '../runtime/validator.js';
import { checkComparison } from '../schemas/comparison.js';
import { checkError } from '../schemas/error.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

function checkCompareRepositoryRefsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.from === undefined){
			vErrors = fail(vErrors, "", "required", "from"); errors++;
		} else {
			if(typeof data.from !== "string"){
				vErrors = fail(vErrors, "/from", "type", "string"); errors++;
			}
		}
		if(data.to === undefined){
			vErrors = fail(vErrors, "", "required", "to"); errors++;
		} else {
			if(typeof data.to !== "string"){
				vErrors = fail(vErrors, "/to", "type", "string"); errors++;
			}
		}
		if(data.from_project_id !== undefined){
			let data2 = data.from_project_id;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/from_project_id", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.straight !== undefined){
			if(typeof data.straight !== "boolean"){
				vErrors = fail(vErrors, "/straight", "type", "boolean"); errors++;
			}
		}
		if(data.unidiff !== undefined){
			if(typeof data.unidiff !== "boolean"){
				vErrors = fail(vErrors, "/unidiff", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCompareRepositoryRefsQuery.errors = vErrors;
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkCompareRepositoryRefsQuery),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkComparison),
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
