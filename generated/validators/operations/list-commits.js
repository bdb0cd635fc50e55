import { fail, integerFault, isPlainInteger as plainInteger, join, validator } from '../runtime/validation.js';
import { checkCommit } from '../schemas/commit.js';
import { checkError } from '../schemas/error.js';
import { checkTimeToSet } from '../schemas/time-to-set.js';
import { check450aa270454b } from '../shared/450aa270454b.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';

const values0 = ["default","topo"];

function checkListCommitsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.ref_name;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/ref_name", "type", "string"); errors++;
			}
		}
		let data1 = data.since;
		if(data1 !== undefined){
			if(!(checkTimeToSet(data1))){
				vErrors = join(vErrors, checkTimeToSet.errors, "/since");
				errors = vErrors.length;
			}
		}
		let data2 = data.until;
		if(data2 !== undefined){
			if(!(checkTimeToSet(data2))){
				vErrors = join(vErrors, checkTimeToSet.errors, "/until");
				errors = vErrors.length;
			}
		}
		let data3 = data.path;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data4 = data.author;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/author", "type", "string"); errors++;
			}
		}
		let data5 = data.all;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/all", "type", "boolean"); errors++;
			}
		}
		let data6 = data.with_stats;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/with_stats", "type", "boolean"); errors++;
			}
		}
		let data7 = data.first_parent;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/first_parent", "type", "boolean"); errors++;
			}
		}
		let data8 = data.order;
		if(data8 !== undefined){
			if((data8 !== "default") && (data8 !== "topo")){
				vErrors = fail(vErrors, "/order", "enum", values0); errors++;
			}
		}
		let data9 = data.trailers;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/trailers", "type", "boolean"); errors++;
			}
		}
		let data10 = data.page;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/page", integerFault(data10), "integer"); errors++;
			}
			if(typeof data10 == "number"){
				if(data10 < 1 || isNaN(data10)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data11 = data.per_page;
		if(data11 !== undefined){
			if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
				vErrors = fail(vErrors, "/per_page", integerFault(data11), "integer"); errors++;
			}
			if(typeof data11 == "number"){
				if(data11 > 100 || isNaN(data11)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data11 < 1 || isNaN(data11)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListCommitsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListCommits200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkCommit(data[i0]))){
				vErrors = join(vErrors, checkCommit.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListCommits200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkListCommitsQuery),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListCommits200),
		},
	},
	'400': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'401': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'403': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'404': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'414': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
