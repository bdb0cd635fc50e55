import { before, body, drop, replace, text } from '../planting/changes.ts';
import { faultsOf, type PlantedFault } from '../planting/fault.ts';

const { raw } = String;
const modelServers = 'model/servers.test.ts';
const written = 'conformance/written.test.ts';

/** Faults in how documents are read, and in what is checked, simulated and sent by them. */
export const documentFaults: readonly PlantedFault[] = faultsOf([
  [
    'escapes of other dialects are letters',
    'generators/source/check/patterns.ts',
    'checkPattern',
    replace('foreign.length > 0', 'false'),
    'source/check.test.ts',
  ],
  [
    'every pattern is matched by the engine',
    'generators/source/pattern.ts',
    'matchingOf',
    replace('isLinear(expression, flags)', 'true'),
    'source/pattern/effort.test.ts',
  ],
  [
    'a path parameter that nobody declares is not there',
    'generators/source/repair/path-parameters.ts',
    'declareMissing',
    drop('...assumed'),
    'source/assumptions.test.ts',
  ],
  [
    'reusable path items stand twice in the document',
    'generators/source/bundle/bundle.ts',
    'bundle',
    drop("'pathItems'"),
    'source/bad-input.test.ts',
  ],
  [
    'suggestions are made of names that are not alike',
    'generators/source/suggestion.ts',
    'nearest',
    replace('distance <= name.length / 3', 'true'),
    'source/suggestion.test.ts',
  ],
  [
    'findings of one cause are as many findings',
    'generators/diagnostics/grouped.ts',
    'groupFindings',
    replace('at === undefined', 'true'),
    'diagnostics/render.test.ts',
  ],
  [
    'servers of operations are ignored',
    'generators/model/servers.ts',
    'ownServer',
    body('return undefined;'),
    'client/servers.test.ts',
  ],
  [
    'a server without a scheme is a path',
    'generators/model/servers.ts',
    'readServer',
    replace(raw`.replace(/^(?=\/\/)/, 'https:')`, ''),
    modelServers,
  ],
  [
    'a relative server keeps its dots',
    'generators/model/base-path.ts',
    'basePathOf',
    replace(raw`path.replace(/^(?:\.{1,2}\/|\.{1,2}$)+/, '')`, 'path'),
    modelServers,
  ],
  [
    'what stands behind a number sign in a path template is sent',
    'generators/model/path-template.ts',
    'splitTemplate',
    text('[^?#{]', '[^?{]'),
    'wire/templates.test.ts',
  ],
  [
    'a path parameter that no path names is needed',
    'generators/model/operations.ts',
    'operationOf',
    replace('isInPath(segments, parameter.name)', 'isInPath(segments, parameter.name) || parameter.required'),
    'wire/templates.test.ts',
  ],
  [
    'a part of a form has no media type of its own',
    'generators/model/wire.ts',
    'partTypes',
    replace("typeof given === 'string'", 'false'),
    'model/wire.test.ts',
  ],
  [
    'requests are recorded for servers of all operations',
    'generators/validate/routes.ts',
    'groupsOf',
    replace('serverPatterns(servers)', 'serverPatterns(documented)'),
    'validate/routes.test.ts',
  ],
  [
    'a mock takes the last of the preferences',
    'generators/mock/prefer.ts',
    'readPreference',
    replace('found.code ??=', 'found.code ='),
    'mock/prefer.test.ts',
  ],
  [
    'the mock sends an example, but not the first',
    'generators/sample/sampler.ts',
    'samplerWith',
    replace(
      'examples = rootExamples(mediaType.examples)',
      'examples = rootExamples(mediaType.examples.toReversed())',
    ),
    'mock/mock.test.ts',
  ],
  [
    'a value of an enum is left out on the bounds',
    'generators/sample/bounds.ts',
    'boundsAt',
    replace('allowed ??', 'allowed?.slice(0, -1) ??'),
    'sample/bounds.test.ts',
  ],
  [
    'servers of the machine accept every host',
    'generators/allowed-host.ts',
    'hostCheck',
    before('hostNameOf', 'return true;'),
    'cli/allowed-host.test.ts',
  ],
  [
    'an old Node is not refused',
    'generators/node-version.ts',
    'OLDEST_NODE',
    text('22.19.0', '20.0.0'),
    'cli/node-version.test.ts',
  ],
  [
    'a verification takes the time that its document took in addition',
    'generators/conformance/budget.ts',
    'Budget.constructor',
    replace('-', '+'),
    'conformance/budget.test.ts',
  ],
  [
    'a lifecycle sends one of PUT and PATCH',
    'generators/conformance/plan/lifecycle.ts',
    'lifecycleCases',
    replace('updates.map', 'updates.slice(0, 1).map'),
    written,
  ],
  [
    'a list in an object has no ids',
    'generators/conformance/known-values.ts',
    'itemsIn',
    replace('list : []', '[] : list'),
    written,
  ],
]);
