import type { FormProps } from '../../lib/form-props.ts';
import { usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Keeper } from './Keeper.tsx';

/** Keeps the score of the game that the URL names, as it stands now. */
export function KeepScore({ id, saved }: FormProps) {
  const { lang } = usePlace();
  const query = trpc.game.get.useQuery({ lang, gid: id ?? 0 }, { enabled: id !== null });
  if (id === null || (query.isError && !query.data)) return <p role="alert">{m.game_form_unknown()}</p>;
  if (!query.data) return <p role="status">{m.shell_loading()}</p>;
  return <Keeper key={id} game={query.data.game} saved={saved} />;
}
