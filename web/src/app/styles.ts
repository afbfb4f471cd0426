// Imports only the styles of the Mantine components in use; the variables come from the theme, by the build.
import '@mantine/core/styles/baseline.css';
import './theme.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Skeleton.css';
import './fonts.css';
import './base.css';
