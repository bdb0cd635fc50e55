import { fail, join, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkFault } from '../schemas/fault.js';

function checkSetFaultsBody(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		if(data.length > 100){
			vErrors = fail(vErrors, "", "maxItems", 100); errors++;
		}
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkFault(data[i0]))){
				vErrors = join(vErrors, checkFault.errors, "/" + i0);
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
		checkSetFaultsBody.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {};

export const body = {
	'application/json': validator(checkSetFaultsBody),
};

export const responses = {
	'400': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
