import { fail, join, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkPipelineVariable } from '../schemas/pipeline-variable.js';
import { check662adfc9742b } from '../shared/662adfc9742b.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';
import { checka1c39a0722fa } from '../shared/a1c39a0722fa.js';

function checkListPipelineVariables200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkPipelineVariable(data[i0]))){
				vErrors = join(vErrors, checkPipelineVariable.errors, "/" + i0);
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
		checkListPipelineVariables200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check662adfc9742b),
	query: validator(checka1c39a0722fa),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListPipelineVariables200),
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
