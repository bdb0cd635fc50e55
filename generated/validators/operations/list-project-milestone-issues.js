import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { check6c0f3599729a } from '../shared/6c0f3599729a.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';
import { checka1c39a0722fa } from '../shared/a1c39a0722fa.js';

function checkListProjectMilestoneIssues200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			let data0 = data[i0];
			if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
				vErrors = fail(vErrors, "/" + i0, "type", "object"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListProjectMilestoneIssues200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check6c0f3599729a),
	query: validator(checka1c39a0722fa),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListProjectMilestoneIssues200),
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
