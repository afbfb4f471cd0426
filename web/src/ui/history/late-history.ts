import { afterPage } from '../../lib/after-page.ts';

// What few ask for: its code and its many words come when it is shown. Each stands in a `Suspense`.
const load = () => import('./HistoryPart.tsx');
export const LeagueHistory = afterPage(async () => (await load()).LeagueHistory);
export const TournamentHistory = afterPage(async () => (await load()).TournamentHistory);
export const TeamHistory = afterPage(async () => (await load()).TeamHistory);
export const GoneLeague = afterPage(async () => (await load()).GoneLeague);
export const GoneTournament = afterPage(async () => (await load()).GoneTournament);
export const GoneTeam = afterPage(async () => (await load()).GoneTeam);
