import { body, drop, replace, text } from '../planting/changes.ts';
import { faultsOf, type PlantedFault } from '../planting/fault.ts';

const queries = 'runtime/parameters/decode-query.test.ts';
const styles = 'runtime/parameters/styles.test.ts';
const router = 'runtime/routing/router.test.ts';

/** Faults in how parameters and media types are written and read, and in how requests find their operation. */
export const parameterFaults: readonly PlantedFault[] = faultsOf([
  [
    'members of objects in queries are in small letters',
    'runtime/parameters/typed-value.ts',
    'readObject',
    replace('value[name]', 'value[name.toLowerCase()]'),
    queries,
  ],
  [
    'integers may begin with a sign and zeros',
    'runtime/parameters/scalar.ts',
    'readScalar',
    text('(?:0|-?[1-9][0-9]{0,15})', '[+-]?[0-9]{1,16}'),
    queries,
  ],
  [
    'an integer may be too large to be exact',
    'runtime/parameters/scalar.ts',
    'safe',
    body('return value;'),
    queries,
  ],
  [
    'strict booleans take 1',
    'runtime/parameters/scalar.ts',
    'readScalar',
    replace("text === 'true'", "text === 'true' || text === '1'"),
    queries,
  ],
  [
    'True is no boolean where the server is lenient',
    'runtime/parameters/scalar.ts',
    'looseTexts',
    drop("'True'"),
    'server/lenient.test.ts',
  ],
  [
    'a plus is no blank',
    'runtime/parameters/percent.ts',
    'decodeFormPart',
    replace("text.includes('+')", 'false'),
    queries,
  ],
  [
    'there may be any number of parameters',
    'runtime/parameters/pairs.ts',
    'splitPairs',
    replace('parts.length > limits.pairs', 'parts.length > limits.pairs + 1'),
    queries,
  ],
  [
    'names that reach a prototype arrive',
    'runtime/parameters/prototype-names.ts',
    'reachesPrototype',
    drop("'__proto__'"),
    'runtime/parameters/prototype-names.test.ts',
  ],
  [
    'a prototype may be set',
    'runtime/parameters/prototype-names.ts',
    'reachesPrototype',
    text('__proto__', '__proto'),
    'runtime/server/json.test.ts',
  ],
  [
    'an array without equals sign is read as missing',
    'runtime/parameters/delimited.ts',
    'querySeparator',
    body('return undefined;'),
    styles,
  ],
  [
    'dots in exploded labels separate',
    'runtime/parameters/encode-path.ts',
    'encodeStyled',
    replace(".replaceAll('.', '%2E')", ''),
    'wire/parameters.test.ts',
  ],
  [
    'an empty text of the style matrix has an equals sign',
    'runtime/parameters/encode-path.ts',
    'matrixPair',
    replace("encoded === ''", 'false'),
    styles,
  ],
  [
    'the text between two parameters is sent plain inside of their values',
    'runtime/parameters/shared-segment.ts',
    'joinParts',
    replace('isReadAsSent(pattern, parts)', 'true'),
    'wire/shared-segments.test.ts',
  ],
  [
    'parameters of media types are dropped',
    'runtime/contract/media-type.ts',
    'mediaTypeKey',
    drop('pairs.some'),
    'wire/media-types.test.ts',
  ],
  [
    'media types are told apart by case',
    'runtime/contract/media-type.ts',
    'readMediaType',
    replace('return { essence: essence.toLowerCase()', 'return { essence'),
    'runtime/server/media-type.test.ts',
  ],
  [
    'charsets are passed over',
    'runtime/server/media-type.ts',
    'isUtf8',
    body('return true;'),
    'server/refusals.test.ts',
  ],
  [
    'routes with less text come first',
    'runtime/routing/route-tree.ts',
    'RouteTree.#patternFor',
    replace('other.weight - one.weight', 'one.weight - other.weight'),
    router,
  ],
  [
    'paths keep their slash',
    'runtime/routing/router.ts',
    'otherSlash',
    replace('segments.slice(0, -1)', 'segments'),
    router,
  ],
]);
