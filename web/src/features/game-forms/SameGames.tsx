import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Note } from '../../ui/note/Note.tsx';
import { gameInLine } from '../../ui/game-list/game-in-line.ts';
import { type GameValues, occasionIn, teamsIn } from './game-values.ts';

/** Queries the recorded games that may be the same as the typed one. */
export const useSameGames = (values: GameValues) => {
  const { lang } = usePageLocation();
  const { date, time } = occasionIn(values);
  const isKnown = Boolean(values['homeTeamId'] && values['awayTeamId'] && date);
  const { data } = trpc.history.sameGames.useQuery(
    { lang, ...teamsIn(values), date, time },
    { enabled: isKnown, staleTime: 0, retry: false },
  );
  return isKnown ? (data?.games ?? []) : [];
};

/** Warns before a game is added that it may duplicate these recorded games. */
export function SameGames({ games }: { games: ReturnType<typeof useSameGames> }) {
  return (
    <div role="status">
      {games.length > 0 && (
        <Note>
          <p>{m.game_form_there()}</p>
          <ul>
            {games.map((game) => (
              <li key={game.id}>
                {/* Opens a new tab, so that the form keeps its input. */}
                <a href={game.path} target="_blank">
                  {gameInLine(game)}
                </a>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
