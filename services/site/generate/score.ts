import type { Result } from '@rondelle/contracts/competition/game.events.ts';
import type { Random } from './random.ts';
import type { Team } from './world.ts';

const mean = 2.9;
const mostGoals = 20;

const goalsOf = (random: Random, advantage: number): number =>
  Math.min(mostGoals, random.poisson(mean * Math.exp(Math.max(-1.6, Math.min(1.3, advantage)))));

const forfeit = (random: Random): Result => {
  const home = random.chance(0.5);
  return {
    homeGoals: home ? 0 : 1,
    awayGoals: home ? 1 : 0,
    decidedIn: 'regulation',
    forfeitedBy: home ? 'home' : 'away',
    homeFairPlay: home ? 0 : 1,
    awayFairPlay: home ? 1 : 0,
  };
};

/** Decides a tied game in overtime or a shoot-out, or returns the tie when that is allowed. */
const settle = (random: Random, goals: number, mayTie: boolean) => {
  if (mayTie && random.chance(0.45))
    return { homeGoals: goals, awayGoals: goals, decidedIn: 'regulation' } as const;
  const home = random.chance(0.52);
  const decidedIn = random.chance(0.55) ? 'overtime' : 'shootout';
  return { homeGoals: goals + (home ? 1 : 0), awayGoals: goals + (home ? 0 : 1), decidedIn } as const;
};

/** Which endings other than a win on the ice a game can have. */
export type Endings = { readonly mayTie: boolean; readonly mayForfeit: boolean };

/** Returns a random result; goals depend on the strengths of both teams and slightly on home ice. */
export const play = (random: Random, home: Team, away: Team, { mayTie, mayForfeit }: Endings): Result => {
  if (mayForfeit && random.chance(0.002)) return forfeit(random);
  const advantage = (home.strength - away.strength) / 2;
  const homeGoals = goalsOf(random, advantage + 0.04);
  const awayGoals = goalsOf(random, -advantage - 0.04);
  const played =
    homeGoals === awayGoals
      ? settle(random, homeGoals, mayTie)
      : ({ homeGoals, awayGoals, decidedIn: 'regulation' } as const);
  const fairPlay = () => (random.chance(0.93) ? 1 : 0);
  return { ...played, forfeitedBy: null, homeFairPlay: fairPlay(), awayFairPlay: fairPlay() };
};
