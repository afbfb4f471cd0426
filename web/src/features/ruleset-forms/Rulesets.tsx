import { m } from '../../paraglide/messages.js';
import { EntityList } from '../../ui/entity-list/EntityList.tsx';
import { FormLink } from '../../ui/form-link/FormLink.tsx';
import { RulesetsLoader } from '../../ui/ruleset/RulesetField.tsx';
import { rulesetName } from '../../ui/ruleset/ruleset-words.ts';

/** All rulesets in their newest version, with links to add, revise and delete them. */
export function Rulesets() {
  return (
    <RulesetsLoader>
      {(rulesets) => (
        <>
          <p>{m.rulesets_hint()}</p>
          <p>
            <FormLink form="add-ruleset">{m.ruleset_form_add()}</FormLink>
          </p>
          <EntityList
            entities={rulesets.map((ruleset) => ({ id: ruleset.id, name: rulesetName(ruleset) }))}
            edit="edit-ruleset"
            remove="delete-ruleset"
          />
        </>
      )}
    </RulesetsLoader>
  );
}
