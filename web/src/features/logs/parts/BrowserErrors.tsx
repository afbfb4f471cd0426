import type { BrowserErrors as Answer } from '@rondelle/contracts/site/visits.inputs.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

/** JavaScript errors in browsers, grouped with their count. Empty when there are none. */
export function BrowserErrors({ answer }: { answer: Answer | undefined }) {
  if (!answer || answer.errors.length === 0) return null;
  return (
    <Section title={m.logs_browsers()}>
      <p className={blocks.note}>{m.logs_browsers_note({ count: answer.days })}</p>
      <ol className={blocks.rows}>
        {answer.errors.map(({ key, count, first, last }) => (
          <li key={key} className={blocks.ends}>
            <span lang="en" className={blocks.grow}>
              {key}
            </span>
            <span className={`${blocks.line} ${blocks.note}`}>
              <strong>{m.logs_browsers_times({ count })}</strong>
              <span>
                {first === last
                  ? formatDay(last)
                  : m.logs_browsers_days({ first: formatDay(first), last: formatDay(last) })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
