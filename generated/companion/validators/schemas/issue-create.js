import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { codePoints, fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkDateToSet } from './date-to-set.js';
import { checkNumberListToSet } from './number-list-to-set.js';
import { checkTextList } from './text-list.js';

const types0 = ["integer","null"];
const values0 = ["issue","incident","test_case","task"];
const known0 = new Set(["title","description","labels","milestone_id","assignee_id","assignee_ids","confidential","due_date","issue_type","weight","iid","created_at"]);

export function checkIssueCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.title;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "title"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/title", "minLength", 1); errors++;
				}
				if(data0.length > 255 && codePoints(data0) > 255){
					vErrors = fail(vErrors, "/title", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.labels;
		if(data2 !== undefined){
			if(!(checkTextList(data2))){
				vErrors = join(vErrors, checkTextList.errors, "/labels");
				errors = vErrors.length;
			}
		}
		let data3 = data.milestone_id;
		if(data3 !== undefined){
			if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
				vErrors = fail(vErrors, "/milestone_id", "type", types0); errors++;
			}
			if(typeof data3 == "number"){
				if(data3 < 0 || isNaN(data3)){
					vErrors = fail(vErrors, "/milestone_id", "minimum", 0); errors++;
				}
				if(Math.abs(data3) > 9007199254740991 && Number.isInteger(data3) && !plainInteger(data3)){
					vErrors = fail(vErrors, "/milestone_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data4 = data.assignee_id;
		if(data4 !== undefined){
			if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
				vErrors = fail(vErrors, "/assignee_id", "type", types0); errors++;
			}
			if(typeof data4 == "number"){
				if(data4 < 0 || isNaN(data4)){
					vErrors = fail(vErrors, "/assignee_id", "minimum", 0); errors++;
				}
				if(Math.abs(data4) > 9007199254740991 && Number.isInteger(data4) && !plainInteger(data4)){
					vErrors = fail(vErrors, "/assignee_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data5 = data.assignee_ids;
		if(data5 !== undefined){
			if(!(checkNumberListToSet(data5))){
				vErrors = join(vErrors, checkNumberListToSet.errors, "/assignee_ids");
				errors = vErrors.length;
			}
		}
		let data6 = data.confidential;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/confidential", "type", "boolean"); errors++;
			}
		}
		let data7 = data.due_date;
		if(data7 !== undefined){
			if(!(checkDateToSet(data7))){
				vErrors = join(vErrors, checkDateToSet.errors, "/due_date");
				errors = vErrors.length;
			}
		}
		let data8 = data.issue_type;
		if(data8 !== undefined){
			if(!values0.includes(data8)){
				vErrors = fail(vErrors, "/issue_type", "enum", values0); errors++;
			}
		}
		let data9 = data.weight;
		if(data9 !== undefined){
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/weight", integerFault(data9), "integer"); errors++;
			}
			if(typeof data9 == "number"){
				if(data9 < 0 || isNaN(data9)){
					vErrors = fail(vErrors, "/weight", "minimum", 0); errors++;
				}
			}
		}
		let data10 = data.iid;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/iid", integerFault(data10), "integer"); errors++;
			}
			if(typeof data10 == "number"){
				if(data10 < 1 || isNaN(data10)){
					vErrors = fail(vErrors, "/iid", "minimum", 1); errors++;
				}
			}
		}
		let data11 = data.created_at;
		if(data11 !== undefined){
			if(typeof data11 === "string"){
				if(!dateTimeFormat(data11)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
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
		checkIssueCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateIssueCreate(value) {
	return validate(checkIssueCreate, value);
}

export function isIssueCreate(value) {
	return verdict(checkIssueCreate(value));
}
