import { describe, expect, test } from '@jest/globals';
import { decodeText } from './decode-text.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const PAGE = '<html><head><title>Ingénieur à Zürich</title></head></html>';

describe('ING-01 a body is decoded', () => {
  test.each([
    ['as UTF-8', Buffer.from(PAGE), 'text/html', PAGE],
    ['as UTF-8 in spite of a wrong header', Buffer.from(PAGE), 'text/html; charset=iso-8859-1', PAGE],
    ['without its byte order mark', Buffer.from(`\ufeff${PAGE}`), 'text/html', PAGE],
    ['as its header says', latin1(PAGE), 'text/html; charset="ISO-8859-1"', PAGE],
    [
      'as its <meta> says',
      latin1(`<meta charset='iso-8859-15'>${PAGE}`),
      '',
      `<meta charset='iso-8859-15'>${PAGE}`,
    ],
    [
      'as its older <meta> says',
      Buffer.concat([
        latin1('<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">'),
        Buffer.from([0xcc, 0xee]),
      ]),
      'text/html',
      '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">Мо',
    ],
    [
      'as its XML declaration says',
      latin1('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'),
      'application/xml',
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>',
    ],
    ['as UTF-16', Buffer.from('\ufeffZürich', 'utf16le'), 'text/html', 'Zürich'],
    ['as browsers do without a declaration', latin1('Zürich'), '', 'Zürich'],
    ['by a declaration that nobody knows', latin1('Zurich'), 'text/html; charset=x-unknown', 'Zurich'],
    ['with a mark for damaged bytes', latin1('Zürich'), 'application/json; charset=utf-8', 'Z\ufffdrich'],
    [
      'in Japanese seven-bit letters',
      Buffer.from([0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x42]),
      'text/html; charset=iso-2022-jp',
      '日',
    ],
  ])('%s', (_, bytes, contentType, text) => {
    expect(decodeText(bytes, contentType)).toBe(text);
  });
});
