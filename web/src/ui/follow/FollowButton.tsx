import type { FollowedKind } from '@rondelle/contracts/following/following.inputs.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import { useFollow } from './use-follow.ts';
import blocks from '../blocks.module.css';

/** Follows a team, league or tournament, or stops following it. */
export function FollowButton({ kind, id }: { kind: FollowedKind; id: number }) {
  const { liked, known, failed, toggle } = useFollow(kind, id);
  if (!known)
    return (
      <FormLink form={`follow-${kind}`} about={id}>
        {m.follow()}
      </FormLink>
    );
  return (
    <>
      <button type="button" aria-pressed={liked} onClick={toggle}>
        {liked ? m.follow_stop() : m.follow()}
      </button>
      <span role="status" className={blocks.error}>
        {failed && m.follow_failed({ reason: failed })}
      </span>
    </>
  );
}
