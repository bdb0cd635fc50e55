import { gif, ico, jpeg, png, tar, tarBz2, tarGz, zip } from './sample-files.ts';

/** A file format that the mock can send. */
export interface FileFormat {
  /** File name extensions without the dot; the first is the default. */
  readonly extensions: readonly string[];
  /** Media types; the first is sent where the document allows several. */
  readonly types: readonly string[];
  /** Whether browsers save it instead of showing it. */
  readonly isSaved: boolean;
  make(): Uint8Array;
}

const plain = (text: string) => (): Uint8Array => Buffer.from(text);

export const FORMATS: readonly FileFormat[] = [
  {
    extensions: ['zip', 'jar'],
    types: ['application/zip', 'application/x-zip-compressed', 'application/x-zip'],
    isSaved: true,
    make: zip,
  },
  {
    extensions: ['tar.gz', 'tgz', 'gz'],
    types: [
      'application/gzip',
      'application/x-gzip',
      'application/x-gtar',
      'application/x-tgz',
      'application/tar+gzip',
    ],
    isSaved: true,
    make: tarGz,
  },
  {
    extensions: ['tar.bz2', 'tbz2', 'tbz', 'tb2', 'bz2'],
    types: ['application/x-bzip2', 'application/bzip2', 'application/x-bzip'],
    isSaved: true,
    make: tarBz2,
  },
  { extensions: ['tar'], types: ['application/x-tar', 'application/tar'], isSaved: true, make: tar },
  { extensions: ['png'], types: ['image/png', 'image/x-png'], isSaved: false, make: png },
  {
    extensions: ['jpg', 'jpeg'],
    types: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
    isSaved: false,
    make: jpeg,
  },
  { extensions: ['gif'], types: ['image/gif'], isSaved: false, make: gif },
  {
    extensions: ['svg'],
    types: ['image/svg+xml'],
    isSaved: false,
    make: plain(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1"/></svg>\n',
    ),
  },
  {
    extensions: ['ico'],
    types: ['image/vnd.microsoft.icon', 'image/x-icon', 'image/ico'],
    isSaved: false,
    make: ico,
  },
  {
    extensions: ['txt', 'log', 'md'],
    types: ['text/plain'],
    isSaved: false,
    make: plain('A text of the mock.\n'),
  },
  {
    extensions: ['html', 'htm'],
    types: ['text/html'],
    isSaved: false,
    make: plain('<!doctype html>\n<title>Example</title>\n<p>A page of the mock.</p>\n'),
  },
  { extensions: ['css'], types: ['text/css'], isSaved: false, make: plain('body { margin: 0; }\n') },
  { extensions: ['csv'], types: ['text/csv'], isSaved: false, make: plain('name,value\nexample,1\n') },
];

const byExtension: ReadonlyMap<string, FileFormat> = new Map(
  FORMATS.flatMap((format) => format.extensions.map((extension) => [extension, format])),
);
const byType: ReadonlyMap<string, FileFormat> = new Map(
  FORMATS.flatMap((format) => format.types.map((type) => [type, format])),
);

/** The format of an extension without the dot, in any case. */
export function formatOfExtension(extension: string): FileFormat | undefined {
  return byExtension.get(extension.toLowerCase());
}

/** The format of a media type without parameters, in lower case. */
export function formatOfType(type: string): FileFormat | undefined {
  return byType.get(type);
}

/** The format of a file name by its extension, the longest first: `a.tar.gz` is not a `.gz`. */
export function formatOfName(name: string): FileFormat | undefined {
  const [, ...endings] = name.split('.').slice(-3);
  const [last = ''] = endings.slice(-1);
  return formatOfExtension(endings.join('.')) ?? formatOfExtension(last);
}
