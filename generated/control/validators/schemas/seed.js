import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkSeedGroup } from './seed-group.js';
import { checkSeedProject } from './seed-project.js';
import { checkSeedUser } from './seed-user.js';

export function checkSeed(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.users;
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				if(data0.length > 10000){
					vErrors = fail(vErrors, "/users", "maxItems", 10000); errors++;
				}
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(!(checkSeedUser(data0[i0]))){
						vErrors = join(vErrors, checkSeedUser.errors, "/users/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/users", "type", "array"); errors++;
			}
		}
		let data2 = data.groups;
		if(data2 !== undefined){
			if(Array.isArray(data2)){
				if(data2.length > 10000){
					vErrors = fail(vErrors, "/groups", "maxItems", 10000); errors++;
				}
				const before1 = errors;
				for(let i1=0; i1<data2.length; i1++){
					if(!(checkSeedGroup(data2[i1]))){
						vErrors = join(vErrors, checkSeedGroup.errors, "/groups/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/groups", "type", "array"); errors++;
			}
		}
		let data4 = data.projects;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				if(data4.length > 10000){
					vErrors = fail(vErrors, "/projects", "maxItems", 10000); errors++;
				}
				const before2 = errors;
				for(let i2=0; i2<data4.length; i2++){
					if(!(checkSeedProject(data4[i2]))){
						vErrors = join(vErrors, checkSeedProject.errors, "/projects/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/projects", "type", "array"); errors++;
			}
		}
		const before3 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "users") || (key0 === "groups")) || (key0 === "projects"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before3 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeed.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeed(value) {
	return validate(checkSeed, value);
}

export function isSeed(value) {
	return verdict(checkSeed(value));
}
