import { fail, integerFault, isPlainInteger as plainInteger } from '../runtime/validation.js';

export function check8389458ff043(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.email_id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "email_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/email_id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/email_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check8389458ff043.errors = vErrors;
	}
	return errors === 0;
}
