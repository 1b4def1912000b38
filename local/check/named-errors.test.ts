import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { rejectedBy } from './fixtures/rejected-by.ts';

const rejected = rejectedBy(join(import.meta.dirname, 'named-errors.grit'));

test('a catch that does not look at the error is rejected', async () => {
  const blind = [
    'try { parse(text); } catch { report(); }',
    'try { parse(text); } catch {}',
    'try { parse(text); } catch { report(); } finally { close(); }',
  ];
  expect(await rejected(blind)).toEqual(blind);
});

test('a catch that names the error is not', async () => {
  const named = [
    'try { parse(text); } catch (error) { if (!(error instanceof SyntaxError)) throw error; }',
    'try { parse(text); } finally { close(); }',
  ];
  expect(await rejected(named)).toEqual([]);
});
