import type { Activity } from '@rondelle/contracts/competition/activity.outputs.ts';
import { teamNameParts } from '@rondelle/contracts/competition/team-name.ts';
import { Fragment } from 'react';
import { ShortName } from '../team-name/ShortName.tsx';
import { subjectWords } from './activity-words.ts';

const between = ' – ';

/** A team's name in one line, whose place is abbreviated where lines are narrow. */
function TeamInLine({ name }: { name: string }) {
  const { nickname, joint, place } = teamNameParts(name);
  if (place === '') return <ShortName name={name} />;
  return (
    <>
      {nickname}
      {joint}
      <ShortName name={place} />
    </>
  );
}

/** The name of the changed entity; the teams of a game are abbreviated on phones. */
export function SubjectName({ of }: { of: Pick<Activity, 'kind' | 'subject'> }) {
  const words = subjectWords(of);
  if (of.kind !== 'game') return words;
  return words.split(between).map((name, at) => (
    <Fragment key={at}>
      {at > 0 && between}
      <TeamInLine name={name} />
    </Fragment>
  ));
}
