import { fail } from '../runtime/issues.js';
import { validator } from '../runtime/validator.js';
import { checkCiLintResult } from '../schemas/ci-lint-result.js';
import { checkError } from '../schemas/error.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

function checkLintProjectCiConfigurationQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.content_ref !== undefined){
			if(typeof data.content_ref !== "string"){
				vErrors = fail(vErrors, "/content_ref", "type", "string"); errors++;
			}
		}
		if(data.dry_run_ref !== undefined){
			if(typeof data.dry_run_ref !== "string"){
				vErrors = fail(vErrors, "/dry_run_ref", "type", "string"); errors++;
			}
		}
		if(data.dry_run !== undefined){
			if(typeof data.dry_run !== "boolean"){
				vErrors = fail(vErrors, "/dry_run", "type", "boolean"); errors++;
			}
		}
		if(data.include_jobs !== undefined){
			if(typeof data.include_jobs !== "boolean"){
				vErrors = fail(vErrors, "/include_jobs", "type", "boolean"); errors++;
			}
		}
		if(data.include_merged_yaml !== undefined){
			if(typeof data.include_merged_yaml !== "boolean"){
				vErrors = fail(vErrors, "/include_merged_yaml", "type", "boolean"); errors++;
			}
		}
		if(data.ref !== undefined){
			if(typeof data.ref !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		if(data.sha !== undefined){
			if(typeof data.sha !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkLintProjectCiConfigurationQuery.errors = vErrors;
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
