import { fail, integerFault, isPlainInteger as plainInteger, join, validator } from '../runtime/validation.js';
import { checkContributor } from '../schemas/contributor.js';
import { checkError } from '../schemas/error.js';
import { checkSortDirection } from '../schemas/sort-direction.js';
import { check450aa270454b } from '../shared/450aa270454b.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';

const values0 = ["name","email","commits"];

function checkListRepositoryContributorsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.ref;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data1 = data.order_by;
		if(data1 !== undefined){
			if(((data1 !== "name") && (data1 !== "email")) && (data1 !== "commits")){
				vErrors = fail(vErrors, "/order_by", "enum", values0); errors++;
			}
		}
		let data2 = data.sort;
		if(data2 !== undefined){
			if(!(checkSortDirection(data2))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data3 = data.page;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/page", integerFault(data3), "integer"); errors++;
			}
			if(typeof data3 == "number"){
				if(data3 < 1 || isNaN(data3)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data4 = data.per_page;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/per_page", integerFault(data4), "integer"); errors++;
			}
			if(typeof data4 == "number"){
				if(data4 > 100 || isNaN(data4)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data4 < 1 || isNaN(data4)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListRepositoryContributorsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListRepositoryContributors200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkContributor(data[i0]))){
				vErrors = join(vErrors, checkContributor.errors, "/" + i0);
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
		checkListRepositoryContributors200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkListRepositoryContributorsQuery),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListRepositoryContributors200),
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
