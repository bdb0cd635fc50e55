import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const known0 = new Set(["assignee_id","assignee_username","author_id","author_username","labels","milestone","my_reaction_emoji","reviewer_id","reviewer_username"]);

export function checkMergeRequestExclusion(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.assignee_id !== undefined){
			let data0 = data.assignee_id;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.assignee_username !== undefined){
			if(typeof data.assignee_username !== "string"){
				vErrors = fail(vErrors, "/assignee_username", "type", "string"); errors++;
			}
		}
		if(data.author_id !== undefined){
			let data2 = data.author_id;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/author_id", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.author_username !== undefined){
			if(typeof data.author_username !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
		}
		if(data.labels !== undefined){
			if(typeof data.labels !== "string"){
				vErrors = fail(vErrors, "/labels", "type", "string"); errors++;
			}
		}
		if(data.milestone !== undefined){
			if(typeof data.milestone !== "string"){
				vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
			}
		}
		if(data.my_reaction_emoji !== undefined){
			if(typeof data.my_reaction_emoji !== "string"){
				vErrors = fail(vErrors, "/my_reaction_emoji", "type", "string"); errors++;
			}
		}
		if(data.reviewer_id !== undefined){
			let data7 = data.reviewer_id;
			if(!Number.isSafeInteger(data7)){
				vErrors = fail(vErrors, "/reviewer_id", integerFault(data7), "integer"); errors++;
			}
		}
		if(data.reviewer_username !== undefined){
			if(typeof data.reviewer_username !== "string"){
				vErrors = fail(vErrors, "/reviewer_username", "type", "string"); errors++;
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
