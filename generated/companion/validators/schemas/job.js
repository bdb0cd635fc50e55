import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkJobCommit } from './job-commit.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];
const types2 = ["number","string","null"];
const types3 = ["number","null"];
const types4 = ["object","null"];

export function checkJob(data){
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
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.ref;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data3 = data.stage;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/stage", "type", "string"); errors++;
			}
		}
		let data4 = data.status;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/status", "type", "string"); errors++;
			}
		}
		let data5 = data.failure_reason;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/failure_reason", "type", types0); errors++;
			}
		}
		let data6 = data.tag;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/tag", "type", types1); errors++;
			}
		}
		let data7 = data.allow_failure;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/allow_failure", "type", types1); errors++;
			}
		}
		let data8 = data.coverage;
		if(data8 !== undefined){
			if(((!(typeof data8 == "number")) && (typeof data8 !== "string")) && (data8 !== null)){
				vErrors = fail(vErrors, "/coverage", "type", types2); errors++;
			}
		}
		let data9 = data.duration;
		if(data9 !== undefined){
			if((!(typeof data9 == "number")) && (data9 !== null)){
				vErrors = fail(vErrors, "/duration", "type", types3); errors++;
			}
		}
		let data10 = data.created_at;
		if(data10 !== undefined){
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data11 = data.started_at;
		if(data11 !== undefined){
			if((typeof data11 !== "string") && (data11 !== null)){
				vErrors = fail(vErrors, "/started_at", "type", types0); errors++;
			}
			if(typeof data11 === "string"){
				if(!dateTimeFormat(data11)){
					vErrors = fail(vErrors, "/started_at", "format", "date-time"); errors++;
				}
			}
		}
		let data12 = data.finished_at;
		if(data12 !== undefined){
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/finished_at", "type", types0); errors++;
			}
			if(typeof data12 === "string"){
				if(!dateTimeFormat(data12)){
					vErrors = fail(vErrors, "/finished_at", "format", "date-time"); errors++;
				}
			}
		}
		let data13 = data.commit;
		if(data13 !== undefined){
			if(!(checkJobCommit(data13))){
				vErrors = join(vErrors, checkJobCommit.errors, "/commit");
				errors = vErrors.length;
			}
		}
		let data14 = data.user;
		if(data14 !== undefined){
			const _errs15 = errors;
			let valid15 = false;
			const _errs16 = errors;
			if(!(checkUserSummary(data14))){
				vErrors = join(vErrors, checkUserSummary.errors, "/user");
				errors = vErrors.length;
			}
			var _valid0 = _errs16 === errors;
			if(_valid0){
				valid15 = true;
			}
			var end0 = errors;
			if(!valid15){
				const _errs17 = errors;
				if(data14 !== null){
					vErrors = fail(vErrors, "/user", "type", "null"); errors++;
				}
				var _valid1 = _errs17 === errors;
				if(_valid1){
					valid15 = true;
				}
				var end1 = errors;
			}
			if(!valid15){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/user", start: _errs15, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs15;
				if(vErrors !== null){
					if(_errs15){
						vErrors.length = _errs15;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data15 = data.runner;
		if(data15 !== undefined){
			if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
				vErrors = fail(vErrors, "/runner", "type", types4); errors++;
			}
		}
		let data16 = data.artifacts;
		if(data16 !== undefined){
			if(Array.isArray(data16)){
				const before0 = errors;
				for(let i0=0; i0<data16.length; i0++){
					let data17 = data16[i0];
					if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
						vErrors = fail(vErrors, "/artifacts/" + i0, "type", "object"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/artifacts", "type", "array"); errors++;
			}
		}
		let data18 = data.download_url;
		if(data18 !== undefined){
			if((typeof data18 !== "string") && (data18 !== null)){
				vErrors = fail(vErrors, "/download_url", "type", types0); errors++;
			}
		}
		let data19 = data.web_url;
		if(data19 !== undefined){
			if(typeof data19 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkJob.errors = vErrors;
	}
	return errors === 0;
}

export function validateJob(value) {
	return validate(checkJob, value);
}

export function isJob(value) {
	return verdict(checkJob(value));
}
