import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkMergeRequestDetails } from '../schemas/merge-request-details.js';
import { checka0f47b365da6 } from '../shared/a0f47b365da6.js';

function checkGetMergeRequestQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.include_diverged_commits_count;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/include_diverged_commits_count", "type", "boolean"); errors++;
			}
		}
		let data1 = data.include_rebase_in_progress;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/include_rebase_in_progress", "type", "boolean"); errors++;
			}
		}
		let data2 = data.render_html;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/render_html", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetMergeRequestQuery.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checka0f47b365da6),
	query: validator(checkGetMergeRequestQuery),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkMergeRequestDetails),
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
