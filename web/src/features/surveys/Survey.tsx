import { Box, Button } from '@mantine/core';
import type { SurveyOutput } from '@rondelle/contracts/site/content.ts';
import { formatDay, formatNumber, formatPercent } from '../../lib/format/format.ts';
import { usePage } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { BarTable } from '../../ui/bars/BarTable.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Prose } from '../../ui/prose/Prose.tsx';
import blocks from '../../ui/blocks.module.css';

function Results({ survey: { answers, question, total } }: { survey: SurveyOutput }) {
  if (total === 0) return <p className={blocks.muted}>{m.surveys_no_answer()}</p>;
  return (
    <div>
      <BarTable
        wide
        caption={m.surveys_results({ question })}
        bars={answers.map(({ id, label, count }) => ({
          key: id,
          label,
          value: count,
          text: `${formatPercent(count / total)} (${formatNumber(count)})`,
        }))}
      />
      <p className={blocks.note}>{m.surveys_total({ count: total })}</p>
    </div>
  );
}

/** A native POST, also with JavaScript: the response sets the cookie that identifies the browser. */
function Answers({ survey: { slug, answers } }: { survey: SurveyOutput }) {
  return (
    <form method="post">
      <input type="hidden" name="survey" value={slug} />
      <fieldset>
        <legend className={blocks.strong}>{m.surveys_choose()}</legend>
        {answers.map(({ id, label }) => (
          <Box component="label" key={id} className={`${blocks.beside} ${blocks.tight}`} py="0.375rem">
            <input type="radio" name="answer" value={id} required /> {label}
          </Box>
        ))}
      </fieldset>
      <Button type="submit">{m.surveys_answer()}</Button>
    </form>
  );
}

/** A survey: its answers as a form while it is open, and the votes for each. */
export function Survey({ survey }: { survey: SurveyOutput }) {
  const { values } = usePage('surveys');
  const { slug, question, html, isOpen, closes } = survey;
  const isAnswered = values.answered === slug;
  return (
    <Section title={question}>
      {html && <Prose html={html} />}
      {isAnswered && (
        <p role="status" className={blocks.notice}>
          {values.already ? m.surveys_already() : m.surveys_thanks()}
        </p>
      )}
      <div className={`${blocks.grid} ${blocks.stack}`} data-wide>
        {isOpen && !isAnswered && <Answers survey={survey} />}
        <Results survey={survey} />
      </div>
      {closes && (
        <p className={blocks.note}>
          {isOpen
            ? m.surveys_open_until({ day: formatDay(closes) })
            : m.surveys_closed({ day: formatDay(closes) })}
        </p>
      )}
    </Section>
  );
}
