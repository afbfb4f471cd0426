import { policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { PolicyNote } from '../../ui/policy/PolicyNote.tsx';
import { ScoreKeeper } from './ScoreKeeper.tsx';

/** Loads the game in the URL and opens its scorekeeper. */
export function KeepScore({ id, saved }: FormProps) {
  const { lang } = usePageLocation();
  const query = trpc.game.get.useQuery({ lang, gid: id ?? 0 }, { enabled: id !== null });
  if (id === null || (query.isError && !query.data)) return <p role="alert">{m.game_form_unknown()}</p>;
  if (!query.data) return <p role="status">{m.shell_loading()}</p>;
  if (!policyAllows(query.data.game.category.shows, 'scores'))
    return <PolicyNote category={query.data.game.category} />;
  return <ScoreKeeper key={id} game={query.data.game} saved={saved} />;
}
