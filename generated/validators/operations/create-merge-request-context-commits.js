import { fail, join, validator } from '../runtime/validation.js';
import { checkCommit } from '../schemas/commit.js';
import { checkContextCommitSelection } from '../schemas/context-commit-selection.js';
import { checkError } from '../schemas/error.js';
import { checka0f47b365da6 } from '../shared/a0f47b365da6.js';

function checkCreateMergeRequestContextCommits201(data){
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
		checkCreateMergeRequestContextCommits201.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checka0f47b365da6),
};

export const body = {
	'application/json': validator(checkContextCommitSelection),
	'application/x-www-form-urlencoded': validator(checkContextCommitSelection),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkCreateMergeRequestContextCommits201),
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
