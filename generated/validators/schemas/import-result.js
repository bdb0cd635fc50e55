import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkReportedImportStatus } from './reported-import-status.js';

const types0 = ["string","null"];

export function checkImportResult(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.full_name !== undefined){
			if(typeof data.full_name !== "string"){
				vErrors = fail(vErrors, "/full_name", "type", "string"); errors++;
			}
		}
		if(data.full_path !== undefined){
			if(typeof data.full_path !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		if(data.human_import_status_name !== undefined){
			if(typeof data.human_import_status_name !== "string"){
				vErrors = fail(vErrors, "/human_import_status_name", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data3 = data.id;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/id", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.import_source !== undefined){
			if(typeof data.import_source !== "string"){
				vErrors = fail(vErrors, "/import_source", "type", "string"); errors++;
			}
		}
		if(data.import_status !== undefined){
			if(!(checkReportedImportStatus(data.import_status))){
				vErrors = join(vErrors, checkReportedImportStatus.errors, "/import_status");
				errors = vErrors.length;
			}
		}
		if(data.import_warning !== undefined){
			let data6 = data.import_warning;
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/import_warning", "type", types0); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.provider_link !== undefined){
			if(typeof data.provider_link !== "string"){
				vErrors = fail(vErrors, "/provider_link", "type", "string"); errors++;
			}
		}
		if(data.refs_url !== undefined){
			if(typeof data.refs_url !== "string"){
				vErrors = fail(vErrors, "/refs_url", "type", "string"); errors++;
			}
		}
		if(data.relation_type !== undefined){
			let data10 = data.relation_type;
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/relation_type", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkImportResult.errors = vErrors;
	return errors === 0;
}

export function validateImportResult(value) {
	return validate(checkImportResult, value);
}

export function isImportResult(value) {
	return checkImportResult(value);
}
