import type { OwnTrustOutput } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import type { TrustLevel } from '@rondelle/contracts/moderation/trust.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Fact, FactList } from '../../../ui/fact-list/FactList.tsx';
import blocks from '../../../ui/blocks.module.css';

const levelWords: Readonly<Record<TrustLevel, () => string>> = {
  0: m.trust_level_0,
  1: m.trust_level_1,
  2: m.trust_level_2,
  3: m.trust_level_3,
};

const limitWords = (limits: OwnTrustOutput['limits']): string =>
  limits
    ? m.trust_limits({
        saves: formatNumber(limits.saves),
        changes: formatNumber(limits.changes),
        corrections: formatNumber(limits.corrections),
        deletions: formatNumber(limits.deletions),
      })
    : m.trust_no_limits();

/** The member's trust level, the history it is based on and the limits it sets. Only the member sees it. */
export function Trust() {
  const { lang } = usePageLocation();
  const { data } = trpc.moderation.trust.useQuery({ lang }, { retry: false });
  if (!data) return <p>{m.trust_text()}</p>;
  const { level, history, next, limits } = data;
  const { confirmed, disputed, undone, days } = history;
  return (
    <div className={blocks.prose}>
      <p>
        <strong>{levelWords[level]()}</strong>
      </p>
      <p>{m.trust_text()}</p>
      <FactList>
        <Fact name={m.trust_confirmed()}>{formatNumber(confirmed)}</Fact>
        <Fact name={m.trust_disputed()}>{formatNumber(disputed)}</Fact>
        <Fact name={m.trust_undone()}>{formatNumber(undone)}</Fact>
        <Fact name={m.trust_days()}>{formatNumber(days)}</Fact>
      </FactList>
      <p className={blocks.apart}>
        {next
          ? m.trust_next({
              confirmed: formatNumber(next.confirmed),
              days: formatNumber(next.days),
              mistakes: formatNumber(next.mistakesPerHundred),
            })
          : m.trust_top()}
      </p>
      <p>{limitWords(limits)}</p>
    </div>
  );
}
