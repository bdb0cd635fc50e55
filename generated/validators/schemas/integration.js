import { isPlainInteger } from '../runtime/exact-integers.js';
import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["boolean","null"];
const types1 = ["string","integer","boolean","null"];

export function checkIntegration(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.active;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/active", "type", types0); errors++;
			}
		}
		let data1 = data.alert_events;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/alert_events", "type", types0); errors++;
			}
		}
		let data2 = data.comment_on_event_enabled;
		if(data2 !== undefined){
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/comment_on_event_enabled", "type", types0); errors++;
			}
		}
		let data3 = data.commit_events;
		if(data3 !== undefined){
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/commit_events", "type", types0); errors++;
			}
		}
		let data4 = data.confidential_issues_events;
		if(data4 !== undefined){
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/confidential_issues_events", "type", types0); errors++;
			}
		}
		let data5 = data.confidential_note_events;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/confidential_note_events", "type", types0); errors++;
			}
		}
		let data6 = data.created_at;
		if(data6 !== undefined){
			if(typeof data6 === "string"){
				if(!dateTimeFormat(data6)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data7 = data.deployment_events;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/deployment_events", "type", types0); errors++;
			}
		}
		let data8 = data.id;
		if(data8 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data8) && !isPlainInteger(data8)){
				vErrors = fail(vErrors, "/id", integerFault(data8), "integer"); errors++;
			}
		}
		let data9 = data.incident_events;
		if(data9 !== undefined){
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/incident_events", "type", types0); errors++;
			}
		}
		let data10 = data.inherited;
		if(data10 !== undefined){
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/inherited", "type", types0); errors++;
			}
		}
		let data11 = data.issues_events;
		if(data11 !== undefined){
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/issues_events", "type", types0); errors++;
			}
		}
		let data12 = data.job_events;
		if(data12 !== undefined){
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/job_events", "type", types0); errors++;
			}
		}
		let data13 = data.merge_requests_events;
		if(data13 !== undefined){
			if((typeof data13 !== "boolean") && (data13 !== null)){
				vErrors = fail(vErrors, "/merge_requests_events", "type", types0); errors++;
			}
		}
		let data14 = data.note_events;
		if(data14 !== undefined){
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/note_events", "type", types0); errors++;
			}
		}
		let data15 = data.pipeline_events;
		if(data15 !== undefined){
			if((typeof data15 !== "boolean") && (data15 !== null)){
				vErrors = fail(vErrors, "/pipeline_events", "type", types0); errors++;
			}
		}
		let data16 = data.properties;
		if(data16 !== undefined){
			if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
				const before0 = errors;
				for(const key0 of Object.keys(data16)){
					if(!(false)){
						let data17 = data16[key0];
						if((((typeof data17 !== "string") && (!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))))) && (typeof data17 !== "boolean")) && (data17 !== null)){
							vErrors = fail(vErrors, "/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", types1); errors++;
						}
						if(typeof data17 == "number"){
							if(Math.abs(data17) > 9007199254740991 && Number.isInteger(data17) && !isPlainInteger(data17)){
								vErrors = fail(vErrors, "/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "safeInteger", "integer"); errors++;
							}
						}
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/properties", "type", "object"); errors++;
			}
		}
		let data18 = data.push_events;
		if(data18 !== undefined){
			if((typeof data18 !== "boolean") && (data18 !== null)){
				vErrors = fail(vErrors, "/push_events", "type", types0); errors++;
			}
		}
		let data19 = data.slug;
		if(data19 !== undefined){
			if(typeof data19 !== "string"){
				vErrors = fail(vErrors, "/slug", "type", "string"); errors++;
			}
		}
		let data20 = data.tag_push_events;
		if(data20 !== undefined){
			if((typeof data20 !== "boolean") && (data20 !== null)){
				vErrors = fail(vErrors, "/tag_push_events", "type", types0); errors++;
			}
		}
		let data21 = data.title;
		if(data21 !== undefined){
			if(typeof data21 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data22 = data.updated_at;
		if(data22 !== undefined){
			if(typeof data22 === "string"){
				if(!dateTimeFormat(data22)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data23 = data.vulnerability_events;
		if(data23 !== undefined){
			if((typeof data23 !== "boolean") && (data23 !== null)){
				vErrors = fail(vErrors, "/vulnerability_events", "type", types0); errors++;
			}
		}
		let data24 = data.wiki_page_events;
		if(data24 !== undefined){
			if((typeof data24 !== "boolean") && (data24 !== null)){
				vErrors = fail(vErrors, "/wiki_page_events", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkIntegration.errors = vErrors;
	return errors === 0;
}

export function validateIntegration(value) {
	return validate(checkIntegration, value);
}

export function isIntegration(value) {
	return checkIntegration(value);
}
