/** What has changed for programs, latest first. Within version 1 things are only added. */
export const changelog = [
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
      '`/notifications`, with what is told, to whom and how.',
      '`/forum/topics`, and posts with their author and first words.',
      'Pages of any site may read what needs no token (CORS).',
    ],
  },
  { version: '1.0.0', date: '2026-11-21', changes: ['The first version.'] },
] as const;
