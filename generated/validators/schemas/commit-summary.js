import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, validate, verdict } from '../runtime/validation.js';

export function checkCommitSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/id", "type", "string"); errors++;
			}
		}
		let data1 = data.short_id;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/short_id", "type", "string"); errors++;
			}
		}
		let data2 = data.title;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data3 = data.author_name;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		let data4 = data.author_email;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		let data5 = data.created_at;
		if(data5 !== undefined){
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCommitSummary.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommitSummary(value) {
	return validate(checkCommitSummary, value);
}

export function isCommitSummary(value) {
	return verdict(checkCommitSummary(value));
}
