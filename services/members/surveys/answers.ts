import { sql } from 'kysely';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { AccountTables } from '../accounts/tables.ts';
import type { MemberServices } from '../member-services.ts';

type SurveyTables = AccountTables & {
  'operations.survey_answers': { survey: string; voter: Buffer; answer: string };
};

/** The number of times that each answer of these surveys was chosen. */
export const surveyAnswerCounts = async (
  db: Db,
  surveys: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> => {
  if (surveys.length === 0) return new Map();
  const rows = await db
    .withTables<SurveyTables>()
    .selectFrom('operations.survey_answers')
    .select(['survey', 'answer', sql<number>`count(*)::int`.as('count')])
    .where(sql<boolean>`survey = ANY (${[...surveys]})`)
    .groupBy(['survey', 'answer'])
    .limit(10_000)
    .execute();
  const bySurvey = Map.groupBy(rows, ({ survey }) => survey);
  return new Map(
    [...bySurvey].map(([survey, of]) => [survey, new Map(of.map(({ answer, count }) => [answer, count]))]),
  );
};

type SurveyAnswer = {
  readonly survey: string;
  readonly answer: string;
  /** The value of the browser's cookie. */
  readonly browser: string;
  /** The network address, for the rate limit. */
  readonly address: string;
};

/**
 * Counts an answer; returns false when this browser has answered the survey before. Stores no identity: only a keyed
 * hash of the browser’s cookie and the survey, so that answers to two surveys cannot be linked.
 */
export const answerSurvey = async (
  { accounts, limits, hash }: MemberServices,
  { survey, answer, browser, address }: SurveyAnswer,
): Promise<boolean> => {
  await limits.take('surveyByAddress', address);
  const voter = await hash(`survey ${survey} ${browser}`);
  const { numInsertedOrUpdatedRows } = await accounts
    .withTables<SurveyTables>()
    .insertInto('operations.survey_answers')
    .values({ survey, answer, voter })
    .onConflict((conflict) => conflict.columns(['survey', 'voter']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};
