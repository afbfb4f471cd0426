import { Box } from '@mantine/core';
import { clubNameParts, teamNameParts } from '@rondelle/contracts/competition/team-name.ts';
import type { TeamOutput, TeamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { Crest } from '../crest/Crest.tsx';
import blocks from '../blocks.module.css';

/** Returns the name's nickname and "de Montréal"; a name that begins with the club stays whole. */
const partsOf = (name: string): readonly [nickname: string, place: string] => {
  if (clubNameParts(name)) return [name, ''];
  const { nickname, joint, place } = teamNameParts(name);
  return [nickname, `${joint}${place}`.trimStart()];
};

/** The crest beside the team's name. On phones, the place (“de Magog”) is smaller, so that long names fit two lines. */
export function TeamHeading({ team }: Pick<TeamOutput | TeamStatsOutput, 'team'>) {
  const [nickname, place] = partsOf(team.name);
  return (
    <div className={blocks.beside}>
      <Crest team={team} size="head" />
      <Box component="h1" m={0} miw={0}>
        {nickname}
        {place !== '' && ' '}
        {place !== '' && (
          <Box component="span" display="inline-block" fz="clamp(1.0625rem, 0.6rem + 2vw, 1em)">
            {place}
          </Box>
        )}
      </Box>
    </div>
  );
}
