import { join, unite, validate, verdict } from '../runtime/validation.js';
import { checkFileCreateAction } from './file-create-action.js';
import { checkFileDeleteAction } from './file-delete-action.js';
import { checkFileModeAction } from './file-mode-action.js';
import { checkFileMoveAction } from './file-move-action.js';
import { checkFileUpdateAction } from './file-update-action.js';

export function checkCommitAction(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let matches0 = 0;
	const _errs1 = errors;
	if(!(checkFileCreateAction(data))){
		vErrors = join(vErrors, checkFileCreateAction.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		matches0++;
	}
	var end0 = errors;
	const _errs2 = errors;
	if(!(checkFileUpdateAction(data))){
		vErrors = join(vErrors, checkFileUpdateAction.errors, "");
		errors = vErrors.length;
	}
	var _valid1 = _errs2 === errors;
	if(_valid1){
		matches0++;
	}
	var end1 = errors;
	const _errs3 = errors;
	if(!(checkFileMoveAction(data))){
		vErrors = join(vErrors, checkFileMoveAction.errors, "");
		errors = vErrors.length;
	}
	var _valid2 = _errs3 === errors;
	if(_valid2){
		matches0++;
	}
	var end2 = errors;
	const _errs4 = errors;
	if(!(checkFileDeleteAction(data))){
		vErrors = join(vErrors, checkFileDeleteAction.errors, "");
		errors = vErrors.length;
	}
	var _valid3 = _errs4 === errors;
	if(_valid3){
		matches0++;
	}
	var end3 = errors;
	const _errs5 = errors;
	if(!(checkFileModeAction(data))){
		vErrors = join(vErrors, checkFileModeAction.errors, "");
		errors = vErrors.length;
	}
	var _valid4 = _errs5 === errors;
	if(_valid4){
		matches0++;
	}
	var end4 = errors;
	if(!(matches0 === 1)){
		vErrors = unite(vErrors, { keyword: "oneOf", pointer: "", start: _errs0, ends: [end0, end1, end2, end3, end4] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkCommitAction.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommitAction(value) {
	return validate(checkCommitAction, value);
}

export function isCommitAction(value) {
	return verdict(checkCommitAction(value));
}
