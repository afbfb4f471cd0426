import { mostTeams } from '../../lib/member/my-teams.ts';
import { useStar } from '../../lib/member/use-star.ts';
import { m } from '../../paraglide/messages.js';
import classes from './star-button.module.css';
import blocks from '../blocks.module.css';

type Props = {
  team: { readonly id: number; readonly name: string };
  /** Shows a label beside the star. */
  wide?: boolean;
};

/** Adds a team to my teams or removes it. Needs scripts, but no account. */
export function StarButton({ team, wide = false }: Props) {
  const { isMine, isFull, toggle } = useStar(team.id);
  const label = isMine ? m.my_teams_remove({ team: team.name }) : m.my_teams_add({ team: team.name });
  return (
    <button
      type="button"
      className={`${blocks.control} ${blocks.scripted} ${classes.star}`}
      aria-pressed={isMine}
      {...(!wide && { 'aria-label': label })}
      title={isFull ? m.my_teams_full({ most: mostTeams }) : label}
      disabled={isFull}
      onClick={toggle}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentcolor" aria-hidden="true">
        <path
          d="m10 1.8 2.5 5.3 5.7.8-4.2 4 1 5.8L10 14.9l-5 2.8 1-5.8-4.2-4 5.7-.8Z"
          strokeLinejoin="round"
          strokeWidth="1.5"
        />
      </svg>
      {wide && <span>{m.my_teams_is_mine()}</span>}
    </button>
  );
}
