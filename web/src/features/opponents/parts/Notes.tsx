import { contracted } from '../../../lib/format/contracted.ts';
import { Box } from '@mantine/core';
import type { OpponentsOutput } from '@rondelle/contracts/competition/opponents.ts';
import { policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import { formatDays } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import blocks from '../../../ui/blocks.module.css';

type Basis = Pick<OpponentsOutput, 'basis' | 'team'>;

const basisWords = ({ basis, team }: Basis): string | null => {
  if (basis === 'rating') return null;
  if (basis === 'rank') return m.opponents_by_rank();
  return policyAllows(team.category.shows, 'tables')
    ? m.opponents_unrated({ team: team.name })
    : m.opponents_by_distance();
};

/** States that ratings, ranks or distances are missing, and why. */
export function Missing({ basis, team, from }: Basis & Pick<OpponentsOutput, 'from'>) {
  const notes = [
    basisWords({ basis, team }),
    from === null && m.opponents_no_city({ ofTeam: contracted(team.name) }),
  ];
  const texts = notes.filter((text) => typeof text === 'string');
  return texts.map((text) => (
    <p key={text} role="note" className={blocks.notice}>
      {text}
    </p>
  ));
}

/** The weekend of the list, with the games that the team itself has then. */
export function WeekendNote({ weekend }: Pick<OpponentsOutput, 'weekend'>) {
  if (!weekend) return null;
  const { saturday, sunday, ownGames } = weekend;
  const [own] = ownGames;
  return (
    <p>
      {m.opponents_weekend({ days: formatDays(saturday, sunday) })}
      {own && ' '}
      {own && <Link href={own.path}>{m.opponents_weekend_own({ count: ownGames.length })}</Link>}
    </p>
  );
}

const orders = {
  rating: m.opponents_order,
  rank: m.opponents_order_rank,
  distance: m.opponents_order_distance,
} as const satisfies Readonly<Record<OpponentsOutput['basis'], () => string>>;

/** How the list is made, and where its links to people lead. */
export function Meaning({ basis, from, opponents }: Pick<OpponentsOutput, 'basis' | 'from' | 'opponents'>) {
  const canWrite = opponents.some(({ supervisors }) => supervisors.length > 0);
  return (
    <Box className={`${blocks.note} ${blocks.prose}`} mt="1rem">
      <p>
        {basis === 'rating' && `${m.opponents_close_meaning()} ${m.opponents_side()} `}
        {orders[basis]()}
        {from && ` ${m.opponents_measured({ city: from })}`}
      </p>
      <p>
        {canWrite && `${m.opponents_write_note()} `}
        {m.opponents_chat_note()}
      </p>
    </Box>
  );
}
