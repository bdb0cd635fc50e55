import { fail, join, validator } from '../runtime/validation.js';
import { checkEmail } from '../schemas/email.js';
import { checkError } from '../schemas/error.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';
import { checka1c39a0722fa } from '../shared/a1c39a0722fa.js';

function checkListOwnEmails200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkEmail(data[i0]))){
				vErrors = join(vErrors, checkEmail.errors, "/" + i0);
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
		checkListOwnEmails200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	query: validator(checka1c39a0722fa),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListOwnEmails200),
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
	'414': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
