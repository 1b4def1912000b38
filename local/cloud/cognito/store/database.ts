import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readDataFile } from '../../services/data-files.ts';

// Times are milliseconds since 1970, except auth_time, which is in seconds as in tokens.
const TABLES = `
  CREATE TABLE IF NOT EXISTS users (
    sub TEXT PRIMARY KEY, email_key TEXT UNIQUE, status TEXT NOT NULL, enabled INTEGER NOT NULL,
    salt TEXT NOT NULL, verifier TEXT NOT NULL, created_at INTEGER NOT NULL, modified_at INTEGER NOT NULL,
    attributes TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS memberships (
    sub TEXT NOT NULL, group_name TEXT NOT NULL, PRIMARY KEY (sub, group_name));
  CREATE TABLE IF NOT EXISTS verification_codes (
    sub TEXT NOT NULL, purpose TEXT NOT NULL, code TEXT NOT NULL, expires_at INTEGER NOT NULL,
    PRIMARY KEY (sub, purpose));
  CREATE TABLE IF NOT EXISTS attempts (sub TEXT NOT NULL, operation TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS attempts_of ON attempts (sub, operation, at);
  CREATE TABLE IF NOT EXISTS lockouts (
    sub TEXT PRIMARY KEY, failures INTEGER NOT NULL, locked_until INTEGER NOT NULL, last_attempt_at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS sessions (
    origin_jti TEXT PRIMARY KEY, sub TEXT NOT NULL, client_id TEXT NOT NULL, refresh_digest TEXT NOT NULL UNIQUE,
    event_id TEXT NOT NULL, auth_time INTEGER NOT NULL, expires_at INTEGER NOT NULL, revoked INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS sessions_of ON sessions (sub);
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
`;

const USER_TABLES = ['users', 'memberships', 'verification_codes', 'attempts', 'lockouts', 'sessions'];

/** Opens the pool's database in `folder`, which is created if it is missing. */
export function openDatabase(folder: string, poolId: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  return readDataFile(join(folder, `${poolId}.sqlite`), (file) => {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');
    database.exec(TABLES);
    return database;
  });
}

/** Deletes every row of a user. */
export function deleteUser(database: DatabaseSync, sub: string): void {
  database.exec('BEGIN');
  for (const table of USER_TABLES) database.prepare(`DELETE FROM ${table} WHERE sub = ?`).run(sub);
  database.exec('COMMIT');
}
