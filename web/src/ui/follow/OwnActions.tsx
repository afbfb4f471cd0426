import type { FollowedKind } from '@rondelle/contracts/following/following.questions.ts';
import { overPage, withForm } from '../../lib/form-link.ts';
import { usePlace } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import classes from './follow.module.css';
import { useFollow, useOwnStatus } from './use-follow.ts';

type Thing = { kind: FollowedKind; id: number };

/** Opens a form over the page; who is not logged in is asked to, and comes back to it. */
function FormLink({ form, id, name }: { form: string; id: number; name: string }) {
  const place = usePlace();
  return (
    <Link href={withForm(place, form, id)} state={overPage} rel="nofollow">
      {name}
    </Link>
  );
}

function FollowButton({ kind, id }: Thing) {
  const { liked, known, failed, toggle } = useFollow(kind, id);
  if (!known) return <FormLink form={`follow-${kind}`} id={id} name={m.follow()} />;
  return (
    <>
      <button type="button" aria-pressed={liked} onClick={toggle}>
        {liked ? m.follow_stop() : m.follow()}
      </button>
      <span role="status" className={classes.failed}>
        {failed && m.follow_failed({ reason: failed })}
      </span>
    </>
  );
}

function SuperviseLink({ kind, id }: Thing) {
  const { status } = useOwnStatus(kind, id);
  return status?.supervised ? (
    <FormLink form={`stop-supervising-${kind}`} id={id} name={m.supervise_stop()} />
  ) : (
    <FormLink form={`supervise-${kind}`} id={id} name={m.supervise()} />
  );
}

/** What a member can do for themselves with a team, league or tournament: follow it, and supervise it. */
export function OwnActions({ kind, id }: Thing) {
  return (
    <div className={classes.own}>
      <FollowButton kind={kind} id={id} />
      {kind !== 'team' && <SuperviseLink kind={kind} id={id} />}
    </div>
  );
}
