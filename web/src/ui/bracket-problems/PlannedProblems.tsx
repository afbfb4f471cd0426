import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import { BracketProblems } from './BracketProblems.tsx';

/** Part of the same chunk. */
export { BracketProblems } from './BracketProblems.tsx';

type Props = { id: number; categories: readonly { readonly id: number; readonly name: string }[] };

/**
 * Reasons why recorded brackets of a tournament, in these categories, can't be played; for members who may fix them.
 */
export function PlannedProblems({ id, categories }: Props) {
  const { lang } = usePageLocation();
  const { data } = trpc.tournament.current.useQuery({ lang, id }, { retry: false });
  if (!data?.maySupervise) return null;
  return data.brackets
    .filter(({ categoryId }) => categories.some((one) => one.id === categoryId))
    .map(({ categoryId, slots }) => (
      <BracketProblems
        key={categoryId}
        tournament={data}
        categoryId={categoryId}
        slots={slots}
        categories={categories}
      >
        <p>
          <FormLink form="tournament-bracket" about={id}>
            {m.bracket_problems_mend()}
          </FormLink>
        </p>
      </BracketProblems>
    ));
}
