import { usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import formClasses from '../../ui/form/form.module.css';
import type { WriteFormState } from '../../ui/form/use-write-form.ts';
import { gameInLine } from '../../ui/game-list/game-in-line.ts';
import { occasionIn, teamsIn } from './game-values.ts';

/** Before a game is added: those that may be the same, since nobody means to enter a game twice. */
export function SameGames({ form: { values } }: { form: WriteFormState }) {
  const { lang } = usePlace();
  const { date, time } = occasionIn(values);
  const isKnown = Boolean(values['homeTeamId'] && values['awayTeamId'] && date);
  const { data } = trpc.history.sameGames.useQuery(
    { lang, ...teamsIn(values), date, time },
    { enabled: isKnown, staleTime: 0, retry: false },
  );
  const games = isKnown ? (data?.games ?? []) : [];
  return (
    <div role="status" className={games.length > 0 ? formClasses.note : undefined}>
      {games.length > 0 && (
        <>
          <p>{m.game_form_there()}</p>
          <ul>
            {games.map((game) => (
              <li key={game.id}>
                {/* Beside the form, which stays as it is. */}
                <a href={game.path} target="_blank">
                  {gameInLine(game)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
