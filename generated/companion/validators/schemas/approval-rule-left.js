import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkApprovalRuleLeft(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 !== undefined){
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
		let data2 = data.rule_type;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/rule_type", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalRuleLeft.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalRuleLeft(value) {
	return validate(checkApprovalRuleLeft, value);
}

export function isApprovalRuleLeft(value) {
	return verdict(checkApprovalRuleLeft(value));
}
