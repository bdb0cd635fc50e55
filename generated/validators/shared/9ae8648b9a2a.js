import { fail, integerFault, isPlainInteger as plainInteger } from '../runtime/validation.js';

const values0 = ["awaiting","active"];

export function check9ae8648b9a2a(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.query;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/query", "type", "string"); errors++;
			}
		}
		let data1 = data["user_ids[]"];
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					let data2 = data1[i0];
					if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
						vErrors = fail(vErrors, "/user_ids[]/" + i0, integerFault(data2), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/user_ids[]", "type", "array"); errors++;
			}
		}
		let data3 = data.show_seat_info;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/show_seat_info", "type", "boolean"); errors++;
			}
		}
		let data4 = data.state;
		if(data4 !== undefined){
			if((data4 !== "awaiting") && (data4 !== "active")){
				vErrors = fail(vErrors, "/state", "enum", values0); errors++;
			}
		}
		let data5 = data.page;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/page", integerFault(data5), "integer"); errors++;
			}
			if(typeof data5 == "number"){
				if(data5 < 1 || isNaN(data5)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data6 = data.per_page;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/per_page", integerFault(data6), "integer"); errors++;
			}
			if(typeof data6 == "number"){
				if(data6 > 100 || isNaN(data6)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data6 < 1 || isNaN(data6)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check9ae8648b9a2a.errors = vErrors;
	}
	return errors === 0;
}
