/** Events that set who entered a result. That member may not confirm or dispute it. */
export const resultIsOf = [
  'GameRecorded',
  'ResultRecorded',
  'ResultCorrected',
  'GameTeamsCorrected',
] as const;
