import { undefinedOn } from '../../platform/undefined-on.ts';

/** Encodings whose bytes are valid UTF-8 too, so that only a declaration tells them apart. */
const LOOKS_LIKE_UTF8 = /^(?:iso-2022-jp|csiso2022jp|utf-?16(?:le|be)?|utf-7)$/i;

/**
 * `<meta charset>`, its older form and the XML declaration stand within the first 1,024 bytes (WHATWG HTML, 4.2.5.4).
 */
const DECLARATION_BYTES = 1_024;
const DECLARED =
  /<meta\s[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{2,40})|<\?xml\s[^>]{0,100}?encoding\s*=\s*["']([\w.:-]{2,40})["']/i;
const IN_HEADER = /;\s*charset\s*=\s*"?([\w.:-]{2,40})/i;

/** Bytes without any declaration are in Windows-1252 if they aren't UTF-8, as browsers assume. */
const FALLBACK = 'windows-1252';

function declaredEncoding(bytes: Uint8Array, contentType: string): string | undefined {
  const [, fromHeader] = IN_HEADER.exec(contentType) ?? [];
  const [, fromMeta, fromXml] =
    DECLARED.exec(Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1')) ?? [];
  return fromHeader ?? fromMeta ?? fromXml;
}

function byteOrderMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Undefined for a label that the Encoding Standard doesn't have, or bytes that are invalid in it. */
const decode = (bytes: Uint8Array, label: string, fatal: boolean): string | undefined =>
  undefinedOn([RangeError, TypeError], () => new TextDecoder(label, { fatal }).decode(bytes));

/**
 * Decodes a body by its byte order mark, as UTF-8 if it is valid, or else in the encoding that its header or
 * the page itself declares. Declarations are often wrong where the bytes are valid UTF-8, which other
 * encodings almost never are.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const declared = declaredEncoding(bytes, contentType);
  const certain = byteOrderMark(bytes) ?? (LOOKS_LIKE_UTF8.test(declared ?? '') ? declared : undefined);
  return (
    (certain === undefined ? undefined : decode(bytes, certain, false)) ??
    decode(bytes, 'utf-8', true) ??
    (declared === undefined || /^utf-?8$/i.test(declared) ? undefined : decode(bytes, declared, false)) ??
    decode(bytes, declared === undefined ? FALLBACK : 'utf-8', false) ??
    ''
  );
}
