import type { BracketPlace } from './bracket.ts';

/** Canonical text of a bracket place: the value of a select option, and the key that detects duplicates. */
export const textOfPlace = (place: BracketPlace): string => {
  switch (place.from) {
    case 'group':
      return place.group === null ? `group ${place.rank}` : `group ${place.rank} ${place.group}`;
    case 'best':
      return `best ${place.rank} ${place.nth}`;
    case 'winner':
    case 'loser':
      return `${place.from} ${place.slot}`;
    case 'team':
      return `team ${place.teamId}`;
  }
};

/** Parses a text of `textOfPlace`; null when malformed. The group name comes last because it may contain spaces. */
export const placeOf = (text: string): BracketPlace | null => {
  const [from = '', first = '', ...rest] = text.split(' ');
  switch (from) {
    case 'group':
      return { from, rank: Number(first), group: rest.length > 0 ? rest.join(' ') : null };
    case 'best':
      return { from, rank: Number(first), nth: Number(rest[0]) };
    case 'winner':
    case 'loser':
      return { from, slot: first };
    case 'team':
      return { from, teamId: Number(first) };
    default:
      return null;
  }
};
