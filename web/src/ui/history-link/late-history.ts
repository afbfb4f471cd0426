import { afterPage } from '../../lib/page/load-after-page.ts';

// Histories are opened rarely: their code and messages load with them. Each must be inside a `Suspense`.
const load = () => import('../history/HistoryPart.tsx');
export const LeagueHistory = afterPage(async () => (await load()).LeagueHistory);
export const TournamentHistory = afterPage(async () => (await load()).TournamentHistory);
export const TeamHistory = afterPage(async () => (await load()).TeamHistory);
export const DeletedLeague = afterPage(async () => (await load()).DeletedLeague);
export const DeletedTournament = afterPage(async () => (await load()).DeletedTournament);
export const DeletedTeam = afterPage(async () => (await load()).DeletedTeam);
