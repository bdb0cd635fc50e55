import { fail, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkCommit } from './commit.js';
import { checkCommitSummary } from './commit-summary.js';
import { checkFileDiff } from './file-diff.js';

const types0 = ["boolean","null"];

export function checkComparison(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.commit;
		if(data0 !== undefined){
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!(checkCommit(data0))){
				vErrors = join(vErrors, checkCommit.errors, "/commit");
				errors = vErrors.length;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(data0 !== null){
					vErrors = fail(vErrors, "/commit", "type", "null"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/commit", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.commits;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(!(checkCommitSummary(data1[i0]))){
						vErrors = join(vErrors, checkCommitSummary.errors, "/commits/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/commits", "type", "array"); errors++;
			}
		}
		let data3 = data.diffs;
		if(data3 !== undefined){
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					if(!(checkFileDiff(data3[i1]))){
						vErrors = join(vErrors, checkFileDiff.errors, "/diffs/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/diffs", "type", "array"); errors++;
			}
		}
		let data5 = data.compare_timeout;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/compare_timeout", "type", types0); errors++;
			}
		}
		let data6 = data.compare_same_ref;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/compare_same_ref", "type", types0); errors++;
			}
		}
		let data7 = data.web_url;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkComparison.errors = vErrors;
	}
	return errors === 0;
}

export function validateComparison(value) {
	return validate(checkComparison, value);
}

export function isComparison(value) {
	return verdict(checkComparison(value));
}
