import type { RulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { ChangeForm } from '../form/ChangeForm.tsx';
import { FormLink } from '../form-link/FormLink.tsx';
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
  const { lang } = usePageLocation();
  const versionText = (text: string) => versionName(rulesets, rulesetIn({ rulesetId: text }));
  const { rulesetId, rulesetVersion } = competition;
  const now = { rulesetId, rulesetVersion };
  const ids = { [`${kind}Id`]: competition.id, seasonId: competition.season.id };
  const rulesOf = (text: string) =>
    rulesets.find(({ id, version }) => rulesetText({ rulesetId: id, rulesetVersion: version }) === text)
      ?.rules;
  return (
    <ChangeForm
      draft={`${kind}-ruleset ${competition.id}`}
      initial={valuesOf(competition)}
      inputOf={(values) => ({ ...rulesetIn(values), ifRevision: values.revision })}
      send={writes.changeRuleset}
      submit={m.ruleset_change()}
      done={({ path }, values) => ({
        message: m.ruleset_changed({
          name: competition.name[lang],
          rules: versionText(values.rulesetId),
        }),
        path,
      })}
      undo={(again, { revision }) => writes.changeRuleset({ ...again, ...now, ifRevision: revision })}
      theirs={{
        now: async () => valuesOf(await writes.current()),
        fields: { rulesetId: { label: m.structure_ruleset(), format: versionText } },
      }}
      previewed={(values) =>
        values.rulesetId === rulesetText(now)
          ? null
          : { procedure: `${kind}.changeRuleset`, input: { ...ids, ...rulesetIn(values) } }
      }
      below={
        <p>
          <FormLink form="rulesets">{m.rulesets_all()}</FormLink>
        </p>
      }
      saved={saved}
    >
      {(form) => {
        const rules = rulesOf(form.values.rulesetId);
        return (
          <>
            <p>{m.ruleset_change_means()}</p>
            <RulesetField form={form} rulesets={rulesets} now={now} />
            {rules && <p>{rulesWords(rules)}</p>}
          </>
        );
      }}
    </ChangeForm>
  );
}

function ChangeRuleset(props: SupervisedProps) {
  return <RulesetsLoader>{(rulesets) => <Change {...props} rulesets={rulesets} />}</RulesetsLoader>;
}

/** Form that changes the ruleset of a league or tournament, or its version. */
export const rulesetChange = supervisedForms(ChangeRuleset);
