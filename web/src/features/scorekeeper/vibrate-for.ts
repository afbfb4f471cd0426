const patterns = { goal: [60], tap: [20], taken: [20, 60, 20], refused: [80, 60, 80] } as const;

/** Vibrates to confirm a tap that may be made with a glove, on phones that can. */
export const vibrateFor = (what: keyof typeof patterns): void => {
  if ('vibrate' in navigator) navigator.vibrate([...patterns[what]]);
};
