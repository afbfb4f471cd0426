import { ofName } from '@rondelle/contracts/competition/of-name.ts';
import type { Random } from './random.ts';

/** Typical nicknames of Quebec teams; none refers to a particular team. */
const nicknames = [
  'Aigles',
  'As',
  'Avalanche',
  'Béliers',
  'Bisons',
  'Blizzard',
  'Braves',
  'Bûcherons',
  'Carcajous',
  'Caribous',
  'Castors',
  'Cataractes',
  'Centurions',
  'Chevaliers',
  'Cobras',
  'Commandeurs',
  'Condors',
  'Corsaires',
  'Cougars',
  'Coureurs des bois',
  'Coyotes',
  'Cyclones',
  'Dauphins',
  'Défenseurs',
  'Dragons',
  'Draveurs',
  'Éclairs',
  'Élans',
  'Éperviers',
  'Étoiles du Nord',
  'Express',
  'Faucons',
  'Flammes',
  'Forestiers',
  'Fougueux',
  'Gaulois',
  'Géants',
  'Gladiateurs',
  'Gouverneurs',
  'Grizzlys',
  'Guerriers',
  'Harfangs',
  'Huskys',
  'Icebergs',
  'Jaguars',
  'Laurentiens',
  'Léopards',
  'Lions',
  'Loups',
  'Lynx',
  'Mariniers',
  'Météores',
  'Mineurs',
  'Montagnards',
  'Mousquetaires',
  'Mustangs',
  'Nordet',
  'Orignaux',
  'Ouragans',
  'Panthères',
  'Patriotes',
  'Phénix',
  'Pionniers',
  'Pirates',
  'Prédateurs',
  'Rafales',
  'Rapides',
  'Renards',
  'Requins',
  'Royaux',
  'Scorpions',
  'Seigneurs',
  'Sentinelles',
  'Tigres',
  'Titans',
  'Tornades',
  'Trappeurs',
  'Vaillants',
  'Vikings',
  'Voyageurs',
  'Wapitis',
  'Zéphyrs',
] as const;

/** Returns a nickname and a place, sometimes with an article or as the full name of an association. */
export const teamName = (random: Random, place: string): string => {
  const nickname = random.pick(nicknames);
  if (random.chance(0.04)) return `Association du hockey mineur ${ofName(place)} – Les ${nickname}`;
  return random.chance(0.15) ? `Les ${nickname} ${ofName(place)}` : `${nickname} ${ofName(place)}`;
};

const tournamentKinds = [
  { fr: 'Tournoi provincial', en: 'Provincial Tournament' },
  { fr: 'Classique hivernale', en: 'Winter Classic' },
  { fr: 'Festival de hockey mineur', en: 'Minor Hockey Festival' },
  { fr: 'Challenge', en: 'Challenge' },
  { fr: 'Coupe des neiges', en: 'Snow Cup' },
] as const;

export const tournamentName = (random: Random, place: string, category: { fr: string; en: string }) => {
  const kind = random.pick(tournamentKinds);
  return { fr: `${kind.fr} ${category.fr} ${ofName(place)}`, en: `${place} ${category.en} ${kind.en}` };
};
