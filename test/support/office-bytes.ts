/** A zip of empty entries with these names and local headers: enough to pass for an Office file. */
export const officeBytes = (names: readonly string[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat(
      names.map((name) => {
        const header = Buffer.alloc(30);
        header.write('PK\u0003\u0004', 'latin1');
        header.writeUInt16LE(Buffer.byteLength(name), 26);
        return Buffer.concat([header, Buffer.from(name)]);
      }),
    ),
  );

/** The start of a PDF, padded to this many bytes. */
export const pdfBytes = (size = 64): Uint8Array =>
  new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(Math.max(0, size - 9), 0x20)]));
