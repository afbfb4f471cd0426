type Tournament = { readonly startsOn: string; readonly endsOn: string };

/** Returns the day to propose for a game: today during the tournament, else its next day with games, else its first. */
export const tournamentDay = (
  { startsOn, endsOn }: Tournament,
  days: readonly string[],
  today: string,
): string => {
  if (today >= startsOn && today <= endsOn) return today;
  const next = days.filter((day) => day > today && day >= startsOn && day <= endsOn).toSorted()[0];
  return next ?? startsOn;
};
