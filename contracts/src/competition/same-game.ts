/** The fields that identify a game. */
export type GameSlot = {
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly date: string;
  readonly time: string | null;
};

/** A game of minor hockey takes an hour of ice; another that begins within that hour collides with it. */
export const minutesOfIce = 60;

/** Two teams may play twice in a day, but not within this many minutes. */
const minutesApart = 60;

/** Returns the minutes since midnight of a time such as `19:30`; null for any other text. */
export const minutesOf = (time: string | null): number | null => {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? '') ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
};

/** Returns whether both times are known and so far apart that they are those of two games. */
export const isOtherTime = (one: string | null, other: string | null): boolean => {
  const [first, second] = [minutesOf(one), minutesOf(other)];
  return first !== null && second !== null && Math.abs(first - second) >= minutesApart;
};

const teamsOf = ({ homeTeamId, awayTeamId }: GameSlot): string =>
  `${Math.min(homeTeamId, awayTeamId)} ${Math.max(homeTeamId, awayTeamId)}`;

/**
 * Returns whether both are most likely the same game: the same teams on the same day, whichever is at home, unless both
 * have a time and these are an hour or more apart. Forms and imports use this rule.
 */
export const isSameGame = (one: GameSlot, other: GameSlot): boolean =>
  one.date === other.date && teamsOf(one) === teamsOf(other) && !isOtherTime(one.time, other.time);
