import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkProjectSummary } from './project-summary.js';
import { checkReportedImportStatus } from './reported-import-status.js';

export function checkCanceledImport(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkProjectSummary(data))){
		vErrors = join(vErrors, checkProjectSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.import_status;
		if(data0 !== undefined){
			if(!(checkReportedImportStatus(data0))){
				vErrors = join(vErrors, checkReportedImportStatus.errors, "/import_status");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCanceledImport.errors = vErrors;
	return errors === 0;
}

export function validateCanceledImport(value) {
	return validate(checkCanceledImport, value);
}

export function isCanceledImport(value) {
	return checkCanceledImport(value);
}
