-- What visitors write to those who run the site goes to the address of a setting, which is no member's.
-- Needs programs that know 0027.
ALTER TABLE accounts.outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE accounts.outbox ADD CONSTRAINT outbox_kind_check CHECK (kind IN
  ('verifyEmail', 'parentConsent', 'alreadyRegistered', 'forgottenPassword', 'forgottenUsername',
   'parentConsentAgain', 'changeEmail', 'emailChanged', 'passwordChanged', 'letter', 'siteLetter'));

-- Answers to surveys: which one was chosen, once a browser. Who it was stands nowhere: `voter` is a keyed hash of a cookie
-- with the survey.
CREATE TABLE operations.survey_answers (
  survey text NOT NULL CHECK (length(survey) <= 100),
  voter  bytea NOT NULL CHECK (length(voter) <= 64),
  answer text NOT NULL CHECK (length(answer) <= 100),
  PRIMARY KEY (survey, voter)
);
CREATE INDEX survey_answers_counted ON operations.survey_answers (survey, answer);
