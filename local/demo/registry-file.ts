import { readFile } from 'node:fs/promises';
import { parse as parseCsv } from 'csv-parse/sync';
import { type RegistryEntry, registryEntry } from './registry-entry.ts';

/**
 * Reads the file that BOARDS names: a JSON array of {ats, board, company?, favorite?}, or CSV with the
 * header ats,board,company. Drops duplicates. Throws an error that names the file and the entry.
 */
export async function readRegistryFile(file: string): Promise<RegistryEntry[]> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new Error(`BOARDS names ${file}, which cannot be read: give the path of a JSON or CSV file.`, {
      cause,
    });
  });
  const rows = file.toLowerCase().endsWith('.csv') ? csvRows(text, file) : jsonRows(text, file);
  if (rows.length === 0)
    throw new Error(`${file} lists no board: give at least one entry with ats and board.`);

  const entries = rows.map((row, index) => {
    const entry = registryEntry.safeParse(row);
    if (entry.success) return entry.data;
    const problem = entry.error.issues[0]?.message ?? 'it is not understood';
    throw new Error(
      `${file}, entry ${index + 1}: ${problem}; each entry needs ats and board, and may have company.`,
    );
  });
  return [...new Map(entries.map((entry) => [`${entry.ats}/${entry.board}`, entry])).values()];
}

function jsonRows(text: string, file: string): unknown[] {
  try {
    const rows: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (Array.isArray(rows)) return rows;
  } catch {
    // Reported below.
  }
  throw new Error(
    `${file} is not a JSON array: write [{"ats": "greenhouse", "board": "…"}], or name a .csv file.`,
  );
}

function csvRows(text: string, file: string): unknown[] {
  try {
    return parseCsv(text, { columns: true, bom: true, trim: true, skip_empty_lines: true });
  } catch (cause) {
    throw new Error(
      `${file} is not CSV with the header ats,board,company: correct it or name a .json file.`,
      { cause },
    );
  }
}
