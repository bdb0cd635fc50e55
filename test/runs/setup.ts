import fc from 'fast-check';
import { iterations, seed } from './iterations.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed, numRuns: iterations(100) });
