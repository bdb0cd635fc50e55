import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

export function checkProjectLinks(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.cluster_agents !== undefined){
			if(typeof data.cluster_agents !== "string"){
				vErrors = fail(vErrors, "/cluster_agents", "type", "string"); errors++;
			}
		}
		if(data.events !== undefined){
			if(typeof data.events !== "string"){
				vErrors = fail(vErrors, "/events", "type", "string"); errors++;
			}
		}
		if(data.issues !== undefined){
			if(typeof data.issues !== "string"){
				vErrors = fail(vErrors, "/issues", "type", "string"); errors++;
			}
		}
		if(data.labels !== undefined){
			if(typeof data.labels !== "string"){
				vErrors = fail(vErrors, "/labels", "type", "string"); errors++;
			}
		}
		if(data.members !== undefined){
			if(typeof data.members !== "string"){
				vErrors = fail(vErrors, "/members", "type", "string"); errors++;
			}
		}
		if(data.merge_requests !== undefined){
			if(typeof data.merge_requests !== "string"){
				vErrors = fail(vErrors, "/merge_requests", "type", "string"); errors++;
			}
		}
		if(data.repo_branches !== undefined){
			if(typeof data.repo_branches !== "string"){
				vErrors = fail(vErrors, "/repo_branches", "type", "string"); errors++;
			}
		}
		if(data.self !== undefined){
			if(typeof data.self !== "string"){
				vErrors = fail(vErrors, "/self", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkProjectLinks.errors = vErrors;
	return errors === 0;
}

export function validateProjectLinks(value) {
	return validate(checkProjectLinks, value);
}

export function isProjectLinks(value) {
	return checkProjectLinks(value);
}
