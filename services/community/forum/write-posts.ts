import type { AddPost, AddTopic } from '@rondelle/contracts/community/forum.inputs.ts';
import type { HoldReason } from '@rondelle/contracts/community/texts.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import type { Admitted } from '../safety/admission.ts';
import { admitPost, admitTitle, type Writing } from './admit-post.ts';
import { withNumbers } from './mentions.ts';
import { partOf } from './places.ts';
import { addToQueue, renewInQueue } from '../safety/queue-text.ts';
import { queuedPost } from './post-queue.ts';
import { type ForumDb, withForum } from './tables.ts';
import { notifyOfPost } from './notify-of-post.ts';
import { postPath, titleFor } from './topic-cards.ts';
import { isWrittenTwice } from '../written-twice.ts';

type Written = { readonly id: number; readonly tid: number; readonly path: string; readonly isHeld: boolean };

/** The post that the member already wrote under this command id; null when there is none. */
const writtenBefore = async (
  db: ForumDb,
  { memberId }: Session,
  commandId: string,
  lang: Language,
): Promise<Written | null> => {
  const row = await db
    .selectFrom('forum.posts as p')
    .innerJoin('forum.topics as t', 't.id', 'p.topicId')
    .select(['p.id', 't.id as tid', titleFor(memberId).as('title'), 'p.state'])
    .where('p.authorId', '=', memberId)
    .where('p.commandId', '=', commandId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, tid, title, state } = row;
  return { id, tid, path: postPath(lang, { id: tid, title }, id), isHeld: state === 'held' };
};

/**
 * Writes a post unless the same command has written one; of two concurrent requests, the later gets the earlier one's
 * post.
 */
const writeOnce = async (
  db: ForumDb,
  session: Session,
  { commandId, lang }: Pick<AddPost, 'commandId' | 'lang'>,
  write: () => Promise<Written>,
): Promise<Written> => {
  const find = () => writtenBefore(db, session, commandId, lang);
  const before = await find();
  if (before) return before;
  try {
    return await write();
  } catch (error) {
    const first = isWrittenTwice(error, 'posts_authorId_commandId') ? await find() : null;
    if (!first) throw error;
    return first;
  }
};

type Entry = {
  readonly topicId: number;
  readonly text: string;
  readonly quotedId: number | null;
  readonly isOpening: boolean;
  /** Why the post is held for a moderator; null when it is visible at once. */
  readonly held: HoldReason | null;
};

const insertPost = async (tx: ForumDb, authorId: string, commandId: string, entry: Entry) => {
  const { held, text, ...rest } = entry;
  const { id } = await tx
    .insertInto('forum.posts')
    .values({
      ...rest,
      authorId,
      commandId,
      text: await withNumbers(tx, text),
      ...(held && { state: 'held' as const }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Subscribes the author to the topic; they can unsubscribe.
  await tx
    .insertInto('forum.subscriptions')
    .values({ topicId: entry.topicId, memberId: authorId })
    .onConflict((on) => on.doNothing())
    .execute();
  if (held) await addToQueue(tx, queuedPost(id), held);
  else await notifyOfPost(tx, id);
  return id;
};

const heldOf = (admitted: Admitted): HoldReason | null =>
  admitted.state === 'held' ? admitted.reason : null;

/** Opens a topic with its first post. Throws `league/unknown`, `category/unknown` and the errors of `admitPost`. */
export const addTopic = (writing: Writing, input: AddTopic): Promise<Written> =>
  writeOnce(withForum(writing.db), writing.session, input, () => writeTopic(writing, input));

const writeTopic = async (writing: Writing, input: AddTopic): Promise<Written> => {
  const { db, session } = writing;
  const { lang, commandId } = input;
  const own = withForum(db);
  const part = (await partOf(db, input)) ?? { kind: 'general', thingId: 0 };
  const title = admitTitle(writing, input.title);
  const text = await admitPost(writing, input);
  const held = heldOf(title) ?? heldOf(text);
  return own.transaction().execute(async (tx) => {
    const { id: tid } = await tx
      .insertInto('forum.topics')
      .values({ ...part, language: lang, title: title.text, authorId: session.memberId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = { topicId: tid, text: text.text, quotedId: null, isOpening: true, held };
    const id = await insertPost(tx, session.memberId, commandId, entry);
    return { id, tid, path: postPath(lang, { id: tid, title: title.text }, id), isHeld: held !== null };
  });
};

/**
 * Adds a post to a topic. Throws `topic/unknown`, `topic/locked`, `topic/post-unknown` and the errors of `admitPost`.
 */
export const addPost = (writing: Writing, input: AddPost): Promise<Written> =>
  writeOnce(withForum(writing.db), writing.session, input, () => writePost(writing, input));

const writePost = async (writing: Writing, input: AddPost): Promise<Written> => {
  const { db, session } = writing;
  const { lang, commandId, tid, quotedId } = input;
  const own = withForum(db);
  const admitted = await admitPost(writing, input);
  const { text } = admitted;
  const held = heldOf(admitted);
  return own.transaction().execute(async (tx) => {
    const { rows } = await sql<{ title: string; isLocked: boolean }>`
      SELECT ${titleFor(session.memberId)} AS title, "isLocked" FROM forum.topics t WHERE id = ${tid} FOR SHARE`.execute(
      tx,
    );
    const [topic] = rows;
    if (!topic) throw new DomainError('topic/unknown', 'tid');
    if (topic.isLocked) throw new DomainError('topic/locked');
    if (quotedId !== null) await assertVisibleIn(tx, quotedId, tid);
    const entry = { topicId: tid, text, quotedId, isOpening: false, held };
    const id = await insertPost(tx, session.memberId, commandId, entry);
    return { id, tid, path: postPath(lang, { id: tid, title: topic.title }, id), isHeld: held !== null };
  });
};

const assertVisibleIn = async (tx: ForumDb, id: number, topicId: number): Promise<void> => {
  const found = await tx
    .selectFrom('forum.posts')
    .select('id')
    .where('id', '=', id)
    .where('topicId', '=', topicId)
    .where('state', '=', 'shown')
    .executeTakeFirst();
  if (!found) throw new DomainError('topic/post-unknown', 'quotedId');
};

/**
 * Edits one's own post in an unlocked topic. Throws `topic/post-unknown` when it is another member's, removed, or in a
 * locked topic.
 */
export const editPost = async (
  writing: Writing,
  { id, ...input }: { readonly id: number; readonly text: string; readonly captcha: string },
): Promise<{ readonly isHeld: boolean }> => {
  const { db, session } = writing;
  const own = withForum(db);
  const admitted = await admitPost(writing, input);
  const { text } = admitted;
  const held = heldOf(admitted);
  const changed = await own
    .updateTable('forum.posts')
    .set({
      text: await withNumbers(own, text),
      editedAt: sql<string>`now()`,
      ...(held && { state: 'held' as const }),
    })
    .where('id', '=', id)
    .where('authorId', '=', session.memberId)
    .where('state', '<>', 'removed')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('forum.topics')
            .select('id')
            .whereRef('forum.topics.id', '=', 'forum.posts.topicId')
            .where('isLocked', '=', true),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new DomainError('topic/post-unknown', 'id');
  if (held) await addToQueue(own, queuedPost(id), held);
  else await renewInQueue(own, queuedPost(id));
  return { isHeld: held !== null };
};

/** Deletes one's own post; deletes the topic too when it was the last one. Throws `topic/post-unknown`. */
export const deletePost = async (db: Db, memberId: string, id: number): Promise<void> => {
  const deleted = await withForum(db)
    .deleteFrom('forum.posts')
    .where('id', '=', id)
    .where('authorId', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw new DomainError('topic/post-unknown', 'id');
};
