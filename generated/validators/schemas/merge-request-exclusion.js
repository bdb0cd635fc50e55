import { isPlainInteger as plainInteger } from '../runtime/exact-integers.js';
import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const known0 = new Set(["labels","milestone","author_id","author_username","assignee_id","assignee_username","reviewer_id","reviewer_username","my_reaction_emoji"]);

export function checkMergeRequestExclusion(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.labels;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/labels", "type", "string"); errors++;
			}
		}
		let data1 = data.milestone;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
			}
		}
		let data2 = data.author_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/author_id", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.author_username;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
		}
		let data4 = data.assignee_id;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.assignee_username;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/assignee_username", "type", "string"); errors++;
			}
		}
		let data6 = data.reviewer_id;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/reviewer_id", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.reviewer_username;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/reviewer_username", "type", "string"); errors++;
			}
		}
		let data8 = data.my_reaction_emoji;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/my_reaction_emoji", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMergeRequestExclusion.errors = vErrors;
	return errors === 0;
}

export function validateMergeRequestExclusion(value) {
	return validate(checkMergeRequestExclusion, value);
}

export function isMergeRequestExclusion(value) {
	return checkMergeRequestExclusion(value);
}
