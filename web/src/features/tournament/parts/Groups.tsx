import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { TournamentCategory } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { Certainties, explained } from '../../../ui/certainties/Certainties.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Legend } from '../../../ui/standings-table/Legend.tsx';
import { PlayoffLegend } from '../../../ui/standings-table/PlayoffLegend.tsx';
import { rowAboveLine } from '../../../ui/standings-table/playoff-line.ts';
import { rulesSeen } from '../../../ui/standings-table/rules-seen.ts';
import { StandingsTable } from '../../../ui/standings-table/StandingsTable.tsx';
import type { GroupChances } from '../use-group-chances.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = Pick<TournamentCategory, 'groups'> & {
  rules: Ruleset | null;
  sort: string | null;
  chancesOf: GroupChances;
};

/** The table of each group of the preliminary round, with one legend below them. */
export function Groups({ groups, rules, sort, chancesOf }: Props) {
  const filled = groups
    .filter(({ standings }) => standings.length > 0)
    .map((group) => ({
      ...group,
      chances: group.playoffs?.lastRank == null ? null : chancesOf(group.name),
    }));
  if (filled.length === 0) return null;
  const explainedTables = filled.flatMap(({ playoffs, standings }) =>
    playoffs ? [{ playoffs, hasLine: sort === null && rowAboveLine(standings, playoffs) !== undefined }] : [],
  );
  return (
    <Section title={m.tournament_groups()}>
      <div className={blocks.stack}>
        {filled.map(({ name, standings, certainties, playoffs, chances }) => {
          const title = name === null ? m.tournament_groups() : m.tournament_group({ group: name });
          return (
            <div key={title}>
              {name !== null && <h3>{title}</h3>}
              <StandingsTable
                caption={m.tournament_group_caption({ group: title })}
                rows={standings}
                rules={rules ?? rulesSeen(standings)}
                sort={sort}
                certainties={explained(certainties)}
                playoffs={playoffs}
                playoffsOf="group"
                chances={chances}
              />
              <Certainties
                certainties={certainties}
                countsFairPlay={(rules ?? rulesSeen(standings)).fairPlay?.countsInTotal === true}
              />
            </div>
          );
        })}
      </div>
      <PlayoffLegend tables={explainedTables} of="group">
        {filled.some(({ chances }) => chances) && (
          <li>
            <strong>{m.tournament_odds_label()}</strong> {m.tournament_odds_what()}
          </li>
        )}
      </PlayoffLegend>
      {rules && <Legend rules={rules} />}
    </Section>
  );
}
