import { fail, integerFault, isPlainInteger as plainInteger } from '../runtime/validation.js';

export function check33993d6a92c1(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.query;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/query", "type", "string"); errors++;
			}
		}
		let data1 = data.page;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/page", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data2 = data.per_page;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/per_page", integerFault(data2), "integer"); errors++;
			}
			if(typeof data2 == "number"){
				if(data2 > 100 || isNaN(data2)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data2 < 1 || isNaN(data2)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check33993d6a92c1.errors = vErrors;
	}
	return errors === 0;
}
