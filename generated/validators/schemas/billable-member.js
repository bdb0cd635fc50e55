import { isDate as dateFormat } from '../runtime/formats/date.js';
import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];

export function checkBillableMember(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data1 = data.created_at;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.email !== undefined){
			let data2 = data.email;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/email", "type", types0); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data3 = data.id;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/id", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.last_activity_on !== undefined){
			let data4 = data.last_activity_on;
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/last_activity_on", "type", types0); errors++;
			}
			if(typeof data4 === "string"){
				if(!dateFormat(data4)){
					vErrors = fail(vErrors, "/last_activity_on", "format", "date"); errors++;
				}
			}
		}
		if(data.last_login_at !== undefined){
			let data5 = data.last_login_at;
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/last_login_at", "type", types0); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/last_login_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.membership_type !== undefined){
			if(typeof data.membership_type !== "string"){
				vErrors = fail(vErrors, "/membership_type", "type", "string"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.removable !== undefined){
			let data8 = data.removable;
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/removable", "type", types1); errors++;
			}
		}
		if(data.state !== undefined){
			if(typeof data.state !== "string"){
				vErrors = fail(vErrors, "/state", "type", "string"); errors++;
			}
		}
		if(data.username !== undefined){
			if(typeof data.username !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkBillableMember.errors = vErrors;
	return errors === 0;
}

export function validateBillableMember(value) {
	return validate(checkBillableMember, value);
}

export function isBillableMember(value) {
	return checkBillableMember(value);
}
