import { parentPort, workerData } from 'node:worker_threads';
import { loadModel } from '../../../pipeline.ts';
import { validatorModules } from './validators.ts';

/** One job per thread: the path of a document comes in, the modules of its validators go out. */
const { model } = await loadModel(String(workerData));
parentPort?.postMessage(model === undefined ? [] : await validatorModules(model), []);
