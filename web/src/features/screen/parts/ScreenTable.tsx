import { Box } from '@mantine/core';
import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { columnsFor } from '../../../ui/standings-table/columns.ts';
import { rulesSeen } from '../../../ui/standings-table/rules-seen.ts';
import { ShortName } from '../../../ui/team-name/ShortName.tsx';
import { ViewTitle } from './ViewTitle.tsx';
import blocks from '../../../ui/blocks.module.css';
import classes from '../screen.module.css';

type Props = {
  view: Pick<LeagueOutput, 'league' | 'standings'>;
  /** Beside games, on wide screens, with the columns that fit there. */
  isBeside?: boolean;
};

/** Share of the screen's height that a table has, in vh. */
const height = 70;

/** A league's table, or a part of it: its rows share the height, and each name is on one line. */
export function ScreenTable({ view: { league, standings }, isBeside = false }: Props) {
  const columns = columnsFor(rulesSeen(standings).fairPlay !== null, 'all').filter(
    ({ name }) => !isBeside || name === 'gp' || name === 'diff' || name === 'pts',
  );
  const size = Math.min(4.4, (0.56 * height) / (standings.length + 1));
  const fontSize = `max(0.75rem, min(${size.toFixed(2)}vh, 2.4vw))`;
  return (
    <Box
      component="section"
      miw={0}
      aria-labelledby={isBeside ? 'screen-beside' : 'screen-view'}
      {...(isBeside && { visibleFrom: 'md' })}
      display="grid"
      style={{ gridTemplateRows: 'auto minmax(0, 1fr)' }}
    >
      <ViewTitle c="dimmed" isBeside={isBeside}>
        {league.name}
      </ViewTitle>
      <Box
        component="table"
        className={`${blocks.figures} ${classes.table}`}
        fz={fontSize}
        // The font size of abbreviations, which is no share of that of the words that they hide.
        style={{ '--short': fontSize }}
        w="100%"
      >
        <caption>{m.league_caption({ league: league.name, season: league.season.slug })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={m.table_rank()}>{m.table_rank_short()}</abbr>
            </th>
            <Box component="th" scope="col" ta="left">
              {m.table_team()}
            </Box>
            {columns.map(({ name, short, long }) => (
              <th key={name} scope="col">
                <abbr title={long()}>{short()}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map((row) => (
            <tr key={row.team.id}>
              <td>{row.rank}</td>
              <Box component="th" scope="row" ta="left" w="100%" maw={0} fw={600}>
                <span className={`${blocks.beside} ${blocks.tight}`}>
                  <Crest team={row.team} />
                  <span className={blocks.cut}>
                    <ShortName name={row.team.name} />
                  </span>
                </span>
              </Box>
              {columns.map((column) => (
                <Box key={column.name} component="td" fw={column.name === 'pts' ? 700 : 400}>
                  {column.text(column.value(row, 'all'))}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
