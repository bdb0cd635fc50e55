import { fail, integerFault, isPlainInteger as plainInteger, join } from '../runtime/validation.js';
import { checkJobScope } from '../schemas/job-scope.js';

export function check7fc7e0d2c0b6(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data["scope[]"];
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(!(checkJobScope(data0[i0]))){
						vErrors = join(vErrors, checkJobScope.errors, "/scope[]/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/scope[]", "type", "array"); errors++;
			}
		}
		let data2 = data.scope;
		if(data2 !== undefined){
			if(!(checkJobScope(data2))){
				vErrors = join(vErrors, checkJobScope.errors, "/scope");
				errors = vErrors.length;
			}
		}
		let data3 = data.include_retried;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/include_retried", "type", "boolean"); errors++;
			}
		}
		let data4 = data.page;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/page", integerFault(data4), "integer"); errors++;
			}
			if(typeof data4 == "number"){
				if(data4 < 1 || isNaN(data4)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data5 = data.per_page;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/per_page", integerFault(data5), "integer"); errors++;
			}
			if(typeof data5 == "number"){
				if(data5 > 100 || isNaN(data5)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data5 < 1 || isNaN(data5)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check7fc7e0d2c0b6.errors = vErrors;
	}
	return errors === 0;
}
