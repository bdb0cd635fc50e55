import { codePoints, fail, join, validate, verdict } from '../runtime/validation.js';
import { checkSeedCommit } from './seed-commit.js';
import { checkSeedMember } from './seed-member.js';
import { checkSeedPipeline } from './seed-pipeline.js';
import { checkVisibility } from './visibility.js';

const known0 = new Set(["full_path","name","description","visibility","default_branch","topics","members","commits","tags","pipelines"]);

export function checkSeedProject(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.full_path;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "full_path"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 6 && codePoints(data0) < 3){
					vErrors = fail(vErrors, "/full_path", "minLength", 3); errors++;
				}
				if(data0.length > 2000 && codePoints(data0) > 2000){
					vErrors = fail(vErrors, "/full_path", "maxLength", 2000); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
				if(data1.length > 255 && codePoints(data1) > 255){
					vErrors = fail(vErrors, "/name", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.description;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data3 = data.visibility;
		if(data3 !== undefined){
			if(!(checkVisibility(data3))){
				vErrors = join(vErrors, checkVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data4 = data.default_branch;
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(data4.length < 1){
					vErrors = fail(vErrors, "/default_branch", "minLength", 1); errors++;
				}
				if(data4.length > 200 && codePoints(data4) > 200){
					vErrors = fail(vErrors, "/default_branch", "maxLength", 200); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/default_branch", "type", "string"); errors++;
			}
		}
		let data5 = data.topics;
		if(data5 !== undefined){
			if(Array.isArray(data5)){
				const before0 = errors;
				for(let i0=0; i0<data5.length; i0++){
					let data6 = data5[i0];
					if(typeof data6 === "string"){
						if(data6.length < 1){
							vErrors = fail(vErrors, "/topics/" + i0, "minLength", 1); errors++;
						}
					} else {
						vErrors = fail(vErrors, "/topics/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/topics", "type", "array"); errors++;
			}
		}
		let data7 = data.members;
		if(data7 !== undefined){
			if(Array.isArray(data7)){
				const before1 = errors;
				for(let i1=0; i1<data7.length; i1++){
					if(!(checkSeedMember(data7[i1]))){
						vErrors = join(vErrors, checkSeedMember.errors, "/members/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/members", "type", "array"); errors++;
			}
		}
		let data9 = data.commits;
		if(data9 !== undefined){
			if(Array.isArray(data9)){
				if(data9.length > 10000){
					vErrors = fail(vErrors, "/commits", "maxItems", 10000); errors++;
				}
				const before2 = errors;
				for(let i2=0; i2<data9.length; i2++){
					if(!(checkSeedCommit(data9[i2]))){
						vErrors = join(vErrors, checkSeedCommit.errors, "/commits/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/commits", "type", "array"); errors++;
			}
		}
		let data11 = data.tags;
		if(data11 !== undefined){
			if(Array.isArray(data11)){
				const before3 = errors;
				for(let i3=0; i3<data11.length; i3++){
					let data12 = data11[i3];
					if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
						let data13 = data12.name;
						if(data13 === undefined){
							vErrors = fail(vErrors, "/tags/" + i3, "required", "name"); errors++;
						} else {
							if(typeof data13 === "string"){
								if(data13.length < 1){
									vErrors = fail(vErrors, "/tags/" + i3+"/name", "minLength", 1); errors++;
								}
							} else {
								vErrors = fail(vErrors, "/tags/" + i3+"/name", "type", "string"); errors++;
							}
						}
						let data14 = data12.ref;
						if(data14 === undefined){
							vErrors = fail(vErrors, "/tags/" + i3, "required", "ref"); errors++;
						} else {
							if(typeof data14 === "string"){
								if(data14.length < 1){
									vErrors = fail(vErrors, "/tags/" + i3+"/ref", "minLength", 1); errors++;
								}
							} else {
								vErrors = fail(vErrors, "/tags/" + i3+"/ref", "type", "string"); errors++;
							}
						}
						const before4 = errors;
						for(const key0 of Object.keys(data12)){
							if(!((key0 === "name") || (key0 === "ref"))){
								vErrors = fail(vErrors, "/tags/" + i3+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
							}
							if(errors - before4 >= 100){
								break;
							}
						}
					} else {
						vErrors = fail(vErrors, "/tags/" + i3, "type", "object"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/tags", "type", "array"); errors++;
			}
		}
		let data15 = data.pipelines;
		if(data15 !== undefined){
			if(Array.isArray(data15)){
				if(data15.length > 10000){
					vErrors = fail(vErrors, "/pipelines", "maxItems", 10000); errors++;
				}
				const before5 = errors;
				for(let i4=0; i4<data15.length; i4++){
					if(!(checkSeedPipeline(data15[i4]))){
						vErrors = join(vErrors, checkSeedPipeline.errors, "/pipelines/" + i4);
						errors = vErrors.length;
					}
					if(errors - before5 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/pipelines", "type", "array"); errors++;
			}
		}
		const before6 = errors;
		for(const key1 of Object.keys(data)){
			if(!(known0.has(key1))){
				vErrors = fail(vErrors, "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before6 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeedProject.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedProject(value) {
	return validate(checkSeedProject, value);
}

export function isSeedProject(value) {
	return verdict(checkSeedProject(value));
}
