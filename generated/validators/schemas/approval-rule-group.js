import { isPlainInteger } from '../runtime/exact-integers.js';
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
		let data0 = data.avatar_url;
		if(data0 !== undefined){
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data2 = data.full_name;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/full_name", "type", "string"); errors++;
			}
		}
		let data3 = data.full_path;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data4 = data.id;
		if(data4 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data4) && !isPlainInteger(data4)){
				vErrors = fail(vErrors, "/id", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.ldap_cn;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/ldap_cn", "type", types0); errors++;
			}
		}
		let data6 = data.lfs_enabled;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/lfs_enabled", "type", types1); errors++;
			}
		}
		let data7 = data.name;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data8 = data.parent_id;
		if(data8 !== undefined){
			if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types2); errors++;
			}
			if(typeof data8 == "number"){
				if(Math.abs(data8) > 9007199254740991 && Number.isInteger(data8) && !isPlainInteger(data8)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data9 = data.path;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data10 = data.request_access_enabled;
		if(data10 !== undefined){
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types1); errors++;
			}
		}
		let data11 = data.visibility;
		if(data11 !== undefined){
			if(!(checkReportedVisibility(data11))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data12 = data.web_url;
		if(data12 !== undefined){
			if(typeof data12 !== "string"){
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
