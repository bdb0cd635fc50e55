import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, validator } from '../runtime/validation.js';
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
		let data0 = data.name;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.ref;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data2 = data.sha;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		let data3 = data.username;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data4 = data.order_by;
		if(data4 !== undefined){
			if(!values0.includes(data4)){
				vErrors = fail(vErrors, "/order_by", "enum", values0); errors++;
			}
		}
		let data5 = data.sort;
		if(data5 !== undefined){
			if(!(checkSortDirection(data5))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data6 = data.scope;
		if(data6 !== undefined){
			if(!values1.includes(data6)){
				vErrors = fail(vErrors, "/scope", "enum", values1); errors++;
			}
		}
		let data7 = data.source;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/source", "type", "string"); errors++;
			}
		}
		let data8 = data.status;
		if(data8 !== undefined){
			if(!(checkPipelineStatus(data8))){
				vErrors = join(vErrors, checkPipelineStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
		let data9 = data.updated_after;
		if(data9 !== undefined){
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		let data10 = data.updated_before;
		if(data10 !== undefined){
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		let data11 = data.yaml_errors;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/yaml_errors", "type", "boolean"); errors++;
			}
		}
		let data12 = data.page;
		if(data12 !== undefined){
			if(!Number.isSafeInteger(data12) && !plainInteger(data12)){
				vErrors = fail(vErrors, "/page", integerFault(data12), "integer"); errors++;
			}
			if(typeof data12 == "number"){
				if(data12 < 1 || isNaN(data12)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data13 = data.per_page;
		if(data13 !== undefined){
			if(!Number.isSafeInteger(data13) && !plainInteger(data13)){
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
	if(errors !== 0){
		checkListPipelinesQuery.errors = vErrors;
	}
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
	if(errors !== 0){
		checkListPipelines200.errors = vErrors;
	}
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
