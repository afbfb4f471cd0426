import { Box } from '@mantine/core';
import type { Certainty } from '@rondelle/contracts/competition/certainties.outputs.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { Crest } from '../crest/Crest.tsx';
import { Link } from '../link/Link.tsx';
import { Ordinals } from '../ordinals/Ordinals.tsx';
import { certaintyWords, changesOf } from './certainty-words.ts';

/** Results that would still bring the team to its best or worst possible rank. */
function CanStill({ of }: { of: Certainty }) {
  return changesOf(of).map((words) => (
    <p key={words} className={blocks.note}>
      <Ordinals text={words} />
    </p>
  ));
}

export type CertaintiesProps = {
  certainties: readonly Certainty[];
  /** True when fair-play points may still be added to those of results. */
  countsFairPlay: boolean;
  /** The address of the page's forecast, for pages that have one. */
  forecast?: string;
};

/** Mathematical certainties of a table, one line per team. */
export function CertaintyList({ certainties, countsFairPlay, forecast }: CertaintiesProps) {
  return (
    <details className={blocks.fold}>
      <summary>{m.league_certain({ teams: certainties.length })}</summary>
      <ul className={blocks.rows}>
        {certainties.map((one) => (
          <li key={one.team.id}>
            <div className={blocks.ends}>
              <Link href={one.team.path}>
                <Crest team={one.team} /> {one.team.name}
              </Link>
              <span>
                <Ordinals text={certaintyWords(one)} />
              </span>
            </div>
            <CanStill of={one} />
          </li>
        ))}
      </ul>
      <p className={blocks.note}>
        {`${m.league_certain_what()} `}
        {countsFairPlay && `${m.league_certain_fair_play()} `}
        {forecast !== undefined && <Link href={forecast}>{m.league_forecast()}</Link>}
      </p>
    </details>
  );
}

/** The certainty of a team in its explanation, and the results that would still change it. */
export function StillChanges({ certainty }: { certainty: Certainty }) {
  const changes = changesOf(certainty);
  return (
    <>
      <p>
        {certainty.team.name} <Ordinals text={`${certaintyWords(certainty)}.`} />
      </p>
      {changes.length > 0 && (
        <>
          <p className={blocks.note}>{m.league_still_changes()}</p>
          <Box mb="sm">
            <ul>
              {changes.map((words) => (
                <li key={words}>
                  <Ordinals text={words} />
                </li>
              ))}
            </ul>
          </Box>
        </>
      )}
    </>
  );
}
