import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkCommit } from './commit.js';

const types0 = ["boolean","null"];

export function checkBranch(data){
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
		let data1 = data.commit;
		if(data1 !== undefined){
			if(!(checkCommit(data1))){
				vErrors = join(vErrors, checkCommit.errors, "/commit");
				errors = vErrors.length;
			}
		}
		let data2 = data.default;
		if(data2 !== undefined){
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/default", "type", types0); errors++;
			}
		}
		let data3 = data.protected;
		if(data3 !== undefined){
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/protected", "type", types0); errors++;
			}
		}
		let data4 = data.merged;
		if(data4 !== undefined){
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/merged", "type", types0); errors++;
			}
		}
		let data5 = data.can_push;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/can_push", "type", types0); errors++;
			}
		}
		let data6 = data.developers_can_push;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/developers_can_push", "type", types0); errors++;
			}
		}
		let data7 = data.developers_can_merge;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/developers_can_merge", "type", types0); errors++;
			}
		}
		let data8 = data.web_url;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBranch.errors = vErrors;
	}
	return errors === 0;
}

export function validateBranch(value) {
	return validate(checkBranch, value);
}

export function isBranch(value) {
	return verdict(checkBranch(value));
}
