import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkProject } from '../schemas/project.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

function checkGetProjectQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.license;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/license", "type", "boolean"); errors++;
			}
		}
		let data1 = data.statistics;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/statistics", "type", "boolean"); errors++;
			}
		}
		let data2 = data.with_custom_attributes;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/with_custom_attributes", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetProjectQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkGetProject3XXHeaders(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Location;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "Location"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Location", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetProject3XXHeaders.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkGetProjectQuery),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkProject),
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
	'3XX': {
		headers: validator(checkGetProject3XXHeaders),
	},
};
