import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { check6c0f3599729a } from '../shared/6c0f3599729a.js';

function checkPromoteProjectMilestone200(data){
	let vErrors = null;
	let errors = 0;
	if(!(data && typeof data == "object" && !Array.isArray(data))){
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPromoteProjectMilestone200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check6c0f3599729a),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkPromoteProjectMilestone200),
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
};
