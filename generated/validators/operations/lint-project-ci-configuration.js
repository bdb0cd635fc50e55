import { fail, validator } from '../runtime/validation.js';
import { checkCiLintResult } from '../schemas/ci-lint-result.js';
import { checkError } from '../schemas/error.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

function checkLintProjectCiConfigurationQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.content_ref;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/content_ref", "type", "string"); errors++;
			}
		}
		let data1 = data.dry_run_ref;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/dry_run_ref", "type", "string"); errors++;
			}
		}
		let data2 = data.dry_run;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/dry_run", "type", "boolean"); errors++;
			}
		}
		let data3 = data.include_jobs;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/include_jobs", "type", "boolean"); errors++;
			}
		}
		let data4 = data.include_merged_yaml;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/include_merged_yaml", "type", "boolean"); errors++;
			}
		}
		let data5 = data.ref;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data6 = data.sha;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkLintProjectCiConfigurationQuery.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkLintProjectCiConfigurationQuery),
};

export const body = {};

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
