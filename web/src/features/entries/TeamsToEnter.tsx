import { CloseButton, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { m } from '../../paraglide/messages.js';
import { SelectSearch } from '../../ui/form/SelectSearch.tsx';
import { FormLink } from '../../ui/form-link/FormLink.tsx';
import type { FieldsOf } from '../../ui/fields/use-form-state.ts';
import { type EntryValues, type Team, teamsIn, teamsText, useTeamsToEnter } from './use-teams-to-enter.ts';

type Props = {
  form: FieldsOf<EntryValues>;
  season: string;
  categoryId: number;
  entered: readonly Team[];
};

/** Chooses teams one at a time; each can be removed again before the form is saved. */
export function TeamsToEnter({ form, season, categoryId, entered }: Props) {
  const chosen = teamsIn(form.values);
  const ids = [...entered, ...chosen].map(({ id }) => id).join(',');
  const without = useMemo(() => new Set(ids.split(',').map(Number)), [ids]);
  const search = useTeamsToEnter({ season, categoryId });
  const put = (teams: readonly Team[]) => form.set('teams', teamsText(teams));
  return (
    <>
      <SelectSearch
        form={form}
        name="teamId"
        label={m.entries_add()}
        hint={m.entries_add_hint()}
        search={search}
        without={without}
        none={<FormLink form="add-team">{m.team_form_add()}</FormLink>}
        chosen=""
        choose={(team) => {
          // The options may date from before the previous choice and still contain the team chosen then.
          if (team && !without.has(team.id)) put([...chosen, { id: team.id, name: team.name }]);
        }}
      />
      {chosen.length > 0 && (
        <Stack component="ul" gap="xs" aria-label={m.entries_chosen()} style={{ listStyle: 'none' }}>
          {chosen.map(({ id, name }) => (
            <Group key={id} component="li" gap="xs" wrap="nowrap">
              <Text component="span" flex={1}>
                {name}
              </Text>
              <CloseButton
                size="lg"
                aria-label={m.order_remove({ name })}
                onClick={() => put(chosen.filter((team) => team.id !== id))}
              />
            </Group>
          ))}
        </Stack>
      )}
    </>
  );
}
