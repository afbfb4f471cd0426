import type { splitRecord } from '@rondelle/contracts/competition/outputs.ts';
import type { z } from 'zod';
import { m } from '../../paraglide/messages.js';

/** A team's counts: for a season, at home or away. `losses` are regulation losses. */
export type Split = z.infer<typeof splitRecord>;

type SplitColumn = {
  readonly name: string;
  readonly short: () => string;
  readonly long: () => string;
  readonly value: (record: Split) => number;
};

/** PJ V D N DP BP BC, as in the standings. */
export const splitColumns: readonly SplitColumn[] = [
  {
    name: 'gp',
    short: m.table_gamesPlayed,
    long: m.table_gamesPlayed_long,
    value: (record) => record.gamesPlayed,
  },
  { name: 'w', short: m.table_wins, long: m.table_wins_long, value: (record) => record.wins },
  { name: 'l', short: m.table_losses, long: m.table_losses_long, value: (record) => record.losses },
  { name: 't', short: m.table_ties, long: m.table_ties_long, value: (record) => record.ties },
  {
    name: 'otl',
    short: m.table_overtimeLosses,
    long: m.table_overtimeLosses_long,
    value: (record) => record.overtimeLosses + record.shootoutLosses,
  },
  { name: 'gf', short: m.table_goalsFor, long: m.table_goalsFor_long, value: (record) => record.goalsFor },
  {
    name: 'ga',
    short: m.table_goalsAgainst,
    long: m.table_goalsAgainst_long,
    value: (record) => record.goalsAgainst,
  },
];
