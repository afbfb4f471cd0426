import type { Counts } from '../../../lib/http/outputs.ts';
import { m } from '../../../paraglide/messages.js';

/** The season's counts; some archived seasons have only tournaments. */
export function SeasonFacts({ counts }: { counts: Counts }) {
  return (
    <>
      <span>{m.finals_count({ count: counts.finals })}</span>
      <span>{m.goals_count({ count: counts.goals })}</span>
      <span>{m.teams_count({ count: counts.teams })}</span>
      {counts.leagues > 0 && <span>{m.leagues_count({ count: counts.leagues })}</span>}
      {counts.tournaments > 0 && <span>{m.tournaments_count({ count: counts.tournaments })}</span>}
    </>
  );
}
