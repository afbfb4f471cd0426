import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { withForm } from '../../lib/form-link.ts';
import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePlace } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';
import { useWriteForm } from '../form/use-write-form.ts';
import { WriteForm } from '../form/WriteForm.tsx';
import { Link } from '../link/Link.tsx';
import { OfRulesets, RulesetField, rulesetIn, rulesetText } from './RulesetField.tsx';
import { rulesWords } from './ruleset-words.ts';

type Version = { readonly rulesetId: number; readonly rulesetVersion: number };
type Change = Version & { readonly commandId: string; readonly ifRevision: string };
type Competition = Version & { readonly name: Bilingual; readonly revision: string };
type Props = Pick<FormProps, 'saved'> & {
  name: string;
  competition: Competition;
  send: (
    change: Change,
    options?: { readonly signal: AbortSignal },
  ) => Promise<{ readonly path: string | null; readonly revision: string }>;
};

/** Moves a league or tournament to another ruleset, or to a newer version of its own. */
export function ChangeRuleset({ name, competition, send, saved }: Props) {
  const place = usePlace();
  const { rulesetId, rulesetVersion, revision } = competition;
  const now = { rulesetId, rulesetVersion };
  const form = useWriteForm({
    draft: name,
    initial: { rulesetId: rulesetText(now), revision },
    inputOf: (values) => ({ ...rulesetIn(values), ifRevision: values['revision'] ?? '' }),
    send: (change, signal) => send(change, { signal }),
    done: (written, values) =>
      saved({
        message: m.ruleset_changed({
          name: competition.name[place.lang],
          rules: m.ruleset_older({
            id: String(rulesetIn(values).rulesetId),
            version: String(rulesetIn(values).rulesetVersion),
          }),
        }),
        path: written.path,
        undo: () => send({ ...now, commandId: newCommandId(), ifRevision: written.revision }),
      }),
  });
  const takeTheirs = () =>
    form.startOver({ rulesetId: rulesetText(now), revision: form.conflict?.revision ?? revision });
  return (
    <OfRulesets>
      {(rulesets) => {
        const chosen = rulesets.find(({ id }) => id === rulesetIn(form.values).rulesetId);
        return (
          <WriteForm form={form} submit={m.ruleset_change()} takeTheirs={takeTheirs} differences={[]}>
            <p>{m.ruleset_change_means()}</p>
            <RulesetField form={form} rulesets={rulesets} now={now} />
            {chosen && <p>{rulesWords(chosen.rules)}</p>}
            <p>
              <Link href={withForm(place, 'rulesets')}>{m.rulesets_all()}</Link>
            </p>
          </WriteForm>
        );
      }}
    </OfRulesets>
  );
}
