import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkCommitPipeline } from './commit-pipeline.js';
import { checkCommitStats } from './commit-stats.js';
import { checkCommitSummary } from './commit-summary.js';

const types0 = ["array","null"];
const types1 = ["string","null"];

export function checkCommit(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkCommitSummary(data))){
		vErrors = join(vErrors, checkCommitSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.message;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		let data1 = data.authored_date;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/authored_date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/authored_date", "type", "string"); errors++;
			}
		}
		let data2 = data.committer_name;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/committer_name", "type", "string"); errors++;
			}
		}
		let data3 = data.committer_email;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/committer_email", "type", "string"); errors++;
			}
		}
		let data4 = data.committed_date;
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/committed_date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/committed_date", "type", "string"); errors++;
			}
		}
		let data5 = data.parent_ids;
		if(data5 !== undefined){
			if((!(Array.isArray(data5))) && (data5 !== null)){
				vErrors = fail(vErrors, "/parent_ids", "type", types0); errors++;
			}
			if(Array.isArray(data5)){
				const before0 = errors;
				for(let i0=0; i0<data5.length; i0++){
					if(typeof data5[i0] !== "string"){
						vErrors = fail(vErrors, "/parent_ids/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			}
		}
		let data7 = data.web_url;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data8 = data.trailers;
		if(data8 !== undefined){
			if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
				const before1 = errors;
				for(const key0 of Object.keys(data8)){
					if(!(false)){
						if(typeof data8[key0] !== "string"){
							vErrors = fail(vErrors, "/trailers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
						}
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/trailers", "type", "object"); errors++;
			}
		}
		let data10 = data.extended_trailers;
		if(data10 !== undefined){
			if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
				const before2 = errors;
				for(const key1 of Object.keys(data10)){
					if(!(false)){
						let data11 = data10[key1];
						if(Array.isArray(data11)){
							const before3 = errors;
							for(let i1=0; i1<data11.length; i1++){
								if(typeof data11[i1] !== "string"){
									vErrors = fail(vErrors, "/extended_trailers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1, "type", "string"); errors++;
								}
								if(errors - before3 >= 100){
									break;
								}
							}
						} else {
							vErrors = fail(vErrors, "/extended_trailers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "array"); errors++;
						}
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/extended_trailers", "type", "object"); errors++;
			}
		}
		let data13 = data.stats;
		if(data13 !== undefined){
			if(!(checkCommitStats(data13))){
				vErrors = join(vErrors, checkCommitStats.errors, "/stats");
				errors = vErrors.length;
			}
		}
		let data14 = data.status;
		if(data14 !== undefined){
			if((typeof data14 !== "string") && (data14 !== null)){
				vErrors = fail(vErrors, "/status", "type", types1); errors++;
			}
		}
		let data15 = data.last_pipeline;
		if(data15 !== undefined){
			const _errs18 = errors;
			let valid17 = false;
			const _errs19 = errors;
			if(!(checkCommitPipeline(data15))){
				vErrors = join(vErrors, checkCommitPipeline.errors, "/last_pipeline");
				errors = vErrors.length;
			}
			var _valid0 = _errs19 === errors;
			if(_valid0){
				valid17 = true;
			}
			var end0 = errors;
			if(!valid17){
				const _errs20 = errors;
				if(data15 !== null){
					vErrors = fail(vErrors, "/last_pipeline", "type", "null"); errors++;
				}
				var _valid1 = _errs20 === errors;
				if(_valid1){
					valid17 = true;
				}
				var end1 = errors;
			}
			if(!valid17){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/last_pipeline", start: _errs18, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs18;
				if(vErrors !== null){
					if(_errs18){
						vErrors.length = _errs18;
					} else {
						vErrors = null;
					}
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCommit.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommit(value) {
	return validate(checkCommit, value);
}

export function isCommit(value) {
	return verdict(checkCommit(value));
}
