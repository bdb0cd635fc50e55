import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, validate, verdict } from '../runtime/validation.js';

export function checkBlameCommit(data){
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
		let data1 = data.message;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		let data2 = data.parent_ids;
		if(data2 !== undefined){
			if(Array.isArray(data2)){
				const before0 = errors;
				for(let i0=0; i0<data2.length; i0++){
					if(typeof data2[i0] !== "string"){
						vErrors = fail(vErrors, "/parent_ids/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/parent_ids", "type", "array"); errors++;
			}
		}
		let data4 = data.authored_date;
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/authored_date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/authored_date", "type", "string"); errors++;
			}
		}
		let data5 = data.author_name;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		let data6 = data.author_email;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		let data7 = data.committed_date;
		if(data7 !== undefined){
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/committed_date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/committed_date", "type", "string"); errors++;
			}
		}
		let data8 = data.committer_name;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/committer_name", "type", "string"); errors++;
			}
		}
		let data9 = data.committer_email;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/committer_email", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBlameCommit.errors = vErrors;
	}
	return errors === 0;
}

export function validateBlameCommit(value) {
	return validate(checkBlameCommit, value);
}

export function isBlameCommit(value) {
	return verdict(checkBlameCommit(value));
}
