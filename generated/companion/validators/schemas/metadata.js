import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkAgentServer } from './agent-server.js';
import { checkVersion } from './version.js';

const types0 = ["boolean","null"];

export function checkMetadata(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkVersion(data))){
		vErrors = join(vErrors, checkVersion.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.enterprise;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/enterprise", "type", types0); errors++;
			}
		}
		let data1 = data.kas;
		if(data1 !== undefined){
			if(!(checkAgentServer(data1))){
				vErrors = join(vErrors, checkAgentServer.errors, "/kas");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMetadata.errors = vErrors;
	}
	return errors === 0;
}

export function validateMetadata(value) {
	return validate(checkMetadata, value);
}

export function isMetadata(value) {
	return verdict(checkMetadata(value));
}
