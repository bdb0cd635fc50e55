import { fail, integerFault, isPlainInteger as plainInteger } from '../runtime/validation.js';

export function check7beaaf535d00(data){
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
		let data3 = data["skip_users[]"];
		if(data3 !== undefined){
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					let data4 = data3[i1];
					if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
						vErrors = fail(vErrors, "/skip_users[]/" + i1, integerFault(data4), "integer"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/skip_users[]", "type", "array"); errors++;
			}
		}
		let data5 = data.show_seat_info;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/show_seat_info", "type", "boolean"); errors++;
			}
		}
		let data6 = data.page;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/page", integerFault(data6), "integer"); errors++;
			}
			if(typeof data6 == "number"){
				if(data6 < 1 || isNaN(data6)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data7 = data.per_page;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/per_page", integerFault(data7), "integer"); errors++;
			}
			if(typeof data7 == "number"){
				if(data7 > 100 || isNaN(data7)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data7 < 1 || isNaN(data7)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		check7beaaf535d00.errors = vErrors;
	}
	return errors === 0;
}
