import { codePoints, fail } from '../runtime/validation.js';

export function checkb39525434cbf(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
				if(data0.length > 100 && codePoints(data0) > 100){
					vErrors = fail(vErrors, "/name", "maxLength", 100); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkb39525434cbf.errors = vErrors;
	}
	return errors === 0;
}
