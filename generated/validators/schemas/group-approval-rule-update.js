import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkApprovalRuleType } from './approval-rule-type.js';

const known0 = new Set(["approvals_required","name","group_ids","user_ids","rule_type"]);

export function checkGroupApprovalRuleUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.approvals_required;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/approvals_required", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.group_ids;
		if(data2 !== undefined){
			if(Array.isArray(data2)){
				const before0 = errors;
				for(let i0=0; i0<data2.length; i0++){
					let data3 = data2[i0];
					if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
						vErrors = fail(vErrors, "/group_ids/" + i0, integerFault(data3), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/group_ids", "type", "array"); errors++;
			}
		}
		let data4 = data.user_ids;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before1 = errors;
				for(let i1=0; i1<data4.length; i1++){
					let data5 = data4[i1];
					if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
						vErrors = fail(vErrors, "/user_ids/" + i1, integerFault(data5), "integer"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/user_ids", "type", "array"); errors++;
			}
		}
		let data6 = data.rule_type;
		if(data6 !== undefined){
			if(!(checkApprovalRuleType(data6))){
				vErrors = join(vErrors, checkApprovalRuleType.errors, "/rule_type");
				errors = vErrors.length;
			}
		}
		const before2 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before2 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGroupApprovalRuleUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroupApprovalRuleUpdate(value) {
	return validate(checkGroupApprovalRuleUpdate, value);
}

export function isGroupApprovalRuleUpdate(value) {
	return verdict(checkGroupApprovalRuleUpdate(value));
}
