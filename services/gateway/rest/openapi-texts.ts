// In English only, like the field names: the document is for programmers.
export const documentTexts = {
  title: 'Rondelle',
  description:
    'Results, standings and statistics of minor hockey by season. Nothing needs a key; what changes something needs a token and an `Idempotency-Key`. Every answer has an `ETag`. Names are in the language asked for (`lang`, French by default); days are local (`YYYY-MM-DD`), instants ISO 8601 in UTC. Every path in an answer is a page of the site.',
  answered: 'The answer.',
  saved:
    'What was saved. `upToDate`: whatever is read next shows it. `held`: nothing is recorded yet; the change waits until a second person accepts it.',
} as const;

/** When a route responds with an error, by status. */
export const errorTexts = {
  always: {
    400: 'A parameter is missing or malformed; `parameter` names it.',
    404: 'Something asked for does not exist; `title` says what, in the language asked for.',
    500: 'Something went wrong on our side.',
  },
  withSession: { 401: 'Nobody is logged in.', 403: 'The role does not allow it.' },
  ofChange: {
    409: 'It does not fit what is recorded.',
    412: 'Somebody else changed it since `ifRevision`.',
    422: 'It breaks a rule; `parameter` names what does.',
    429: 'Too many changes; `Retry-After` says in how many seconds to go on.',
  },
  ofBody: { 413: 'More than any input has: 512 kB.' },
} as const;

export const parameterTexts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lang: 'Language of the names and messages.',
    sid: 'The season: its numeric id or its slug, such as `2024-2025`. Where it may be left out: all time.',
    season: 'Slug of the season; the ongoing one without it.',
    seasonSlug: 'Slug of the season, such as `2024-2025`, or its numeric id.',
    cid: 'Id of the category.',
    fcid: 'Id of the category.',
    page: 'Which page, counted from 1.',
    by: 'What teams are put in order by.',
    ciid: 'Id of the city.',
    oid: 'Id of the organization.',
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
    post: 'Key of the post.',
    fid: 'Id of the topic of the forum.',
    fpid: 'Id of the post of the forum.',
    at: 'A post of the topic: the page that it is on is answered.',
    nid: 'Id of the notification.',
    device: 'Id of the device.',
    show: '`unread`: only what was not read.',
    vid: 'Key of the video.',
    tag: 'Key of a tag.',
    form: 'Asked anew each time; leave it out.',
    query:
      'What is looked for: case, accents, slips of the finger and common abbreviations do not matter. Nothing at all: the first ones by name.',
    playedBy: 'Only games played up to that day count.',
    preset: 'The published rules that the table is counted by.',
    fromKnownAt: 'The instant at which the earlier table was known; without it, the end of its day.',
    toKnownAt: 'The instant at which the later table was known; without it, the end of its day.',
    knownAt: 'Only what had been recorded by that instant counts; tables have the rules and names of then.',
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
    chatid: 'Number of the room of the chat.',
    limit: 'How many at most.',
    replyTo: 'The message of the room that it answers.',
    text: 'What is said.',
    stream: 'The stream: what it is and its number, such as `game-12`.',
    ifRevision: 'The version that was seen: a later one is not overwritten.',
    seasonId: 'Id of the season.',
    reason: 'Why it is changed.',
    before: 'Only what was logged before this position: `older` of the answer before.',
  }),
);
