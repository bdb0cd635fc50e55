import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkReportedImportStatus } from './reported-import-status.js';

const types0 = ["string","null"];

export function checkImportResult(data){
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
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.full_path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data3 = data.full_name;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/full_name", "type", "string"); errors++;
			}
		}
		let data4 = data.refs_url;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/refs_url", "type", "string"); errors++;
			}
		}
		let data5 = data.import_source;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/import_source", "type", "string"); errors++;
			}
		}
		let data6 = data.import_status;
		if(data6 !== undefined){
			if(!(checkReportedImportStatus(data6))){
				vErrors = join(vErrors, checkReportedImportStatus.errors, "/import_status");
				errors = vErrors.length;
			}
		}
		let data7 = data.human_import_status_name;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/human_import_status_name", "type", "string"); errors++;
			}
		}
		let data8 = data.provider_link;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/provider_link", "type", "string"); errors++;
			}
		}
		let data9 = data.relation_type;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/relation_type", "type", types0); errors++;
			}
		}
		let data10 = data.import_warning;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/import_warning", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkImportResult.errors = vErrors;
	}
	return errors === 0;
}

export function validateImportResult(value) {
	return validate(checkImportResult, value);
}

export function isImportResult(value) {
	return verdict(checkImportResult(value));
}
