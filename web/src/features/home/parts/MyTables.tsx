import type { WatchedTeam } from '@rondelle/contracts/following/following.outputs.ts';
import { TableExcerpt } from '../../../ui/standings-table/TableExcerpt.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';

type Props = {
  /** Null until they are loaded. */
  teams: readonly WatchedTeam[] | null;
};

/** The rows around the reader's teams in the tables of their leagues. */
export function MyTables({ teams }: Props) {
  if (!teams) return <Loading shape="table" rows={5} />;
  return teams.map(
    ({ id, league, around = [] }) =>
      league && (
        <TableExcerpt key={league.path} title={league.name} league={league} rows={around} teamId={id} />
      ),
  );
}
