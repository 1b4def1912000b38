import type { IncomingHttpHeaders } from 'node:http';
import busboy from 'busboy';

/** A browser's upload form for S3. */
export interface PostForm {
  /** Fields before the file, by lower-case name; what follows the file S3 ignores. */
  fields: ReadonlyMap<string, string>;
  /** Null when the form has no file. */
  file: { name: string; content: Buffer } | null;
}

/** Reads multipart/form-data; null when the body is something else or malformed. */
export function readPostForm(headers: IncomingHttpHeaders, body: Buffer): Promise<PostForm | null> {
  if (!/^multipart\/form-data/i.test(headers['content-type'] ?? '')) return Promise.resolve(null);
  return new Promise((resolve) => {
    const fields = new Map<string, string>();
    let file: PostForm['file'] = null;
    const parser = busboy({ headers, limits: { fieldSize: 100_000 } });
    parser.on('field', (name, value) => {
      if (!file) fields.set(name.toLowerCase(), value);
    });
    parser.on('file', (name, stream, { filename }) => {
      const chunks: Buffer[] = [];
      if (name === 'file' && !file) file = { name: filename ?? '', content: Buffer.alloc(0) };
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (name === 'file') file = { name: filename ?? '', content: Buffer.concat(chunks) };
      });
    });
    parser.on('close', () => resolve({ fields, file }));
    parser.on('error', () => resolve(null));
    parser.end(body);
  });
}
