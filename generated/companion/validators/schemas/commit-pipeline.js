import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkReportedPipelineStatus } from './reported-pipeline-status.js';

const types0 = ["string","null"];

export function checkCommitPipeline(data){
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
		let data1 = data.ref;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/ref", "type", types0); errors++;
			}
		}
		let data2 = data.sha;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		let data3 = data.status;
		if(data3 !== undefined){
			if(!(checkReportedPipelineStatus(data3))){
				vErrors = join(vErrors, checkReportedPipelineStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCommitPipeline.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommitPipeline(value) {
	return validate(checkCommitPipeline, value);
}

export function isCommitPipeline(value) {
	return verdict(checkCommitPipeline(value));
}
