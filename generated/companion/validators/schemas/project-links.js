import { fail, validate, verdict } from '../runtime/validation.js';

export function checkProjectLinks(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.self;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/self", "type", "string"); errors++;
			}
		}
		let data1 = data.issues;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/issues", "type", "string"); errors++;
			}
		}
		let data2 = data.merge_requests;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/merge_requests", "type", "string"); errors++;
			}
		}
		let data3 = data.repo_branches;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/repo_branches", "type", "string"); errors++;
			}
		}
		let data4 = data.labels;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/labels", "type", "string"); errors++;
			}
		}
		let data5 = data.events;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/events", "type", "string"); errors++;
			}
		}
		let data6 = data.members;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/members", "type", "string"); errors++;
			}
		}
		let data7 = data.cluster_agents;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/cluster_agents", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectLinks.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectLinks(value) {
	return validate(checkProjectLinks, value);
}

export function isProjectLinks(value) {
	return verdict(checkProjectLinks(value));
}
