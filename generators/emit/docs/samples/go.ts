import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { contentTypeOf, credentialsOf, otherHeaders } from './credentials.ts';
import { doubleQuoted as quoted } from './double-quoted.ts';
import type { WireBody, WireRequest } from './wire-request.ts';

/** Handles the error of a statement. */
const CHECK = ['if err != nil {', '\tpanic(err)', '}'];

/** The request as a Go program with the package `net/http`. */
export function goSample(wire: WireRequest): string {
  const { headers, query, basic } = credentialsOf(wire);
  const { before, reader, imports, type } = bodyOf(wire);
  const statements = [
    ...before,
    `request, err := http.NewRequest(${quoted(wire.method)}, ${quoted(wire.url)}, ${reader})`,
    ...CHECK,
    ...headers.map(({ name, prefix }) => header(name, prefix === '' ? TOKEN : `${quoted(prefix)}+${TOKEN}`)),
    ...otherHeaders(wire, undefined).map(([name, value]) => header(name, quoted(value))),
    ...(type === undefined ? [] : [header('Content-Type', type)]),
    ...(query.length === 0
      ? []
      : [
          'query := request.URL.Query()',
          ...query.map((name) => `query.Set(${quoted(name)}, ${TOKEN})`),
          'request.URL.RawQuery = query.Encode()',
        ]),
    ...(basic ? ['request.SetBasicAuth(os.Getenv("USER"), os.Getenv("PASSWORD"))'] : []),
    'response, err := http.DefaultClient.Do(request)',
    ...CHECK,
    'defer response.Body.Close()',
    'body, err := io.ReadAll(response.Body)',
    ...CHECK,
    'fmt.Println(response.Status, string(body))',
  ];
  const needsSystem = statements.some((statement) => statement.includes('os.'));
  const packages = [
    ...new Set(['fmt', 'io', 'net/http', ...(needsSystem ? ['os'] : []), ...imports]),
  ].toSorted();
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...statements.map((statement) => `\t${statement}`),
    '}',
  ].join('\n');
}

const TOKEN = 'os.Getenv("TOKEN")';

function header(name: string, value: string): string {
  return `request.Header.Set(${quoted(name)}, ${value})`;
}

interface GoBody {
  readonly before: readonly string[];
  /** Expression for the reader of the request. */
  readonly reader: string;
  readonly imports: readonly string[];
  /** Expression for the media type. */
  readonly type: string | undefined;
}

function bodyOf(wire: WireRequest): GoBody {
  const { body } = wire;
  const named = contentTypeOf(wire);
  const type = named === undefined ? undefined : quoted(named);
  if (body === undefined) return { before: [], reader: 'nil', imports: [], type };
  if (body.kind === 'multipart') return multipart(body.parts);
  if (body.kind === 'file') {
    const before = ['file, err := os.Open("file")', ...CHECK, 'defer file.Close()'];
    return { before, reader: 'file', imports: ['os'], type };
  }
  const text = body.kind === 'json' ? jsonText(body.value, 2) : body.text;
  return { before: [], reader: `strings.NewReader(${rawQuoted(text)})`, imports: ['strings'], type };
}

function multipart(parts: Extract<WireBody, { kind: 'multipart' }>['parts']): GoBody {
  const hasFiles = parts.some(({ text }) => text === undefined);
  const before = [
    'var form bytes.Buffer',
    'parts := multipart.NewWriter(&form)',
    ...parts.flatMap(({ name, text }) =>
      text === undefined
        ? [
            `if part, err := parts.CreateFormFile(${quoted(name)}, "file"); err != nil {`,
            '\tpanic(err)',
            '} else if file, err := os.Open("file"); err != nil {',
            '\tpanic(err)',
            '} else if _, err := io.Copy(part, file); err != nil {',
            '\tpanic(err)',
            '}',
          ]
        : [`parts.WriteField(${quoted(name)}, ${quoted(text)})`],
    ),
    'parts.Close()',
  ];
  return {
    before,
    reader: '&form',
    imports: ['bytes', 'mime/multipart', ...(hasFiles ? ['os'] : [])],
    type: 'parts.FormDataContentType()',
  };
}

/** Text of several lines in raw quotes, unless it has backquotes, carriage returns or invisible characters. */
function rawQuoted(text: string): string {
  const escaped = quoted(text);
  const isPlain = /^[\t\n\x20-\x7e]*$/.test(text) && !text.includes('`');
  return isPlain && text.includes('\n') ? `\`${text}\`` : escaped;
}
