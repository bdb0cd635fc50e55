import { fail, integerFault, isPlainInteger as plainInteger, validator } from '../runtime/validation.js';
import { checkCreatedPersonalAccessToken } from '../schemas/created-personal-access-token.js';
import { checkError } from '../schemas/error.js';
import { checkPersonalAccessTokenCreate } from '../schemas/personal-access-token-create.js';

function checkCreateUserPersonalAccessTokenPath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.user_id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "user_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/user_id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/user_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCreateUserPersonalAccessTokenPath.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checkCreateUserPersonalAccessTokenPath),
};

export const body = {
	'application/json': validator(checkPersonalAccessTokenCreate),
	'application/x-www-form-urlencoded': validator(checkPersonalAccessTokenCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkCreatedPersonalAccessToken),
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
