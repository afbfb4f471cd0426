import { advisoriesSection } from './advisories.ts';
import { licencesSection, readInstalled, shippedOf } from './licences.ts';
import { queryNpm } from './npm.ts';
import { newestOf, outdatedSection, pinnedMajors } from './outdated.ts';
import { textOf } from './section.ts';

/**
 * `npm run dependencies:report`: reports outdated packages, licences and advisories. Fails when an advisory of high severity or
 * worse is known, or when production needs a package whose licence is not allowed.
 */
const main = async (): Promise<number> => {
  const [outdated, audit, ...newest] = await Promise.all([
    queryNpm(['outdated']),
    queryNpm(['audit', '--audit=true', '--include=dev']),
    ...[...pinnedMajors].map(async ([name, major]) => {
      const listed = await queryNpm(['view', `${name}@${major}`, 'version']);
      return [name, newestOf(listed)] as const;
    }),
  ]);
  const sections = [
    outdatedSection(outdated, new Map(newest)),
    licencesSection(shippedOf(readInstalled())),
    advisoriesSection(audit),
  ];
  console.log(sections.map(textOf).join('\n\n'));
  return sections.some(({ isBad }) => isBad) ? 1 : 0;
};

process.exitCode = await main();
