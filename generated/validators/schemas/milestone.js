import { isPlainInteger } from '../runtime/exact-integers.js';
import { isDate as dateFormat } from '../runtime/formats/date.js';
import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkReportedMilestoneState } from './reported-milestone-state.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];

export function checkMilestone(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.created_at;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data2 = data.due_date;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/due_date", "type", types0); errors++;
			}
			if(typeof data2 === "string"){
				if(!dateFormat(data2)){
					vErrors = fail(vErrors, "/due_date", "format", "date"); errors++;
				}
			}
		}
		let data3 = data.expired;
		if(data3 !== undefined){
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/expired", "type", types1); errors++;
			}
		}
		let data4 = data.id;
		if(data4 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data4) && !isPlainInteger(data4)){
				vErrors = fail(vErrors, "/id", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.iid;
		if(data5 === undefined){
			vErrors = fail(vErrors, "", "required", "iid"); errors++;
		} else {
			if(!Number.isSafeInteger(data5) && !isPlainInteger(data5)){
				vErrors = fail(vErrors, "/iid", integerFault(data5), "integer"); errors++;
			}
		}
		let data6 = data.project_id;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !isPlainInteger(data6)){
				vErrors = fail(vErrors, "/project_id", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.start_date;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/start_date", "type", types0); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateFormat(data7)){
					vErrors = fail(vErrors, "/start_date", "format", "date"); errors++;
				}
			}
		}
		let data8 = data.state;
		if(data8 !== undefined){
			if(!(checkReportedMilestoneState(data8))){
				vErrors = join(vErrors, checkReportedMilestoneState.errors, "/state");
				errors = vErrors.length;
			}
		}
		let data9 = data.title;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data10 = data.updated_at;
		if(data10 !== undefined){
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMilestone.errors = vErrors;
	return errors === 0;
}

export function validateMilestone(value) {
	return validate(checkMilestone, value);
}

export function isMilestone(value) {
	return checkMilestone(value);
}
