import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkProjectStatistics(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.commit_count;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/commit_count", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.storage_size;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/storage_size", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.repository_size;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/repository_size", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.wiki_size;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/wiki_size", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.lfs_objects_size;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/lfs_objects_size", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.job_artifacts_size;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/job_artifacts_size", integerFault(data5), "integer"); errors++;
			}
		}
		let data6 = data.pipeline_artifacts_size;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/pipeline_artifacts_size", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.packages_size;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/packages_size", integerFault(data7), "integer"); errors++;
			}
		}
		let data8 = data.snippets_size;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8) && !plainInteger(data8)){
				vErrors = fail(vErrors, "/snippets_size", integerFault(data8), "integer"); errors++;
			}
		}
		let data9 = data.uploads_size;
		if(data9 !== undefined){
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/uploads_size", integerFault(data9), "integer"); errors++;
			}
		}
		let data10 = data.container_registry_size;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/container_registry_size", integerFault(data10), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectStatistics.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectStatistics(value) {
	return validate(checkProjectStatistics, value);
}

export function isProjectStatistics(value) {
	return verdict(checkProjectStatistics(value));
}
