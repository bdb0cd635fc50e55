import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["boolean","null"];

export function checkJobProject(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.ci_job_token_scope_enabled;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/ci_job_token_scope_enabled", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkJobProject.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobProject(value) {
	return validate(checkJobProject, value);
}

export function isJobProject(value) {
	return verdict(checkJobProject(value));
}
