import { DateTimeFormatter, Instant, LocalDateTime, ZonedDateTime, ZoneId, ZoneOffset } from '@js-joda/core';
import '@js-joda/timezone';

const zone = (name?: string) => (name === undefined ? ZoneOffset.UTC : ZoneId.of(name));

const formatTime = (milliseconds: number, pattern: string, timezone?: string) =>
  Instant.ofEpochMilli(milliseconds).atZone(zone(timezone)).format(DateTimeFormatter.ofPattern(pattern));

function parseFormatted(text: string, pattern: string, timezone?: string): number {
  const formatter = DateTimeFormatter.ofPattern(pattern);
  const moment =
    timezone === undefined
      ? ZonedDateTime.parse(text, formatter)
      : LocalDateTime.parse(text, formatter).atZone(zone(timezone));
  return moment.toInstant().toEpochMilli();
}

/** util.time. Patterns are those of java.time.format.DateTimeFormatter, except names of months and days. */
export const timeUtil = {
  nowISO8601: () => new Date().toISOString(),
  nowEpochSeconds: () => Math.floor(Date.now() / 1000),
  nowEpochMilliSeconds: () => Date.now(),
  nowFormatted: (pattern: string, timezone?: string) => formatTime(Date.now(), pattern, timezone),
  parseFormattedToEpochMilliSeconds: parseFormatted,
  parseISO8601ToEpochMilliSeconds: (text: string) => ZonedDateTime.parse(text).toInstant().toEpochMilli(),
  epochMilliSecondsToSeconds: (milliseconds: number) => Math.floor(milliseconds / 1000),
  epochMilliSecondsToISO8601: (milliseconds: number) => new Date(milliseconds).toISOString(),
  epochMilliSecondsToFormatted: formatTime,
};
