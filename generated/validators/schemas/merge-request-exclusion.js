import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkExcludedNumbers } from './excluded-numbers.js';
import { checkExcludedTexts } from './excluded-texts.js';

const known0 = new Set(["labels","milestone","author_id","author_username","assignee_id","assignee_username","reviewer_id","reviewer_username","my_reaction_emoji"]);

export function checkMergeRequestExclusion(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.labels;
		if(data0 !== undefined){
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/labels", "type", "string"); errors++;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(!(checkExcludedTexts(data0))){
					vErrors = join(vErrors, checkExcludedTexts.errors, "/labels");
					errors = vErrors.length;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/labels", start: _errs1, ends: [end0, end1] });
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
		let data1 = data.milestone;
		if(data1 !== undefined){
			const _errs5 = errors;
			let valid3 = false;
			const _errs6 = errors;
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
			}
			var _valid2 = _errs6 === errors;
			if(_valid2){
				valid3 = true;
			}
			var end2 = errors;
			if(!valid3){
				const _errs7 = errors;
				if(!(checkExcludedTexts(data1))){
					vErrors = join(vErrors, checkExcludedTexts.errors, "/milestone");
					errors = vErrors.length;
				}
				var _valid3 = _errs7 === errors;
				if(_valid3){
					valid3 = true;
				}
				var end3 = errors;
			}
			if(!valid3){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/milestone", start: _errs5, ends: [end2, end3] });
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
		let data2 = data.author_id;
		if(data2 !== undefined){
			const _errs9 = errors;
			let valid5 = false;
			const _errs10 = errors;
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/author_id", integerFault(data2), "integer"); errors++;
			}
			var _valid4 = _errs10 === errors;
			if(_valid4){
				valid5 = true;
			}
			var end4 = errors;
			if(!valid5){
				const _errs11 = errors;
				if(!(checkExcludedNumbers(data2))){
					vErrors = join(vErrors, checkExcludedNumbers.errors, "/author_id");
					errors = vErrors.length;
				}
				var _valid5 = _errs11 === errors;
				if(_valid5){
					valid5 = true;
				}
				var end5 = errors;
			}
			if(!valid5){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/author_id", start: _errs9, ends: [end4, end5] });
				errors = vErrors.length;
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
		let data3 = data.author_username;
		if(data3 !== undefined){
			const _errs13 = errors;
			let valid7 = false;
			const _errs14 = errors;
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
			var _valid6 = _errs14 === errors;
			if(_valid6){
				valid7 = true;
			}
			var end6 = errors;
			if(!valid7){
				const _errs15 = errors;
				if(!(checkExcludedTexts(data3))){
					vErrors = join(vErrors, checkExcludedTexts.errors, "/author_username");
					errors = vErrors.length;
				}
				var _valid7 = _errs15 === errors;
				if(_valid7){
					valid7 = true;
				}
				var end7 = errors;
			}
			if(!valid7){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/author_username", start: _errs13, ends: [end6, end7] });
				errors = vErrors.length;
			} else {
				errors = _errs13;
				if(vErrors !== null){
					if(_errs13){
						vErrors.length = _errs13;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data4 = data.assignee_id;
		if(data4 !== undefined){
			const _errs17 = errors;
			let valid9 = false;
			const _errs18 = errors;
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data4), "integer"); errors++;
			}
			var _valid8 = _errs18 === errors;
			if(_valid8){
				valid9 = true;
			}
			var end8 = errors;
			if(!valid9){
				const _errs19 = errors;
				if(!(checkExcludedNumbers(data4))){
					vErrors = join(vErrors, checkExcludedNumbers.errors, "/assignee_id");
					errors = vErrors.length;
				}
				var _valid9 = _errs19 === errors;
				if(_valid9){
					valid9 = true;
				}
				var end9 = errors;
			}
			if(!valid9){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/assignee_id", start: _errs17, ends: [end8, end9] });
				errors = vErrors.length;
			} else {
				errors = _errs17;
				if(vErrors !== null){
					if(_errs17){
						vErrors.length = _errs17;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data5 = data.assignee_username;
		if(data5 !== undefined){
			const _errs21 = errors;
			let valid11 = false;
			const _errs22 = errors;
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/assignee_username", "type", "string"); errors++;
			}
			var _valid10 = _errs22 === errors;
			if(_valid10){
				valid11 = true;
			}
			var end10 = errors;
			if(!valid11){
				const _errs23 = errors;
				if(!(checkExcludedTexts(data5))){
					vErrors = join(vErrors, checkExcludedTexts.errors, "/assignee_username");
					errors = vErrors.length;
				}
				var _valid11 = _errs23 === errors;
				if(_valid11){
					valid11 = true;
				}
				var end11 = errors;
			}
			if(!valid11){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/assignee_username", start: _errs21, ends: [end10, end11] });
				errors = vErrors.length;
			} else {
				errors = _errs21;
				if(vErrors !== null){
					if(_errs21){
						vErrors.length = _errs21;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data6 = data.reviewer_id;
		if(data6 !== undefined){
			const _errs25 = errors;
			let valid13 = false;
			const _errs26 = errors;
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/reviewer_id", integerFault(data6), "integer"); errors++;
			}
			var _valid12 = _errs26 === errors;
			if(_valid12){
				valid13 = true;
			}
			var end12 = errors;
			if(!valid13){
				const _errs27 = errors;
				if(!(checkExcludedNumbers(data6))){
					vErrors = join(vErrors, checkExcludedNumbers.errors, "/reviewer_id");
					errors = vErrors.length;
				}
				var _valid13 = _errs27 === errors;
				if(_valid13){
					valid13 = true;
				}
				var end13 = errors;
			}
			if(!valid13){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/reviewer_id", start: _errs25, ends: [end12, end13] });
				errors = vErrors.length;
			} else {
				errors = _errs25;
				if(vErrors !== null){
					if(_errs25){
						vErrors.length = _errs25;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data7 = data.reviewer_username;
		if(data7 !== undefined){
			const _errs29 = errors;
			let valid15 = false;
			const _errs30 = errors;
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/reviewer_username", "type", "string"); errors++;
			}
			var _valid14 = _errs30 === errors;
			if(_valid14){
				valid15 = true;
			}
			var end14 = errors;
			if(!valid15){
				const _errs31 = errors;
				if(!(checkExcludedTexts(data7))){
					vErrors = join(vErrors, checkExcludedTexts.errors, "/reviewer_username");
					errors = vErrors.length;
				}
				var _valid15 = _errs31 === errors;
				if(_valid15){
					valid15 = true;
				}
				var end15 = errors;
			}
			if(!valid15){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/reviewer_username", start: _errs29, ends: [end14, end15] });
				errors = vErrors.length;
			} else {
				errors = _errs29;
				if(vErrors !== null){
					if(_errs29){
						vErrors.length = _errs29;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data8 = data.my_reaction_emoji;
		if(data8 !== undefined){
			const _errs33 = errors;
			let valid17 = false;
			const _errs34 = errors;
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/my_reaction_emoji", "type", "string"); errors++;
			}
			var _valid16 = _errs34 === errors;
			if(_valid16){
				valid17 = true;
			}
			var end16 = errors;
			if(!valid17){
				const _errs35 = errors;
				if(!(checkExcludedTexts(data8))){
					vErrors = join(vErrors, checkExcludedTexts.errors, "/my_reaction_emoji");
					errors = vErrors.length;
				}
				var _valid17 = _errs35 === errors;
				if(_valid17){
					valid17 = true;
				}
				var end17 = errors;
			}
			if(!valid17){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/my_reaction_emoji", start: _errs33, ends: [end16, end17] });
				errors = vErrors.length;
			} else {
				errors = _errs33;
				if(vErrors !== null){
					if(_errs33){
						vErrors.length = _errs33;
					} else {
						vErrors = null;
					}
				}
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
	if(errors !== 0){
		checkMergeRequestExclusion.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestExclusion(value) {
	return validate(checkMergeRequestExclusion, value);
}

export function isMergeRequestExclusion(value) {
	return verdict(checkMergeRequestExclusion(value));
}
