-- Loads a workload into PostgreSQL and defines two searches for the people who want a job. The variables :titles, :saved and
-- :jobs are the workload's files.
CREATE EXTENSION pg_trgm;

-- Stems English words and keeps all of them: the 'I' of 'Software Engineer I' is a stop word otherwise.
CREATE TEXT SEARCH DICTIONARY stem (TEMPLATE = snowball, LANGUAGE = english);
CREATE TEXT SEARCH CONFIGURATION titles (COPY = english);
ALTER TEXT SEARCH CONFIGURATION titles ALTER MAPPING REPLACE english_stem WITH stem;

CREATE TABLE title (id int PRIMARY KEY, title text NOT NULL, words text[], rarest text);
CREATE TABLE saved (person int NOT NULL, title int NOT NULL, place text NOT NULL);
CREATE TABLE job (id int PRIMARY KEY, title text NOT NULL, places text[] NOT NULL);
CREATE TABLE found (search text, job int, people int[]);

COPY title (id, title) FROM :'titles';
COPY saved FROM :'saved';
CREATE TEMP TABLE job_line (id int, title text, places text);
COPY job_line FROM :'jobs';
INSERT INTO job SELECT id, title, string_to_array(places, ',') FROM job_line;

UPDATE title SET words = tsvector_to_array(to_tsvector('titles', title));
WITH frequency AS (SELECT word, count(*) AS titles FROM title, unnest(words) AS word GROUP BY word)
UPDATE title SET rarest = (
  SELECT word FROM unnest(words) AS word JOIN frequency USING (word) ORDER BY frequency.titles, word LIMIT 1
);
CREATE INDEX title_by_rarest_word ON title (rarest);
CREATE INDEX title_by_trigram ON title USING gin (title gin_trgm_ops);
-- Holds every column, so that searches never read the table itself.
CREATE INDEX saved_by_title_and_place ON saved (title, place) INCLUDE (person);
VACUUM (FULL, ANALYZE) title;
VACUUM (ANALYZE) saved;

-- Both searches return each person once, with a saved title that matched.
CREATE TYPE match AS (people int[], titles int[]);

CREATE FUNCTION rarest_word(job job) RETURNS match LANGUAGE plpgsql AS $$
DECLARE
  job_words text[] := tsvector_to_array(to_tsvector('titles', job.title));
  result match;
BEGIN
  SELECT array_agg(person), array_agg(title) INTO result FROM (
    SELECT saved.person, min(saved.title) AS title
    FROM title JOIN saved ON saved.title = title.id
    WHERE title.rarest = ANY (job_words) AND title.words <@ job_words AND saved.place = ANY (job.places)
    GROUP BY saved.person
  ) AS matched;
  RETURN result;
END $$;

CREATE FUNCTION trigram(job job) RETURNS match LANGUAGE plpgsql AS $$
DECLARE
  result match;
BEGIN
  SELECT array_agg(person), array_agg(title) INTO result FROM (
    SELECT saved.person, min(saved.title) AS title
    FROM title JOIN saved ON saved.title = title.id
    WHERE title.title % job.title AND saved.place = ANY (job.places)
    GROUP BY saved.person
  ) AS matched;
  RETURN result;
END $$;

-- Returns the CPU time of this session in milliseconds; elapsed time on systems without /proc.
CREATE FUNCTION cpu_ms() RETURNS float8 LANGUAGE plpgsql AS $$
BEGIN
  RETURN split_part(pg_read_file('/proc/self/schedstat'), ' ', 1)::float8 / 1e6;
EXCEPTION WHEN undefined_file THEN
  RETURN extract(epoch FROM clock_timestamp()) * 1000;
END $$;

-- Runs all jobs once, keeping what is found, and then in rounds of at least min_ms of CPU time. Returns the CPU time in
-- milliseconds for all jobs, the mean of each round after the warm-up.
CREATE FUNCTION measure(search text, warm_up int, measured int, min_ms float8) RETURNS float8[] LANGUAGE plpgsql AS $$
DECLARE
  one job;
  result match;
  started float8;
  passes int;
  times float8[] := '{}';
BEGIN
  FOR one IN SELECT * FROM job ORDER BY id LOOP
    EXECUTE format('SELECT * FROM %I($1)', search) INTO result USING one;
    INSERT INTO found VALUES (search, one.id, result.people);
  END LOOP;
  FOR round IN 1..warm_up + measured LOOP
    started := cpu_ms();
    passes := 0;
    LOOP
      FOR one IN SELECT * FROM job ORDER BY id LOOP
        EXECUTE format('SELECT * FROM %I($1)', search) INTO result USING one;
      END LOOP;
      passes := passes + 1;
      EXIT WHEN cpu_ms() - started >= min_ms;
    END LOOP;
    IF round > warm_up THEN
      times := times || (cpu_ms() - started) / passes;
    END IF;
  END LOOP;
  RETURN times;
END $$;
