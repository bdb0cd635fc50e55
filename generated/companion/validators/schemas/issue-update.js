import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { codePoints, fail, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkDateToSet } from './date-to-set.js';
import { checkNumberListToSet } from './number-list-to-set.js';
import { checkTextList } from './text-list.js';

const values0 = ["close","reopen"];
const types0 = ["integer","null"];
const values1 = ["issue","incident","test_case","task"];
const known0 = new Set(["title","description","state_event","labels","add_labels","remove_labels","milestone_id","assignee_id","assignee_ids","confidential","discussion_locked","due_date","issue_type","weight","updated_at"]);

export function checkIssueUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.title;
		if(data0 !== undefined){
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
		let data2 = data.state_event;
		if(data2 !== undefined){
			if((data2 !== "close") && (data2 !== "reopen")){
				vErrors = fail(vErrors, "/state_event", "enum", values0); errors++;
			}
		}
		let data3 = data.labels;
		if(data3 !== undefined){
			if(!(checkTextList(data3))){
				vErrors = join(vErrors, checkTextList.errors, "/labels");
				errors = vErrors.length;
			}
		}
		let data4 = data.add_labels;
		if(data4 !== undefined){
			if(!(checkTextList(data4))){
				vErrors = join(vErrors, checkTextList.errors, "/add_labels");
				errors = vErrors.length;
			}
		}
		let data5 = data.remove_labels;
		if(data5 !== undefined){
			if(!(checkTextList(data5))){
				vErrors = join(vErrors, checkTextList.errors, "/remove_labels");
				errors = vErrors.length;
			}
		}
		let data6 = data.milestone_id;
		if(data6 !== undefined){
			if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
				vErrors = fail(vErrors, "/milestone_id", "type", types0); errors++;
			}
			if(typeof data6 == "number"){
				if(data6 < 0 || isNaN(data6)){
					vErrors = fail(vErrors, "/milestone_id", "minimum", 0); errors++;
				}
				if(Math.abs(data6) > 9007199254740991 && Number.isInteger(data6) && !plainInteger(data6)){
					vErrors = fail(vErrors, "/milestone_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data7 = data.assignee_id;
		if(data7 !== undefined){
			if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
				vErrors = fail(vErrors, "/assignee_id", "type", types0); errors++;
			}
			if(typeof data7 == "number"){
				if(data7 < 0 || isNaN(data7)){
					vErrors = fail(vErrors, "/assignee_id", "minimum", 0); errors++;
				}
				if(Math.abs(data7) > 9007199254740991 && Number.isInteger(data7) && !plainInteger(data7)){
					vErrors = fail(vErrors, "/assignee_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data8 = data.assignee_ids;
		if(data8 !== undefined){
			if(!(checkNumberListToSet(data8))){
				vErrors = join(vErrors, checkNumberListToSet.errors, "/assignee_ids");
				errors = vErrors.length;
			}
		}
		let data9 = data.confidential;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/confidential", "type", "boolean"); errors++;
			}
		}
		let data10 = data.discussion_locked;
		if(data10 !== undefined){
			if(typeof data10 !== "boolean"){
				vErrors = fail(vErrors, "/discussion_locked", "type", "boolean"); errors++;
			}
		}
		let data11 = data.due_date;
		if(data11 !== undefined){
			if(!(checkDateToSet(data11))){
				vErrors = join(vErrors, checkDateToSet.errors, "/due_date");
				errors = vErrors.length;
			}
		}
		let data12 = data.issue_type;
		if(data12 !== undefined){
			if(!values1.includes(data12)){
				vErrors = fail(vErrors, "/issue_type", "enum", values1); errors++;
			}
		}
		let data13 = data.weight;
		if(data13 !== undefined){
			if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
				vErrors = fail(vErrors, "/weight", "type", types0); errors++;
			}
			if(typeof data13 == "number"){
				if(data13 < 0 || isNaN(data13)){
					vErrors = fail(vErrors, "/weight", "minimum", 0); errors++;
				}
				if(Math.abs(data13) > 9007199254740991 && Number.isInteger(data13) && !plainInteger(data13)){
					vErrors = fail(vErrors, "/weight", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data14 = data.updated_at;
		if(data14 !== undefined){
			if(typeof data14 === "string"){
				if(!dateTimeFormat(data14)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
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
		checkIssueUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateIssueUpdate(value) {
	return validate(checkIssueUpdate, value);
}

export function isIssueUpdate(value) {
	return verdict(checkIssueUpdate(value));
}
