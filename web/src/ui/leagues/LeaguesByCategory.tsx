import type { SeasonRefOutput } from '@rondelle/contracts/competition/outputs.ts';
import type { LeagueCard } from '@rondelle/contracts/competition/season.outputs.ts';
import { useChosenCategory } from '../../lib/page/chosen-category.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Crest } from '../crest/Crest.tsx';
import { Link } from '../link/Link.tsx';
import { TeamName } from '../team-name/TeamName.tsx';
import { Section } from '../page-frame/Section.tsx';
import classes from './leagues.module.css';
import groups from '../game-list/grouped-games.module.css';
import blocks from '../blocks.module.css';

type LeagueGroupsProps = { leagues: readonly LeagueCard[]; heading?: 'h2' | 'h3' };
type Props = Pick<LeagueGroupsProps, 'leagues'> & { season: SeasonRefOutput };

/** Returns the league's name without the category's, because that is the heading. */
const nameUnder = ({ name, category }: LeagueCard): string =>
  name.startsWith(`${category.name} `) ? name.slice(category.name.length + 1) : name;

function LeagueRow({ league }: { league: LeagueCard }) {
  const { leader } = league;
  return (
    <li className={`${blocks.covered} ${blocks.split} ${blocks.middle} ${classes.row}`}>
      <Link href={league.path}>{nameUnder(league)}</Link>
      {leader && (
        <span className={`${blocks.beside} ${blocks.tight} ${blocks.small}`}>
          <Crest team={leader} />
          <span className={blocks.hidden}>{m.league_leads()} </span>
          <TeamName name={leader.name} />
        </span>
      )}
      <span className={`${blocks.small} ${classes.count}`}>{m.teams_count({ count: league.teams })}</span>
    </li>
  );
}

/** Leagues grouped by category, each with its leader. `heading`: level of the categories' headings. */
export function LeagueGroups({ leagues, heading: Heading = 'h3' }: LeagueGroupsProps) {
  const { lang } = usePageLocation();
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const byCategory = [...Map.groupBy(leagues, ({ category }) => category.path)].sort(([, [a]], [, [b]]) =>
    compare(a?.category.name ?? '', b?.category.name ?? ''),
  );
  return (
    <div className={groups.groups}>
      {byCategory.map(([path, members]) => (
        <div key={path} className={groups.group}>
          <div className={`${blocks.plain} ${blocks.split} ${blocks.middle} ${groups.head} ${classes.row}`}>
            <Heading>
              <Link href={path}>{members[0]?.category.name}</Link>
            </Heading>
            {members.some(({ leader }) => leader) && (
              <span className={blocks.small} aria-hidden="true">
                {m.league_leads()}
              </span>
            )}
          </div>
          <ul className={`${blocks.rows} ${blocks.surface}`}>
            {members
              .toSorted((a, b) => compare(a.name, b.name))
              .map((league) => (
                <LeagueRow key={league.id} league={league} />
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** A season's leagues as a section of a page. */
export function LeaguesByCategory({ leagues, season }: Props) {
  const paths = usePaths();
  const chosen = useChosenCategory();
  if (leagues.length === 0) return null;
  return (
    <Section
      title={m.nav_leagues()}
      more={<Link href={paths.leagues(season.slug, chosen)}>{m.leagues_all()}</Link>}
    >
      <LeagueGroups leagues={leagues} />
    </Section>
  );
}
