/**
 * Prior for the home advantage, in goals, and its weight in games. Without it, fits early in a season gave between −7
 * and +7 goals, and rated losers above the winners of their games.
 */
export const usualHomeAdvantage = 0.3;
export const homeWeight = 200;
