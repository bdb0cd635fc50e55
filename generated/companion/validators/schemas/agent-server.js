import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];

export function checkAgentServer(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.enabled;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/enabled", "type", types0); errors++;
			}
		}
		let data1 = data.externalUrl;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/externalUrl", "type", types1); errors++;
			}
		}
		let data2 = data.externalK8sProxyUrl;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/externalK8sProxyUrl", "type", types1); errors++;
			}
		}
		let data3 = data.version;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/version", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkAgentServer.errors = vErrors;
	}
	return errors === 0;
}

export function validateAgentServer(value) {
	return validate(checkAgentServer, value);
}

export function isAgentServer(value) {
	return verdict(checkAgentServer(value));
}
