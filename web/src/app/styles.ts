// Imports only the styles of the Mantine components in use; tokens come from the theme.
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Skeleton.css';
import './fonts.css';
import './base.css';
