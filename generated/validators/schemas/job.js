import { isPlainInteger } from '../runtime/exact-integers.js';
import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkJobCommit } from './job-commit.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["boolean","null"];
const types1 = ["number","string","null"];
const types2 = ["string","null"];
const types3 = ["number","null"];
const types4 = ["object","null"];

export function checkJob(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.allow_failure;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/allow_failure", "type", types0); errors++;
			}
		}
		let data1 = data.artifacts;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					let data2 = data1[i0];
					if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
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
		let data3 = data.commit;
		if(data3 !== undefined){
			if(!(checkJobCommit(data3))){
				vErrors = join(vErrors, checkJobCommit.errors, "/commit");
				errors = vErrors.length;
			}
		}
		let data4 = data.coverage;
		if(data4 !== undefined){
			if(((!(typeof data4 == "number")) && (typeof data4 !== "string")) && (data4 !== null)){
				vErrors = fail(vErrors, "/coverage", "type", types1); errors++;
			}
		}
		let data5 = data.created_at;
		if(data5 !== undefined){
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data6 = data.download_url;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/download_url", "type", types2); errors++;
			}
		}
		let data7 = data.duration;
		if(data7 !== undefined){
			if((!(typeof data7 == "number")) && (data7 !== null)){
				vErrors = fail(vErrors, "/duration", "type", types3); errors++;
			}
		}
		let data8 = data.failure_reason;
		if(data8 !== undefined){
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/failure_reason", "type", types2); errors++;
			}
		}
		let data9 = data.finished_at;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/finished_at", "type", types2); errors++;
			}
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/finished_at", "format", "date-time"); errors++;
				}
			}
		}
		let data10 = data.id;
		if(data10 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data10) && !isPlainInteger(data10)){
				vErrors = fail(vErrors, "/id", integerFault(data10), "integer"); errors++;
			}
		}
		let data11 = data.name;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data12 = data.ref;
		if(data12 !== undefined){
			if(typeof data12 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data13 = data.runner;
		if(data13 !== undefined){
			if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
				vErrors = fail(vErrors, "/runner", "type", types4); errors++;
			}
		}
		let data14 = data.stage;
		if(data14 !== undefined){
			if(typeof data14 !== "string"){
				vErrors = fail(vErrors, "/stage", "type", "string"); errors++;
			}
		}
		let data15 = data.started_at;
		if(data15 !== undefined){
			if((typeof data15 !== "string") && (data15 !== null)){
				vErrors = fail(vErrors, "/started_at", "type", types2); errors++;
			}
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/started_at", "format", "date-time"); errors++;
				}
			}
		}
		let data16 = data.status;
		if(data16 !== undefined){
			if(typeof data16 !== "string"){
				vErrors = fail(vErrors, "/status", "type", "string"); errors++;
			}
		}
		let data17 = data.tag;
		if(data17 !== undefined){
			if((typeof data17 !== "boolean") && (data17 !== null)){
				vErrors = fail(vErrors, "/tag", "type", types0); errors++;
			}
		}
		let data18 = data.user;
		if(data18 !== undefined){
			const _errs19 = errors;
			let valid19 = false;
			const _errs20 = errors;
			if(!(checkUserSummary(data18))){
				vErrors = join(vErrors, checkUserSummary.errors, "/user");
				errors = vErrors.length;
			}
			var _valid0 = _errs20 === errors;
			if(_valid0){
				valid19 = true;
			}
			if(!valid19){
				const _errs21 = errors;
				if(data18 !== null){
					vErrors = fail(vErrors, "/user", "type", "null"); errors++;
				}
				var _valid1 = _errs21 === errors;
				if(_valid1){
					valid19 = true;
				}
			}
			if(!valid19){
				vErrors = fail(vErrors, "/user", "anyOf"); errors++;
			} else {
				errors = _errs19;
				if(vErrors !== null){
					if(_errs19){
						vErrors.length = _errs19;
					} else {
						vErrors = null;
					}
				}
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
	checkJob.errors = vErrors;
	return errors === 0;
}

export function validateJob(value) {
	return validate(checkJob, value);
}

export function isJob(value) {
	return checkJob(value);
}
