import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkDateToReport } from './date-to-report.js';
import { checkReportedAccessLevel } from './reported-access-level.js';

export function checkSharedProject(data){
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
		let data1 = data.project_id;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/project_id", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.group_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/group_id", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.group_access;
		if(data3 !== undefined){
			if(!(checkReportedAccessLevel(data3))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/group_access");
				errors = vErrors.length;
			}
		}
		let data4 = data.expires_at;
		if(data4 !== undefined){
			if(!(checkDateToReport(data4))){
				vErrors = join(vErrors, checkDateToReport.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSharedProject.errors = vErrors;
	}
	return errors === 0;
}

export function validateSharedProject(value) {
	return validate(checkSharedProject, value);
}

export function isSharedProject(value) {
	return verdict(checkSharedProject(value));
}
