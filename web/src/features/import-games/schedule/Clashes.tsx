import { formatDay, formatTime } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Note } from '../../../ui/note/Note.tsx';
import { clashesIn, keyOf } from './move-games.ts';
import type { PlacedGame } from './place-games.ts';

const mostClashes = 8;
type Teams = readonly { readonly id: number; readonly name: string }[];

const clashWords = { ice: m.schedule_clash_ice, team: m.schedule_clash_team } as const;

/** Lists pairs of games that clash after moves by hand. */
export function Clashes({ games, teams }: { games: readonly PlacedGame[]; teams: Teams }) {
  const clashes = clashesIn(games);
  if (clashes.length === 0) return null;
  const words = ({ date, time, home, away }: PlacedGame) =>
    `${formatDay(date)} ${formatTime(time)} ${teams[home]?.name} – ${teams[away]?.name}`;
  return (
    <Note role="alert">
      <p>{m.schedule_clashes({ count: clashes.length })}</p>
      <ul>
        {clashes.slice(0, mostClashes).map(({ kind, games: [one, other] }) => (
          <li key={`${kind} ${keyOf(one)} ${keyOf(other)}`}>
            {clashWords[kind]({ one: words(one), other: words(other) })}
          </li>
        ))}
        {clashes.length > mostClashes && <li>{m.import_more({ count: clashes.length - mostClashes })}</li>}
      </ul>
    </Note>
  );
}
