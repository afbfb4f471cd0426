import { Box } from '@mantine/core';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { RinkBar } from '../../../ui/bars/RinkBar.tsx';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { comparisonOf, type Rivals } from '../compared.ts';
import classes from './rivalry.module.css';
import blocks from '../../../ui/blocks.module.css';

/** Keeps both crests level, however long the names below them. */
const level = { verticalAlign: 'top' } as const;

/** A table that compares two teams. The bars repeat its numbers: dark for one team, light for the other. Bold is the team that did better. */
export function Comparison({ rivals, games }: { rivals: Rivals; games: readonly GameCard[] }) {
  const crestOf = (id: number) =>
    games.flatMap(({ home, away }) => [home, away]).find((team) => team.id === id)?.crest;
  const [one, two] = rivals;
  return (
    <table className={`${blocks.figures} ${classes.comparison}`} data-centred>
      <caption>{m.rivalry_caption({ one: one.name, two: two.name })}</caption>
      <thead>
        <tr>
          <th scope="col" style={level}>
            <Box mb={6}>
              <Crest team={{ ...one, crest: crestOf(one.id) }} size="head" />
            </Box>
            <Link href={one.path}>{one.name}</Link>
          </th>
          <th scope="col">
            <span className={blocks.hidden}>{m.rivalry_measure()}</span>
          </th>
          <th scope="col" style={level}>
            <Box mb={6}>
              <Crest team={{ ...two, crest: crestOf(two.id) }} size="head" />
            </Box>
            <Link href={two.path}>{two.name}</Link>
          </th>
        </tr>
      </thead>
      <tbody>
        {comparisonOf(rivals).map(({ label, values, better }) => (
          <tr key={label}>
            <td data-won={better === 0 || undefined}>{formatNumber(values[0])}</td>
            <th scope="row" className={blocks.note}>
              {label}
              {values[0] + values[1] > 0 && <RinkBar home={values[0]} middle={0} away={values[1]} />}
            </th>
            <td data-won={better === 1 || undefined}>{formatNumber(values[1])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
