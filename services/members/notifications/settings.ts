import type { ChooseKinds, ChooseSettings } from '@rondelle/contracts/notifications/notification.inputs.ts';
import type { NotificationSettingsOutput } from '@rondelle/contracts/notifications/notification.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { type DigestTime, defaultKinds } from '@rondelle/contracts/notifications/kinds.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { namesFor } from '@rondelle/projections/queries/outputs/names.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { assertKnown } from '../following/entities.ts';
import { followingsOf } from '../accounts/followings.ts';
import { lockMember } from '../accounts/lock-member.ts';
import { placedIn } from '../following/watched.ts';
import { idsOf } from '../following/followed-in-season.ts';
import { devicesOf } from './devices.ts';
import { pushKeys } from './push-keys.ts';
import type { QuietHours } from './quiet-hours.ts';
import { type ChoiceRow, type NotificationDb, withNotifications } from './tables.ts';

export type OwnSettings = {
  readonly digest: DigestTime;
  readonly quiet: QuietHours | null;
  readonly hidesScores: boolean;
  readonly showsPresence: boolean;
};

/** A member's notification settings; the defaults are no digest, no quiet hours and visible scores. */
export const settingsOf = async (db: NotificationDb, memberId: string): Promise<OwnSettings> => {
  const row = await db
    .selectFrom('notifications.settings')
    .select(['digest', 'quietFrom', 'quietTo', 'hidesScores', 'showsPresence'])
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  const {
    digest = 'never',
    quietFrom: from,
    quietTo: to,
    hidesScores = false,
    showsPresence = false,
  } = row ?? {};
  return { digest, quiet: from && to ? { from, to } : null, hidesScores, showsPresence };
};

export const chooseSettings = async (
  db: Db,
  memberId: string,
  { digest, quiet, hidesScores, showsPresence }: ChooseSettings,
): Promise<void> => {
  const values = {
    digest,
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    hidesScores,
    showsPresence,
  };
  await withNotifications(db)
    .insertInto('notifications.settings')
    .values({ memberId, ...values })
    .onConflict((on) => on.column('memberId').doUpdateSet(values))
    .execute();
};

/** Ends a member's digests; the unsubscribe link of each digest calls this. */
export const endDigests = async (db: NotificationDb, memberId: string): Promise<void> => {
  await db
    .updateTable('notifications.settings')
    .set({ digest: 'never' })
    .where('memberId', '=', memberId)
    .execute();
};

/** More than any member can follow. */
const mostChoices = 1_000;

const assertRoom = async (
  db: NotificationDb,
  memberId: string,
  { kind, id }: Pick<ChooseKinds, 'kind' | 'id'>,
): Promise<void> => {
  const { chosen } = await db
    .selectFrom('notifications.choices')
    .select((is) => is.fn.countAll<string>().as('chosen'))
    .where('memberId', '=', memberId)
    .where((is) => is.not(is.and({ kind, thingId: id })))
    .executeTakeFirstOrThrow();
  if (Number(chosen) >= mostChoices) throw new DomainError('following/too-many');
};

/**
 * Stores the choice for everything (id 0) or for one entity. Throws when the entity does not exist, or at the limit.
 */
export const chooseKinds = async (
  db: Db,
  memberId: string,
  { kind, id: thingId, inApp, push, mail }: ChooseKinds,
): Promise<void> => {
  if (kind !== 'all') await assertKnown(db, { kind, id: thingId }, 'id');
  else if (thingId !== 0) throw new DomainError('request/invalid', 'id');
  const values = { inApp, push, mail };
  await withNotifications(db)
    .transaction()
    .execute(async (tx) => {
      await lockMember(tx, memberId);
      await assertRoom(tx, memberId, { kind, id: thingId });
      await tx
        .insertInto('notifications.choices')
        .values({ memberId, kind, thingId, ...values })
        .onConflict((on) => on.columns(['memberId', 'kind', 'thingId']).doUpdateSet(values))
        .execute();
    });
};

/** Deletes a choice, so that the choice for all, or the default, applies again. */
export const resetKinds = async (
  db: Db,
  memberId: string,
  { kind, id }: Pick<ChooseKinds, 'kind' | 'id'>,
): Promise<void> => {
  await withNotifications(db)
    .deleteFrom('notifications.choices')
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .where('thingId', '=', id)
    .execute();
};

const choicesOf = (db: NotificationDb, memberId: string): Promise<ChoiceRow[]> =>
  db
    .selectFrom('notifications.choices')
    .selectAll()
    .where('memberId', '=', memberId)
    .limit(mostChoices)
    .execute();

const kindsOf = ({ inApp, push, mail }: ChoiceRow) => ({ inApp, push, mail });

const followedNames = async (db: Db, lang: Language, memberId: string) => {
  const own = withNotifications(db);
  const entities = await placedIn(db, await followingsOf(own.withTables(), memberId));
  const names = await namesFor(db, await catalogueIn(db, lang), {
    teams: entities.flatMap(({ kind, id, seasonId }) => (kind === 'team' ? [{ teamId: id, seasonId }] : [])),
    leagueIds: idsOf(entities, 'league'),
    tournamentIds: idsOf(entities, 'tournament'),
  });
  return entities.map(({ kind, id, seasonId }) => {
    const { name, path } = kind === 'team' ? names.team(id, seasonId) : names[kind](id);
    return { kind, id, name, path };
  });
};

/** A member's notification choices, together with what they follow. */
export const ownChoices = async (
  db: Db,
  memberId: string,
  lang: Language,
): Promise<NotificationSettingsOutput> => {
  const own = withNotifications(db);
  const [settings, choices, followed, devices, keys] = await Promise.all([
    settingsOf(own, memberId),
    choicesOf(own, memberId),
    followedNames(db, lang, memberId),
    devicesOf(own, memberId),
    pushKeys(own),
  ]);
  const of = (kind: ChoiceRow['kind'], id: number) => {
    const row = choices.find((choice) => choice.kind === kind && choice.thingId === id);
    return row ? kindsOf(row) : null;
  };
  return {
    ...settings,
    usual: of('all', 0) ?? {
      inApp: [...defaultKinds.inApp],
      push: [...defaultKinds.push],
      mail: [...defaultKinds.mail],
    },
    followed: followed.map((entity) => ({ ...entity, own: of(entity.kind, entity.id) })),
    devices,
    pushKey: keys.publicKey,
  };
};
