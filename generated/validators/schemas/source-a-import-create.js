import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkImportTimeoutStrategy } from './import-timeout-strategy.js';
import { checkSourceAImportStages } from './source-a-import-stages.js';

const pattern0 = new RegExp("\\S", "u");
const known0 = new Set(["new_name","optional_stages","pagination_limit","personal_access_token","repo_id","source_a_hostname","target_namespace","timeout_strategy"]);

export function checkSourceAImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.new_name !== undefined){
			if(typeof data.new_name !== "string"){
				vErrors = fail(vErrors, "/new_name", "type", "string"); errors++;
			}
		}
		if(data.optional_stages !== undefined){
			if(!(checkSourceAImportStages(data.optional_stages))){
				vErrors = join(vErrors, checkSourceAImportStages.errors, "/optional_stages");
				errors = vErrors.length;
			}
		}
		if(data.pagination_limit !== undefined){
			let data2 = data.pagination_limit;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/pagination_limit", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.personal_access_token === undefined){
			vErrors = fail(vErrors, "", "required", "personal_access_token"); errors++;
		} else {
			if(typeof data.personal_access_token !== "string"){
				vErrors = fail(vErrors, "/personal_access_token", "type", "string"); errors++;
			}
		}
		if(data.repo_id === undefined){
			vErrors = fail(vErrors, "", "required", "repo_id"); errors++;
		} else {
			let data4 = data.repo_id;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/repo_id", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.source_a_hostname !== undefined){
			if(typeof data.source_a_hostname !== "string"){
				vErrors = fail(vErrors, "/source_a_hostname", "type", "string"); errors++;
			}
		}
		if(data.target_namespace === undefined){
			vErrors = fail(vErrors, "", "required", "target_namespace"); errors++;
		} else {
			let data6 = data.target_namespace;
			if(typeof data6 === "string"){
				if(!pattern0.test(data6)){
					vErrors = fail(vErrors, "/target_namespace", "pattern", "\\S"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/target_namespace", "type", "string"); errors++;
			}
		}
		if(data.timeout_strategy !== undefined){
			if(!(checkImportTimeoutStrategy(data.timeout_strategy))){
				vErrors = join(vErrors, checkImportTimeoutStrategy.errors, "/timeout_strategy");
				errors = vErrors.length;
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
	checkSourceAImportCreate.errors = vErrors;
	return errors === 0;
}

export function validateSourceAImportCreate(value) {
	return validate(checkSourceAImportCreate, value);
}

export function isSourceAImportCreate(value) {
	return checkSourceAImportCreate(value);
}
