import { m } from '../../paraglide/messages.js';
import type { useTeam } from './use-team.ts';

type View = ReturnType<typeof useTeam>['view'];

/** The document's title, which names the view and the season. */
export const teamTitle = (view: View, about: { readonly name: string; readonly season: string }): string => {
  switch (view) {
    case 'history':
      return m.history_title_of(about);
    case 'calendar':
      return m.team_calendar_title(about);
    case 'overview':
      return `${about.name}, ${about.season}`;
  }
};
