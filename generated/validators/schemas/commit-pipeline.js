import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkReportedPipelineStatus } from './reported-pipeline-status.js';

const types0 = ["string","null"];

export function checkCommitPipeline(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data0 = data.id;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.ref !== undefined){
			let data1 = data.ref;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/ref", "type", types0); errors++;
			}
		}
		if(data.sha !== undefined){
			if(typeof data.sha !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		if(data.status !== undefined){
			if(!(checkReportedPipelineStatus(data.status))){
				vErrors = join(vErrors, checkReportedPipelineStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCommitPipeline.errors = vErrors;
	return errors === 0;
}

export function validateCommitPipeline(value) {
	return validate(checkCommitPipeline, value);
}

export function isCommitPipeline(value) {
	return checkCommitPipeline(value);
}
