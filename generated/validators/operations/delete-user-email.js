import { fail, integerFault, isPlainInteger as plainInteger, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';

function checkDeleteUserEmailPath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
		}
		let data1 = data.email_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "email_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/email_id", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/email_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDeleteUserEmailPath.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checkDeleteUserEmailPath),
};

export const body = {};

export const responses = {
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
};
