export default {
  plugins: {
    'postcss-preset-mantine': {},
    'postcss-simple-vars': { variables: { 'breakpoint-sm': '48em', 'breakpoint-md': '62em' } },
  },
};
