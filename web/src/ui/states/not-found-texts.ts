import { m } from '../../paraglide/messages.js';

const titles: ReadonlyMap<string, () => string> = new Map(
  Object.entries<() => string>({
    category: m.not_found_category,
    city: m.not_found_city,
    division: m.not_found_division,
    game: m.not_found_game,
    league: m.not_found_league,
    post: m.not_found_post,
    organization: m.not_found_organization,
    region: m.not_found_region,
    season: m.not_found_season,
    supervisor: m.not_found_supervisor,
    team: m.not_found_team,
    topic: m.not_found_topic,
    tournament: m.not_found_tournament,
    user: m.not_found_user,
    video: m.not_found_video,
  }),
);

/** Returns the title for an unknown entity such as `team` or `league`; for any other, that of an unknown page. */
export const notFoundTitle = (what: string): string => (titles.get(what) ?? m.not_found_title)();
