import { fail, integerFault, isPlainInteger as plainInteger, validator } from '../runtime/validation.js';
import { checkComparison } from '../schemas/comparison.js';
import { checkError } from '../schemas/error.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

function checkCompareRepositoryRefsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.from;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "from"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/from", "type", "string"); errors++;
			}
		}
		let data1 = data.to;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "to"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/to", "type", "string"); errors++;
			}
		}
		let data2 = data.from_project_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/from_project_id", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.straight;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/straight", "type", "boolean"); errors++;
			}
		}
		let data4 = data.unidiff;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/unidiff", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCompareRepositoryRefsQuery.errors = vErrors;
	}
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
