import { m } from '../../paraglide/messages.js';
import { Section } from '../../ui/page-frame/Section.tsx';
import blocks from '../../ui/blocks.module.css';

function Rewards({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <Section title={title}>
      <div className={blocks.prose}>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Explains to parents what each of the two ratings rewards. */
export function RatingsExplained() {
  return (
    <>
      <p className={blocks.prose}>{m.ratings_intro()}</p>
      <Rewards
        title={m.ratings_margin_title()}
        sentences={[
          m.ratings_margin_expected(),
          m.ratings_margin_lowers(),
          m.ratings_margin_cap(),
          m.ratings_margin_why(),
        ]}
      />
      <Rewards
        title={m.ratings_results_title()}
        sentences={[m.ratings_results_alike(), m.ratings_results_never(), m.ratings_results_overtime()]}
      />
      <Section title={m.ratings_both_title()}>
        <p className={blocks.prose}>{m.ratings_both()}</p>
      </Section>
    </>
  );
}
