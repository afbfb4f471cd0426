import type { RulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { useTheirs } from '../form/use-theirs.ts';
import { useWriteForm } from '../form/use-write-form.ts';
import { WriteForm } from '../form/WriteForm.tsx';
import { FormLink } from '../form-link/FormLink.tsx';
import { PreviewPart } from '../preview/PreviewPart.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { type SupervisedProps, supervisedForms } from '../structure/supervised-forms.tsx';
import { RulesetsLoader, RulesetField, rulesetIn, rulesetText } from './RulesetField.tsx';
import { rulesWords, versionName } from './ruleset-words.ts';

type Props = SupervisedProps & { rulesets: readonly RulesetOutput[] };
type Version = Pick<SupervisedProps['competition'], 'rulesetId' | 'rulesetVersion' | 'revision'>;

const valuesOf = ({ revision, rulesetId, rulesetVersion }: Version) => ({
  rulesetId: rulesetText({ rulesetId, rulesetVersion }),
  revision,
});

function Change({ kind, competition, writes, saved, rulesets }: Props) {
  const versionText = (text: string) => versionName(rulesets, rulesetIn({ rulesetId: text }));
  const pageLocation = usePageLocation();
  const { rulesetId, rulesetVersion } = competition;
  const now = { rulesetId, rulesetVersion };
  const form = useWriteForm({
    draft: `${kind}-ruleset ${competition.id}`,
    initial: valuesOf(competition),
    inputOf: (values) => ({ ...rulesetIn(values), ifRevision: values['revision'] ?? '' }),
    send: (change, signal) => writes.changeRuleset(change, { signal }),
    done: (written, values) =>
      saved({
        message: m.ruleset_changed({
          name: competition.name[pageLocation.lang],
          rules: versionText(values['rulesetId'] ?? ''),
        }),
        path: written.path,
        undo: () => writes.changeRuleset({ ...now, commandId: newCommandId(), ifRevision: written.revision }),
      }),
  });
  const theirs = useTheirs({
    form,
    now: async () => valuesOf(await writes.current()),
    fields: { rulesetId: { label: m.structure_ruleset(), format: versionText } },
  });
  const ids = { [`${kind}Id`]: competition.id, seasonId: competition.season.id };
  const isOther = (form.values['rulesetId'] ?? '') !== rulesetText(now);
  const preview = usePreview(
    isOther ? { procedure: `${kind}.changeRuleset`, input: { ...ids, ...rulesetIn(form.values) } } : null,
  );
  const chosen = rulesets.find(
    ({ id, version }) => rulesetText({ rulesetId: id, rulesetVersion: version }) === form.values['rulesetId'],
  );
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
}

function ChangeRuleset(props: SupervisedProps) {
  return <RulesetsLoader>{(rulesets) => <Change {...props} rulesets={rulesets} />}</RulesetsLoader>;
}

/** Form that changes the ruleset of a league or tournament, or its version. */
export const rulesetChange = supervisedForms(ChangeRuleset);
