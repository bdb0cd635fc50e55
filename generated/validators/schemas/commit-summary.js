import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

export function checkCommitSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.author_email !== undefined){
			if(typeof data.author_email !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		if(data.author_name !== undefined){
			if(typeof data.author_name !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data2 = data.created_at;
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(typeof data.id !== "string"){
				vErrors = fail(vErrors, "/id", "type", "string"); errors++;
			}
		}
		if(data.short_id !== undefined){
			if(typeof data.short_id !== "string"){
				vErrors = fail(vErrors, "/short_id", "type", "string"); errors++;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCommitSummary.errors = vErrors;
	return errors === 0;
}

export function validateCommitSummary(value) {
	return validate(checkCommitSummary, value);
}

export function isCommitSummary(value) {
	return checkCommitSummary(value);
}
