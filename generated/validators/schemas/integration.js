import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const types0 = ["boolean","null"];
const types1 = ["string","integer","boolean","null"];

export function checkIntegration(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.title;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data2 = data.slug;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/slug", "type", "string"); errors++;
			}
		}
		let data3 = data.created_at;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(!dateTimeFormat(data3)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data4 = data.updated_at;
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data5 = data.active;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/active", "type", types0); errors++;
			}
		}
		let data6 = data.inherited;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/inherited", "type", types0); errors++;
			}
		}
		let data7 = data.commit_events;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/commit_events", "type", types0); errors++;
			}
		}
		let data8 = data.push_events;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/push_events", "type", types0); errors++;
			}
		}
		let data9 = data.issues_events;
		if(data9 !== undefined){
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/issues_events", "type", types0); errors++;
			}
		}
		let data10 = data.alert_events;
		if(data10 !== undefined){
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/alert_events", "type", types0); errors++;
			}
		}
		let data11 = data.confidential_issues_events;
		if(data11 !== undefined){
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/confidential_issues_events", "type", types0); errors++;
			}
		}
		let data12 = data.merge_requests_events;
		if(data12 !== undefined){
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/merge_requests_events", "type", types0); errors++;
			}
		}
		let data13 = data.tag_push_events;
		if(data13 !== undefined){
			if((typeof data13 !== "boolean") && (data13 !== null)){
				vErrors = fail(vErrors, "/tag_push_events", "type", types0); errors++;
			}
		}
		let data14 = data.deployment_events;
		if(data14 !== undefined){
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/deployment_events", "type", types0); errors++;
			}
		}
		let data15 = data.note_events;
		if(data15 !== undefined){
			if((typeof data15 !== "boolean") && (data15 !== null)){
				vErrors = fail(vErrors, "/note_events", "type", types0); errors++;
			}
		}
		let data16 = data.confidential_note_events;
		if(data16 !== undefined){
			if((typeof data16 !== "boolean") && (data16 !== null)){
				vErrors = fail(vErrors, "/confidential_note_events", "type", types0); errors++;
			}
		}
		let data17 = data.pipeline_events;
		if(data17 !== undefined){
			if((typeof data17 !== "boolean") && (data17 !== null)){
				vErrors = fail(vErrors, "/pipeline_events", "type", types0); errors++;
			}
		}
		let data18 = data.wiki_page_events;
		if(data18 !== undefined){
			if((typeof data18 !== "boolean") && (data18 !== null)){
				vErrors = fail(vErrors, "/wiki_page_events", "type", types0); errors++;
			}
		}
		let data19 = data.job_events;
		if(data19 !== undefined){
			if((typeof data19 !== "boolean") && (data19 !== null)){
				vErrors = fail(vErrors, "/job_events", "type", types0); errors++;
			}
		}
		let data20 = data.comment_on_event_enabled;
		if(data20 !== undefined){
			if((typeof data20 !== "boolean") && (data20 !== null)){
				vErrors = fail(vErrors, "/comment_on_event_enabled", "type", types0); errors++;
			}
		}
		let data21 = data.vulnerability_events;
		if(data21 !== undefined){
			if((typeof data21 !== "boolean") && (data21 !== null)){
				vErrors = fail(vErrors, "/vulnerability_events", "type", types0); errors++;
			}
		}
		let data22 = data.incident_events;
		if(data22 !== undefined){
			if((typeof data22 !== "boolean") && (data22 !== null)){
				vErrors = fail(vErrors, "/incident_events", "type", types0); errors++;
			}
		}
		let data23 = data.properties;
		if(data23 !== undefined){
			if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
				const before0 = errors;
				for(const key0 of Object.keys(data23)){
					if(!(false)){
						let data24 = data23[key0];
						if((((typeof data24 !== "string") && (!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))))) && (typeof data24 !== "boolean")) && (data24 !== null)){
							vErrors = fail(vErrors, "/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", types1); errors++;
						}
						if(typeof data24 == "number"){
							if(Math.abs(data24) > 9007199254740991 && Number.isInteger(data24) && !plainInteger(data24)){
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
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkIntegration.errors = vErrors;
	}
	return errors === 0;
}

export function validateIntegration(value) {
	return validate(checkIntegration, value);
}

export function isIntegration(value) {
	return verdict(checkIntegration(value));
}
