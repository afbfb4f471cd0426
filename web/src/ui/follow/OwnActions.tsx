import type { FollowedKind } from '@rondelle/contracts/following/following.inputs.ts';
import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import { useFollow, useOwnStatus } from './use-follow.ts';
import blocks from '../blocks.module.css';

type Thing = { kind: FollowedKind; id: number };

function FollowButton({ kind, id }: Thing) {
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

function SuperviseLink({ kind, id }: Thing & { kind: SupervisedKind }) {
  const { status } = useOwnStatus(kind, id);
  return status?.supervised ? (
    <FormLink form={`stop-supervising-${kind}`} about={id}>
      {m.supervise_stop()}
    </FormLink>
  ) : (
    <FormLink form={`supervise-${kind}`} about={id}>
      {m.supervise()}
    </FormLink>
  );
}

/** What a member can do for themselves with a team, league or tournament: follow it, and supervise it. */
export function OwnActions({ kind, id }: Thing) {
  return (
    <div className={blocks.actions}>
      <FollowButton kind={kind} id={id} />
      {kind !== 'team' && <SuperviseLink kind={kind} id={id} />}
    </div>
  );
}
