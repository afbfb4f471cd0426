import { m } from '../../paraglide/messages.js';

const dash = ' – ';

/** Begins or ends the name of a club that its team's name has before a dash. */
const club = /^Association | Minor Hockey Association$/u;

/** Names a game by its teams, separated by a word instead of a dash when one of the names has a dash. */
export const gameTitle = (home: string, away: string): string =>
  `${home}${away}`.includes(dash) ? m.game_title_against({ home, away }) : m.game_title({ home, away });

/** Splits the recorded name of a game, "home – away", into both teams; null when it is not clear where one ends. */
export const teamsOfTitle = (title: string): readonly [string, string] | null => {
  const teams: string[] = [];
  let begun = '';
  for (const part of title.split(dash)) {
    if (begun === '' && club.test(part)) begun = `${part}${dash}`;
    else {
      teams.push(`${begun}${part}`);
      begun = '';
    }
  }
  const [home, away, ...others] = teams;
  return home === undefined || away === undefined || others.length > 0 || begun !== '' ? null : [home, away];
};
