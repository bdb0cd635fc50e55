import { fail, integerFault, isPlainInteger as plainInteger } from '../runtime/validation.js';

export function checka1c39a0722fa(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.page;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/page", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data1 = data.per_page;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/per_page", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 > 100 || isNaN(data1)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checka1c39a0722fa.errors = vErrors;
	}
	return errors === 0;
}
