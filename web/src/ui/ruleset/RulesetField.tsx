import type { RulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { ReactNode } from 'react';
import type { FieldError } from '../../lib/http/call-error.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { AddChoice } from '../form/AddChoice.tsx';
import { QueryLoader } from '../form/QueryLoader.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import type { FieldsOf } from '../fields/use-form-state.ts';
import { rulesetName, versionName } from './ruleset-words.ts';

type Version = { readonly rulesetId: number; readonly rulesetVersion: number };

type RulesetValue = { readonly rulesetId: string };

/** Encodes a ruleset and its version as a form value. */
export const rulesetText = ({ rulesetId, rulesetVersion }: Version): string =>
  `${rulesetId}@${rulesetVersion}`;
export const rulesetIn = (values: RulesetValue): Version => {
  const [rulesetId = 0, rulesetVersion = 0] = values.rulesetId.split('@').map(Number);
  return { rulesetId, rulesetVersion };
};

export const checkRulesetChosen = ({ rulesetId }: RulesetValue): readonly FieldError[] =>
  rulesetId ? [] : [{ field: 'rulesetId', message: m.structure_check_ruleset() }];

/** Loads every ruleset. */
export function RulesetsLoader({
  children,
}: {
  children: (rulesets: readonly RulesetOutput[]) => ReactNode;
}) {
  const { lang } = usePageLocation();
  const list = trpc.ruleset.list.useQuery({ lang }, { staleTime: 0 });
  return <QueryLoader query={list}>{({ rulesets }) => children(rulesets)}</QueryLoader>;
}

type Props = { form: FieldsOf<RulesetValue>; rulesets: readonly RulesetOutput[]; now?: Version };

/** Select of rulesets; with `now`, also the version currently in use, even an old one. */
export function RulesetField({ form, rulesets, now }: Props) {
  const newest = rulesets.map((ruleset) => ({
    value: rulesetText({ rulesetId: ruleset.id, rulesetVersion: ruleset.version }),
    label: rulesetName(ruleset),
  }));
  const isOld = now && newest.every(({ value }) => value !== rulesetText(now));
  const old = isOld && { value: rulesetText(now), label: versionName(rulesets, now) };
  return (
    <SelectField
      form={form}
      name="rulesetId"
      label={m.structure_ruleset()}
      {...(!now && { empty: m.game_form_choose() })}
      options={old ? [old, ...newest] : newest}
      below={
        <AddChoice
          none={rulesets.length === 0 ? m.structure_none_ruleset() : null}
          form="add-ruleset"
          title={m.ruleset_form_add()}
        />
      }
    />
  );
}
