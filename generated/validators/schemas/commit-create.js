import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkCommitAction } from './commit-action.js';

const known0 = new Set(["branch","commit_message","start_branch","start_sha","start_project","actions","author_email","author_name","stats","force"]);

export function checkCommitCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.branch;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		let data1 = data.commit_message;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "commit_message"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/commit_message", "type", "string"); errors++;
			}
		}
		let data2 = data.start_branch;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/start_branch", "type", "string"); errors++;
			}
		}
		let data3 = data.start_sha;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/start_sha", "type", "string"); errors++;
			}
		}
		let data4 = data.start_project;
		if(data4 !== undefined){
			const _errs5 = errors;
			let valid5 = false;
			const _errs6 = errors;
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/start_project", integerFault(data4), "integer"); errors++;
			}
			var _valid0 = _errs6 === errors;
			if(_valid0){
				valid5 = true;
			}
			var end0 = errors;
			if(!valid5){
				const _errs7 = errors;
				if(typeof data4 !== "string"){
					vErrors = fail(vErrors, "/start_project", "type", "string"); errors++;
				}
				var _valid1 = _errs7 === errors;
				if(_valid1){
					valid5 = true;
				}
				var end1 = errors;
			}
			if(!valid5){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/start_project", start: _errs5, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs5;
				if(vErrors !== null){
					if(_errs5){
						vErrors.length = _errs5;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data5 = data.actions;
		if(data5 === undefined){
			vErrors = fail(vErrors, "", "required", "actions"); errors++;
		} else {
			if(Array.isArray(data5)){
				const before0 = errors;
				for(let i0=0; i0<data5.length; i0++){
					if(!(checkCommitAction(data5[i0]))){
						vErrors = join(vErrors, checkCommitAction.errors, "/actions/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/actions", "type", "array"); errors++;
			}
		}
		let data7 = data.author_email;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		let data8 = data.author_name;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		let data9 = data.stats;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/stats", "type", "boolean"); errors++;
			}
		}
		let data10 = data.force;
		if(data10 !== undefined){
			if(typeof data10 !== "boolean"){
				vErrors = fail(vErrors, "/force", "type", "boolean"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCommitCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommitCreate(value) {
	return validate(checkCommitCreate, value);
}

export function isCommitCreate(value) {
	return verdict(checkCommitCreate(value));
}
