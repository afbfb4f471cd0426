import type { PlannedGame } from '@rondelle/contracts/competition/imports.ts';
import type { SheetColumn } from '@rondelle/contracts/competition/sheet-columns.ts';
import { plain } from '../../../lib/cells/plain.ts';
import { formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { Crest } from '../../../ui/crest/Crest.tsx';
import classes from '../../../ui/game-list/game-list.module.css';
import { TeamName } from '../../../ui/team-name/TeamName.tsx';
import { kindWords } from '../kind-words.ts';
import { changeWords, endingWords, plannedFacts } from '../planned-words.ts';

/** A game of an import as it will stand, with the game before it where it corrects one. */
export type Planned = {
  readonly line: number;
  readonly game: PlannedGame;
  readonly before: PlannedGame | null;
};

type Props = Planned & {
  showsLeague: boolean;
  /** The row of the file; null for a drawn schedule, which has none. */
  source: { readonly home: string; readonly away: string; readonly guessed: readonly SheetColumn[] } | null;
};

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

/** One game in a line, as it will stand, and below it where, what changes and what was guessed. */
export function PlannedRow({ line, game, before, showsLeague, source }: Props) {
  const { time, home, away } = game;
  const state = [...(time ? [formatTime(time)] : []), endingWords(game)].filter(Boolean).join(' · ');
  const changes = before ? changeWords(before, game) : [];
  const names = source ? [...readAs(source.home, home.name), ...readAs(source.away, away.name)] : [];
  const guessed = (source?.guessed ?? []).map(kindWords);
  const facts = [...plannedFacts(game, showsLeague), ...(source ? [m.import_line({ line })] : [])];
  return (
    <li className={classes.item}>
      <div className={classes.game}>
        <span className={classes.state}>{state}</span>
        <span className={classes.home}>
          <TeamName name={home.name} />
          <Crest team={home} />
        </span>
        <Score game={game} />
        <span className={classes.away}>
          <Crest team={away} />
          <TeamName name={away.name} />
        </span>
      </div>
      <p className={blocks.note} style={{ paddingInline: '0.7rem' }}>
        {changes.map((text) => (
          <strong key={text}>{text} · </strong>
        ))}
        {(guessed.length > 0 || names.length > 0) && (
          <mark>
            {[
              ...names,
              ...(guessed.length > 0 ? [m.import_guessed({ columns: guessed.join(', ') })] : []),
            ].join(' · ')}
          </mark>
        )}{' '}
        {facts.join(' · ')}
      </p>
    </li>
  );
}
