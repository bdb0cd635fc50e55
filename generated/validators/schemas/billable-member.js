import { isDate as dateFormat, isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];

export function checkBillableMember(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkUserSummary(data))){
		vErrors = join(vErrors, checkUserSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.email;
		if(data0 !== undefined){
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/email", "type", types0); errors++;
			}
		}
		let data1 = data.last_activity_on;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/last_activity_on", "type", types0); errors++;
			}
			if(typeof data1 === "string"){
				if(!dateFormat(data1)){
					vErrors = fail(vErrors, "/last_activity_on", "format", "date"); errors++;
				}
			}
		}
		let data2 = data.membership_type;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/membership_type", "type", "string"); errors++;
			}
		}
		let data3 = data.removable;
		if(data3 !== undefined){
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/removable", "type", types1); errors++;
			}
		}
		let data4 = data.created_at;
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data5 = data.last_login_at;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/last_login_at", "type", types0); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/last_login_at", "format", "date-time"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBillableMember.errors = vErrors;
	}
	return errors === 0;
}

export function validateBillableMember(value) {
	return validate(checkBillableMember, value);
}

export function isBillableMember(value) {
	return verdict(checkBillableMember(value));
}
