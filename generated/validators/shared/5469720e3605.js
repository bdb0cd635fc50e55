import { fail, integerFault } from '../runtime/issues.js';

export function check5469720e3605(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.query !== undefined){
			if(typeof data.query !== "string"){
				vErrors = fail(vErrors, "/query", "type", "string"); errors++;
			}
		}
		if(data.page !== undefined){
			let data1 = data.page;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/page", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data2 = data.per_page;
			if(!Number.isSafeInteger(data2)){
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
	check5469720e3605.errors = vErrors;
	return errors === 0;
}
