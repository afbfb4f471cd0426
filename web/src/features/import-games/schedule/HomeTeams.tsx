import { Checkbox, Group } from '@mantine/core';
import { formatList } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  teams: readonly { readonly id: number; readonly name: string }[];
  /** Ids of the teams with home games on this ice. */
  chosen: readonly string[];
  choose: (chosen: readonly string[]) => void;
};

/** Selects the teams with home games on this ice. */
export function HomeTeams({ teams, chosen, choose }: Props) {
  const own = teams.filter(({ id }) => chosen.includes(String(id)));
  return (
    <details className={blocks.fold}>
      <summary>
        {own.length === 0
          ? m.schedule_ice_any_team()
          : m.schedule_ice_teams({ teams: formatList(own.map(({ name }) => name)) })}
      </summary>
      <p className={blocks.note}>{m.schedule_ice_teams_hint()}</p>
      <Group gap="sm">
        {teams.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(String(id))}
            onChange={(event) => {
              const others = chosen.filter((one) => one !== String(id));
              choose(event.currentTarget.checked ? [...others, String(id)] : others);
            }}
          />
        ))}
      </Group>
    </details>
  );
}
