import { definePlugin, type Plugin } from 'forgespec';
import { pythonEmitter } from './emitter.ts';
import { definitions } from './findings.ts';

/** Types of a document for Python 3.11 and later. */
export default function pythonTypes(): Plugin {
  return definePlugin({ name: 'python', findings: { definitions }, emitters: [pythonEmitter] });
}
