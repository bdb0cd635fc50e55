import { crc32, gzipSync } from 'node:zlib';

/** The only file of every archive. */
const NAME = 'README.md';
const CONTENT: Uint8Array = new TextEncoder().encode('# Example\n\nA file of the mock.\n');

/** A zip archive with one uncompressed file (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
export function zip(): Uint8Array {
  const name = Buffer.from(NAME);
  const entry = Buffer.alloc(26);
  entry.writeUInt16LE(20, 0);
  // 1 January 1980, the first day of the format: it depends on no clock.
  entry.writeUInt16LE(0x21, 8);
  entry.writeUInt32LE(crc32(CONTENT), 10);
  entry.writeUInt32LE(CONTENT.length, 14);
  entry.writeUInt32LE(CONTENT.length, 18);
  entry.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), entry, name, CONTENT]);
  const made = Buffer.from('PK\u0001\u0002\u0014\u0000');
  const directory = Buffer.concat([made, entry, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

/** A tar archive in the ustar format (POSIX.1-2017, pax, "ustar Interchange Format"). */
export function tar(): Uint8Array {
  const header = Buffer.alloc(512);
  header.write(NAME);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${CONTENT.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  // The checksum is computed with spaces in its own field.
  header.write('        0', 148);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const body = Buffer.alloc(Math.ceil(CONTENT.length / 512) * 512);
  body.set(CONTENT);
  return Buffer.concat([header, body, Buffer.alloc(1024)]);
}

export function tarGz(): Uint8Array {
  return gzipSync(tar());
}

/** The same tar archive, compressed by bzip2, which Node cannot write. */
export function tarBz2(): Uint8Array {
  return Buffer.from(TAR_BZ2, 'base64');
}

const TAR_BZ2 =
  'QlpoOTFBWSZTWQ+jy7cAADLfgcqQSAFdgCYCEIBvbt5AEAAICCAAdRU8oaDRo0NNMgBieoNFGjTQ0ANGmgAaMU8zASgEAvk0iqWSMgDAW1SKLEDN+zLZgSjBBoyGFK1hgw7KFIva5LirMX0IQeEtU7XxjyeKBASKYs1EX4u5IpwoSAfR5duA';
