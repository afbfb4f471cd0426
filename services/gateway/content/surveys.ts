import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { SurveyOutput, surveysOutput } from '@rondelle/contracts/site/content.ts';
import type { Content, Survey } from '@rondelle/infra/content/content.ts';
import { surveyAnswerCounts } from '@rondelle/members/surveys/answers.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { z } from 'zod';
import { latestFirst } from './pages-of.ts';

/** Returns whether a survey is open on a day in Quebec; its last day is included. */
export const isOpen = ({ opens, closes }: Pick<Survey, 'opens' | 'closes'>, today: string): boolean =>
  opens <= today && (closes === undefined || today <= closes);

/** Only the latest surveys are displayed. */
const most = 50;

const surveyOf = (
  slug: string,
  { question, html, opens, closes, answers }: Survey,
  counts: ReadonlyMap<string, number> | undefined,
  lang: Language,
  today: string,
): SurveyOutput => {
  const counted = answers.map((answer) => ({
    id: answer.id,
    label: answer[lang],
    count: counts?.get(answer.id) ?? 0,
  }));
  return {
    slug,
    question: question[lang],
    html,
    opens,
    closes: closes ?? null,
    isOpen: isOpen({ opens, closes }, today),
    answers: counted,
    total: counted.reduce((sum, { count }) => sum + count, 0),
  };
};

/** All surveys that have opened, with the count of each answer; open ones come first. */
export const surveysPage = async (
  db: Db,
  { surveys }: Content,
  lang: Language,
): Promise<z.output<typeof surveysOutput>> => {
  const today = dayInQuebec(new Date().toISOString());
  const latest = [...surveys]
    .filter(([, { opens }]) => opens <= today)
    .sort(latestFirst(([slug, { opens }]) => `${opens} ${slug}`))
    .slice(0, most);
  const counts = await surveyAnswerCounts(
    db,
    latest.map(([slug]) => slug),
  );
  const withCounts = latest.map(([slug, survey]) => surveyOf(slug, survey, counts.get(slug), lang, today));
  return { surveys: withCounts.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen)) };
};
