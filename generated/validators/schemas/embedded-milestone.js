import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkMilestone } from './milestone.js';

export function checkEmbeddedMilestone(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkMilestone(data))){
		vErrors = join(vErrors, checkMilestone.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.web_url;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data1 = data.group_id;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/group_id", integerFault(data1), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkEmbeddedMilestone.errors = vErrors;
	}
	return errors === 0;
}

export function validateEmbeddedMilestone(value) {
	return validate(checkEmbeddedMilestone, value);
}

export function isEmbeddedMilestone(value) {
	return verdict(checkEmbeddedMilestone(value));
}
