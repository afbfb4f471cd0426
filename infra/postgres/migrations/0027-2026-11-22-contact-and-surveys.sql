-- Messages to the site's operators go to a configured email, so they belong to no member.
-- Needs programs that know 0027.
ALTER TABLE accounts.outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE accounts.outbox ADD CONSTRAINT outbox_kind_check CHECK (kind IN
  ('verifyEmail', 'parentConsent', 'alreadyRegistered', 'forgottenPassword', 'forgottenUsername',
   'parentConsentAgain', 'changeEmail', 'emailChanged', 'passwordChanged', 'letter', 'siteLetter'));

-- Survey answers, one per browser. Anonymous: `voter` is a keyed hash of a cookie and the survey.
CREATE TABLE operations.survey_answers (
  survey text NOT NULL CHECK (length(survey) <= 100),
  voter  bytea NOT NULL CHECK (length(voter) <= 64),
  answer text NOT NULL CHECK (length(answer) <= 100),
  PRIMARY KEY (survey, voter)
);
CREATE INDEX survey_answers_counted ON operations.survey_answers (survey, answer);
