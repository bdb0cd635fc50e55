import { join, unite, validate, verdict } from '../runtime/validation.js';
import { checkBuildServerSettings } from './build-server-settings.js';
import { checkChatSettings } from './chat-settings.js';
import { checkCustomIssueTrackerSettings } from './custom-issue-tracker-settings.js';
import { checkIssueTrackerSettings } from './issue-tracker-settings.js';
import { checkMobileStoreSettings } from './mobile-store-settings.js';
import { checkOtherIntegrationSettings } from './other-integration-settings.js';
import { checkPipelineIntegrationSettings } from './pipeline-integration-settings.js';
import { checkWikiSettings } from './wiki-settings.js';

export function checkIntegrationUpdate(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkCustomIssueTrackerSettings(data))){
		vErrors = join(vErrors, checkCustomIssueTrackerSettings.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(!(checkIssueTrackerSettings(data))){
			vErrors = join(vErrors, checkIssueTrackerSettings.errors, "");
			errors = vErrors.length;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
		if(!valid0){
			const _errs3 = errors;
			if(!(checkBuildServerSettings(data))){
				vErrors = join(vErrors, checkBuildServerSettings.errors, "");
				errors = vErrors.length;
			}
			var _valid2 = _errs3 === errors;
			if(_valid2){
				valid0 = true;
			}
			var end2 = errors;
			if(!valid0){
				const _errs4 = errors;
				if(!(checkPipelineIntegrationSettings(data))){
					vErrors = join(vErrors, checkPipelineIntegrationSettings.errors, "");
					errors = vErrors.length;
				}
				var _valid3 = _errs4 === errors;
				if(_valid3){
					valid0 = true;
				}
				var end3 = errors;
				if(!valid0){
					const _errs5 = errors;
					if(!(checkChatSettings(data))){
						vErrors = join(vErrors, checkChatSettings.errors, "");
						errors = vErrors.length;
					}
					var _valid4 = _errs5 === errors;
					if(_valid4){
						valid0 = true;
					}
					var end4 = errors;
					if(!valid0){
						const _errs6 = errors;
						if(!(checkWikiSettings(data))){
							vErrors = join(vErrors, checkWikiSettings.errors, "");
							errors = vErrors.length;
						}
						var _valid5 = _errs6 === errors;
						if(_valid5){
							valid0 = true;
						}
						var end5 = errors;
						if(!valid0){
							const _errs7 = errors;
							if(!(checkMobileStoreSettings(data))){
								vErrors = join(vErrors, checkMobileStoreSettings.errors, "");
								errors = vErrors.length;
							}
							var _valid6 = _errs7 === errors;
							if(_valid6){
								valid0 = true;
							}
							var end6 = errors;
							if(!valid0){
								const _errs8 = errors;
								if(!(checkOtherIntegrationSettings(data))){
									vErrors = join(vErrors, checkOtherIntegrationSettings.errors, "");
									errors = vErrors.length;
								}
								var _valid7 = _errs8 === errors;
								if(_valid7){
									valid0 = true;
								}
								var end7 = errors;
							}
						}
					}
				}
			}
		}
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1, end2, end3, end4, end5, end6, end7] });
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
		checkIntegrationUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateIntegrationUpdate(value) {
	return validate(checkIntegrationUpdate, value);
}

export function isIntegrationUpdate(value) {
	return verdict(checkIntegrationUpdate(value));
}
