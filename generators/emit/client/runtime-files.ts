import { mention, type Code } from '../../code/code.ts';
import type { OutputSymbol } from '../../code/output-symbol.ts';
import type { RuntimeFile } from '../joined-runtime.ts';
import { runtimeSymbol } from '../runtime-symbol.ts';

/** The modules of the runtime in a client. A file contains what programs use together, so that they load little else. */
export const clientRuntime: readonly RuntimeFile[] = [
  {
    path: 'client/runtime/calls',
    modules: [
      'client/client',
      'client/authentication',
      'client/call',
      'client/errors',
      'client/facade',
      'client/operation',
      'client/server-url',
      'client/with-bigint',
      'client/with-response',
    ],
  },
  { path: 'client/runtime/lists', modules: ['client/list-call'] },
  {
    path: 'client/runtime/parameters',
    modules: [
      'client/nested-query',
      'client/path',
      'client/plain',
      'client/plain-headers',
      // Programs without the codec write JSON too.
      'contract/json-text',
    ],
  },
  // For parameters and fields of any other form.
  { path: 'client/runtime/codec', modules: ['client/fields', 'client/styled'] },
  {
    path: 'client/runtime/bodies',
    modules: [
      'client/chosen-body',
      'client/files-or-json-body',
      'client/form-body',
      'client/json-body',
      'client/multipart-body',
      'client/optional-body',
      'client/plain-fields',
      'client/plain-typed-result',
      'client/raw-body',
      'client/read-json-or',
      'client/read-stream',
      'client/read-text',
      'client/typed-result',
    ],
  },
  {
    path: 'client/runtime/plugins',
    modules: [
      'client/deprecation',
      'client/hooks',
      'client/retries',
      'client/retry-after',
      'client/timeout',
      'client/validation',
    ],
  },
  { path: 'client/runtime/index', modules: ['client/index'] },
  // For Node only.
  { path: 'client/node', modules: ['client/node'] },
  { path: 'client/runtime/undici', modules: ['client/undici'] },
];

/** An export of a module below `runtime/client/`, in the client's file that contains it. */
export function clientSymbol({
  module,
  ...exported
}: Partial<OutputSymbol> & Pick<OutputSymbol, 'module' | 'name'>): OutputSymbol {
  return runtimeSymbol(clientRuntime, { ...exported, module: `client/${module}` });
}

/** A type that the runtime of the client exports. */
export function runtimeType(name: string): Code {
  return mention(clientSymbol({ module: 'index', name, isType: true }));
}
