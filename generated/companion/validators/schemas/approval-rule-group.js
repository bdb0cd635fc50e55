import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkReportedVisibility } from './reported-visibility.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];
const types2 = ["integer","null"];

export function checkApprovalRuleGroup(data){
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
		let data2 = data.path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data3 = data.description;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data4 = data.visibility;
		if(data4 !== undefined){
			if(!(checkReportedVisibility(data4))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data5 = data.lfs_enabled;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/lfs_enabled", "type", types1); errors++;
			}
		}
		let data6 = data.avatar_url;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data7 = data.web_url;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data8 = data.request_access_enabled;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types1); errors++;
			}
		}
		let data9 = data.full_name;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/full_name", "type", "string"); errors++;
			}
		}
		let data10 = data.full_path;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data11 = data.parent_id;
		if(data11 !== undefined){
			if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types2); errors++;
			}
			if(typeof data11 == "number"){
				if(Math.abs(data11) > 9007199254740991 && Number.isInteger(data11) && !plainInteger(data11)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data12 = data.ldap_cn;
		if(data12 !== undefined){
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/ldap_cn", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalRuleGroup.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalRuleGroup(value) {
	return validate(checkApprovalRuleGroup, value);
}

export function isApprovalRuleGroup(value) {
	return verdict(checkApprovalRuleGroup(value));
}
