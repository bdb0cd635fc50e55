import { fail, join, validator } from '../runtime/validation.js';
import { checkFault } from '../schemas/fault.js';

function checkListFaults200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
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
		checkListFaults200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkListFaults200),
		},
	},
};
