/** The check of a format in the runtime. */
export interface FormatCheck {
  /** File in `runtime/validation/formats`, without extension. */
  readonly file: string;
  /** Name of the function. */
  readonly check: string;
  /** Its name in checks, where `isEmail` may be the guard of a schema. */
  readonly alias: string;
  /** Values of other types are not the format's business (JSON Schema 2020-12 Validation, section 7.2.1). */
  readonly type: 'string' | 'number';
}

/** The formats that are checked, by the texts that JSON Schema and the format registry of OpenAPI name. */
export const formatChecks: ReadonlyMap<string, FormatCheck> = new Map([
  ['date', { file: 'date', check: 'isDate', alias: 'dateFormat', type: 'string' }],
  ['time', { file: 'time', check: 'isTime', alias: 'timeFormat', type: 'string' }],
  ['date-time', { file: 'date-time', check: 'isDateTime', alias: 'dateTimeFormat', type: 'string' }],
  ['duration', { file: 'duration', check: 'isDuration', alias: 'durationFormat', type: 'string' }],
  ['uri', { file: 'uri', check: 'isUri', alias: 'uriFormat', type: 'string' }],
  ['uri-reference', { file: 'uri', check: 'isUriReference', alias: 'uriReferenceFormat', type: 'string' }],
  [
    'uri-template',
    { file: 'uri-template', check: 'isUriTemplate', alias: 'uriTemplateFormat', type: 'string' },
  ],
  ['iri', { file: 'uri', check: 'isIri', alias: 'iriFormat', type: 'string' }],
  ['iri-reference', { file: 'uri', check: 'isIriReference', alias: 'iriReferenceFormat', type: 'string' }],
  ['email', { file: 'email', check: 'isEmail', alias: 'emailFormat', type: 'string' }],
  ['idn-email', { file: 'email', check: 'isIdnEmail', alias: 'idnEmailFormat', type: 'string' }],
  ['hostname', { file: 'hostname', check: 'isHostname', alias: 'hostnameFormat', type: 'string' }],
  ['ipv4', { file: 'ipv4', check: 'isIpv4', alias: 'ipv4Format', type: 'string' }],
  ['ipv6', { file: 'ipv6', check: 'isIpv6', alias: 'ipv6Format', type: 'string' }],
  ['uuid', { file: 'uuid', check: 'isUuid', alias: 'uuidFormat', type: 'string' }],
  ['regex', { file: 'regex', check: 'isRegex', alias: 'regexFormat', type: 'string' }],
  [
    'json-pointer',
    { file: 'json-pointer', check: 'isJsonPointer', alias: 'jsonPointerFormat', type: 'string' },
  ],
  [
    'relative-json-pointer',
    {
      file: 'json-pointer',
      check: 'isRelativeJsonPointer',
      alias: 'relativeJsonPointerFormat',
      type: 'string',
    },
  ],
  ['byte', { file: 'byte', check: 'isByte', alias: 'byteFormat', type: 'string' }],
  ['int32', { file: 'integer', check: 'isInt32', alias: 'int32Format', type: 'number' }],
  ['int64', { file: 'integer', check: 'isInt64', alias: 'int64Format', type: 'number' }],
]);

/** Formats that allow every value of their type. */
export const openFormats: ReadonlySet<string> = new Set(['binary', 'double', 'float', 'password']);
