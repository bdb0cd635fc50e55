import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkReportedVisibility } from './reported-visibility.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];
const types2 = ["integer","null"];

export function checkApprovalRuleGroup(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.description !== undefined){
			let data1 = data.description;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
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
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data4 = data.id;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/id", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.ldap_cn !== undefined){
			let data5 = data.ldap_cn;
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/ldap_cn", "type", types0); errors++;
			}
		}
		if(data.lfs_enabled !== undefined){
			let data6 = data.lfs_enabled;
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/lfs_enabled", "type", types1); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.parent_id !== undefined){
			let data8 = data.parent_id;
			if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types2); errors++;
			}
			if(typeof data8 == "number"){
				if(Math.abs(data8) > 9007199254740991 && Number.isInteger(data8)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.path !== undefined){
			if(typeof data.path !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		if(data.request_access_enabled !== undefined){
			let data10 = data.request_access_enabled;
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types1); errors++;
			}
		}
		if(data.visibility !== undefined){
			if(!(checkReportedVisibility(data.visibility))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApprovalRuleGroup.errors = vErrors;
	return errors === 0;
}

export function validateApprovalRuleGroup(value) {
	return validate(checkApprovalRuleGroup, value);
}

export function isApprovalRuleGroup(value) {
	return checkApprovalRuleGroup(value);
}
