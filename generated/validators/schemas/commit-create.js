import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkCommitAction } from './commit-action.js';

const known0 = new Set(["actions","author_email","author_name","branch","commit_message","force","start_branch","start_project","start_sha","stats"]);

export function checkCommitCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.actions === undefined){
			vErrors = fail(vErrors, "", "required", "actions"); errors++;
		} else {
			let data0 = data.actions;
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(!(checkCommitAction(data0[i0]))){
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
		if(data.author_email !== undefined){
			if(typeof data.author_email !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		if(data.author_name !== undefined){
			if(typeof data.author_name !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		if(data.branch === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data.branch !== "string"){
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		if(data.commit_message === undefined){
			vErrors = fail(vErrors, "", "required", "commit_message"); errors++;
		} else {
			if(typeof data.commit_message !== "string"){
				vErrors = fail(vErrors, "/commit_message", "type", "string"); errors++;
			}
		}
		if(data.force !== undefined){
			if(typeof data.force !== "boolean"){
				vErrors = fail(vErrors, "/force", "type", "boolean"); errors++;
			}
		}
		if(data.start_branch !== undefined){
			if(typeof data.start_branch !== "string"){
				vErrors = fail(vErrors, "/start_branch", "type", "string"); errors++;
			}
		}
		if(data.start_project !== undefined){
			let data8 = data.start_project;
			const _errs9 = errors;
			let valid9 = false;
			const _errs10 = errors;
			if(!Number.isSafeInteger(data8)){
				vErrors = fail(vErrors, "/start_project", integerFault(data8), "integer"); errors++;
			}
			var _valid0 = _errs10 === errors;
			valid9 = valid9 || _valid0;
			if(!valid9){
				const _errs11 = errors;
				if(typeof data8 !== "string"){
					vErrors = fail(vErrors, "/start_project", "type", "string"); errors++;
				}
				var _valid0 = _errs11 === errors;
				valid9 = valid9 || _valid0;
			}
			if(!valid9){
				vErrors = fail(vErrors, "/start_project", "anyOf"); errors++;
			} else {
				errors = _errs9;
				if(vErrors !== null){
					if(_errs9){
						vErrors.length = _errs9;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.start_sha !== undefined){
			if(typeof data.start_sha !== "string"){
				vErrors = fail(vErrors, "/start_sha", "type", "string"); errors++;
			}
		}
		if(data.stats !== undefined){
			if(typeof data.stats !== "boolean"){
				vErrors = fail(vErrors, "/stats", "type", "boolean"); errors++;
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
	checkCommitCreate.errors = vErrors;
	return errors === 0;
}

export function validateCommitCreate(value) {
	return validate(checkCommitCreate, value);
}

export function isCommitCreate(value) {
	return checkCommitCreate(value);
}
