import { Box, Group } from '@mantine/core';
import type { PlannedGame } from '@rondelle/contracts/competition/imports.ts';
import { plain } from '../../../lib/cells/plain.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { Crest } from '../../../ui/crest/Crest.tsx';
import classes from '../../../ui/game-list/game-list.module.css';
import { TeamName } from '../../../ui/team-name/TeamName.tsx';
import { changeWords, endingWords, plannedFacts } from '../words.ts';
import type { Guess } from '../read/reading.ts';
import type { Source } from '../source-of.ts';

/** A game of an import as it will be recorded, with the current game if it corrects one. */
export type Planned = {
  readonly line: number;
  readonly game: PlannedGame;
  readonly before: PlannedGame | null;
};

type Props = Planned & {
  showsLeague: boolean;
  /** The row of the file and its text; null for a generated schedule. */
  source: (Source & { readonly place: string }) | null;
};

const guesses = {
  date: m.import_guess_date,
  score: m.import_guess_score,
  forfeit: m.import_guess_forfeit,
} as const satisfies Record<Guess, () => string>;

const readAs = (text: string, name: string): string[] =>
  text === '' || plain(text) === plain(name) ? [] : [m.import_read_as({ text, name })];

function Score({ game: { result, off } }: { game: PlannedGame }) {
  if (!result || off) return <span className={classes.time}>–</span>;
  const { homeGoals, awayGoals } = result;
  return (
    <span className={classes.score} data-numbers>
      <span data-won={homeGoals > awayGoals || undefined}>{homeGoals}</span>
      <span className={blocks.muted}>–</span>
      <span data-won={awayGoals > homeGoals || undefined}>{awayGoals}</span>
    </span>
  );
}

/** One game in a line, as it will be recorded, and below it the venue, the changes and the guessed values. */
export function PlannedRow({ game, before, showsLeague, source }: Props) {
  const { time, home, away } = game;
  const ending = endingWords(game);
  const state = [...(time ? [formatTime(time)] : []), ending].filter(Boolean);
  const changes = before ? changeWords(before, game) : [];
  const names = source ? [...readAs(source.home, home.name), ...readAs(source.away, away.name)] : [];
  const guessed = (source?.guessed ?? []).map((guess) => guesses[guess]());
  const facts = [...plannedFacts(game, showsLeague), ...(source ? [source.place] : [])];
  const notes = [
    ...changes,
    ...names,
    ...(guessed.length > 0 ? [m.import_guessed({ parts: guessed.join(', ') })] : []),
  ];
  return (
    <li className={classes.item}>
      <div className={classes.game} data-dated>
        <span className={classes.state}>{state.join(ending.startsWith('(') ? ' ' : ' · ')}</span>
        <span className={classes.home}>
          <TeamName name={home.name} />
          <Crest team={home} />
        </span>
        <Score game={game} />
        <span className={classes.away}>
          <Crest team={away} />
          <TeamName name={away.name} />
        </span>
        <span className={classes.facts}>{facts.join(' · ')}</span>
      </div>
      {notes.length > 0 && (
        <Group component="ul" gap="0.25rem" px="0.7rem" pb="0.4rem" m={0} justify="center">
          {notes.map((text) => (
            <Box component="li" key={text} fz="xs" px="0.4rem" bg="var(--r-mine)" bdrs="sm">
              {text}
            </Box>
          ))}
        </Group>
      )}
    </li>
  );
}
