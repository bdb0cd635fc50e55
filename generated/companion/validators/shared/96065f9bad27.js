import { fail, integerFault, isPlainInteger as plainInteger } from '../runtime/validation.js';

const pattern0 = new RegExp("^[0-9]*$", "u");

export function check96065f9bad27(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Link;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Link", "type", "string"); errors++;
			}
		}
		let data1 = data["x-next-page"];
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(!pattern0.test(data1)){
					vErrors = fail(vErrors, "/x-next-page", "pattern", "^[0-9]*$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/x-next-page", "type", "string"); errors++;
			}
		}
		let data2 = data["x-page"];
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/x-page", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data["x-per-page"];
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/x-per-page", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data["x-prev-page"];
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(!pattern0.test(data4)){
					vErrors = fail(vErrors, "/x-prev-page", "pattern", "^[0-9]*$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/x-prev-page", "type", "string"); errors++;
			}
		}
		let data5 = data["x-total"];
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/x-total", integerFault(data5), "integer"); errors++;
			}
		}
		let data6 = data["x-total-pages"];
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/x-total-pages", integerFault(data6), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check96065f9bad27.errors = vErrors;
	}
	return errors === 0;
}
