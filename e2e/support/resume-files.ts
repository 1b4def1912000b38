/** A file in the format that Playwright's `setInputFiles` takes. */
export interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Returns a one-page PDF with these lines of text. It has no cross-reference table, so readers rebuild it. */
export function pdfFile(...lines: readonly string[]): Buffer {
  const content = `BT /F1 12 Tf 14 TL 72 720 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const bodies = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj`).join('\n');
  return Buffer.from(`%PDF-1.4\n${bodies}\ntrailer << /Root 1 0 R >>\n%%EOF`);
}

/** Returns a file to choose on the page. */
export const createFile = (name: string, buffer: Buffer): UploadFile => ({
  name,
  buffer,
  // Browsers derive the MIME type from the name.
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'text/plain',
});
