import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkDateToSet } from './date-to-set.js';

export function checkMilestoneCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.title;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "title"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.due_date;
		if(data2 !== undefined){
			if(!(checkDateToSet(data2))){
				vErrors = join(vErrors, checkDateToSet.errors, "/due_date");
				errors = vErrors.length;
			}
		}
		let data3 = data.start_date;
		if(data3 !== undefined){
			if(!(checkDateToSet(data3))){
				vErrors = join(vErrors, checkDateToSet.errors, "/start_date");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "title") || (key0 === "description")) || (key0 === "due_date")) || (key0 === "start_date"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMilestoneCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateMilestoneCreate(value) {
	return validate(checkMilestoneCreate, value);
}

export function isMilestoneCreate(value) {
	return verdict(checkMilestoneCreate(value));
}
