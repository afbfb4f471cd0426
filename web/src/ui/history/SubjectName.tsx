import type { Activity } from '@rondelle/contracts/competition/activity.outputs.ts';
import { teamNameParts } from '@rondelle/contracts/competition/team-name.ts';
import { teamsOfTitle } from '../game-words/game-title.ts';
import { ShortName } from '../team-name/ShortName.tsx';
import { subjectWords } from './activity-words.ts';

/** A team's name in one line; its place is abbreviated where lines are narrow. */
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
  const teams = of.kind === 'game' && of.subject.name !== null ? teamsOfTitle(of.subject.name) : null;
  if (!teams) return words;
  const [home, away] = teams;
  return (
    <>
      <TeamInLine name={home} />
      {/* The dash or word between the names, which `gameTitle` chooses. */}
      {words.slice(home.length, -away.length)}
      <TeamInLine name={away} />
    </>
  );
}
