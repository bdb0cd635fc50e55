import { fail, integerFault, isPlainInteger as plainInteger } from '../runtime/validation.js';

export function checkf2406a031839(data){
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
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkf2406a031839.errors = vErrors;
	}
	return errors === 0;
}
