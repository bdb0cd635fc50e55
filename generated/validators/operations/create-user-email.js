import { fail, validator } from '../runtime/validation.js';
import { checkEmail } from '../schemas/email.js';
import { checkError } from '../schemas/error.js';
import { checkUserEmailCreate } from '../schemas/user-email-create.js';

function checkCreateUserEmailPath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/id", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/id", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCreateUserEmailPath.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checkCreateUserEmailPath),
};

export const body = {
	'application/json': validator(checkUserEmailCreate),
	'application/x-www-form-urlencoded': validator(checkUserEmailCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkEmail),
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
