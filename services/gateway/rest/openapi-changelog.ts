/** Changes of the API, latest first. Version 1 only has additions. */
export const changelog = [
  {
    version: '1.6.0',
    date: '2026-11-30',
    changes: [
      '`playoffs` in `GET /tournaments/{tid}/forecast` also where the best teams of a rank in several groups go on.',
      'The forecast of a game uses the games of earlier days, and its `madeOn` is the day of the game; before, the games of earlier weeks and the Monday.',
    ],
  },
  {
    version: '1.5.0',
    date: '2026-11-30',
    changes: [
      'Stakes, `GET /league/what-if` and `chances` in `GET /games/{gid}/effect` are chances of their `target`: `playoffs` where the rules of the league state how many teams make them, otherwise `firstFour`. `firstFour` stays beside `chances`.',
      '`chance` in the `line` of `GET /teams/{eid}/forecast`: of the same target.',
      '`upcoming` in `GET /teams/rivals`: the next games of the two teams.',
      'Followed entities have `chances` of their next game, and their `standing` the record and `gamesToCome`.',
    ],
  },
  {
    version: '1.4.0',
    date: '2026-11-29',
    changes: [
      '`GET /tournaments/{tid}/forecast`: the chances of every rank in the groups of a category, and to go on from them.',
      'The team of a country has a `country`, and its `name` is in the language of `lang`; `recordedName` is the name as recorded where it differs. `PUT /teams/{eid}` sets the country.',
      '`GET /events/{event}` takes the stream of the event and its revision there, such as `game-12.3`, which every copy of the log has; positions as before. `revision` in the lists of changes.',
    ],
  },
  {
    version: '1.3.0',
    date: '2026-11-27',
    changes: [
      '`playoffs` in `GET /league` and in the groups of `GET /tournaments/{tid}`: how many teams go on, where the rules state it, and what is certain. `playoffs` in rulesets.',
      '`playoffs` in the forecasts of `GET /league/forecast` and `GET /teams/{eid}/forecast`: the chance to make the play-offs, in the table or in the division.',
      'A game whose live score was left is `unfinished`; one without a result in a season that is over has `noResult`.',
      'Scores of days to come are refused: `game/not-yet-played`. So are live scores in a season that is over, of members who may not correct them: `game/season-over`.',
      'A team with games to come cannot be removed: `league/team-has-games`, `tournament/team-has-games`.',
      'A game that a team which withdrew had played, and that counts no longer, is `void`; `withdrew` in `GET /games/{gid}` names the team and the day.',
      '`withdrawn` in the standings of a league: what became of the games of a team that withdrew.',
      '`event` and `position` in `GET /log/chain`: how an event is cited, by a number and a link that every copy of the log has. Positions are of one server.',
    ],
  },
  {
    version: '1.2.0',
    date: '2026-11-24',
    changes: [
      'In histories and the activity, the number of a ruleset is followed by a word for its rules: `3.2 iihf`.',
      'Live scores are refused in categories whose scores are not shown: `game/scores-hidden`.',
    ],
  },
  {
    version: '1.1.0',
    date: '2026-11-23',
    changes: [
      'Search forgives slips of the finger and abbreviations, and puts the closest first.',
      '`GET /search` and its kinds; `POST /autocomplete`.',
      '`GET /regions/{rid}`, `/categories/{cid}`, `/divisions/{did}`, `/leagues`, `/tournaments`, `/teams/list`, `/leaderboard`, `/forum/posts`.',
      '`teams` beside `standings` in `GET /league`.',
      '`POST /redirect/category`, `/redirect/team` and `/redirect/rivals`.',
      'Teams have a `crest` where one was chosen; `PUT /teams/{eid}/crest` chooses it.',
      'The chat: `GET /chat/rooms`, `/chat/rooms/{chatid}`, its messages and `POST` of one, `/chat/search`; live over Pusher’s protocol at `/app/rondelle`.',
      '`/notifications`: the member’s notifications and their settings.',
      '`/forum/topics`, and posts with their author and first words.',
      '`bestIf` and `worstIf` in the `certainties` of `GET /league`; `ranks` in `GET /seasons/{seasonSlug}/forecasts`.',
      '`elsewhere` in `GET /site/privacy`: whom browsers ask besides the site.',
      '`about` in `GET /activity`: the team that a change of a league or tournament concerns, the competition of a game. `line` in `GET /notifications`, `together` in `POST /notifications/{nid}/read`.',
      '`certainties` in the groups of `GET /tournaments/{tid}`.',
      '`knownAt` also answers with the names of that instant, in leagues, tournaments, teams and leaders; with the rivals, the league and the organization of then, also of what was merged or deleted since. `toKnownAt` of `GET /league/moves` does too.',
      '`rulesChanges` and `decisions` in `GET /league/moves`: changed rules and draws, deducted points, entries and withdrawals that moved teams.',
      'Pages of any site may read what needs no token (CORS).',
    ],
  },
  { version: '1.0.0', date: '2026-11-21', changes: ['The first version.'] },
] as const;
