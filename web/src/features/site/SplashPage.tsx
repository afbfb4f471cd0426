import { Box, Button, Group, Stack } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Stack.css';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { useHead } from '../../lib/page/head.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { Logo } from '../../ui/logo/Logo.tsx';

/** The welcome page: name, description and main links. */
export function SplashPage() {
  const paths = usePaths();
  const nav = usePageQuery('splash', 'main').data;
  useHead({ title: m.splash_title(), description: m.site_description() });
  const season = nav?.ongoingSeason;
  const counts = nav?.counts;
  return (
    <Stack align="center" ta="center" py="clamp(1rem, 8vh, 5rem)">
      <Logo height="clamp(6rem, 20vw, 10rem)" />
      <Box component="h1" fz="clamp(2.5rem, 8vw, 4.5rem)" m={0}>
        {m.site_name()}
      </Box>
      <Box component="p" fz="lg" m={0} maw="34rem">
        {m.splash_tagline()}
      </Box>
      {counts && season && (
        <Box component="p" fz="lg" m={0} maw="34rem">
          {m.splash_counts({
            season: season.slug,
            teams: formatNumber(counts.teams),
            games: formatNumber(counts.finals),
          })}
        </Box>
      )}
      <Group justify="center">
        <Button component={Link} href={paths.home()} size="md">
          {m.splash_enter()}
        </Button>
        <Button component={Link} href={paths.search()} size="md" variant="default">
          {m.splash_find()}
        </Button>
        <Button component={Link} href={paths.tour()} size="md" variant="default">
          {m.tour_title()}
        </Button>
      </Group>
    </Stack>
  );
}
