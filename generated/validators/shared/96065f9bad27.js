import { fail, integerFault } from '../runtime/issues.js';

const pattern0 = new RegExp("^[0-9]*$", "u");

export function check96065f9bad27(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.Link !== undefined){
			if(typeof data.Link !== "string"){
				vErrors = fail(vErrors, "/Link", "type", "string"); errors++;
			}
		}
		if(data["x-next-page"] !== undefined){
			let data1 = data["x-next-page"];
			if(typeof data1 === "string"){
				if(!pattern0.test(data1)){
					vErrors = fail(vErrors, "/x-next-page", "pattern", "^[0-9]*$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/x-next-page", "type", "string"); errors++;
			}
		}
		if(data["x-page"] !== undefined){
			let data2 = data["x-page"];
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/x-page", integerFault(data2), "integer"); errors++;
			}
		}
		if(data["x-per-page"] !== undefined){
			let data3 = data["x-per-page"];
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/x-per-page", integerFault(data3), "integer"); errors++;
			}
		}
		if(data["x-prev-page"] !== undefined){
			let data4 = data["x-prev-page"];
			if(typeof data4 === "string"){
				if(!pattern0.test(data4)){
					vErrors = fail(vErrors, "/x-prev-page", "pattern", "^[0-9]*$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/x-prev-page", "type", "string"); errors++;
			}
		}
		if(data["x-total"] !== undefined){
			let data5 = data["x-total"];
			if(!Number.isSafeInteger(data5)){
				vErrors = fail(vErrors, "/x-total", integerFault(data5), "integer"); errors++;
			}
		}
		if(data["x-total-pages"] !== undefined){
			let data6 = data["x-total-pages"];
			if(!Number.isSafeInteger(data6)){
				vErrors = fail(vErrors, "/x-total-pages", integerFault(data6), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	check96065f9bad27.errors = vErrors;
	return errors === 0;
}
