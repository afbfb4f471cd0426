import { m } from '../../paraglide/messages.js';
import type { TeamView } from '../../ui/team/TeamTabs.tsx';

/** The document's title; it names the view and the season. */
export const teamTitle = (
  view: TeamView,
  about: { readonly name: string; readonly season: string },
): string => {
  switch (view) {
    case 'history':
      return m.history_title_of(about);
    case 'calendar':
      return m.team_calendar_title(about);
    case 'overview':
      return `${about.name}, ${about.season}`;
  }
};
