const papers = { pdf: makePdf, zip: makeZip } as const;

/** The bytes of a file that was sent in a room: small, but what its name says it is. */
export function papersOf(name: string): { readonly bytes: Uint8Array; readonly extension: 'pdf' | 'zip' } {
  const extension = name.endsWith('.zip') ? 'zip' : 'pdf';
  return { bytes: papers[extension](name), extension };
}

/** One A4 page with a frame and a few rules. The name stands in it as a comment, so that two papers are two files. */
function makePdf(name: string): Uint8Array {
  const rules = Array.from({ length: 18 }, (_, row) => {
    const y = 700 - row * 32;
    return `72 ${y} m ${420 + ((name.length * 37 + row * 53) % 100)} ${y} l S`;
  });
  const drawing = ['0.6 w 0.16 0.22 0.36 RG', '56 56 483 730 re S', ...rules].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
  let text = `%PDF-1.4\n%${Buffer.from(name, 'utf8').toString('hex')}\n`;
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** An archive without entries; its comment is the name. */
function makeZip(name: string): Uint8Array {
  const comment = Buffer.from(name, 'utf8');
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, comment]);
}
