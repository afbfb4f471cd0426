import { Stack } from '@mantine/core';
import type { Answers } from '../../../lib/answers.ts';
import { useMe } from '../../../lib/use-me.ts';
import '../../../ui/form/styles.ts';
import { useImport } from '../use-import.ts';
import { useSheet } from '../use-sheet.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { Columns } from './Columns.tsx';
import { Names } from './Names.tsx';
import { Outcome } from './Outcome.tsx';
import { Review } from './Review.tsx';
import { Unfinished } from './Unfinished.tsx';
import { WorkStatus } from './WorkStatus.tsx';

/** A spreadsheet of games on its way: chosen, understood, looked at, brought in. */
export function ImportGames({ season }: { season: Answers['season']['get'] }) {
  const me = useMe();
  const sheet = useSheet(season);
  const work = useImport(season, me?.id ?? null);
  const { stage } = work;
  const restart = () => {
    sheet.close();
    work.leave();
  };
  return (
    <Stack gap="lg">
      {stage.at === 'file' && !sheet.read && (
        <>
          <Unfinished season={season.slug} work={work} />
          <ChooseFile sheet={sheet} />
        </>
      )}
      {stage.at === 'file' && sheet.read && (
        <Columns sheet={sheet} season={season} work={work} restart={restart} />
      )}
      {stage.at === 'names' && (
        <Names key={stage.names.teams.length} names={stage.names} work={work} restart={restart} />
      )}
      {stage.at === 'plan' && <Review plan={stage.plan} sheet={sheet} work={work} restart={restart} />}
      {(stage.at === 'running' || stage.at === 'done') && (
        <Outcome state={stage.state} sheet={sheet} season={season.slug} work={work} restart={restart} />
      )}
      <WorkStatus work={work} />
    </Stack>
  );
}
