import { fail, validate, verdict } from '../runtime/validation.js';

export function checkSourceAImportStages(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.single_endpoint_notes_import;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/single_endpoint_notes_import", "type", "boolean"); errors++;
			}
		}
		let data1 = data.attachments_import;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/attachments_import", "type", "boolean"); errors++;
			}
		}
		let data2 = data.collaborators_import;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/collaborators_import", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "single_endpoint_notes_import") || (key0 === "attachments_import")) || (key0 === "collaborators_import"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSourceAImportStages.errors = vErrors;
	}
	return errors === 0;
}

export function validateSourceAImportStages(value) {
	return validate(checkSourceAImportStages, value);
}

export function isSourceAImportStages(value) {
	return verdict(checkSourceAImportStages(value));
}
