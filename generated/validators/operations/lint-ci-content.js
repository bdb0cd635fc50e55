import { fail, validator } from '../runtime/validation.js';
import { checkCiLintRequest } from '../schemas/ci-lint-request.js';
import { checkCiLintResult } from '../schemas/ci-lint-result.js';
import { checkError } from '../schemas/error.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

function checkLintCiContentQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.include_merged_yaml;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/include_merged_yaml", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkLintCiContentQuery.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkLintCiContentQuery),
};

export const body = {
	'application/json': validator(checkCiLintRequest),
	'application/x-www-form-urlencoded': validator(checkCiLintRequest),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkCiLintResult),
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
