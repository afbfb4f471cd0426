import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { admitFrom, type Admitted } from '../safety/admission.ts';
import { admitText } from '../safety/admit-text.ts';

export type Writing = { readonly db: Db; readonly services: MemberServices; readonly session: Session };
type NewText = { readonly text: string; readonly captcha: string };

/** Accepts a post or holds it for a moderator; throws the errors of `admitFrom`. */
export const admitPost = (
  { db, services, session }: Writing,
  { text, captcha }: NewText,
): Promise<Admitted> => admitFrom(db, services, session, { text, place: 'post', captcha });

/** Accepts or holds a title; it does not count as a text of its own, because its post does. */
export const admitTitle = ({ services }: Writing, title: string): Admitted => {
  const text = title.replaceAll(/\s+/g, ' ');
  const writer = { isNew: true, repeats: 1 };
  const admission = admitText({ text, place: 'topic', writer, origin: services.origin() });
  if (admission.state === 'refused') throw new DomainError(admission.code, 'title');
  return admission;
};
