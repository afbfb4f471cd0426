export { draw } from './draw.tsx';
export { prepare } from './prepare.ts';
