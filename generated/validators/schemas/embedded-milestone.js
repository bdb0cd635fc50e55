import { isPlainInteger } from '../runtime/exact-integers.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkMilestone } from './milestone.js';

export function checkEmbeddedMilestone(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkMilestone(data))){
		vErrors = join(vErrors, checkMilestone.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.group_id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !isPlainInteger(data0)){
				vErrors = fail(vErrors, "/group_id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.web_url;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkEmbeddedMilestone.errors = vErrors;
	return errors === 0;
}

export function validateEmbeddedMilestone(value) {
	return validate(checkEmbeddedMilestone, value);
}

export function isEmbeddedMilestone(value) {
	return checkEmbeddedMilestone(value);
}
