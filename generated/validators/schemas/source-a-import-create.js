import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkImportTimeoutStrategy } from './import-timeout-strategy.js';
import { checkSourceAImportStages } from './source-a-import-stages.js';

const pattern0 = new RegExp("\\S", "u");
const known0 = new Set(["personal_access_token","repo_id","target_namespace","new_name","source_a_hostname","optional_stages","timeout_strategy","pagination_limit"]);

export function checkSourceAImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.personal_access_token;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "personal_access_token"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/personal_access_token", "type", "string"); errors++;
			}
		}
		let data1 = data.repo_id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "repo_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/repo_id", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.target_namespace;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "target_namespace"); errors++;
		} else {
			if(typeof data2 === "string"){
				if(!pattern0.test(data2)){
					vErrors = fail(vErrors, "/target_namespace", "pattern", "\\S"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/target_namespace", "type", "string"); errors++;
			}
		}
		let data3 = data.new_name;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/new_name", "type", "string"); errors++;
			}
		}
		let data4 = data.source_a_hostname;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/source_a_hostname", "type", "string"); errors++;
			}
		}
		let data5 = data.optional_stages;
		if(data5 !== undefined){
			if(!(checkSourceAImportStages(data5))){
				vErrors = join(vErrors, checkSourceAImportStages.errors, "/optional_stages");
				errors = vErrors.length;
			}
		}
		let data6 = data.timeout_strategy;
		if(data6 !== undefined){
			if(!(checkImportTimeoutStrategy(data6))){
				vErrors = join(vErrors, checkImportTimeoutStrategy.errors, "/timeout_strategy");
				errors = vErrors.length;
			}
		}
		let data7 = data.pagination_limit;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/pagination_limit", integerFault(data7), "integer"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
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
		checkSourceAImportCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSourceAImportCreate(value) {
	return validate(checkSourceAImportCreate, value);
}

export function isSourceAImportCreate(value) {
	return verdict(checkSourceAImportCreate(value));
}
