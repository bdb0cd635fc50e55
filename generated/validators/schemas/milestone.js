import { isDate as dateFormat, isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkReportedMilestoneState } from './reported-milestone-state.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];

export function checkMilestone(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.iid;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "iid"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/iid", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.project_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/project_id", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.title;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data4 = data.description;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data5 = data.due_date;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/due_date", "type", types0); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateFormat(data5)){
					vErrors = fail(vErrors, "/due_date", "format", "date"); errors++;
				}
			}
		}
		let data6 = data.start_date;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/start_date", "type", types0); errors++;
			}
			if(typeof data6 === "string"){
				if(!dateFormat(data6)){
					vErrors = fail(vErrors, "/start_date", "format", "date"); errors++;
				}
			}
		}
		let data7 = data.state;
		if(data7 !== undefined){
			if(!(checkReportedMilestoneState(data7))){
				vErrors = join(vErrors, checkReportedMilestoneState.errors, "/state");
				errors = vErrors.length;
			}
		}
		let data8 = data.updated_at;
		if(data8 !== undefined){
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data9 = data.created_at;
		if(data9 !== undefined){
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data10 = data.expired;
		if(data10 !== undefined){
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/expired", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMilestone.errors = vErrors;
	}
	return errors === 0;
}

export function validateMilestone(value) {
	return validate(checkMilestone, value);
}

export function isMilestone(value) {
	return verdict(checkMilestone(value));
}
