import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { useTheirs } from '../form/use-theirs.ts';
import { useWriteForm } from '../form/use-write-form.ts';
import { WriteForm } from '../form/WriteForm.tsx';
import { FormLink } from '../form-link/FormLink.tsx';
import { PreviewPart } from '../preview/PreviewPart.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { OfRulesets, RulesetField, rulesetIn, rulesetText } from './RulesetField.tsx';
import { rulesWords } from './ruleset-words.ts';

type Version = { readonly rulesetId: number; readonly rulesetVersion: number };
type Change = Version & { readonly commandId: string; readonly ifRevision: string };
type Competition = Version & {
  readonly id: number;
  readonly season: { readonly id: number };
  readonly name: Bilingual;
  readonly revision: string;
};
type Props = Pick<FormProps, 'saved'> & {
  name: string;
  kind: 'league' | 'tournament';
  competition: Competition;
  /** As it stands when somebody else was faster. */
  current: () => Promise<Competition>;
  send: (
    change: Change,
    options?: { readonly signal: AbortSignal },
  ) => Promise<{ readonly path: string | null; readonly revision: string }>;
};

const valuesOf = ({ revision, ...version }: Version & { readonly revision: string }) => ({
  rulesetId: rulesetText(version),
  revision,
});
const say = (text: string) => {
  const { rulesetId, rulesetVersion } = rulesetIn({ rulesetId: text });
  return m.ruleset_older({ id: String(rulesetId), version: String(rulesetVersion) });
};

/** Moves a league or tournament to another ruleset, or to a newer version of its own. */
export function ChangeRuleset({ name, kind, competition, current, send, saved }: Props) {
  const pageLocation = usePageLocation();
  const { rulesetId, rulesetVersion } = competition;
  const now = { rulesetId, rulesetVersion };
  const form = useWriteForm({
    draft: name,
    initial: valuesOf(competition),
    inputOf: (values) => ({ ...rulesetIn(values), ifRevision: values['revision'] ?? '' }),
    send: (change, signal) => send(change, { signal }),
    done: (written, values) =>
      saved({
        message: m.ruleset_changed({
          name: competition.name[pageLocation.lang],
          rules: say(values['rulesetId'] ?? ''),
        }),
        path: written.path,
        undo: () => send({ ...now, commandId: newCommandId(), ifRevision: written.revision }),
      }),
  });
  const theirs = useTheirs({
    form,
    now: async () => valuesOf(await current()),
    fields: { rulesetId: { label: m.structure_ruleset(), say } },
  });
  const ids = { [`${kind}Id`]: competition.id, seasonId: competition.season.id };
  const isOther = (form.values['rulesetId'] ?? '') !== rulesetText(now);
  const preview = usePreview(
    isOther ? { procedure: `${kind}.changeRuleset`, input: { ...ids, ...rulesetIn(form.values) } } : null,
  );
  return (
    <OfRulesets>
      {(rulesets) => {
        const chosen = rulesets.find(({ id }) => id === rulesetIn(form.values).rulesetId);
        return (
          <WriteForm form={preview.hold(form)} submit={m.ruleset_change()} {...theirs}>
            <p>{m.ruleset_change_means()}</p>
            <RulesetField form={form} rulesets={rulesets} now={now} />
            {chosen && <p>{rulesWords(chosen.rules)}</p>}
            <PreviewPart preview={preview} />
            <p>
              <FormLink form="rulesets">{m.rulesets_all()}</FormLink>
            </p>
          </WriteForm>
        );
      }}
    </OfRulesets>
  );
}
