import { fail, validator } from '../runtime/validation.js';
import { checkCommitSequence } from '../schemas/commit-sequence.js';
import { checkError } from '../schemas/error.js';
import { check039b575d23f6 } from '../shared/039b575d23f6.js';

function checkGetCommitSequenceQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.first_parent;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/first_parent", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetCommitSequenceQuery.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check039b575d23f6),
	query: validator(checkGetCommitSequenceQuery),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkCommitSequence),
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
