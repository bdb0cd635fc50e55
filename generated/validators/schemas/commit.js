import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
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
		let data0 = data.authored_date;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/authored_date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/authored_date", "type", "string"); errors++;
			}
		}
		let data1 = data.committed_date;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/committed_date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/committed_date", "type", "string"); errors++;
			}
		}
		let data2 = data.committer_email;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/committer_email", "type", "string"); errors++;
			}
		}
		let data3 = data.committer_name;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/committer_name", "type", "string"); errors++;
			}
		}
		let data4 = data.extended_trailers;
		if(data4 !== undefined){
			if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
				const before0 = errors;
				for(const key0 of Object.keys(data4)){
					if(!(false)){
						let data5 = data4[key0];
						if(Array.isArray(data5)){
							const before1 = errors;
							for(let i0=0; i0<data5.length; i0++){
								if(typeof data5[i0] !== "string"){
									vErrors = fail(vErrors, "/extended_trailers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0, "type", "string"); errors++;
								}
								if(errors - before1 >= 100){
									break;
								}
							}
						} else {
							vErrors = fail(vErrors, "/extended_trailers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "array"); errors++;
						}
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/extended_trailers", "type", "object"); errors++;
			}
		}
		let data7 = data.last_pipeline;
		if(data7 !== undefined){
			const _errs10 = errors;
			let valid9 = false;
			const _errs11 = errors;
			if(!(checkCommitPipeline(data7))){
				vErrors = join(vErrors, checkCommitPipeline.errors, "/last_pipeline");
				errors = vErrors.length;
			}
			var _valid0 = _errs11 === errors;
			if(_valid0){
				valid9 = true;
			}
			if(!valid9){
				const _errs12 = errors;
				if(data7 !== null){
					vErrors = fail(vErrors, "/last_pipeline", "type", "null"); errors++;
				}
				var _valid1 = _errs12 === errors;
				if(_valid1){
					valid9 = true;
				}
			}
			if(!valid9){
				vErrors = fail(vErrors, "/last_pipeline", "anyOf"); errors++;
			} else {
				errors = _errs10;
				if(vErrors !== null){
					if(_errs10){
						vErrors.length = _errs10;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data8 = data.message;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		let data9 = data.parent_ids;
		if(data9 !== undefined){
			if((!(Array.isArray(data9))) && (data9 !== null)){
				vErrors = fail(vErrors, "/parent_ids", "type", types0); errors++;
			}
			if(Array.isArray(data9)){
				const before2 = errors;
				for(let i1=0; i1<data9.length; i1++){
					if(typeof data9[i1] !== "string"){
						vErrors = fail(vErrors, "/parent_ids/" + i1, "type", "string"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			}
		}
		let data11 = data.stats;
		if(data11 !== undefined){
			if(!(checkCommitStats(data11))){
				vErrors = join(vErrors, checkCommitStats.errors, "/stats");
				errors = vErrors.length;
			}
		}
		let data12 = data.status;
		if(data12 !== undefined){
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/status", "type", types1); errors++;
			}
		}
		let data13 = data.trailers;
		if(data13 !== undefined){
			if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
				const before3 = errors;
				for(const key1 of Object.keys(data13)){
					if(!(false)){
						if(typeof data13[key1] !== "string"){
							vErrors = fail(vErrors, "/trailers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
						}
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/trailers", "type", "object"); errors++;
			}
		}
		let data15 = data.web_url;
		if(data15 !== undefined){
			if(typeof data15 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCommit.errors = vErrors;
	return errors === 0;
}

export function validateCommit(value) {
	return validate(checkCommit, value);
}

export function isCommit(value) {
	return checkCommit(value);
}
