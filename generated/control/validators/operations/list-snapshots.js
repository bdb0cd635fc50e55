import { fail, validator } from '../runtime/validation.js';

function checkListSnapshots200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(typeof data[i0] !== "string"){
				vErrors = fail(vErrors, "/" + i0, "type", "string"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListSnapshots200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkListSnapshots200),
		},
	},
};
