import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkCommit } from './commit.js';

const types0 = ["string","null"];
const types1 = ["object","null"];
const types2 = ["boolean","null"];

export function checkTag(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.message;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/message", "type", types0); errors++;
			}
		}
		let data2 = data.target;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/target", "type", "string"); errors++;
			}
		}
		let data3 = data.commit;
		if(data3 !== undefined){
			if(!(checkCommit(data3))){
				vErrors = join(vErrors, checkCommit.errors, "/commit");
				errors = vErrors.length;
			}
		}
		let data4 = data.release;
		if(data4 !== undefined){
			if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
				vErrors = fail(vErrors, "/release", "type", types1); errors++;
			}
		}
		let data5 = data.protected;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/protected", "type", types2); errors++;
			}
		}
		let data6 = data.created_at;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/created_at", "type", types0); errors++;
			}
			if(typeof data6 === "string"){
				if(!dateTimeFormat(data6)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTag.errors = vErrors;
	}
	return errors === 0;
}

export function validateTag(value) {
	return validate(checkTag, value);
}

export function isTag(value) {
	return verdict(checkTag(value));
}
