import { codePoints, fail, join, validate, verdict } from '../runtime/validation.js';
import { checkProtectedBranchAccess } from './protected-branch-access.js';

const values0 = [0,30,40,60];
const values1 = [30,40,60];
const known0 = new Set(["name","push_access_level","merge_access_level","unprotect_access_level","allow_force_push","code_owner_approval_required","allowed_to_push","allowed_to_merge","allowed_to_unprotect"]);

export function checkProtectedBranchCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
				if(data0.length > 255 && codePoints(data0) > 255){
					vErrors = fail(vErrors, "/name", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.push_access_level;
		if(data1 !== undefined){
			if(!values0.includes(data1)){
				vErrors = fail(vErrors, "/push_access_level", "enum", values0); errors++;
			}
		}
		let data2 = data.merge_access_level;
		if(data2 !== undefined){
			if(!values0.includes(data2)){
				vErrors = fail(vErrors, "/merge_access_level", "enum", values0); errors++;
			}
		}
		let data3 = data.unprotect_access_level;
		if(data3 !== undefined){
			if(((data3 !== 30) && (data3 !== 40)) && (data3 !== 60)){
				vErrors = fail(vErrors, "/unprotect_access_level", "enum", values1); errors++;
			}
		}
		let data4 = data.allow_force_push;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/allow_force_push", "type", "boolean"); errors++;
			}
		}
		let data5 = data.code_owner_approval_required;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/code_owner_approval_required", "type", "boolean"); errors++;
			}
		}
		let data6 = data.allowed_to_push;
		if(data6 !== undefined){
			if(Array.isArray(data6)){
				const before0 = errors;
				for(let i0=0; i0<data6.length; i0++){
					if(!(checkProtectedBranchAccess(data6[i0]))){
						vErrors = join(vErrors, checkProtectedBranchAccess.errors, "/allowed_to_push/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_to_push", "type", "array"); errors++;
			}
		}
		let data8 = data.allowed_to_merge;
		if(data8 !== undefined){
			if(Array.isArray(data8)){
				const before1 = errors;
				for(let i1=0; i1<data8.length; i1++){
					if(!(checkProtectedBranchAccess(data8[i1]))){
						vErrors = join(vErrors, checkProtectedBranchAccess.errors, "/allowed_to_merge/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_to_merge", "type", "array"); errors++;
			}
		}
		let data10 = data.allowed_to_unprotect;
		if(data10 !== undefined){
			if(Array.isArray(data10)){
				const before2 = errors;
				for(let i2=0; i2<data10.length; i2++){
					if(!(checkProtectedBranchAccess(data10[i2]))){
						vErrors = join(vErrors, checkProtectedBranchAccess.errors, "/allowed_to_unprotect/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/allowed_to_unprotect", "type", "array"); errors++;
			}
		}
		const before3 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before3 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProtectedBranchCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateProtectedBranchCreate(value) {
	return validate(checkProtectedBranchCreate, value);
}

export function isProtectedBranchCreate(value) {
	return verdict(checkProtectedBranchCreate(value));
}
