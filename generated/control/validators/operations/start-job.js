import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkf2406a031839 } from '../shared/f2406a031839.js';

function checkStartJob200(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.token;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "token"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkStartJob200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checkf2406a031839),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkStartJob200),
		},
	},
	'404': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'409': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
