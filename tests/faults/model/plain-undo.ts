import { isDeepStrictEqual } from 'node:util';
import type { UndoneKind } from './model-command.ts';
import { allBut, type Card, only } from './plain.ts';
import type { PlainCompetition } from './plain-competition.ts';
import type { PlainGame } from './plain-game.ts';
import type { Plain } from './plain-model.ts';
import type { PlainRuleset } from './plain-ruleset.ts';
import { type PlainTeam, withCard } from './plain-team.ts';

/** The result of an undo: a domain error, or the state after it, which may be unchanged. */
export type Undoing = { readonly refused: string } | { readonly becomes: Plain };

/** The parts of a subject that can change independently. */
type Parts = Readonly<Record<string, unknown>>;
/** Splits a kind of subject into parts, and restores parts. */
type Kind<P> = {
  readonly parts: (plain: P) => Parts;
  readonly putBack: (now: P, before: P, changed: readonly string[], by: string) => P;
  /** The error code of the rule that forbids restoring the parts, else null. */
  readonly refusal: (now: P, before: P, changed: readonly string[], by: string) => string | null;
};

type PartsOfCard = Readonly<Record<string, readonly string[]>>;
const ofGame = {
  occasion: ['date', 'time', 'venue', 'city'],
  placement: ['stage', 'group'],
  teams: ['homeTeamId', 'awayTeamId'],
};
const ofCompetition = {
  name: ['name'],
  place: ['categoryId', 'regionId'],
  ruleset: ['rulesetId', 'rulesetVersion'],
  dates: ['startsOn', 'endsOn'],
  city: ['city'],
  categories: ['categoryIds'],
};
const partsOf = (table: PartsOfCard, card: object): Parts =>
  Object.fromEntries(Object.entries(table).map(([name, fields]) => [name, only(fields, card)]));
/** The current record, with the changed fields as they were before. */
const cardWith = (table: PartsOfCard, [now, before]: readonly [Card, Card], changed: readonly string[]) => ({
  ...now,
  ...only(
    changed.flatMap((name) => table[name] ?? []),
    before,
  ),
});

const game: Kind<PlainGame> = {
  parts: ({ card, state, score, live, confirmation, inTheBin }) => {
    const result = { state, score, live };
    return {
      there: !inTheBin,
      off: state === 'cancelled' || state === 'postponed' ? state : false,
      ...partsOf(ofGame, card),
      result,
      confirmation,
    };
  },
  putBack: (now, before, changed, by) => {
    const { state, score, live } = changed.includes('result') ? before : now;
    // A restored result of other teams does not get its confirmation back.
    const isNewResult = ['result', 'teams', 'there'].some((name) => changed.includes(name));
    const isConfirmedNow = changed.includes('confirmation');
    const confirmation = isConfirmedNow ? before.confirmation : now.confirmation;
    const isWrittenNow = changed.includes('teams') || changed.includes('result');
    return {
      card: cardWith(ofGame, [now.card, before.card], changed),
      state,
      score,
      live,
      confirmation: isNewResult ? null : confirmation,
      writtenBy: isWrittenNow && score ? by : now.writtenBy,
      spokenBy: isNewResult || !confirmation ? null : isConfirmedNow ? by : now.spokenBy,
      inTheBin: false,
    };
  },
  refusal: (now, _before, changed, by) =>
    isDeepStrictEqual(changed, ['confirmation']) && by === now.writtenBy ? 'game/own-result' : null,
};

const numbered = (name: string, lines: readonly object[], field: string): Parts =>
  Object.fromEntries(lines.map((line) => [`${name} ${Object(line)[field]}`, line]));
/** The current list; changed lines are as before, and those that come back are at the end. */
const listWith = <T>(
  [now, before]: readonly [readonly T[], readonly T[]],
  changed: readonly string[],
  nameOf: (line: T) => string,
): T[] => {
  const was = new Map(before.map((line) => [nameOf(line), line]));
  const names = new Set(now.map(nameOf));
  const retained = now.flatMap((line) => {
    const old = was.get(nameOf(line));
    if (!changed.includes(nameOf(line))) return [line];
    return old === undefined ? [] : [old];
  });
  return [
    ...retained,
    ...before.filter((line) => changed.includes(nameOf(line)) && !names.has(nameOf(line))),
  ];
};
const teamName = (line: object) => `team ${Object(line).teamId}`;
const bracketName = (line: object) => `bracket ${Object(line).categoryId}`;
const supervisorName = (id: string) => `supervisor ${id}`;

/** Fields that change independently of a team's entry, but go with the team when it leaves. */
const ofTeam = ['divisionId', 'deducted', 'withdrawn'];
const partOfTeam = (field: string, line: Card) => `${field} of ${teamName(line)}`;
const partsOfTeams = (teams: readonly Card[]): Parts => ({
  ...numbered(
    'team',
    teams.map((line) => allBut(ofTeam, line)),
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
    return { ...allBut(back, line), ...only(back, old) };
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

const competition: Kind<PlainCompetition> = {
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

const nameOf = ({ seasonId }: Card) => `season ${String(seasonId)}`;
const team: Kind<PlainTeam> = {
  parts: ({ seasons, organizationId, crest, inTheBin }) => ({
    there: !inTheBin,
    organization: organizationId,
    crest,
    ...numbered('season', seasons, 'seasonId'),
  }),
  putBack: (now, before, changed) => {
    const back = before.seasons.filter((card) => changed.includes(nameOf(card)));
    const retained = now.seasons.filter(
      (card) => !changed.includes(nameOf(card)) || back.some((old) => nameOf(old) === nameOf(card)),
    );
    const { organizationId } = changed.includes('organization') ? before : now;
    const { crest } = changed.includes('crest') ? before : now;
    return { key: now.key, organizationId, seasons: back.reduce(withCard, retained), crest, inTheBin: false };
  },
  refusal: () => null,
};

const ruleset: Kind<PlainRuleset> = {
  parts: ({ versions, inTheBin }) => ({ there: !inTheBin, rules: versions.at(-1) }),
  putBack: (now, before, changed) => ({
    key: now.key,
    versions: changed.includes('rules') ? [...now.versions, before.versions.at(-1)] : now.versions,
    inTheBin: false,
  }),
  refusal: () => null,
};

const differing = (one: Parts, other: Parts): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !isDeepStrictEqual(one[name], other[name]),
  );

/** The parts that must be unchanged since the change, so that it can be undone. */
const requiredParts = (changed: readonly string[], now: Parts): readonly string[] => {
  const rests = new Set([...changed, 'there', 'off']);
  // A confirmation depends on its result, and a game with a later result is neither deleted nor restored.
  const isOfConfirmation = isDeepStrictEqual(changed, ['confirmation']);
  if (isOfConfirmation || changed.includes('there')) rests.add('result');
  if (isOfConfirmation) rests.add('teams');
  if ((changed.includes('result') || changed.includes('teams')) && now['confirmation'] !== null)
    rests.add('confirmation');
  // A team leaves with its division, points and withdrawal, and only an entered team has them.
  for (const name of changed) {
    const team = name.split(' of ')[1];
    if (team) rests.add(team);
    if (name.startsWith('team ')) for (const field of ofTeam) rests.add(`${field} of ${name}`);
  }
  return [...rests];
};

const undoIn = <P extends NonNullable<Plain>>(
  { parts, putBack, refusal }: Kind<P>,
  [was, then, now]: readonly [P | null, P, P],
  by: string,
): Undoing => {
  const [before, after, present] = [was ? parts(was) : {}, parts(then), parts(now)];
  const changed = differing(before, after);
  // An undo does not enter a team again in a competition that is deleted.
  const isFromBin = was?.inTheBin === true && then.inTheBin;
  if (isFromBin && changed.length > 0) return { refused: 'event/cannot-be-undone' };
  const judged = changed.length > 1 ? changed.filter((name) => name !== 'confirmation') : changed;
  if (judged.every((name) => isDeepStrictEqual(present[name], before[name]))) return { becomes: now };
  const rests = requiredParts(changed, present);
  if (rests.some((name) => !isDeepStrictEqual(present[name], after[name])))
    return { refused: 'event/built-upon' };
  // Undoing a creation or restoration deletes the subject and changes nothing else.
  if (!was || was.inTheBin) return { becomes: { ...now, inTheBin: true } };
  const refused = refusal(now, was, changed, by);
  return refused ? { refused } : { becomes: putBack(now, was, changed, by) };
};

/**
 * The result of undoing one change of a subject: what the change affected is as before, unless it was changed again
 * since. `states` holds the subject after each of its changes, with the state before the first change first.
 */
export const undoingOf = (
  kind: UndoneKind,
  states: readonly Plain[],
  revision: number,
  by: string,
): Undoing => {
  const [was, then, now] = [states[revision] ?? null, states[revision + 1] ?? null, states.at(-1) ?? null];
  if (!then || !now) return { refused: 'event/unknown' };
  const all = [was, then, now] as const;
  switch (kind) {
    case 'game':
      return undoIn(game, all as readonly [PlainGame | null, PlainGame, PlainGame], by);
    case 'team':
      return undoIn(team, all as readonly [PlainTeam | null, PlainTeam, PlainTeam], by);
    case 'ruleset':
      return undoIn(ruleset, all as readonly [PlainRuleset | null, PlainRuleset, PlainRuleset], by);
    default:
      return undoIn(
        competition,
        all as readonly [PlainCompetition | null, PlainCompetition, PlainCompetition],
        by,
      );
  }
};
