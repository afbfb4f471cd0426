// The document is for programmers and in English only, as its field names are.
export const documentTexts = {
  title: 'Rondelle',
  description:
    'Results, standings and statistics of minor hockey by season. Names are in the language asked for (`lang`, French by default); days are local (`YYYY-MM-DD`), instants ISO 8601 in UTC. Every path in an answer is a page of the site.',
  answered: 'The answer.',
  invalid: 'A parameter is missing or malformed; `parameter` names it.',
  tooLong: 'More than any input has: 512 kB.',
  unknown: 'Something asked for does not exist; `title` says what, in the language asked for.',
  failed: 'Something went wrong on our side.',
} as const;

export const callTexts = {
  nav: 'The menu of a season, or of the ongoing one.',
  season: 'A season with its regions, categories, tournaments and supervisors.',
  privacy: 'Whom to ask about the personal information that the site keeps.',
  searchLeagues: 'Leagues of a season whose name contains a text, at most twenty.',
  searchTeams: 'Teams of a season whose name contains a text, at most twenty.',
  league:
    "A league's table with the reasons for its ranks, now, as of a day played or an instant known, or as it would be with supposed results.",
  leagueMoves: "Each team's rank on two days, and the games and corrections between them that moved it.",
  rivals: 'Two teams against each other in a season, or of all time.',
  team: 'A team in a season, now or as of a day played or an instant known.',
  teamStats: "A team's streaks and feats in a season, or of all time.",
  scores: "The scores of a season's last days with results.",
  game: 'A game with the form of both teams before it.',
  leagueHistory:
    'Every change that was made to a league, also to a deleted one, latest first, fifty at a time.',
  tournamentHistory:
    'Every change that was made to a tournament, also to a deleted one, latest first, fifty at a time.',
  teamHistory: 'Every change that was made to a team in all its seasons, latest first, fifty at a time.',
  event: 'One change, with all that was known before and after it, and whether it can be undone.',
  gameHistory: 'Every change that was made to a game, latest first.',
  tournament:
    'A tournament: group tables, knock-out rounds, schedule and outcome, now or as of a day played or an instant known.',
  user: 'A member: name, role, since when, the latest contributions, and how many there are by season.',
  supervisor: 'A supervisor: the leagues and tournaments that they look after, by season.',
  activity: 'All that was recorded and changed in a season, latest first, fifty at a time.',
} as const;

export const parameterTexts: Readonly<Record<string, string>> = {
  lang: 'Language of the names and messages.',
  sid: 'The season: its numeric id or its slug, such as `2024-2025`. Where it may be left out: all time.',
  season: 'Slug of the season; the ongoing one without it.',
  seasonSlug: 'Slug of the season, such as `2024-2025`, or its numeric id.',
  cid: 'Id of the category.',
  rid: 'Id of the region.',
  did: 'Id of the division: the table is restricted to its teams and ranked anew.',
  eid: 'Id of the team.',
  eid1: 'Id of the one team.',
  eid2: 'Id of the other team.',
  gid: 'Id of the game.',
  lid: 'Id of the league.',
  tid: 'Id of the tournament.',
  uid: 'Number of the member.',
  suid: 'Number of the supervisor.',
  query: 'What the name contains; case and accents do not matter.',
  playedBy: 'Only games played up to that day count.',
  knownAt: 'Only what had been recorded by that instant counts.',
  whatIf:
    'Supposed results, at most forty: id of the game, goals of home and visitors, `:ot` or `:so` where it ended so; such as `12:4-2,15:3-2:ot`. Nothing is recorded.',
  from: 'The earlier day, a week before the later one without it; of a stream, the first revision.',
  to: 'The later day; the last one that was played without it.',
  kind: 'Only what happened to things of this kind.',
  action: 'Only events of this type.',
  member: 'Only what this member did: the number in the path of their page, or the user name.',
  include: '`games`: also the changes of its games.',
  channel:
    'Only this: a kind of thing whose changes are wanted, or a severity or part of the work (`queue`, `job`, `cache`) in the log entries of all processes. All of them without it.',
  position: 'Position of the event in the log.',
  stream: 'The stream: what it is and its number, such as `game-12`.',
  before: 'Only what was logged before this position: `older` of the answer before.',
};
