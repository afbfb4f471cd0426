import { omit, type Card, only } from './plain.ts';
import type { PlainCompetition } from './plain-competition.ts';
import { cardWith, type Kind, listWith, numbered, type Parts, partsOf } from './plain-parts.ts';

const ofCompetition = {
  name: ['name'],
  place: ['categoryId', 'regionId'],
  ruleset: ['rulesetId', 'rulesetVersion'],
  dates: ['startsOn', 'endsOn'],
  city: ['city'],
  categories: ['categoryIds'],
};

const teamName = (line: object) => `team ${Object(line).teamId}`;
const bracketName = (line: object) => `bracket ${Object(line).categoryId}`;
const supervisorName = (id: string) => `supervisor ${id}`;

/** Fields that change independently of a team's entry, but go with the team when it leaves. */
export const ofTeam = ['divisionId', 'deducted', 'withdrawn'];
const partOfTeam = (field: string, line: Card) => `${field} of ${teamName(line)}`;
const partsOfTeams = (teams: readonly Card[]): Parts => ({
  ...numbered(
    'team',
    teams.map((line) => omit(ofTeam, line)),
    'teamId',
  ),
  ...Object.fromEntries(
    teams.flatMap((line) => ofTeam.map((field) => [partOfTeam(field, line), line[field]])),
  ),
});
const teamsWith = (
  [now, before]: readonly [readonly Card[], readonly Card[]],
  changed: readonly string[],
): Card[] =>
  listWith([now, before], changed, teamName).map((line) => {
    const old = before.find(({ teamId }) => teamId === line['teamId']) ?? {};
    const back = ofTeam.filter((field) => changed.includes(partOfTeam(field, line)));
    return { ...omit(back, line), ...only(back, old) };
  });

/** The list with the changes; an acceptance is undone by leaving and joining again, at the end of the list. */
const supervisorsWith = (now: PlainCompetition, before: PlainCompetition, changed: readonly string[]) => {
  const all = listWith([now.supervisors, before.supervisors], changed, supervisorName);
  const waitsAgain = (id: string) => changed.includes(supervisorName(id)) && now.accepted.includes(id);
  return [...all.filter((id) => !waitsAgain(id)), ...all.filter(waitsAgain)];
};

const isIn =
  ({ teams }: PlainCompetition) =>
  (id: number) =>
    teams.some(({ teamId }) => teamId === id);

export const competition: Kind<PlainCompetition> = {
  parts: ({ card, teams, supervisors, accepted, draw, brackets, inTheBin }) => ({
    there: !inTheBin,
    ...partsOf(ofCompetition, card),
    draw,
    ...numbered('bracket', brackets, 'categoryId'),
    ...partsOfTeams(teams),
    ...Object.fromEntries(supervisors.map((id) => [supervisorName(id), { accepted: accepted.includes(id) }])),
  }),
  putBack: (now, before, changed) => ({
    card: cardWith(ofCompetition, [now.card, before.card], changed),
    teams: teamsWith([now.teams, before.teams], changed),
    supervisors: supervisorsWith(now, before, changed),
    accepted: listWith([now.accepted, before.accepted], changed, supervisorName),
    draw: changed.includes('draw') ? before.draw : now.draw,
    brackets: listWith([now.brackets, before.brackets], changed, bracketName),
    inTheBin: false,
  }),
  refusal: (now, before, changed) => {
    const isTournament = 'categoryIds' in now.card;
    if (changed.includes('draw') && before.draw && !before.draw.every(isIn(now)))
      return before.draw.every(isIn(before))
        ? `${isTournament ? 'tournament' : 'league'}/draw-of-unknown-teams`
        : 'event/cannot-be-undone';
    const isOtherCategory = now.card['categoryId'] !== before.card['categoryId'];
    if (!isTournament)
      return changed.includes('place') && isOtherCategory && now.teams.length > 0
        ? 'league/category-has-teams'
        : null;
    const held = (changed.includes('categories') ? before : now).card['categoryIds'] as readonly unknown[];
    if (changed.includes('categories'))
      return now.teams.every(({ categoryId }) => held.includes(categoryId))
        ? null
        : 'tournament/category-has-teams';
    const back = before.teams.filter((line) => changed.includes(teamName(line)));
    return back.every(({ categoryId }) => held.includes(categoryId)) ? null : 'tournament/category-not-held';
  },
};
