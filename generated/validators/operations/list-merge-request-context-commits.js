import { fail, join, validator } from '../runtime/validation.js';
import { checkCommit } from '../schemas/commit.js';
import { checkError } from '../schemas/error.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';
import { checka0f47b365da6 } from '../shared/a0f47b365da6.js';
import { checka1c39a0722fa } from '../shared/a1c39a0722fa.js';

function checkListMergeRequestContextCommits200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkCommit(data[i0]))){
				vErrors = join(vErrors, checkCommit.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListMergeRequestContextCommits200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checka0f47b365da6),
	query: validator(checka1c39a0722fa),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListMergeRequestContextCommits200),
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
