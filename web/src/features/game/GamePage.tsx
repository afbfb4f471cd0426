import { Box } from '@mantine/core';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { formatDay } from '../../lib/format/format.ts';
import { JsonLd } from '../../lib/page/json-ld.tsx';
import { m } from '../../paraglide/messages.js';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';
import { Columns } from '../../ui/page-frame/Columns.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Sources } from '../../ui/page-frame/Sources.tsx';
import { PolicyNote } from '../../ui/policy/PolicyNote.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { GameHistory } from '../../ui/history/GameHistory.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Forecast } from './parts/Forecast.tsx';
import { GameEffect } from './parts/GameEffect.tsx';
import { gameActions } from './game-actions.ts';
import { useIsOwnResult } from './use-is-own-result.ts';
import { Forms } from './parts/Forms.tsx';
import { GameFacts } from './parts/GameFacts.tsx';
import { ScorekeeperCode } from './parts/ScorekeeperCode.tsx';
import { HeadToHead } from './parts/HeadToHead.tsx';
import { Notices } from './parts/Notices.tsx';
import { gameTitle } from '../../ui/game-words/game-title.ts';
import { ScoreLine } from './parts/ScoreLine.tsx';
import { Stakes } from './parts/Stakes.tsx';
import { sportsEvent } from './sports-event.ts';
import blocks from '../../ui/blocks.module.css';

/** A game: its score, facts, the form of both teams, head-to-head games, forecast and history. */
export function GamePage() {
  const query = usePageQuery('game', 'main');
  const isOwn = useIsOwnResult(query.data?.history ?? []);
  if (query.isPending) return <Loading shape="text" rows={10} />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { position, game, form, headToHead, forecast, stakes, history, older } = query.data;
  const names = { home: game.home.name, away: game.away.name };
  return (
    <PageFrame
      title={gameTitle(names.home, names.away)}
      description={m.game_description({ ...names, day: formatDay(game.date) })}
      heading={
        <Box mb="sm">
          <ScoreLine game={game} />
        </Box>
      }
      isShared
      actions={<EditMenu actions={gameActions(game, isOwn)} />}
      crumbs={[
        { name: game.season.slug, path: game.season.path },
        { name: game.category.name, path: game.category.path },
        ...(game.competition ? [game.competition] : []),
      ]}
    >
      <JsonLd data={sportsEvent(game)} />
      <Notices game={game} />
      <PolicyNote category={game.category} />
      {isOwn && game.confirmation && game.confirmation.status !== 'confirmed' && (
        <p className={blocks.note}>{m.confirmation_own_result()}</p>
      )}
      <Columns
        late
        main={
          <>
            <GameEffect game={game} />
            {forecast && <Forecast forecast={forecast} game={game} />}
            {stakes && <Stakes stakes={stakes} game={game} />}
            <Forms form={form} isOver={game.status === 'final'} />
          </>
        }
        aside={
          <>
            <GameFacts game={game} />
            <HeadToHead headToHead={headToHead} game={game} />
            <ScorekeeperCode game={game} />
          </>
        }
      />
      <Section title={m.history_title()}>
        <GameHistory id={game.id} history={history} older={older} season={game.season.slug} />
      </Section>
      <Sources position={position} />
    </PageFrame>
  );
}
