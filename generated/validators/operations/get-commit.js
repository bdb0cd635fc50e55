import { fail, validator } from '../runtime/validation.js';
import { checkCommit } from '../schemas/commit.js';
import { checkError } from '../schemas/error.js';
import { check039b575d23f6 } from '../shared/039b575d23f6.js';

function checkGetCommitQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.stats;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/stats", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetCommitQuery.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check039b575d23f6),
	query: validator(checkGetCommitQuery),
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
