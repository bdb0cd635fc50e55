import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validator } from '../runtime/validator.js';
import { checkError } from '../schemas/error.js';
import { checkPipelineStatus } from '../schemas/pipeline-status.js';
import { checkPipelineSummary } from '../schemas/pipeline-summary.js';
import { checkSortDirection } from '../schemas/sort-direction.js';
import { check450aa270454b } from '../shared/450aa270454b.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';

const values0 = ["id","status","ref","updated_at","user_id"];
const values1 = ["running","pending","finished","branches","tags"];

function checkListPipelinesQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.ref !== undefined){
			if(typeof data.ref !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		if(data.sha !== undefined){
			if(typeof data.sha !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		if(data.username !== undefined){
			if(typeof data.username !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		if(data.order_by !== undefined){
			if(!values0.includes(data.order_by)){
				vErrors = fail(vErrors, "/order_by", "enum", values0); errors++;
			}
		}
		if(data.sort !== undefined){
			if(!(checkSortDirection(data.sort))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		if(data.scope !== undefined){
			if(!values1.includes(data.scope)){
				vErrors = fail(vErrors, "/scope", "enum", values1); errors++;
			}
		}
		if(data.source !== undefined){
			if(typeof data.source !== "string"){
				vErrors = fail(vErrors, "/source", "type", "string"); errors++;
			}
		}
		if(data.status !== undefined){
			if(!(checkPipelineStatus(data.status))){
				vErrors = join(vErrors, checkPipelineStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
		if(data.updated_after !== undefined){
			let data9 = data.updated_after;
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		if(data.updated_before !== undefined){
			let data10 = data.updated_before;
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		if(data.yaml_errors !== undefined){
			if(typeof data.yaml_errors !== "boolean"){
				vErrors = fail(vErrors, "/yaml_errors", "type", "boolean"); errors++;
			}
		}
		if(data.page !== undefined){
			let data12 = data.page;
			if(!Number.isSafeInteger(data12)){
				vErrors = fail(vErrors, "/page", integerFault(data12), "integer"); errors++;
			}
			if(typeof data12 == "number"){
				if(data12 < 1 || isNaN(data12)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data13 = data.per_page;
			if(!Number.isSafeInteger(data13)){
				vErrors = fail(vErrors, "/per_page", integerFault(data13), "integer"); errors++;
			}
			if(typeof data13 == "number"){
				if(data13 > 100 || isNaN(data13)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data13 < 1 || isNaN(data13)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkListPipelinesQuery.errors = vErrors;
	return errors === 0;
}

function checkListPipelines200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkPipelineSummary(data[i0]))){
				vErrors = join(vErrors, checkPipelineSummary.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	checkListPipelines200.errors = vErrors;
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkListPipelinesQuery),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListPipelines200),
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
