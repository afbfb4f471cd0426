-- Daily sums of visits by key, without personal data.
CREATE TABLE operations.visits (
  day    date NOT NULL,
  metric text NOT NULL CHECK (length(metric) <= 20),
  key    text NOT NULL CHECK (length(key) <= 260),
  count  bigint NOT NULL,
  PRIMARY KEY (day, metric, key)
);
