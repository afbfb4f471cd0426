import { formatGameDay } from './game-day.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { AboutGame } from '@rondelle/contracts/notifications/about.ts';
import type { NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import type { Names } from '@rondelle/projections/queries/outputs/names.ts';
import type { NotificationText, Wording } from './notification-text.ts';

type GameWording = Pick<Wording, 'names' | 'locale' | 'kinds' | 'hides'>;
type Score = NonNullable<AboutGame['score']>;

type Teams = readonly [home: string, away: string];

const endingText = ({ decidedIn, forfeitedBy }: AboutGame, [home, away]: Teams, locale: Language): string => {
  if (forfeitedBy === 'both') return ` (${m.file_forfeit_both({}, { locale })})`;
  if (forfeitedBy !== null)
    return ` (${m.file_forfeit_by({ team: forfeitedBy === 'home' ? home : away }, { locale })})`;
  if (decidedIn !== 'overtime' && decidedIn !== 'shootout') return '';
  return ` (${m[`file_short_${decidedIn}`]({}, { locale })})`;
};

const competitionText = (about: AboutGame, names: Names, locale: Language): string => {
  if (about.leagueId !== null) return names.league(about.leagueId).name;
  if (about.tournamentId !== null) return names.tournament(about.tournamentId).name;
  return m.file_inter_league({}, { locale });
};

const calendarWords = {
  GameRescheduled: m.notification_game_moved,
  GameCancelled: m.notification_game_cancelled,
  GamePostponed: m.notification_game_postponed,
  GameReinstated: m.notification_game_reinstated,
  GameDeleted: m.notification_game_removed,
  GameTeamsCorrected: m.notification_game_teams,
} as const;
const calendarWord = (action: string) =>
  Object.entries(calendarWords).find(([name]) => name === action)?.[1] ?? m.notification_game_added;

const titleOf = (
  about: AboutGame,
  kind: NotificationKind | undefined,
  game: string,
  locale: Language,
): string => {
  switch (kind) {
    case 'begins':
      return m.notification_begins({ game }, { locale });
    case 'goal':
      return m.notification_goal({ game }, { locale });
    case 'correction':
      return about.score === null
        ? m.notification_result_withdrawn({ game }, { locale })
        : m.notification_correction({ game }, { locale });
    case 'supervision':
      return m.notification_unfinished({ game }, { locale });
    case 'calendar':
      return calendarWord(about.action)({ game }, { locale });
    default:
      return m.notification_final({ game }, { locale });
  }
};

const bodyOf = (about: AboutGame, competition: string, { locale, kinds, hides }: GameWording): string => {
  const { before } = about;
  const parts = [competition];
  // Omits the date of a postponed game, because that is still the original one.
  const isOnItsDay = about.action !== 'GameDeleted' && about.action !== 'GamePostponed';
  if (kinds[0] === 'calendar' && isOnItsDay) parts.push(formatGameDay(about, locale));
  if (kinds[0] === 'correction' && before && !hides)
    parts.push(m.notification_before({ score: `${before.home} – ${before.away}` }, { locale }));
  if (kinds[0] === 'supervision')
    parts.push(formatGameDay(about, locale), m.notification_unfinished_todo({}, { locale }));
  if (kinds.includes('toConfirm')) parts.push(m.notification_to_confirm({}, { locale }));
  return parts.join(' · ');
};

const teamsOf = (about: AboutGame, names: Names): Teams => [
  names.team(about.homeTeamId, about.seasonId).name,
  names.team(about.awayTeamId, about.seasonId).name,
];

/** Both teams, with their goals unless `score` is null. */
const gameWords = (about: AboutGame, names: Names, locale: Language, score: Score | null): string => {
  const [home, away] = teamsOf(about, names);
  if (score === null) return `${home} – ${away}`;
  return `${home} ${score.home} – ${score.away} ${away}${endingText(about, [home, away], locale)}`;
};

/** The text of a notification on a game; with hidden scores, the score is only in `revealed`. */
export const gameText = (about: AboutGame, wording: GameWording): NotificationText => {
  const { names, locale, kinds, hides } = wording;
  const [first] = kinds;
  const plain = gameWords(about, names, locale, null);
  const showsScore = about.score !== null && first !== 'calendar' && first !== 'begins';
  const full = titleOf(
    about,
    first,
    showsScore ? gameWords(about, names, locale, about.score) : plain,
    locale,
  );
  const hidden = showsScore && hides;
  return {
    title: hidden ? titleOf(about, first, plain, locale) : full,
    body: bodyOf(about, competitionText(about, names, locale), wording),
    revealed: hidden ? full : null,
    line: first === 'final' ? gameWords(about, names, locale, hides ? null : about.score) : null,
    path: names.paths.game(names.slugOfSeason(about.seasonId), about.gameId),
  };
};
