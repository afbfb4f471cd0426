import { Stack } from '@mantine/core';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type { Outputs } from '../../../lib/http/outputs.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { useMe } from '../../../lib/member/use-me.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import '../../../ui/fields/styles.ts';
import { useStepFocus } from '../../../lib/forms/use-step-focus.ts';
import { useImport } from '../use-import.ts';
import { useImportRights } from '../use-import-rights.ts';
import { useSheet } from '../use-sheet.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { Columns } from './Columns.tsx';
import { Names } from './Names.tsx';
import { Outcome } from './Outcome.tsx';
import { Review } from './Review.tsx';
import { Earlier } from './Earlier.tsx';
import { WorkStatus } from './WorkStatus.tsx';

/** The steps of an import: choose the file, set columns and names, review the plan, run it. */
export function ImportGames({ season }: { season: Outputs['season']['get'] }) {
  const me = useMe();
  const paths = usePaths();
  const sheet = useSheet(season);
  const work = useImport(season, me?.id ?? null, sheet);
  const { stage } = work;
  const top = useStepFocus(`${stage.at} ${work.turn} ${sheet.isOpen}`);
  const restart = () => {
    sheet.close();
    work.leave();
  };
  const read = useImportRights(season.slug);
  // Until the rights are refetched: the member supervises the leagues that they make here.
  const rights = read && [...read, ...sheet.made.map(({ id }) => id)];
  const maker = me && isAllowed(me.role, 'competition/write') ? { supervise: rights !== null } : null;
  if (rights === undefined) return <Loading shape="table" />;
  if (rights !== null && rights.length === 0)
    return (
      <Empty title={m.import_no_rights()}>
        <p>{m.import_no_rights_hint()}</p>
        <p>
          <Link href={paths.leagues(season.slug)}>{m.import_see_leagues()}</Link>
        </p>
      </Empty>
    );
  return (
    <Stack gap="lg" ref={top}>
      {stage.at === 'file' && !sheet.isOpen && (
        <>
          <Earlier season={season.slug} work={work} />
          <ChooseFile sheet={sheet} season={season.slug} />
        </>
      )}
      {stage.at === 'file' && sheet.isOpen && (
        <Columns sheet={sheet} season={season} rights={rights} maker={maker} work={work} restart={restart} />
      )}
      {stage.at === 'names' && (
        <Names
          key={work.turn}
          names={stage.names}
          made={sheet.made}
          maker={maker}
          work={work}
          restart={restart}
        />
      )}
      {stage.at === 'plan' && <Review plan={stage.plan} sheet={sheet} work={work} restart={restart} />}
      {(stage.at === 'running' || stage.at === 'done') && (
        <Outcome state={stage.state} sheet={sheet} season={season.slug} work={work} restart={restart} />
      )}
      <WorkStatus work={work} />
    </Stack>
  );
}
