import { isPlainInteger } from '../runtime/exact-integers.js';
import { fail, integerFault } from '../runtime/issues.js';

export function check587eb455d24e(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.page;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !isPlainInteger(data0)){
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
			if(!Number.isSafeInteger(data1) && !isPlainInteger(data1)){
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
	check587eb455d24e.errors = vErrors;
	return errors === 0;
}
