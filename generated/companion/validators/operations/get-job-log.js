import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { check792f38f911f3 } from '../shared/792f38f911f3.js';

function checkGetJobLog200(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	if(errors !== 0){
		checkGetJobLog200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check792f38f911f3),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'text/plain': validator(checkGetJobLog200),
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
