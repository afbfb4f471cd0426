// One file to load, because the names of all files are part of every page.
export { cityForms } from './city-forms.tsx';
export { DescribeVenue } from './DescribeVenue.tsx';
