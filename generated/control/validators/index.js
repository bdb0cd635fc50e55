import { isDate as dateFormat, isDateTime as dateTimeFormat } from './runtime/formats.js';
import { codePoints, fail, integerFault, isPlainInteger as plainInteger, join, segment, validate, validator, verdict } from './runtime/validation.js';

const types0 = ["string","object"];
const pattern0 = new RegExp("^[A-Z]{3,7}$", "u");
const known0 = new Set(["method","path","times","status","retry_after","delay","cut"]);
const values0 = ["success","failed","canceled"];
const known1 = new Set(["outcome","log","coverage","exit_code","artifacts"]);
const values1 = ["text","base64"];
const values2 = [5,10,15,20,30,40,50];
const values3 = ["private","internal","public"];
const pattern1 = new RegExp("^[A-Za-z0-9_][A-Za-z0-9_.-]{0,250}$", "u");
const known2 = new Set(["username","name","email","administrator","tokens"]);
const known3 = new Set(["full_path","name","description","visibility","members","saml_identities"]);
const known4 = new Set(["full_path","name","description","visibility","default_branch","topics","members","commits","tags","pipelines"]);
const pattern2 = new RegExp("^[A-Za-z0-9_]{1,255}$", "u");
const types1 = ["string","null"];
const known5 = new Set(["branch","message","author","date","files"]);

function checkError(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.message;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "message"); errors++;
		} else {
			if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){
				vErrors = fail(vErrors, "/message", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkError.errors = vErrors;
	}
	return errors === 0;
}

export function validateError(value) {
	return validate(checkError, value);
}

export function isError(value) {
	return verdict(checkError(value));
}

function checkTime(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.now;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "now"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/now", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/now", "type", "string"); errors++;
			}
		}
		let data1 = data.standing;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "standing"); errors++;
		} else {
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/standing", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTime.errors = vErrors;
	}
	return errors === 0;
}

export function validateTime(value) {
	return validate(checkTime, value);
}

export function isTime(value) {
	return verdict(checkTime(value));
}

function checkClockChange(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(Object.keys(data).length > 1){
			vErrors = fail(vErrors, "", "maxProperties", 1); errors++;
		}
		if(Object.keys(data).length < 1){
			vErrors = fail(vErrors, "", "minProperties", 1); errors++;
		}
		let data0 = data.now;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/now", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/now", "type", "string"); errors++;
			}
		}
		let data1 = data.advance;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/advance", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 > 3153600000 || isNaN(data1)){
					vErrors = fail(vErrors, "/advance", "maximum", 3153600000); errors++;
				}
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/advance", "minimum", 1); errors++;
				}
			}
		}
		let data2 = data.release;
		if(data2 !== undefined){
			if(data2 !== true){
				vErrors = fail(vErrors, "/release", "const", true); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "now") || (key0 === "advance")) || (key0 === "release"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkClockChange.errors = vErrors;
	}
	return errors === 0;
}

export function validateClockChange(value) {
	return validate(checkClockChange, value);
}

export function isClockChange(value) {
	return verdict(checkClockChange(value));
}

function checkFault(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.method;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(!pattern0.test(data0)){
					vErrors = fail(vErrors, "/method", "pattern", "^[A-Z]{3,7}$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/method", "type", "string"); errors++;
			}
		}
		let data1 = data.path;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "path"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/path", "minLength", 1); errors++;
				}
				if(data1.length > 500 && codePoints(data1) > 500){
					vErrors = fail(vErrors, "/path", "maxLength", 500); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data2 = data.times;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/times", integerFault(data2), "integer"); errors++;
			}
			if(typeof data2 == "number"){
				if(data2 > 1000000 || isNaN(data2)){
					vErrors = fail(vErrors, "/times", "maximum", 1000000); errors++;
				}
				if(data2 < 1 || isNaN(data2)){
					vErrors = fail(vErrors, "/times", "minimum", 1); errors++;
				}
			}
		}
		let data3 = data.status;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/status", integerFault(data3), "integer"); errors++;
			}
			if(typeof data3 == "number"){
				if(data3 > 599 || isNaN(data3)){
					vErrors = fail(vErrors, "/status", "maximum", 599); errors++;
				}
				if(data3 < 400 || isNaN(data3)){
					vErrors = fail(vErrors, "/status", "minimum", 400); errors++;
				}
			}
		}
		let data4 = data.retry_after;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/retry_after", integerFault(data4), "integer"); errors++;
			}
			if(typeof data4 == "number"){
				if(data4 < 0 || isNaN(data4)){
					vErrors = fail(vErrors, "/retry_after", "minimum", 0); errors++;
				}
			}
		}
		let data5 = data.delay;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/delay", integerFault(data5), "integer"); errors++;
			}
			if(typeof data5 == "number"){
				if(data5 > 600000 || isNaN(data5)){
					vErrors = fail(vErrors, "/delay", "maximum", 600000); errors++;
				}
				if(data5 < 1 || isNaN(data5)){
					vErrors = fail(vErrors, "/delay", "minimum", 1); errors++;
				}
			}
		}
		let data6 = data.cut;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/cut", integerFault(data6), "integer"); errors++;
			}
			if(typeof data6 == "number"){
				if(data6 < 0 || isNaN(data6)){
					vErrors = fail(vErrors, "/cut", "minimum", 0); errors++;
				}
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkFault.errors = vErrors;
	}
	return errors === 0;
}

export function validateFault(value) {
	return validate(checkFault, value);
}

export function isFault(value) {
	return verdict(checkFault(value));
}

function checkJobEnd(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.outcome;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "outcome"); errors++;
		} else {
			if(((data0 !== "success") && (data0 !== "failed")) && (data0 !== "canceled")){
				vErrors = fail(vErrors, "/outcome", "enum", values0); errors++;
			}
		}
		let data1 = data.log;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(data1.length > 10000000 && codePoints(data1) > 10000000){
					vErrors = fail(vErrors, "/log", "maxLength", 10000000); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/log", "type", "string"); errors++;
			}
		}
		let data2 = data.coverage;
		if(data2 !== undefined){
			if(typeof data2 == "number"){
				if(data2 > 100 || isNaN(data2)){
					vErrors = fail(vErrors, "/coverage", "maximum", 100); errors++;
				}
				if(data2 < 0 || isNaN(data2)){
					vErrors = fail(vErrors, "/coverage", "minimum", 0); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/coverage", "type", "number"); errors++;
			}
		}
		let data3 = data.exit_code;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/exit_code", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.artifacts;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				if(data4.length > 10000){
					vErrors = fail(vErrors, "/artifacts", "maxItems", 10000); errors++;
				}
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					if(!(checkJobFile(data4[i0]))){
						vErrors = join(vErrors, checkJobFile.errors, "/artifacts/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/artifacts", "type", "array"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known1.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkJobEnd.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobEnd(value) {
	return validate(checkJobEnd, value);
}

export function isJobEnd(value) {
	return verdict(checkJobEnd(value));
}

function checkJobFile(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.path;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "path"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/path", "minLength", 1); errors++;
				}
				if(data0.length > 1000 && codePoints(data0) > 1000){
					vErrors = fail(vErrors, "/path", "maxLength", 1000); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data1 = data.content;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "content"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length > 100000000 && codePoints(data1) > 100000000){
					vErrors = fail(vErrors, "/content", "maxLength", 100000000); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		let data2 = data.encoding;
		if(data2 !== undefined){
			if((data2 !== "text") && (data2 !== "base64")){
				vErrors = fail(vErrors, "/encoding", "enum", values1); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "path") || (key0 === "content")) || (key0 === "encoding"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkJobFile.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobFile(value) {
	return validate(checkJobFile, value);
}

export function isJobFile(value) {
	return verdict(checkJobFile(value));
}

function checkLevel(data){
	let vErrors = null;
	let errors = 0;
	if(!values2.includes(data)){
		vErrors = fail(vErrors, "", "enum", values2); errors++;
	}
	if(errors !== 0){
		checkLevel.errors = vErrors;
	}
	return errors === 0;
}

export function validateLevel(value) {
	return validate(checkLevel, value);
}

export function isLevel(value) {
	return verdict(checkLevel(value));
}

function checkVisibility(data){
	let vErrors = null;
	let errors = 0;
	if(((data !== "private") && (data !== "internal")) && (data !== "public")){
		vErrors = fail(vErrors, "", "enum", values3); errors++;
	}
	if(errors !== 0){
		checkVisibility.errors = vErrors;
	}
	return errors === 0;
}

export function validateVisibility(value) {
	return validate(checkVisibility, value);
}

export function isVisibility(value) {
	return verdict(checkVisibility(value));
}

function checkSeed(data){
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

function checkSeedUser(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.username;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "username"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(!pattern1.test(data0)){
					vErrors = fail(vErrors, "/username", "pattern", "^[A-Za-z0-9_][A-Za-z0-9_.-]{0,250}$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
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
		let data2 = data.email;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(data2.length < 6 && codePoints(data2) < 3){
					vErrors = fail(vErrors, "/email", "minLength", 3); errors++;
				}
				if(data2.length > 255 && codePoints(data2) > 255){
					vErrors = fail(vErrors, "/email", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data3 = data.administrator;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/administrator", "type", "boolean"); errors++;
			}
		}
		let data4 = data.tokens;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				if(data4.length > 100){
					vErrors = fail(vErrors, "/tokens", "maxItems", 100); errors++;
				}
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					if(!(checkSeedToken(data4[i0]))){
						vErrors = join(vErrors, checkSeedToken.errors, "/tokens/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/tokens", "type", "array"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known2.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeedUser.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedUser(value) {
	return validate(checkSeedUser, value);
}

export function isSeedUser(value) {
	return verdict(checkSeedUser(value));
}

function checkSeedToken(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
				if(data0.length > 255 && codePoints(data0) > 255){
					vErrors = fail(vErrors, "/name", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.scopes;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(typeof data1[i0] !== "string"){
						vErrors = fail(vErrors, "/scopes/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/scopes", "type", "array"); errors++;
			}
		}
		let data3 = data.expires_at;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(!dateFormat(data3)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
			}
		}
		let data4 = data.secret;
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(data4.length < 16 && codePoints(data4) < 8){
					vErrors = fail(vErrors, "/secret", "minLength", 8); errors++;
				}
				if(data4.length > 200 && codePoints(data4) > 200){
					vErrors = fail(vErrors, "/secret", "maxLength", 200); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/secret", "type", "string"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "name") || (key0 === "scopes")) || (key0 === "expires_at")) || (key0 === "secret"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeedToken.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedToken(value) {
	return validate(checkSeedToken, value);
}

export function isSeedToken(value) {
	return verdict(checkSeedToken(value));
}

function checkSeedMember(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.username;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "username"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data1 = data.access_level;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "access_level"); errors++;
		} else {
			if(!(checkLevel(data1))){
				vErrors = join(vErrors, checkLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data2 = data.expires_at;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(!dateFormat(data2)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "username") || (key0 === "access_level")) || (key0 === "expires_at"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeedMember.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedMember(value) {
	return validate(checkSeedMember, value);
}

export function isSeedMember(value) {
	return verdict(checkSeedMember(value));
}

function checkSeedGroup(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.full_path;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "full_path"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/full_path", "minLength", 1); errors++;
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
		let data4 = data.members;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					if(!(checkSeedMember(data4[i0]))){
						vErrors = join(vErrors, checkSeedMember.errors, "/members/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/members", "type", "array"); errors++;
			}
		}
		let data6 = data.saml_identities;
		if(data6 !== undefined){
			if(Array.isArray(data6)){
				if(data6.length > 10000){
					vErrors = fail(vErrors, "/saml_identities", "maxItems", 10000); errors++;
				}
				const before1 = errors;
				for(let i1=0; i1<data6.length; i1++){
					if(!(checkSeedIdentity(data6[i1]))){
						vErrors = join(vErrors, checkSeedIdentity.errors, "/saml_identities/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/saml_identities", "type", "array"); errors++;
			}
		}
		const before2 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known3.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before2 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeedGroup.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedGroup(value) {
	return validate(checkSeedGroup, value);
}

export function isSeedGroup(value) {
	return verdict(checkSeedGroup(value));
}

function checkSeedIdentity(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.username;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "username"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data1 = data.extern_uid;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "extern_uid"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/extern_uid", "minLength", 1); errors++;
				}
				if(data1.length > 255 && codePoints(data1) > 255){
					vErrors = fail(vErrors, "/extern_uid", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "username") || (key0 === "extern_uid"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeedIdentity.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedIdentity(value) {
	return validate(checkSeedIdentity, value);
}

export function isSeedIdentity(value) {
	return verdict(checkSeedIdentity(value));
}

function checkSeedProject(data){
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
			if(!(known4.has(key1))){
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

function checkSeedPipeline(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.ref;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/ref", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data1 = data.user;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/user", "type", "string"); errors++;
			}
		}
		let data2 = data.variables;
		if(data2 !== undefined){
			if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
				const before0 = errors;
				for(const key0 of Object.keys(data2)){
					if(typeof key0 === "string"){
						if(!pattern2.test(key0)){
							vErrors = fail(vErrors, "/variables" + segment(key0), "pattern", "^[A-Za-z0-9_]{1,255}$"); errors++;
						}
					}
					if(errors - before0 >= 100){
						break;
					}
				}
				const before1 = errors;
				for(const key1 of Object.keys(data2)){
					if(!(false)){
						if(typeof data2[key1] !== "string"){
							vErrors = fail(vErrors, "/variables/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
						}
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/variables", "type", "object"); errors++;
			}
		}
		let data4 = data.jobs;
		if(data4 !== undefined){
			if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
				const before2 = errors;
				for(const key2 of Object.keys(data4)){
					if(!(false)){
						if(!(checkJobEnd(data4[key2]))){
							vErrors = join(vErrors, checkJobEnd.errors, "/jobs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"));
							errors = vErrors.length;
						}
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/jobs", "type", "object"); errors++;
			}
		}
		const before3 = errors;
		for(const key3 of Object.keys(data)){
			if(!((((key3 === "ref") || (key3 === "user")) || (key3 === "variables")) || (key3 === "jobs"))){
				vErrors = fail(vErrors, "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before3 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeedPipeline.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedPipeline(value) {
	return validate(checkSeedPipeline, value);
}

export function isSeedPipeline(value) {
	return verdict(checkSeedPipeline(value));
}

function checkSeedCommit(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.branch;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		let data1 = data.message;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "message"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/message", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		let data2 = data.author;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/author", "type", "string"); errors++;
			}
		}
		let data3 = data.date;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(!dateTimeFormat(data3)){
					vErrors = fail(vErrors, "/date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/date", "type", "string"); errors++;
			}
		}
		let data4 = data.files;
		if(data4 !== undefined){
			if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
				const before0 = errors;
				for(const key0 of Object.keys(data4)){
					if(!(false)){
						let data5 = data4[key0];
						if((typeof data5 !== "string") && (data5 !== null)){
							vErrors = fail(vErrors, "/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", types1); errors++;
						}
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/files", "type", "object"); errors++;
			}
		}
		const before1 = errors;
		for(const key1 of Object.keys(data)){
			if(!(known5.has(key1))){
				vErrors = fail(vErrors, "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeedCommit.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedCommit(value) {
	return validate(checkSeedCommit, value);
}

export function isSeedCommit(value) {
	return verdict(checkSeedCommit(value));
}

function checkSeeded(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.tokens;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "tokens"); errors++;
		} else {
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
						let data2 = data1.username;
						if(data2 === undefined){
							vErrors = fail(vErrors, "/tokens/" + i0, "required", "username"); errors++;
						} else {
							if(typeof data2 !== "string"){
								vErrors = fail(vErrors, "/tokens/" + i0+"/username", "type", "string"); errors++;
							}
						}
						let data3 = data1.name;
						if(data3 === undefined){
							vErrors = fail(vErrors, "/tokens/" + i0, "required", "name"); errors++;
						} else {
							if(typeof data3 !== "string"){
								vErrors = fail(vErrors, "/tokens/" + i0+"/name", "type", "string"); errors++;
							}
						}
						let data4 = data1.token;
						if(data4 === undefined){
							vErrors = fail(vErrors, "/tokens/" + i0, "required", "token"); errors++;
						} else {
							if(typeof data4 !== "string"){
								vErrors = fail(vErrors, "/tokens/" + i0+"/token", "type", "string"); errors++;
							}
						}
					} else {
						vErrors = fail(vErrors, "/tokens/" + i0, "type", "object"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/tokens", "type", "array"); errors++;
			}
		}
		let data5 = data.groups;
		if(data5 === undefined){
			vErrors = fail(vErrors, "", "required", "groups"); errors++;
		} else {
			if(Array.isArray(data5)){
				const before1 = errors;
				for(let i1=0; i1<data5.length; i1++){
					if(!(checkSeededPath(data5[i1]))){
						vErrors = join(vErrors, checkSeededPath.errors, "/groups/" + i1);
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
		let data7 = data.projects;
		if(data7 === undefined){
			vErrors = fail(vErrors, "", "required", "projects"); errors++;
		} else {
			if(Array.isArray(data7)){
				const before2 = errors;
				for(let i2=0; i2<data7.length; i2++){
					if(!(checkSeededPath(data7[i2]))){
						vErrors = join(vErrors, checkSeededPath.errors, "/projects/" + i2);
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
		let data9 = data.pipelines;
		if(data9 === undefined){
			vErrors = fail(vErrors, "", "required", "pipelines"); errors++;
		} else {
			if(Array.isArray(data9)){
				const before3 = errors;
				for(let i3=0; i3<data9.length; i3++){
					if(!(checkSeededPipeline(data9[i3]))){
						vErrors = join(vErrors, checkSeededPipeline.errors, "/pipelines/" + i3);
						errors = vErrors.length;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/pipelines", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeeded.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeeded(value) {
	return validate(checkSeeded, value);
}

export function isSeeded(value) {
	return verdict(checkSeeded(value));
}

function checkSeededPipeline(data){
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
		let data1 = data.full_path;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "full_path"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data2 = data.ref;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "ref"); errors++;
		} else {
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data3 = data.jobs;
		if(data3 === undefined){
			vErrors = fail(vErrors, "", "required", "jobs"); errors++;
		} else {
			if(Array.isArray(data3)){
				const before0 = errors;
				for(let i0=0; i0<data3.length; i0++){
					let data4 = data3[i0];
					if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
						let data5 = data4.id;
						if(data5 === undefined){
							vErrors = fail(vErrors, "/jobs/" + i0, "required", "id"); errors++;
						} else {
							if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
								vErrors = fail(vErrors, "/jobs/" + i0+"/id", integerFault(data5), "integer"); errors++;
							}
						}
						let data6 = data4.name;
						if(data6 === undefined){
							vErrors = fail(vErrors, "/jobs/" + i0, "required", "name"); errors++;
						} else {
							if(typeof data6 !== "string"){
								vErrors = fail(vErrors, "/jobs/" + i0+"/name", "type", "string"); errors++;
							}
						}
						let data7 = data4.status;
						if(data7 === undefined){
							vErrors = fail(vErrors, "/jobs/" + i0, "required", "status"); errors++;
						} else {
							if(typeof data7 !== "string"){
								vErrors = fail(vErrors, "/jobs/" + i0+"/status", "type", "string"); errors++;
							}
						}
					} else {
						vErrors = fail(vErrors, "/jobs/" + i0, "type", "object"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/jobs", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeededPipeline.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeededPipeline(value) {
	return validate(checkSeededPipeline, value);
}

export function isSeededPipeline(value) {
	return verdict(checkSeededPipeline(value));
}

function checkSeededPath(data){
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
		let data1 = data.full_path;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "full_path"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeededPath.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeededPath(value) {
	return validate(checkSeededPath, value);
}

export function isSeededPath(value) {
	return verdict(checkSeededPath(value));
}

function checkAddSeedTextBody(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	if(errors !== 0){
		checkAddSeedTextBody.errors = vErrors;
	}
	return errors === 0;
}

function checkListSnapshots200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(typeof data[i0] !== "string"){
				vErrors = fail(vErrors, "/" + i0, "type", "string"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListSnapshots200.errors = vErrors;
	}
	return errors === 0;
}

function checkListFaults200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkFault(data[i0]))){
				vErrors = join(vErrors, checkFault.errors, "/" + i0);
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
		checkListFaults200.errors = vErrors;
	}
	return errors === 0;
}

function checkSetFaultsBody(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		if(data.length > 100){
			vErrors = fail(vErrors, "", "maxItems", 100); errors++;
		}
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkFault(data[i0]))){
				vErrors = join(vErrors, checkFault.errors, "/" + i0);
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
		checkSetFaultsBody.errors = vErrors;
	}
	return errors === 0;
}

function checkStartJob200(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.token;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "token"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkStartJob200.errors = vErrors;
	}
	return errors === 0;
}

function checkb39525434cbf(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
				if(data0.length > 100 && codePoints(data0) > 100){
					vErrors = fail(vErrors, "/name", "maxLength", 100); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkb39525434cbf.errors = vErrors;
	}
	return errors === 0;
}

function checkf2406a031839(data){
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
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkf2406a031839.errors = vErrors;
	}
	return errors === 0;
}

export const operations = {
	addSeed: {
		parameters: {},
		body: {
			'application/json': validator(checkSeed),
			'application/yaml': validator(checkAddSeedTextBody),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkSeeded),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	reset: {
		parameters: {},
		body: {},
		responses: {
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listSnapshots: {
		parameters: {},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkListSnapshots200),
				},
			},
		},
	},
	takeSnapshot: {
		parameters: {
			path: validator(checkb39525434cbf),
		},
		body: {},
		responses: {
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	restoreSnapshot: {
		parameters: {
			path: validator(checkb39525434cbf),
		},
		body: {},
		responses: {
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	getClock: {
		parameters: {},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkTime),
				},
			},
		},
	},
	setClock: {
		parameters: {},
		body: {
			'application/json': validator(checkClockChange),
		},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkTime),
				},
			},
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	listFaults: {
		parameters: {},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkListFaults200),
				},
			},
		},
	},
	setFaults: {
		parameters: {},
		body: {
			'application/json': validator(checkSetFaultsBody),
		},
		responses: {
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	startJob: {
		parameters: {
			path: validator(checkf2406a031839),
		},
		body: {},
		responses: {
			'200': {
				content: {
					'application/json': validator(checkStartJob200),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'409': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	finishJob: {
		parameters: {
			path: validator(checkf2406a031839),
		},
		body: {
			'application/json': validator(checkJobEnd),
		},
		responses: {
			'400': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
			'409': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
	confirmEmail: {
		parameters: {
			path: validator(checkf2406a031839),
		},
		body: {},
		responses: {
			'404': {
				content: {
					'application/json': validator(checkError),
				},
			},
		},
	},
};
