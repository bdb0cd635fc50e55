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
		if(data.allow_failure !== undefined){
			let data0 = data.allow_failure;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/allow_failure", "type", types0); errors++;
			}
		}
		if(data.artifacts !== undefined){
			let data1 = data.artifacts;
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
		if(data.commit !== undefined){
			if(!(checkJobCommit(data.commit))){
				vErrors = join(vErrors, checkJobCommit.errors, "/commit");
				errors = vErrors.length;
			}
		}
		if(data.coverage !== undefined){
			let data4 = data.coverage;
			if(((!(typeof data4 == "number")) && (typeof data4 !== "string")) && (data4 !== null)){
				vErrors = fail(vErrors, "/coverage", "type", types1); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data5 = data.created_at;
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.download_url !== undefined){
			let data6 = data.download_url;
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/download_url", "type", types2); errors++;
			}
		}
		if(data.duration !== undefined){
			let data7 = data.duration;
			if((!(typeof data7 == "number")) && (data7 !== null)){
				vErrors = fail(vErrors, "/duration", "type", types3); errors++;
			}
		}
		if(data.failure_reason !== undefined){
			let data8 = data.failure_reason;
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/failure_reason", "type", types2); errors++;
			}
		}
		if(data.finished_at !== undefined){
			let data9 = data.finished_at;
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/finished_at", "type", types2); errors++;
			}
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/finished_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data10 = data.id;
			if(!Number.isSafeInteger(data10)){
				vErrors = fail(vErrors, "/id", integerFault(data10), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.ref !== undefined){
			if(typeof data.ref !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		if(data.runner !== undefined){
			let data13 = data.runner;
			if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
				vErrors = fail(vErrors, "/runner", "type", types4); errors++;
			}
		}
		if(data.stage !== undefined){
			if(typeof data.stage !== "string"){
				vErrors = fail(vErrors, "/stage", "type", "string"); errors++;
			}
		}
		if(data.started_at !== undefined){
			let data15 = data.started_at;
			if((typeof data15 !== "string") && (data15 !== null)){
				vErrors = fail(vErrors, "/started_at", "type", types2); errors++;
			}
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/started_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.status !== undefined){
			if(typeof data.status !== "string"){
				vErrors = fail(vErrors, "/status", "type", "string"); errors++;
			}
		}
		if(data.tag !== undefined){
			let data17 = data.tag;
			if((typeof data17 !== "boolean") && (data17 !== null)){
				vErrors = fail(vErrors, "/tag", "type", types0); errors++;
			}
		}
		if(data.user !== undefined){
			let data18 = data.user;
			const _errs19 = errors;
			let valid19 = false;
			const _errs20 = errors;
			if(!(checkUserSummary(data18))){
				vErrors = join(vErrors, checkUserSummary.errors, "/user");
				errors = vErrors.length;
			}
			var _valid0 = _errs20 === errors;
			valid19 = valid19 || _valid0;
			if(!valid19){
				const _errs21 = errors;
				if(data18 !== null){
					vErrors = fail(vErrors, "/user", "type", "null"); errors++;
				}
				var _valid0 = _errs21 === errors;
				valid19 = valid19 || _valid0;
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
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
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
